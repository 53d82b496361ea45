import type { GalleryTexts } from "./index.ts";

/** Phòng trưng bày bằng tiếng Việt. */
export const gallery = {
  heading: "Thế cờ mẫu",
  intro: "Những thế cờ nên biết. Xem từng nước ngay tại đây, tự đi thử, hoặc mở trên bàn cờ.",
  all: "Tất cả thế cờ",
  open: "Mở trên bàn cờ",
  topic: {
    pieces: "Cách đi quân",
    special: "Nhập thành, bắt tốt qua đường, phong cấp",
    mates: "Chiếu hết",
    repetition: "Trường chiếu và trường tróc",
    draws: "Hòa cờ",
  },
  under: "{title} · {set}",

  entry: {
    general: { title: "Tướng", caption: "Mỗi nước một bước ngang hoặc dọc. Không được đến d1: hai tướng sẽ đối mặt trên lộ trống." },
    palace: { title: "Cung tướng", caption: "Tướng không bao giờ ra khỏi cung chín điểm." },
    advisor: { title: "Sĩ", caption: "Đi chéo một bước trong cung: sĩ chỉ có năm điểm." },
    "elephant-eye": { title: "Mắt tượng", caption: "Tượng đi chéo hai bước. Xe ở d3 đứng đúng mắt tượng nên chặn đường đến c4." },
    river: { title: "Sông", caption: "Tượng ở lại bên mình: dù đường trống cũng không được qua sông." },
    "horse-leg": {
      title: "Cản chân mã",
      caption: "Một bước thẳng rồi một bước chéo ra ngoài. Tốt ở e5 cản chân, nên hai điểm phía sau bị chặn.",
    },
    chariot: { title: "Xe", caption: "Đi thẳng bao nhiêu bước cũng được. Xe ăn được tốt ở e5 nhưng không nhảy qua." },
    cannon: { title: "Pháo", caption: "Đi như xe, nhưng chỉ ăn khi nhảy qua đúng một quân: tốt ở e5 là ngòi, mã ở e7 bị ăn." },
    soldier: { title: "Tốt chưa qua sông", caption: "Chưa qua sông thì chỉ tiến, và ăn theo cách đi." },
    "soldier-across": { title: "Tốt đã qua sông", caption: "Qua sông rồi được đi ngang, nhưng không bao giờ lùi." },
    pin: { title: "Quân che tướng", caption: "Tượng không được rời cột: xe sẽ chiếu tướng." },
    screen: {
      title: "Tự làm ngòi",
      caption: "Đến e1, sĩ sẽ thành ngòi cho pháo chiếu tướng. Các đường khác ra ngoài cung, nên sĩ hết nước.",
    },

    "double-cannon": { title: "Pháo trùng", caption: "Pháo trước là ngòi của pháo sau. Quân nào chen vào giữa cũng lại thành ngòi." },
    "horse-and-cannon": { title: "Mã hậu pháo", caption: "Mã giữ hai điểm bên tướng và làm ngòi cho pháo." },
    "crouching-horse": { title: "Ngọa tào mã", caption: "Mã chiếu từ g8, xe giữ lộ bên cạnh tướng." },
    "fishing-horse": { title: "Điếu ngư mã", caption: "Mã giữ giữa cung, xe chiếu ở hàng cuối." },
    "iron-bolt": { title: "Thiết môn thuyên", caption: "Pháo giữa ghim sĩ: sĩ không được ăn xe, tướng không được đối mặt." },
    "white-general": { title: "Tướng trợ công", caption: "Tướng đỏ giữ lộ giữa từ xa, xe chiếu hết bên cạnh." },
    "smothered-palace": { title: "Muộn cung", caption: "Một pháo là đủ: sĩ chiếm hết chỗ của tướng, một sĩ lại làm ngòi." },
    "two-chariots": { title: "Song xa thác", caption: "Một xe giữ một hàng, xe kia chiếu ở hàng bên." },
    "no-move-left": { title: "Hết nước đi", caption: "Đen không bị chiếu nhưng hết nước đi hợp lệ. Ở cờ tướng như vậy là thua." },

    "club-check": { title: "Lần chiếu thứ bảy", caption: "Một xe chiếu bảy lần liên tiếp: quá mức câu lạc bộ cho phép một lần." },
    "club-check-limit": {
      title: "Sáu lần chiếu là được phép",
      caption: "Được dùng hết giới hạn: sau lần chiếu thứ sáu ván cờ vẫn tiếp tục, kèm cảnh báo.",
    },
    "club-check-two": { title: "Hai quân thay nhau", caption: "Hai xe được chiếu mười hai lần liên tiếp; lần thứ mười ba là thua." },
    "club-chase": { title: "Lần đuổi thứ bảy", caption: "Xe đuổi cùng một pháo không được bảo vệ bảy nước liên tiếp." },
    "club-chariot": {
      title: "Trước pháo, xe không có bảo vệ",
      caption: "Pháo đỏ đuổi xe. Có lúc xe được bảo vệ, nhưng trước pháo điều đó không tính.",
    },
    "club-answers": {
      title: "Đỡ chiếu không phải là đuổi",
      caption:
        "Tướng đen chỉ chạy qua chạy lại để đỡ chiếu. Xe đen vốn đã dọa tốt từ trước nên đó không phải là đuổi. Đỏ thua ở lần chiếu thứ mười ba bằng hai quân.",
    },
    "club-change": {
      title: "Phải đổi nước",
      caption:
        "Nước đuổi thứ bảy bằng một quân, ở ván mà trọng tài nhắc trước: ván cờ tiếp tục và Đỏ phải đổi nước. Đuổi thêm một nước nữa là thua.",
    },
    "club-soldier": { title: "Tốt không đuổi", caption: "Tốt dọa bắt mãi cũng được: không đếm gì cả." },
    "kyvuong-check": { title: "Cùng giới hạn ấy", caption: "Ở Kỳ Vương cũng vậy, lần chiếu thứ bảy liên tiếp bằng một quân là thua." },
    "kyvuong-repetition": { title: "Sáu lần cùng một thế", caption: "Không ai đi nước cấm, không ai đổi nước: lần thứ sáu thì hòa." },
    "kyvuong-sixth": {
      title: "Lần thứ sáu, giữa lúc chiếu",
      caption: "Hai quân được chiếu mười hai lần liên tiếp. Trước đó thế cờ đã xuất hiện lần thứ sáu nên hòa.",
    },
    "casual-check": { title: "Lần chiếu thứ mười", caption: "Chơi vui được chiếu chín lần liên tiếp, bằng bao nhiêu quân cũng vậy." },
    "casual-chase": { title: "Đuổi tự do", caption: "Luật chơi vui không xử đuổi quân: cứ thế đến khi hết giới hạn nước đi." },

    "wxf-check": {
      title: "Trường chiếu (chiếu dai)",
      caption: "Nước nào của Đỏ trong vòng lặp cũng chiếu. Thế cờ xuất hiện lần thứ ba thì Đỏ thua.",
    },
    "wxf-check-two": { title: "Trường chiếu bằng hai xe", caption: "Bao nhiêu quân tham gia cũng vậy: nước nào cũng chiếu." },
    "wxf-both-check": { title: "Hai bên cùng chiếu", caption: "Mỗi nước chiếu cũng là nước đỡ chiếu: hai bên như nhau nên hòa." },
    "wxf-answered-check": { title: "Mọi nước và vài nước", caption: "Đỏ chiếu ở mọi nước, Đen chỉ thỉnh thoảng: Đỏ nặng hơn." },
    "wxf-chase": { title: "Đuổi dai", caption: "Nước nào trong vòng lặp xe cũng đuổi pháo không được bảo vệ, nên thua." },
    "wxf-chariot-cannon": { title: "Pháo đuổi xe", caption: "Dù được bảo vệ hay không, mã và pháo không được trường tróc xe." },
    "wxf-protected": { title: "Bảo vệ thật", caption: "Pháo được pháo ở e3 bảo vệ: dọa bắt nó không phải là đuổi." },
    "wxf-false-protection": { title: "Bảo vệ giả", caption: "Ở lộ d bảo vệ không có thật, vì pháo ở e3 phải che tướng. Đó là đuổi." },
    "wxf-offer": { title: "Mời đổi quân", caption: "Xe dọa xe và có thể bị ăn lại: là mời đổi, được lặp lại." },
    "wxf-general": { title: "Tướng được đuổi", caption: "Chính tướng dọa bắt thì không phải là đuổi, bao nhiêu lần cũng vậy." },
    "wxf-soldier-home": { title: "Tốt chưa qua sông", caption: "Dọa bắt mãi cũng được: tốt ở bên mình không tính là bị đuổi." },
    "wxf-soldier-across": { title: "Tốt đã qua sông", caption: "Cùng cách dọa ấy với tốt đã qua sông là đuổi." },
    "wxf-two-targets": { title: "Hai mục tiêu thay nhau", caption: "Một pháo lần lượt dọa hai xe: không quân nào bị đuổi ở mọi nước." },
    "wxf-mixture": { title: "Chiếu xen đuổi", caption: "Có nước chiếu, có nước đuổi: không loại nào ở mọi nước, nên được phép." },
    "wxf-mate-threat": { title: "Dọa chiếu hết", caption: "Nước nào cũng dọa chiếu hết thì luật thế giới cho phép." },
    "wxf-both-chase": {
      title: "Hai bên cùng đuổi",
      caption: "Xe đỏ đuổi một pháo, sĩ đen đi lại mở đường dọa lại: hai bên cùng đuổi, hòa.",
    },
    "wxf-unguarding": { title: "Cắt bảo vệ", caption: "Xe vốn đã dọa mã; các nước của Đỏ cứ cắt bảo vệ của nó. Đó cũng là đuổi." },
    "vcf-check": { title: "Trường chiếu theo luật Việt Nam", caption: "Đen chiếu ở mọi nước, Đỏ chỉ có lúc: Đen thua." },
    "vcf-offer": { title: "Mời đổi quân theo luật Việt Nam", caption: "Giống luật thế giới, mời đổi quân được lặp lại: hòa." },

    "cxa-check": { title: "Nước nào cũng chiếu", caption: "Một bên chiếu ở mọi nước, bên kia chỉ chạy tướng: bên chiếu thua ngay." },
    "cxa-kill": {
      title: "Sát và đuổi",
      caption: "Một nước mã dọa chiếu hết bằng chuỗi chiếu, nước kia đuổi xe; các nước của Đen là nhàn. Bên đi nước cấm thua.",
    },
    "cxa-idle": {
      title: "Một chiếu, một đổi",
      caption: "Đỏ một nước chiếu, một nước mời đổi pháo. Đổi quân là nhàn, nên hai bên đều được phép.",
    },
    "cxa-soldier": {
      title: "Tốt được tự do đuổi",
      caption: "Chỉ có tốt đỏ dọa bắt xe, đó là nhàn. Xe đen lần nào cũng mở ra nước bắt mã mới: Đen thua.",
    },
    "cxa-checks-win": {
      title: "Bắt quân bằng chuỗi chiếu",
      caption: "Tượng liên tục cắt sự bảo vệ của mã; Đen liên tục dọa dùng chuỗi chiếu để bắt quân. Hai bên cùng đuổi: hòa.",
    },
    "cxa-both": { title: "Đuổi và sát", caption: "Đỏ đuổi pháo, Đen dọa chiếu hết, nước nào cũng vậy. Không bên nào nặng hơn: hòa." },
    "cxa-light": {
      title: "Đuổi chung và đuổi riêng",
      caption:
        "Đỏ bắt được tượng chỉ vì pháo ghim quân bảo vệ nó: đuổi nhẹ. Xe đen một mình đuổi pháo không được bảo vệ, nên phải đổi nước.",
    },

    "club-progress": { title: "Không có tiến triển", caption: "Mỗi bên đi ba mươi nước không ăn quân và không có tốt qua sông nào tiến." },
    "kyvuong-no-capture": { title: "Không ăn quân ở Kỳ Vương", caption: "Thêm hai nước không ăn quân là đủ giới hạn chung của hai bên." },
    "casual-no-capture": { title: "Không ăn quân khi chơi vui", caption: "Thêm hai nước không ăn quân là đủ giới hạn chung của hai bên." },
    "wxf-no-capture": { title: "Không ăn quân, luật thế giới", caption: "Thêm hai nước không ăn quân là đủ giới hạn chung của hai bên." },
    "vcf-no-capture": { title: "Không ăn quân, luật Việt Nam", caption: "Thêm hai nước không ăn quân là đủ giới hạn chung của hai bên." },
    "mate-on-limit": { title: "Chiếu hết ở nước cuối", caption: "Nước chạm giới hạn cũng chiếu hết. Chiếu hết được xét trước." },
    material: { title: "Không còn gì để thắng", caption: "Tốt cuối cùng mất đi thì không bên nào còn có thể bị hết nước đi." },
    "lone-cannon": {
      title: "Pháo lẻ vẫn chiếu hết được",
      caption: "Chỉ còn một pháo để tấn công mà ván cờ chưa hòa: lấy tượng làm ngòi, pháo chiếu hết sau hai nước.",
    },

    king: { title: "Vua", caption: "Một ô theo mọi hướng, nhưng không bao giờ đứng cạnh vua kia." },
    queen: { title: "Hậu", caption: "Đi ngang, dọc, chéo bao xa cũng được. Tốt mình ở f2 chặn đường, tốt đen ở b6 ăn được." },
    rook: { title: "Xe", caption: "Đi ngang và dọc bao xa cũng được. Ăn được ở d7 nhưng không qua được tốt mình ở f4." },
    bishop: { title: "Tượng", caption: "Đi chéo bao xa cũng được: không bao giờ rời màu ô của mình." },
    knight: { title: "Mã", caption: "Hai ô thẳng và một ô ngang, nhảy qua mọi quân đứng giữa." },
    pawn: { title: "Tốt", caption: "Tiến một ô, từ ô đầu được tiến hai ô, ăn chéo một ô về phía trước." },
    "pawn-blocked": { title: "Tốt bị chặn", caption: "Tốt không ăn quân đứng thẳng trước mặt." },
    pinned: { title: "Quân bị ghim", caption: "Mã che vua trước xe nên phải ở lại." },

    castling: { title: "Nhập thành hai bên", caption: "Vua đi hai ô về phía xe và xe nhảy qua vua: gần cho Trắng, xa cho Đen." },
    "castling-in-check": { title: "Đang bị chiếu thì không nhập thành", caption: "Xe ở e4 đang chiếu: cấm nhập thành cả hai bên." },
    "castling-path": { title: "Có quân ở giữa", caption: "Mã ở b1 đứng giữa vua và xe, dù vua không đi qua đó." },
    "castling-into-check": { title: "Không nhập thành vào thế bị chiếu", caption: "Xe ở g8 khống chế g1, nơi vua sẽ đến." },
    "castling-through-check": { title: "Không nhập thành qua ô bị khống chế", caption: "Xe ở f8 khống chế f1, ô mà vua sẽ đi qua." },
    "castling-moved": { title: "Vua hoặc xe đã di chuyển", caption: "Xe đã đi rồi quay về: mất quyền ở bên đó, vẫn còn ở bên kia." },
    "castling-rook-attacked": {
      title: "Xe bị dọa vẫn được",
      caption: "Chỉ xét đường của vua: xe đen ở b8 khống chế b1, nhập thành vẫn hợp lệ.",
    },
    "castling-960": {
      title: "Nhập thành trong Chess960",
      caption: "Dù bắt đầu từ đâu, vua và xe cũng đến ô quen thuộc. Hãy đặt vua lên xe của mình.",
    },
    "en-passant": { title: "Bắt tốt qua đường", caption: "Tốt vừa tiến hai ô có thể bị ăn như thể chỉ tiến một ô." },
    "en-passant-late": { title: "Bắt tốt qua đường quá muộn", caption: "Chậm một nước là mất quyền: ngay lúc đó hoặc không bao giờ." },
    promotion: { title: "Phong cấp", caption: "Đến hàng cuối, tốt thành quân khác; được có hậu thứ hai." },
    "under-promotion": { title: "Tốt được phong thành gì", caption: "Hậu, xe, tượng hoặc mã, không được thành vua." },
    "double-check": { title: "Chiếu đôi", caption: "Hai quân cùng chiếu: chỉ nước đi của chính vua mới cứu được." },

    "fools-mate": { title: "Chiếu hết nhanh nhất (Fool's mate)", caption: "Ván cờ ngắn nhất: Đen chiếu hết ở nước thứ hai." },
    "scholars-mate": { title: "Chiếu hết kiểu học trò", caption: "Hậu và tượng phối hợp ở f7." },
    "back-rank": { title: "Chiếu hết hàng cuối", caption: "Chính các tốt mình làm vua không còn ô." },
    smothered: { title: "Chiếu hết ngạt thở", caption: "Thí hậu để xe chiếm ô cuối cùng; mã chiếu hết." },
    "legals-mate": { title: "Chiếu hết Légal", caption: "Trắng thí hậu, ba quân nhẹ chiếu hết." },
    "anastasias-mate": { title: "Chiếu hết Anastasia", caption: "Mã ở e7 nhốt vua ở mép bàn, xe chiếu hết ở đó." },
    "arabian-mate": { title: "Chiếu hết Ả Rập", caption: "Xe và mã ở góc bàn, thế chiếu hết cổ nhất." },
    epaulettes: { title: "Chiếu hết kiểu cầu vai", caption: "Hai xe ở hai vai chiếm hết ô của vua." },
    "retis-mate": { title: "Chiếu hết Réti", caption: "Thí hậu để chiếu đôi, rồi tượng chiếu hết." },
    stalemate: { title: "Hết nước đi (pat)", caption: "Đen hết nước đi hợp lệ mà không bị chiếu: ở cờ vua là hòa." },

    threefold: { title: "Lần thứ ba: yêu cầu xử hòa", caption: "Thế cờ xuất hiện lần thứ ba. Bên đến lượt đi được yêu cầu xử hòa." },
    fivefold: { title: "Lần thứ năm: hòa", caption: "Lần thứ năm thì hòa, không cần yêu cầu." },
    "fifty-moves": {
      title: "Năm mươi nước: yêu cầu xử hòa",
      caption: "Mỗi bên năm mươi nước không ăn quân và không đi tốt: được yêu cầu xử hòa.",
    },
    "seventy-five-moves": { title: "Bảy mươi lăm nước: hòa", caption: "Sau bảy mươi lăm nước như vậy thì hòa, không cần yêu cầu." },
    "mate-first": { title: "Chiếu hết được xét trước", caption: "Nước chạm giới hạn cũng chiếu hết: thắng." },
    "bare-kings": { title: "Hai vua trơ trọi", caption: "Hậu bị ăn thì không ai còn chiếu hết được: ván cờ kết thúc ngay." },
    "locked-wall": { title: "Bức tường khóa kín", caption: "Tốt còn nhiều, nhưng không vua nào qua được: thế cờ chết, dù đủ quân." },
    "flag-lone-bishop": {
      title: "Hết giờ mà vẫn hòa: tượng đơn độc",
      caption:
        "Trắng hết giờ, nhưng Đen không bao giờ chiếu hết được: tượng chỉ khống chế ô một màu, các ô còn lại cạnh vua trắng chỉ có thể bị chính xe trắng chiếm, mà xe luôn ăn được tượng hoặc chắn được.",
    },
    "flag-one-colour": {
      title: "Hết giờ mà vẫn hòa: chỉ có ô trắng",
      caption:
        "Đen hết giờ, nhưng Trắng không bao giờ chiếu hết được: cả hai tượng chỉ đi ô trắng, mọi tốt đen bị khóa ở ô đen, và vua trắng không bao giờ qua được bức tường.",
    },
    "flag-counted-moves": {
      title: "Hết giờ mà vẫn hòa: cạn nước đi",
      caption:
        "Đen hết giờ, nhưng Trắng không bao giờ chiếu hết được: vua không thể rời góc nên Trắng phải đi tốt, và cạn nước trước khi có tốt nào phong cấp. Ngược lại, Đen vẫn có thể.",
    },
  },
} satisfies GalleryTexts;
