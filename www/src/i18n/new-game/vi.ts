import type { NewGameTexts } from "./index.ts";

/** Chọn ván mới: loại cờ, bộ luật và thời gian. */
export const newGame: NewGameTexts = {
  heading: "Ván mới",
  game: "Loại cờ",
  number: "Số thứ tự thế cờ (0–959), để trống để chọn ngẫu nhiên",
  badNumber: "Hãy nhập số nguyên từ 0 đến 959.",
  note: "Ván hiện tại được cất vào “Ván của tôi” trong trình đơn.",
  rules: "Bộ luật",
  sanction: {
    label: "Khi vượt giới hạn",
    choice: { lose: "Xử thua (mặc định)", change: "Phải đổi nước (biến nước)", barred: "Không được đi" },
    note: {
      lose: "Bên phạm luật bị thua.",
      change:
        "Trọng tài nhắc bên phạm luật phải đổi nước. Nếu nước kế tiếp của bên ấy còn phạm thì thua; đi nước khác thì lời nhắc hết hiệu lực.",
      barred: "Nước phạm luật không đi được.",
    },
  },
  clock: {
    own: "Tự đặt",
    ownMain: "Số phút mỗi bên",
    ownIncrement: "Số giây cộng sau mỗi nước",
    ownPerMove: "Mỗi nước tối đa (giây)",
    ownDelay: "Số giây chờ đầu mỗi nước (không tính giờ)",
    ownPeriods: "Số lượt đọc giây",
    ownByoyomi: "Hết giờ, số giây mỗi nước",
    ownSecond: "Số phút bên đi sau, nếu khác",
    none: "Không dùng đồng hồ",
    note: "{times}. Đồng hồ bắt đầu chạy từ nước đầu tiên.",
    main: "mỗi bên {minutes} phút",
    increment: "thêm {seconds} giây sau mỗi nước",
    perMove: "mỗi nước tối đa {seconds} giây",
    byoyomiPeriods: "hết giờ thì mỗi nước {seconds} giây, {periods} lượt",
    delay: "mỗi nước chờ {seconds} giây mới tính giờ",
    byoyomi: "hết giờ thì mỗi nước {seconds} giây",
    stage: "thêm {minutes} phút sau nước {moves}",
    named: "{name}: {times}",
    preset: {
      slow: "Cờ chậm",
      blitz: "Cờ chớp",
      default: "Thông thường",
      free: "Giờ tự do",
      site: "Trên mạng",
      standard: "Cờ tiêu chuẩn",
      classical: "Cờ tiêu chuẩn",
      rapid: "Cờ nhanh",
    },
  },
};
