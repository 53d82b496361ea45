import type { sets as en } from "./en.ts";

/** Giải thích các bộ luật. Số là chỗ trống, điền từ chính bộ luật. */
export const sets: typeof en = {
  common: {
    xiangqi: {
      ends: "Ở mọi bộ luật, chiếu hết là thắng, và bên hết nước đi bị thua dù không bị chiếu. Hai tướng không được đối mặt trên lộ trống, và không nước nào được để tướng mình bị ăn. Chiếu hết ở đúng nước chạm giới hạn vẫn là chiếu hết. Xin thua là thua; hai bên được thỏa thuận hòa.",
      material:
        "Hòa khi cả hai bên không còn xe, mã, pháo, tốt: khi đó không bên nào còn có thể bị hết nước đi, đã thử với mọi cách bày quân. Ngoài ra không xử hòa: pháo lẻ vẫn có thể chiếu hết khi có sĩ hoặc tượng làm ngòi, còn khi không thể thì ván cờ tiếp tục đến giới hạn hoặc đến khi thỏa thuận hòa.",
      fen: "Thế cờ tự bày (FEN) mang theo số nước chưa ăn quân, và giới hạn về số nước ấy đếm tiếp từ đó. Mọi bộ đếm khác bắt đầu từ không.",
      sanctions:
        "Khi tạo ván mới có thể chọn cách xử khác đối với bên phạm luật. Phải đổi nước (biến nước): trọng tài nhắc bên phạm luật đi nước khác; nếu nước kế tiếp của bên ấy còn phạm thì thua, đi nước khác thì lời nhắc hết hiệu lực. Không được đi: nước phạm luật không đi được.",
    },
    chess: {
      ends: "Chiếu hết là thắng. Bên không bị chiếu mà hết nước đi thì hòa. Chỉ được nhập thành khi vua và xe chưa di chuyển, giữa hai quân không có quân nào, vua không đang bị chiếu, không đi qua và không đến ô bị khống chế. Tốt vừa tiến hai ô có thể bị bắt qua đường, ngay lúc đó hoặc không bao giờ. Tốt đến hàng cuối được phong thành hậu, xe, tượng hoặc mã.",
    },
  },
  xiangqi: {
    club: {
      brief: "Đếm số lần chiếu và đuổi liên tiếp: cho phép {checkLimits1}, {checkLimits2} hoặc {checkLimits3}.",
      about: "Luật của trang cờ CXQ, đặt ra cho việc chơi trên mạng: trọng tài tự đếm, không cần thế cờ lặp lại. Đây là bộ luật mặc định.",
      limits:
        "Một bên được chiếu liên tiếp {checkLimits1} lần bằng một quân, {checkLimits2} lần bằng hai quân, {checkLimits3} lần bằng ba quân trở lên. Đuổi liên tiếp cùng một quân của đối phương cũng tính như vậy: {chaseLimits1}, {chaseLimits2} hoặc {chaseLimits3} nước. Nước tiếp theo là phạm luật. Bộ đếm bắt đầu lại khi bên đó đi nước khác loại, khi chuyển sang đuổi quân khác, và khi một trong hai bên ăn quân. Vì vậy chiếu xen kẽ đuổi không vượt giới hạn nào; nước vừa chiếu vừa đuổi là nước chiếu.",
      chase:
        "Nước đuổi là nước mà chính quân vừa đi dọa ăn một quân ở nước sau, hoặc nước làm cho pháo dọa ăn một quân; quân khác được mở đường thì không tính. Mối dọa phải mới: mối dọa đã có từ trước khi phải đỡ chiếu thì không mới, nên bên chỉ đỡ chiếu không đuổi gì cả. Tướng và tốt đe dọa thì không tính là đuổi; dọa tốt chưa qua sông, dọa quân có bảo vệ, hoặc thí quân cùng loại cũng không tính. Quân được bảo vệ là quân mà kẻ ăn nó có thể bị ăn lại ngay; riêng xe không bao giờ được coi là có bảo vệ trước mã hoặc pháo.",
      sanction:
        "Một bên phạm luật thì bên đó thua. Cả hai cùng phạm thì hòa; nhưng nếu một bên trường chiếu còn bên kia đuổi dai thì bên chiếu thua, kể cả khi bên đuổi vượt giới hạn lúc bên chiếu vừa dùng hết giới hạn của mình.",
      draws:
        "Hòa khi mỗi bên đã đi {effective} nước không chiếu, không đuổi và không phải nước đối phó; khi mỗi bên đã đi {progress} nước (tổng cộng {progressDoubled}) mà không ăn quân và không có tốt đã qua sông nào tiến lên; và khi mỗi bên đã đi {moves} nước.",
    },
    kyvuong: {
      brief: "Chiếu và đuổi như câu lạc bộ; hòa khi thế cờ xuất hiện lần thứ {occurrences} hoặc sau {noCapture} nước không ăn quân.",
      about:
        "Luật của phòng cờ Kỳ Vương: ván ngắn, có hai loại đồng hồ riêng. Ở đó nói bên bị bắt tướng thì thua, nghĩa là chiếu hết, vì không được đi nước để tướng mình bị ăn.",
      limits:
        "Giống câu lạc bộ: chiếu liên tiếp {checkLimits1} lần bằng một quân, {checkLimits2} bằng hai quân, {checkLimits3} bằng ba quân trở lên; đuổi cùng một quân {chaseLimits1}, {chaseLimits2} hoặc {chaseLimits3} nước. Bên nào vượt quá thì thua. Thế nào là chiếu, đuổi và bảo vệ thì như câu lạc bộ: chỉ tính mối dọa của quân vừa đi và của pháo được mở đường; bên chỉ đỡ chiếu không đuổi bằng mối dọa đã có từ trước.",
      repetition:
        "Thế cờ xuất hiện đến lần thứ {occurrences} thì hòa, kể cả khi một bên đang chiếu hoặc đuổi trong giới hạn: lúc ấy chưa ai phạm luật.",
      draws: "Hòa sau {noCapture} nước đi của cả hai bên mà không có quân nào bị ăn.",
    },
    casual: {
      brief: "Được chiếu liên tiếp {checkLimits1} lần; đuổi thì tự do.",
      about: "Luật chơi vui trên mạng, chỉ ngăn ván cờ kéo dài không dứt.",
      limits:
        "Một bên được chiếu liên tiếp {checkLimits1} lần, bằng bao nhiêu quân cũng vậy; lần thứ {checkLimits1Next} là thua. Đuổi quân và lặp lại thế cờ không bị xử.",
      draws: "Hòa sau {noCapture} nước đi của cả hai bên mà không có quân nào bị ăn.",
    },
    wxf: {
      brief: "Xử khi thế cờ xuất hiện lần thứ {occurrences}: chiếu nặng hơn đuổi, đuổi nặng hơn nước khác.",
      about: "Luật châu Á, dùng ở các giải của liên đoàn thế giới. Không đếm số lần liên tiếp: trọng tài xét thế cờ lặp lại.",
      repetition:
        "Khi cùng một thế cờ, cùng bên đi, xuất hiện lần thứ {occurrences}, trọng tài xét mọi nước từ lần thứ nhất. Nặng nhất là nước nào cũng chiếu; kế đến là nước nào cũng đuổi cùng một quân; mọi cách đi khác đều được phép, kể cả chiếu xen đuổi, dọa chiếu hết, hoặc đuổi lần lượt hai quân. Bên nặng hơn bị thua; hai bên như nhau thì hòa.",
      chase:
        "Đuổi là nước đi làm mới xuất hiện một nước ăn hợp lệ, bằng bất cứ quân nào và do quân nào mở đường cũng vậy, với một quân không được bảo vệ khi thử ăn rồi tìm nước ăn lại; xe bị mã hoặc pháo đuổi thì tính cả khi có bảo vệ. Mối dọa đã có từ trước khi phải đỡ chiếu thì không mới: bên chỉ đỡ chiếu không đuổi gì cả. Tướng và tốt không đuổi, và tốt chưa qua sông không bị đuổi. Dọa quân cùng loại mà nó ăn lại được là mời đổi quân. Nước nào cũng cắt bảo vệ của một quân cũng là đuổi, nhưng nhẹ hơn.",
      draws: "Hòa sau {noCapture} nước đi của cả hai bên không ăn quân; mỗi bên chỉ được tính nhiều nhất {checksCounted} nước chiếu.",
    },
    vcf: {
      brief: "Như luật thế giới: xử ở lần thứ {occurrences}; {noCaptureHalved} nước mỗi bên không ăn quân thì hòa.",
      about: "Liên đoàn cờ Việt Nam thi đấu theo luật thế giới năm 2018.",
      repetition:
        "Khi thế cờ xuất hiện lần thứ {occurrences}, các nước từ lần thứ nhất được xét: cấm nước nào cũng chiếu, và cấm nước nào cũng đuổi cùng một quân không được bảo vệ. Bên phạm nặng hơn bị thua; hai bên như nhau thì hòa.",
      chase:
        "Đuổi như luật thế giới: mọi mối dọa mới đều tính, do quân nào tạo ra hay mở đường cũng vậy; mối dọa đã có từ trước khi phải đỡ chiếu thì không mới.",
      draws:
        "Hòa khi mỗi bên đi {noCaptureHalved} nước (tổng cộng {noCapture}) mà không ăn quân; mỗi bên chỉ được tính nhiều nhất {checksCounted} nước chiếu.",
    },
    cxa: {
      brief:
        "Luật Trung Quốc: xét từng nước của vòng lặp; chiếu, dọa chiếu hết và đuổi, xen kẽ thế nào cũng cấm; {noCaptureHalved} nước mỗi bên không ăn quân thì hòa.",
      about: "Luật của hiệp hội cờ Trung Quốc, bản năm 2020. Cũng xét thế cờ lặp lại như luật thế giới, nhưng xét từng nước một.",
      repetition:
        "Khi thế cờ xuất hiện lần thứ {occurrences} qua cùng những nước đi, mỗi nước trong vòng lặp được xếp loại: chiếu; sát, khi dọa chiếu hết bằng một loạt không quá {killChecks} nước chiếu; đuổi, khi dọa bắt được quân; hoặc nhàn. Bên mà nước nào cũng là chiếu, sát hay đuổi, xen kẽ thế nào cũng vậy, là đi nước cấm; chỉ cần một nước nhàn là được phép. Bên nước nào cũng chiếu thì thua, nếu bên kia không như vậy. Ngoài ra, nước cấm thua nước được phép; hai bên cùng được phép hoặc cùng nước cấm thì hòa.",
      chase:
        "Đuổi là nước làm mới xuất hiện cách bắt được quân: ăn ngay, chiếu không quá {chaseChecks} nước rồi ăn, hoặc qua một loạt đổi quân. Một xe bằng hai mã hoặc pháo, tốt qua sông có giá trị thay đổi. Tướng và tốt được đuổi. Quân được bảo vệ là quân mà kẻ ăn nó có thể bị ăn lại; bảo vệ bị ghim hoặc không thực hiện được thì không tính. Mời đổi, thí quân, cản và bám là nước nhàn.",
      sanction:
        "Khi cả hai bên đều đi nước cấm, bên mà nước đuổi nào cũng là đuổi xe hoặc đuổi quân không bảo vệ phải đổi nước trước bên đuổi liên hợp hoặc đuổi quân thiếu bảo vệ.",
      draws: "Hòa khi mỗi bên đi {noCaptureHalved} nước (tổng cộng {noCapture}) mà không ăn quân.",
    },
    basic: {
      brief: "Cách đi, chiếu hết và hết nước đi. Không đếm gì cả.",
      about:
        "Chỉ có cách đi quân, chiếu hết, và bên hết nước đi bị thua. Không đếm, không xử thế cờ lặp lại: dùng để học và để xem thế cờ.",
    },
  },
  chess: {
    fide: {
      brief:
        "Luật cờ vua quốc tế: được yêu cầu xử hòa khi thế cờ xuất hiện {claimOccurrences} lần hoặc sau {claimMoves} nước, tự động hòa ở {drawOccurrences} lần và {drawMoves} nước.",
      about: "Luật cờ vua của liên đoàn thế giới.",
      claims:
        "Bên đến lượt đi được yêu cầu xử hòa khi thế cờ đã xuất hiện {claimOccurrences} lần, hoặc khi mỗi bên đã đi {claimMoves} nước không ăn quân và không đi tốt. Cũng được yêu cầu xử hòa bằng cách báo một nước đi tạo ra điều đó. Hai thế cờ giống nhau khi cùng bên đi và cùng các nước đi có thể, kể cả nhập thành và bắt tốt qua đường.",
      draws:
        "Không cần yêu cầu, ván cờ hòa khi thế cờ xuất hiện {drawOccurrences} lần, khi mỗi bên đi {drawMoves} nước như vậy, và ngay lập tức ở thế cờ chết, khi không bên nào có thể chiếu hết bằng bất cứ loạt nước hợp lệ nào.",
      players:
        "Theo luật năm 2023, bên xin thua bị thua, trừ khi đối phương không thể chiếu hết bằng bất cứ loạt nước hợp lệ nào: khi đó hòa. Hai bên được thỏa thuận hòa sau khi mỗi bên đã đi ít nhất {agreementMoves} nước.",
      time: "Bên hết giờ bị thua, trừ khi đối phương không thể chiếu hết bằng bất cứ loạt nước hợp lệ nào: khi đó hòa.",
    },
    basic: {
      brief: "Cách đi, chiếu hết và hết nước đi. Không đếm gì cả.",
      about: "Chỉ có cách đi quân, chiếu hết và hết nước đi. Không đếm và không có quyền yêu cầu xử hòa; hai bên được thỏa thuận hòa.",
    },
  },
};
