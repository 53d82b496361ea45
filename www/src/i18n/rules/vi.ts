import type { RulesTexts } from "./index.ts";
import { sets } from "./sets/vi.ts";

/** Trang giải thích luật. */
export const rules: RulesTexts = {
  sets,
  contents: "Trên trang này",
  section: {
    about: "Bộ luật này",
    moves: "Cách đi quân",
    special: "Nhập thành, bắt tốt qua đường, phong cấp",
    ends: "Chiếu, chiếu hết, hết nước đi",
    conduct: "Trường chiếu và trường tróc",
    articles: "Từng điều luật",
    claims: "Yêu cầu xử hòa",
    draws: "Hòa cờ",
    clocks: "Đồng hồ",
  },
  xiangqi: {
    moves:
      "Quân đứng ở giao điểm các đường, chín lộ dọc và mười hàng ngang. Sông chia đôi bàn cờ; cung ba nhân ba điểm có đường chéo là chỗ của tướng và sĩ. Quân ăn theo cách đi, chiếm chỗ quân đối phương; riêng pháo ăn theo cách khác.",
    ends: "Tướng có thể bị ăn ở nước sau là đang bị chiếu và phải chống: chạy, ăn quân chiếu, hoặc che; gặp pháo còn có thể rút ngòi, gặp mã còn có thể cản chân. Không cách nào được là chiếu hết.",
    words:
      "Chiếu là dọa ăn tướng. Đuổi là dọa ăn một quân khác có thể bắt được. Quân được bảo vệ là quân mà kẻ ăn nó có thể bị ăn lại hợp lệ. Mời đổi là dọa quân cùng loại, nó cũng ăn được. Còn lại là nước thường.",
    none: "Bộ luật này không xử thế cờ lặp lại, trường chiếu (chiếu dai) và trường tróc (đuổi dai).",
  },
  chess: {
    moves:
      "Quân đứng trên các ô của tám cột và tám hàng, ăn bằng cách chiếm chỗ quân đối phương. Chỉ mã nhảy qua quân khác. Riêng tốt ăn khác với cách đi.",
    special:
      "Năm trường hợp không được nhập thành: vua đang bị chiếu; có quân ở giữa vua và xe; vua sẽ bị chiếu sau khi nhập thành; vua đi qua ô bị khống chế; vua hoặc xe đã từng di chuyển. Xe bị dọa hoặc đi qua ô bị khống chế thì không sao.",
    ends: "Vua có thể bị ăn ở nước sau là đang bị chiếu và phải chống: chạy, ăn quân chiếu, hoặc che. Bị chiếu đôi thì chỉ nước đi của vua mới cứu được. Không cách nào được là chiếu hết. Bên không bị chiếu mà hết nước đi thì hòa: gọi là pat.",
    none: "Bộ luật này không có quyền yêu cầu xử hòa và không đếm gì cả.",
  },
  clocks: {
    own: "Bộ luật này có thời gian riêng:",
    none: "Bộ luật này không có thời gian riêng; khi tạo ván mới có thể chọn tùy ý.",
    flag: "Bên hết giờ của ván hoặc của nước đi bị thua.",
    flagFide: "Bên hết giờ bị thua, trừ khi bên kia không thể chiếu hết bằng bất cứ loạt nước hợp lệ nào.",
  },
};
