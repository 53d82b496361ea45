import type { ArticlesTexts } from "./index.ts";

/** Bảng tra điều luật của Hiệp hội Cờ tướng Trung Quốc. */
export const articles: ArticlesTexts = {
  caption: "Chương 6 của luật năm 2020, bằng lời của chúng tôi. Chỗ nào không đọc được nguyên văn thì theo bình chú các thế cờ trong sách.",
  article: "Điều",
  rule: "Nội dung",
  entry: {
    check: {
      title: "Chỉ toàn nước chiếu",
      text: "Nước làm tướng đối phương bị dọa ăn là nước chiếu, dù còn có tác dụng khác. Bên nào vòng nào cũng chỉ chiếu thì thua (25.1); tướng chạy khỏi chiếu thì không tính gì.",
    },
    kill: {
      title: "Dọa chiếu hết mãi",
      text: "Nước sát dọa chiếu hết kể từ nước sau của mình, bằng một nước chiếu hoặc nhiều nước chiếu liền nhau. Đối phương chống được hay không, nước sát dài hay ngắn, đều không kể.",
    },
    "new-kill": {
      title: "Thế sát đã có từ trước",
      text: "Nước đi không tạo ra thì không phải nước sát: nếu trước nước ấy đã có thể chiếu hết như thế thì nó chỉ là nước nhàn.",
    },
    chase: {
      title: "Đuổi mã",
      text: "Nước tróc dọa được quân: bằng quân vừa đi, bằng quân được mở đường, bằng nhiều quân hợp sức, sau vài nước chiếu, hoặc qua cả loạt đổi quân. Ăn rồi không được bị chiếu hết. Bên chỉ tróc thì thua bên có nước nhàn (25.3).",
    },
    exchange: {
      title: "Xe mời đổi xe",
      text: "Mời đổi là đưa quân ra đổi lấy quân cùng loại, đối phương ăn rồi không bị chiếu hết cũng không thiệt quân. Đó là nước nhàn.",
    },
    "second-attacker": {
      title: "Quân bị bắt không có căn",
      text: "Mời đổi chỉ che được nước nào cần đến nó. Nếu một quân khác của bên đi tự mình bắt được quân ấy thì đó là nước tróc.",
    },
    offer: {
      title: "Hiến mã",
      text: "Hiến là đặt quân vào chỗ đối phương ăn được, ăn rồi không bị chiếu hết cũng không thiệt. Đó là nước nhàn.",
    },
    block: {
      title: "Tượng đứng chắn",
      text: "Cản là đứng chắn giữa quân đối phương và quân nó có thể ăn, tự mình không dọa gì. Đó là nước nhàn.",
    },
    follow: {
      title: "Xe theo con mã có căn",
      text: "Theo là nhòm vào quân được bảo vệ, ăn nó cũng chẳng lợi gì. Đó là nước nhàn.",
    },
    "hidden-root": {
      title: "Chiếu rồi bắt lại kẻ ăn",
      text: "Quân được bảo vệ khi kẻ ăn nó bị bắt lại, kể cả nhờ những nước chiếu: đó là ám căn. Ở đây mã chiếu rồi ăn xe, nên nước dọa không phải là tróc.",
    },
    "no-hidden-root": {
      title: "Nước chiếu chỉ được quân khác",
      text: "Thứ đối phương dùng những nước chiếu ấy đằng nào cũng được thì không bảo vệ gì: ở đây mã chỉ với tới pháo. Nước dọa là nước tróc.",
    },
    "false-root": {
      title: "Căn bị ghim",
      text: "Căn không ăn lại được, vì vừa rời chỗ là lộ tướng, gọi là giả căn và coi như không có. Quân ghim nó cùng tham gia tróc.",
    },
    joint: {
      title: "Hai quân cùng tróc, một quân tróc lẻ",
      text: "Tróc là liên hợp khi phải nhiều quân mới bắt được. Khi cả hai bên đều chỉ đi nước cấm, bên nào toàn tróc lẻ phải biến (26.9).",
    },
    humble: {
      title: "Tốt đuổi pháo",
      text: "Tướng và tốt được dọa mãi: nước dọa của chính chúng là nước nhàn.",
    },
    "general-joins": {
      title: "Tướng làm ngòi",
      text: "Khi tướng hoặc tốt đi mà làm quân khác dọa mới, hoặc cùng quân khác dọa, thì đó là tróc như mọi nước tróc.",
    },
    "general-answers": {
      title: "Tướng chạy khỏi chiếu",
      text: "Tướng chạy khỏi chiếu mà dọa hay mở đường cho quân nào thì đều là nhàn: ở đây lần nào tướng cũng mở hàng cho xe.",
    },
    "other-answers": {
      title: "Sĩ chống chiếu và mở đường",
      text: "Khi quân khác chống chiếu, nước sát hay tróc chưa có trước đó thì tính, đã có rồi thì là nhàn.",
    },
    "holding-point": {
      title: "Điểm giữ hòa",
      text: "Bên chỉ còn một quân tấn công được chiếm điểm then chốt để giữ hòa, dù từ đó dọa sĩ hay tượng.",
    },
    "own-doing": {
      title: "Mã bỏ quân mình",
      text: "Nước dọa do chính đối phương gây ra, bởi một quân không hề đi, là nhàn: ai bỏ quân mình mất căn thì không phải bị tróc.",
    },
    bystander: {
      title: "Cứu quân khác không phải là dọa",
      text: "Vẫn là nhàn khi nước đáp cứu một quân đằng nào cũng đang nguy: mối nguy ấy không cản nước ăn, hết nguy cũng không thành tróc.",
    },
    gravest: {
      title: "Sát nặng hơn đổi",
      text: "Nước có nhiều tác dụng thì lấy cái nặng nhất: chiếu, sát, tróc, nhàn. Xe mời đổi mà tham gia thế sát thì là nước sát.",
    },
    "root-piece": {
      title: "Xe bỏ mã ăn mã",
      text: "Khi quân tróc đang làm căn cho quân khác, đang bị ghim, hoặc mỗi bên ăn một quân, thì tính cho hết cuộc đổi: bằng hoặc lợi là tróc.",
    },
    "root-loses": {
      title: "Xe bỏ mã ăn sĩ",
      text: "Cũng thế mà thiệt thì là nhàn: không ai tróc khi ăn thì lỗ.",
    },
    value: {
      title: "Tốt đổi tượng",
      text: "Được mất tính gộp: xe bằng hai mã hoặc pháo; sĩ và tượng ngang nhau, bao nhiêu cũng không bằng một quân mạnh; tốt qua sông không có giá cố định, được tốt mà mất tượng thì không phải là lợi.",
    },
    "uncovers-check": {
      title: "Tốt ăn là mở nước chiếu",
      text: "Nước ăn của tốt có tính khi nó mở nước chiếu cho quân khác.",
    },
  },
};
