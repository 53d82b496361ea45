/** Lời của trọng tài, và giải thích các bộ luật. Số trong lời giải thích là chỗ trống, điền từ chính bộ luật. */
export const referee = {
  heading: "Trọng tài",
  rules: "Luật: {set}",
  explain: "Giải thích luật",
  explained: "Luật chơi",
  ruleSet: "Bộ luật",
  chooseRules: "Bộ luật",

  resign: "Xin thua",
  offerDraw: "Cầu hòa",
  askResign: "{side} xin thua và {winner} thắng?",
  askDraw: "{side} cầu hòa. {other} có đồng ý không?",
  accept: "Đồng ý hòa",
  keepPlaying: "Chơi tiếp",

  warnings: "Cảnh báo",
  warning: {
    streak: {
      "perpetual-check": "{side} đã chiếu {count} trên {limit} lần liên tiếp.",
      "perpetual-chase": "{side} đã đuổi cùng một quân {count} trên {limit} nước liên tiếp.",
    },
    next: "Thêm một lần nữa là phạm luật.",
    occurrences: "Thế cờ này đã xuất hiện {count} trên {limit} lần.",
    loses: "Cứ tiếp tục như vậy, {side} sẽ thua ({reason}).",
    draws: "Đến {limit} thì hòa ({reason}).",
    xiangqi: {
      "effective-limit": "Mỗi bên đã đi {count} trên {limit} nước không chiếu, không đuổi và không phải nước đối phó.",
      "progress-limit": "Mỗi bên đã đi {count} trên {limit} nước mà không ăn quân và không có tốt qua sông nào tiến lên.",
      "total-limit": "Mỗi bên đã đi {count} trên {limit} nước.",
      "move-limit": "Hai bên đã đi {count} trên {limit} nước mà không ăn quân.",
    },
    chess: {
      "move-limit": "Mỗi bên đã đi {count} trên {limit} nước mà không ăn quân và không đi tốt.",
    },
    other: "{reason}: {count} trên {limit}.",
    alarm: "{side} {reason}: {count} trên {limit}",
    alarmOfNone: "{reason}: {count} trên {limit}",
  },
  outlook: {
    loses: "Đi đến {squares} thì thua ({reason}).",
    draws: "Đi đến {squares} thì hòa ({reason}).",
    wins: "Đi đến {squares} thì thắng ({reason}).",
  },

  verdict: {
    heading: "Phán quyết",
    byRule: "{set}: {text}.",
    byNumber: { xiangqi: "{set}, điều {number}: {text}.", chess: "{set}, điều {number}: {text}." },
    evidence: "Các nước làm căn cứ",
    previous: "Nước trước trong căn cứ",
    next: "Nước sau trong căn cứ",
    all: "Xem cả {count} nước",
    lastCycle: "Chỉ xem vòng lặp cuối",
    allChecks: "{side} chiếu ở cả {plies} nước của mình.",
    oneQuarry: "{side} đuổi {piece} ở cả {plies} nước của mình.",
    mixed: "{side} đi {plies} nước; chiếu: {checks}, đuổi: {chases}, nước khác: {others}.",
    exhibit: "{ply}. {side} {move}: {facts}",
    check: "chiếu tướng",
    chase: "{by} ở {attacker} đuổi {of} ở {target} không được bảo vệ",
    chaseProtected: "{by} ở {attacker} đuổi {of} ở {target} có bảo vệ",
    idle: "không chiếu, không đuổi",
  },

  article: {
    xiangqi: {
      "checkmate": "chiếu hết là thắng",
      "stalemate": "bên hết nước đi bị thua",
      "perpetual-check": "bên chiếu liên tiếp quá số lần cho phép bị thua",
      "perpetual-chase": "bên đuổi mãi một quân quá mức cho phép bị thua",
      "mutual-violation": "hai bên cùng phạm một luật thì hòa",
      "mutual-chase": "hai bên cùng đuổi mãi thì hòa",
      "repetition": "thế cờ lặp lại đủ số lần mà không ai phạm luật cấm thì hòa",
      "effective": "đủ số nước không chiếu, không đuổi và không đối phó thì hòa",
      "progress": "đủ số nước không có tiến triển thì hòa",
      "moves": "đủ tổng số nước thì hòa",
      "no-capture": "đủ số nước không ăn quân thì hòa",
      "material": "không bên nào còn đủ quân để thắng",
      "resignation": "bên xin thua bị thua",
      "agreement": "hai bên được thỏa thuận hòa",
      "timeout": "bên hết giờ bị thua",
      "5": "thế cờ lặp lại mà không ai phạm luật thì hòa",
      "6": "bên chiếu ở mọi nước của vòng lặp bị thua",
      "7": "hai bên cùng chiếu ở mọi nước thì hòa",
      "8": "bên chiếu ở mọi nước bị thua, dù bên kia có chiếu lại xen kẽ",
      "15": "mã hoặc pháo không được đuổi mãi xe, dù xe có được bảo vệ hay không",
      "appendix-1": "nước nào cũng cắt bảo vệ của một quân cũng là đuổi, nên thua",
    },
    chess: {
      "checkmate": "chiếu hết là thắng",
      "stalemate": "bên không bị chiếu mà hết nước đi thì hòa",
      "dead-position": "không bên nào còn chiếu hết được nữa",
      "repetition": "thế cờ lặp lại đủ số lần thì hòa",
      "move-limit": "đủ số nước không ăn quân và không đi tốt thì hòa",
      "resignation": "bên xin thua bị thua",
      "agreement": "hai bên được thỏa thuận hòa",
      "timeout": "bên hết giờ bị thua",
      "5.1.1": "chiếu hết là thắng",
      "5.1.2": "bên xin thua bị thua",
      "5.2.1": "bên không bị chiếu mà hết nước đi thì hòa",
      "5.2.2": "thế cờ mà không bên nào có thể chiếu hết bằng bất cứ loạt nước nào thì hòa",
      "5.2.3": "hai bên được thỏa thuận hòa",
      "6.9": "bên hết giờ bị thua, trừ khi đối phương không thể chiếu hết bằng bất cứ loạt nước nào",
      "9.2.1": "nước đi đã báo làm thế cờ xuất hiện lần thứ ba",
      "9.2.2": "thế cờ đã xuất hiện ba lần",
      "9.3.1": "với nước đi đã báo, mỗi bên đủ năm mươi nước không ăn quân và không đi tốt",
      "9.3.2": "mỗi bên đã đi năm mươi nước không ăn quân và không đi tốt",
      "9.6.1": "thế cờ xuất hiện năm lần thì hòa",
      "9.6.2": "mỗi bên đi bảy mươi lăm nước không ăn quân và không đi tốt thì hòa",
    },
  },

  common: {
    xiangqi: {
      ends: "Ở mọi bộ luật, chiếu hết là thắng, và bên hết nước đi bị thua dù không bị chiếu. Hai tướng không được đối mặt trên lộ trống, và không nước nào được để tướng mình bị ăn. Chiếu hết ở đúng nước chạm giới hạn vẫn là chiếu hết. Xin thua là thua; hai bên được thỏa thuận hòa.",
      material: "Hòa khi cả hai bên không còn xe, mã, pháo, tốt, hoặc chỉ còn pháo lẻ mà không đủ quân để chiếu hết.",
    },
    chess: {
      ends: "Chiếu hết là thắng. Bên không bị chiếu mà hết nước đi thì hòa. Chỉ được nhập thành khi vua và xe chưa di chuyển, giữa hai quân không có quân nào, vua không đang bị chiếu, không đi qua và không đến ô bị khống chế. Tốt vừa tiến hai ô có thể bị bắt qua đường, ngay lúc đó hoặc không bao giờ. Tốt đến hàng cuối được phong thành hậu, xe, tượng hoặc mã.",
    },
  },

  set: {
    xiangqi: {
      club: {
        name: "Câu lạc bộ (CXQ)",
        brief: "Đếm số lần chiếu và đuổi liên tiếp: cho phép {checkLimits1}, {checkLimits2} hoặc {checkLimits3}.",
        text: {
          about: "Luật của trang cờ CXQ, đặt ra cho việc chơi trên mạng: trọng tài tự đếm, không cần thế cờ lặp lại. Đây là bộ luật mặc định.",
          limits: "Một bên được chiếu liên tiếp {checkLimits1} lần bằng một quân, {checkLimits2} lần bằng hai quân, {checkLimits3} lần bằng ba quân trở lên. Đuổi liên tiếp cùng một quân của đối phương cũng tính như vậy: {chaseLimits1}, {chaseLimits2} hoặc {chaseLimits3} nước. Nước tiếp theo là phạm luật. Bộ đếm bắt đầu lại khi bên đó đi nước khác loại, khi chuyển sang đuổi quân khác, và khi một trong hai bên ăn quân.",
          chase: "Nước đuổi là nước tạo ra mối đe dọa ăn một quân ở nước sau, do chính quân vừa đi hoặc do quân được mở đường. Tướng và tốt đe dọa thì không tính là đuổi; dọa tốt chưa qua sông, dọa quân có bảo vệ, hoặc thí quân cùng loại cũng không tính. Quân được bảo vệ là quân mà kẻ ăn nó có thể bị ăn lại ngay; riêng xe không bao giờ được coi là có bảo vệ trước mã hoặc pháo.",
          sanction: "Một bên phạm luật thì bên đó thua. Cả hai cùng phạm thì hòa; nhưng nếu một bên chiếu dai còn bên kia đuổi dai thì bên chiếu thua.",
          draws: "Hòa khi mỗi bên đã đi {effective} nước không chiếu, không đuổi và không phải nước đối phó; khi mỗi bên đã đi {progress} nước (tổng cộng {progressDoubled}) mà không ăn quân và không có tốt đã qua sông nào tiến lên; và khi mỗi bên đã đi {moves} nước.",
        },
      },
      kyvuong: {
        name: "Kỳ Vương",
        brief: "Chiếu và đuổi như câu lạc bộ; hòa khi lặp {occurrences} lần hoặc {noCapture} nước không ăn quân.",
        text: {
          about: "Luật của phòng cờ Kỳ Vương: ván ngắn, có hai loại đồng hồ riêng.",
          limits: "Giống câu lạc bộ: chiếu liên tiếp {checkLimits1} lần bằng một quân, {checkLimits2} bằng hai quân, {checkLimits3} bằng ba quân trở lên; đuổi cùng một quân {chaseLimits1}, {chaseLimits2} hoặc {chaseLimits3} nước. Bên nào vượt quá thì thua.",
          repetition: "Khi hai bên không phạm luật cấm và đều không chịu đổi nước, thế cờ lặp lại đến lần thứ {occurrences} thì hòa.",
          draws: "Hòa sau {noCapture} nước đi của cả hai bên mà không có quân nào bị ăn.",
        },
      },
      casual: {
        name: "Chơi vui",
        brief: "Chiếu liên tiếp {checkLimits1} lần, lần sau là thua; đuổi thì tự do.",
        text: {
          about: "Luật chơi vui trên mạng, chỉ ngăn ván cờ kéo dài không dứt.",
          limits: "Một bên được chiếu liên tiếp {checkLimits1} lần, bằng bao nhiêu quân cũng vậy; lần thứ {checkLimits1Next} là thua. Đuổi quân và lặp lại thế cờ không bị xử.",
          draws: "Hòa sau {noCapture} nước đi của cả hai bên mà không có quân nào bị ăn.",
        },
      },
      wxf: {
        name: "Liên đoàn thế giới (WXF)",
        brief: "Xử khi thế cờ xuất hiện lần thứ {occurrences}: chiếu nặng hơn đuổi, đuổi nặng hơn nước khác.",
        text: {
          about: "Luật châu Á, dùng ở các giải của liên đoàn thế giới. Không đếm số lần liên tiếp: trọng tài xét thế cờ lặp lại.",
          repetition: "Khi cùng một thế cờ, cùng bên đi, xuất hiện lần thứ {occurrences}, trọng tài xét mọi nước từ lần thứ nhất. Nặng nhất là nước nào cũng chiếu; kế đến là nước nào cũng đuổi cùng một quân; mọi cách đi khác đều được phép, kể cả chiếu xen đuổi, dọa chiếu hết, hoặc đuổi lần lượt hai quân. Bên nặng hơn bị thua; hai bên như nhau thì hòa.",
          chase: "Đuổi là nước đi làm mới xuất hiện một nước ăn hợp lệ, bằng bất cứ quân nào, với một quân không được bảo vệ khi thử ăn rồi tìm nước ăn lại; xe bị mã hoặc pháo đuổi thì tính cả khi có bảo vệ. Tướng và tốt không đuổi, và tốt chưa qua sông không bị đuổi. Dọa quân cùng loại mà nó ăn lại được là mời đổi quân. Nước nào cũng cắt bảo vệ của một quân cũng là đuổi, nhưng nhẹ hơn.",
          draws: "Hòa sau {noCapture} nước đi của cả hai bên không ăn quân; mỗi bên chỉ được tính nhiều nhất {checksCounted} nước chiếu.",
        },
      },
      vcf: {
        name: "Liên đoàn Việt Nam (VCF)",
        brief: "Như luật thế giới: xử ở lần thứ {occurrences}; {noCaptureHalved} nước mỗi bên không ăn quân thì hòa.",
        text: {
          about: "Liên đoàn cờ Việt Nam thi đấu theo luật thế giới năm 2018.",
          repetition: "Khi thế cờ xuất hiện lần thứ {occurrences}, các nước từ lần thứ nhất được xét: cấm nước nào cũng chiếu, và cấm nước nào cũng đuổi cùng một quân không được bảo vệ. Bên phạm nặng hơn bị thua; hai bên như nhau thì hòa.",
          draws: "Hòa khi mỗi bên đi {noCaptureHalved} nước (tổng cộng {noCapture}) mà không ăn quân; mỗi bên chỉ được tính nhiều nhất {checksCounted} nước chiếu.",
        },
      },
      basic: {
        name: "Cơ bản",
        brief: "Cách đi, chiếu hết và hết nước đi. Không đếm gì cả.",
        text: {
          about: "Chỉ có cách đi quân, chiếu hết, và bên hết nước đi bị thua. Không đếm, không xử thế cờ lặp lại: dùng để học và để xem thế cờ.",
        },
      },
    },
    chess: {
      fide: {
        name: "FIDE",
        brief: "Luật cờ vua quốc tế.",
        text: { about: "Luật cờ vua của liên đoàn thế giới." },
      },
      basic: {
        name: "Cơ bản",
        brief: "Cách đi, chiếu hết và hết nước đi. Không đếm gì cả.",
        text: {
          about: "Chỉ có cách đi quân, chiếu hết và hết nước đi. Không đếm và không có quyền đòi hòa; hai bên được thỏa thuận hòa.",
        },
      },
    },
  },
};
