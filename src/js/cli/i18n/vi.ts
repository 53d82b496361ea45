import type { Messages } from "../language.ts";

/** Tiếng Việt. */
export const vi = {
  help: {
    main: `Trọng tài cờ tướng và cờ vua.

Cách dùng: trongtai LỆNH …

Các lệnh:
  validate   phân xử mọi ván trong tệp, thư mục hoặc dữ liệu chuẩn vào
  review     nói về một ván: kết thúc ở đâu, khi nào được yêu cầu xử hòa, các luật khác xử thế nào
  disputes   tìm trong kho các ván có kết quả khác với luật
  judge      bộ lọc: mỗi ván một dòng vào, mỗi phán quyết một dòng ra
  diagram    vẽ thế cờ, hoặc căn cứ của phán quyết, thành SVG hay PNG
  ruling     phán quyết trên giấy: một tệp HTML để in và ký
  explain    cho biết một nước có hợp lệ không, và vì sao không
  perft      đếm các chuỗi nước đi hợp lệ
  convert    ghi biên bản sang định dạng hoặc ký hiệu khác

  trongtai LỆNH --help    cách dùng một lệnh
  trongtai --version

  --lang vi|en|zh|zh-Hant   ngôn ngữ; nếu không thì theo môi trường (LANG)
`,
    validate: `Phân xử mọi ván trong tệp PGN, DhtmlXQ, XQF và UCI. Tệp UCI có mỗi dòng một ván.

Cách dùng: trongtai validate [TỆP…] [--rules LUẬT] [--kind xiangqi|chess] [--encoding E] [--dialect D] [--strict] [--json] [--jobs N] [--lang vi|en|zh|zh-Hant]

TỆP có thể là thư mục, mẫu tên như 'games/**/*.pgn', hoặc - là dữ liệu chuẩn vào; không có TỆP thì đọc dữ liệu chuẩn vào.

  --rules LUẬT  bộ luật: {sets}; nếu không thì club cho cờ tướng, fide cho cờ vua.
                Hoặc bộ luật riêng, sửa vài mục của một bộ có sẵn: viết bằng JSON, '{"base":"wxf","noCapture":40}',
                hoặc nêu tên tệp chứa nó, có đuôi .json
  --kind CỜ     loại cờ khi biên bản không cho biết
  --encoding E  bảng mã của văn bản, khi không đoán được từ byte: gb18030, big5, …
  --dialect D   cách ghi nước đi, khi văn bản không cho biết: fairy (hàng 1–10), winboard (0–9), de, fr, ru, …
  --strict      ván đi tiếp sau khi giới hạn hoặc lặp thế đã kết thúc ván là sai luật;
                nếu không thì chỉ ghi nhận ván đã kết thúc ở đâu, theo luật nào
  --json        mỗi ván một dòng JSON, cuối cùng là tổng kết
  --jobs, -j N  số luồng cùng làm việc; nếu không thì dùng mọi nhân

Mỗi lỗi một dòng: tệp, dòng, ván, kỳ thủ, nước, mã lỗi, lời giải thích.
Mã kết thúc: 0 mọi ván hợp lệ, 1 có ván sai luật, 2 có thứ không đọc được, 130 bị ngắt.
`,
    review: `Ghi lại về các ván những điều trọng tài sẽ ghi: luật kết thúc ván ở đâu, khi nào được yêu cầu xử hòa,
các bộ luật khác xử thế nào, và kết quả trong biên bản có khớp không.

Cách dùng: trongtai review [TỆP…] [--rules LUẬT] [--kind xiangqi|chess] [--json] [--lang vi|en|zh|zh-Hant]

TỆP và LUẬT như ở validate.
  --json   mỗi ván một dòng JSON

Mã thoát: 0, 1 có biên bản ghi kết quả khác với luật, 2 có chỗ không đọc được.
`,
    disputes: `Tìm trong kho các ván mà luật và kết quả trong biên bản khác nhau, xếp theo điều luật quyết định.

Cách dùng: trongtai disputes [TỆP…] [--rules LUẬT|all] [--kind xiangqi|chess] [--json] [--jobs N] [--lang vi|en|zh|zh-Hant]

TỆP như ở validate; thư mục được đọc cùng mọi thư mục con.
  --rules LUẬT  bộ luật để xử, như ở validate; all là mọi bộ luật có tên
  --json        mỗi ván như thế một dòng JSON, và một dòng tổng kết
  --jobs, -j N  làm trên N luồng; nếu không thì trên mọi nhân

Các ván xếp dưới điều luật của mình, kèm số nước; cuối cùng là bảng theo lý do và bộ luật.
Mã thoát: 0 không có, 1 có, 2 có chỗ không đọc được, 130 bị ngắt.
`,
    judge: `Bộ lọc cho chương trình: đọc mỗi ván một dòng, ghi phán quyết mỗi dòng một ván, đúng thứ tự.

Cách dùng: trongtai judge [--rules LUẬT] [--kind xiangqi|chess] [--evidence] < CÁC_VÁN

Một dòng là JSON, {"kind":"xiangqi","rules":"wxf","fen":"…","moves":"h2e2 h9g7"} hoặc {"record":"…"} với cả biên bản,
hoặc một biên bản gọn trong một dòng. "id" được trả lại nguyên vẹn, "result" được so với phán quyết.
  --evidence   kèm việc mà mỗi nước làm căn cứ đã làm
Dòng không đọc được được trả lời bằng {"ok":false,"code":…}. Mã thoát: 0.
`,
    diagram: `Vẽ thế cờ, hoặc căn cứ của phán quyết.

Cách dùng: trongtai diagram [TỆP] [--fen FEN] [--game N] [--ply N] [--show position|evidence|strip] [--rules LUẬT] [-o TỆP.svg|TỆP.png]
         [--pieces BỘ] [--theme MÀU] [--scheme light|dark] [--coordinates CÁCH_GHI|none] [--flip] [--width ĐIỂM_ẢNH]

  --show      thế cờ; vòng lặp cuối của phán quyết với các nước đánh số; hoặc các lần thế cờ xuất hiện
  --pieces    characters, simplified, symbols hay letters cho cờ tướng; figures hay letters cho cờ vua
  -o          một tệp; nếu không thì SVG ra đầu ra chuẩn. PNG cần gói @resvg/resvg-js cài bên cạnh
`,
    ruling: `Viết phán quyết trên giấy: một tệp HTML in trên khổ A4 để trọng tài ký.

Cách dùng: trongtai ruling TỆP [--game N] [--ply N] [--rules LUẬT] [-o TỆP.html] [--lang vi|en|zh|zh-Hant]

  --game N    ván nào trong tệp; nếu không thì ván đầu
  --ply N     số nước đã đi khi gọi trọng tài; nếu không thì tất cả
Mã thoát: 0, 1 luật chưa xử đến lúc đó, 2 không có ván ấy.
`,
    explain: `Cho biết một nước có hợp lệ không, nó dẫn tới gì, hoặc vì sao không được đi.

Cách dùng: trongtai explain [--fen FEN] [--kind xiangqi|chess] [--rules LUẬT] [--chess960] [--json] [--lang vi|en|zh|zh-Hant] NƯỚC

NƯỚC viết bằng ký hiệu nào cũng được. LUẬT là bộ luật, như ở validate.
Mã kết thúc: 0 hợp lệ, 1 không hợp lệ, 2 không phải nước đi hoặc thế cờ.
`,
    perft: `Đếm các chuỗi nước đi hợp lệ theo độ dài.

Cách dùng: trongtai perft [--kind xiangqi|chess] [--fen FEN] [--depth N] [--divide] [--chess960] [--lang vi|en|zh|zh-Hant]

  --depth N   độ dài chuỗi; nếu không thì 4
  --divide    đếm riêng từng nước đầu tiên
`,
    convert: `Ghi các ván trong biên bản sang định dạng hoặc ký hiệu khác.

Cách dùng: trongtai convert [TỆP…] --to pgn|dhtmlxq|xqf|cbr|wxf|uci [--notation KÝ_HIỆU] [-o ĐẦU_RA] [--partial] [--force] [--kind xiangqi|chess] [--encoding E] [--dialect D] [--lang vi|en|zh|zh-Hant]

  --notation K     ký hiệu nước đi trong PGN: {notations}
  --output, -o T   tệp ghi ra; nếu không thì dữ liệu chuẩn ra. Tệp XQF chỉ chứa một ván:
                   nếu có nhiều ván, đầu ra là thư mục, các ván được đánh số
  --partial        ghi những gì ghi được, dù có ván bị bỏ qua hay bị cắt ngắn
  --force          ghi đè các tệp đánh số đã có
  --kind CỜ        loại cờ khi biên bản không cho biết
  --encoding E     bảng mã của văn bản, khi không đoán được từ byte: gb18030, big5, …
  --dialect D      cách ghi nước đi, khi văn bản không cho biết: fairy (hàng 1–10), winboard (0–9), de, fr, ru, …

Những gì không đọc được thì báo ra luồng lỗi chuẩn. Tệp hay thư mục được ghi trọn vẹn hoặc giữ nguyên, trừ khi có
--partial; tệp vừa được đọc vừa được ghi thì không bao giờ bị mất gì.
Mã kết thúc: 0 mọi ván hợp lệ, 1 có ván sai luật, 2 có thứ không đọc hoặc không ghi được.
`,
  },

  usage: {
    unknownCommand: "Không có lệnh {command}.",
    unknownCommandGuess: "Không có lệnh {command}. Có phải ý bạn là {guess}?",
    unknownOption: "Không có tùy chọn {option}.",
    unknownOptionGuess: "Không có tùy chọn {option}. Có phải ý bạn là {guess}?",
    needsValue: "Tùy chọn {option} cần một giá trị.",
    noValue: "Tùy chọn {option} không nhận giá trị.",
    badNumber: "Tùy chọn {option} nhận một số, không nhận {value}.",
    badValue: "Tùy chọn {option} không nhận {value}. Có thể dùng: {known}.",
    badRules: "Tùy chọn --rules: {words}",
    badBase: 'Bộ luật riêng phải nêu trong "base" nó sửa bộ nào: {known}.',
    notJson: "Đây không phải JSON: {value}",
    badJobs: "Tùy chọn --jobs nhận một số từ 1 đến {most}.",
    badDepth: "Tùy chọn --depth nhận một số từ 0 đến {most}.",
    nothingToRead: "Không có gì để đọc: hãy nêu tên tệp hoặc đưa dữ liệu vào.",
    unreadableFile: "Không đọc được {file} ({code}).",
    unwritableFile: "Không ghi được {file} ({code}).",
    noSuchGame: "Không có ván {number}: tệp có {count} ván.",
    noEvidence: "Đến nước {ply} không có phán quyết nào dựa trên các nước đi.",
    noPng: "PNG cần gói {library}: npm install {library}",
    oneMove: "Hãy nêu một nước đi.",
    noArguments: "Ở đây không cần {argument}.",
    needsTo: "Hãy dùng --to để chọn định dạng: {known}.",
    notationForPgn: "Chỉ PGN mới chọn được ký hiệu.",
    binary: "Không ghi XQF ra màn hình: hãy nêu tên tệp bằng -o.",
    folder: "Có nhiều ván: hãy nêu tên thư mục bằng -o để ghi thành XQF.",
    more: "Xem thêm: trongtai {command} --help",
  },

  unreadable: {
    ENOENT: "không có tệp này",
    EACCES: "không được phép đọc",
    EISDIR: "đây là thư mục",
    NOTHING: "không có biên bản nào trong đó",
    ZSTD: "bản Node này không có Zstandard; từ 22.15 trở đi mới có",
    CUTOFF: "tệp nén bị cắt cụt",
    DAMAGED: "tệp nén bị hỏng",
    SPECIAL: "không phải là tệp, nên được bỏ qua",
    other: "không đọc được ({code})",
  },
  unwritable: "không ghi được ({code})",
  exists: "đã có sẵn; dùng --force để ghi đè",
  kept: "{output} được giữ nguyên: {games} ván sẽ bị bỏ qua hoặc bị cắt ngắn, {files} tệp không đọc được. --partial ghi phần còn lại.",
  lost: "{output} được giữ nguyên: {games} ván sẽ bị mất một phần, {files} tệp không đọc được. Hãy chọn đầu ra khác.",
  tagsLeftOut: "các thẻ mà PGN không chứa được bị bỏ qua: {tags}",

  game: "ván {number}",
  players: "{first} – {second}",
  ply: "nước thứ {ply}",
  variation: "trong biến sau nước thứ {ply}",
  fault: {
    "game-over": "Ván đã kết thúc trước nước này: {result}, {reason} ({rule}).",
    "played-on": "Ván đã kết thúc ở đây: {result}, {reason} ({rule}). Sau đó còn đi thêm {plies} nước.",
    "result-differs": "Biên bản ghi {said}, luật xử {result}: {reason} ({rule}).",
    "invalid-record": "Đây không phải một ván cờ, hoặc quá dài.",
  },

  fields: "Các mục của {base}: {fields}",
  byKind: "Lỗi theo loại:",
  summary: "{games} ván, {plies} nước: {illegal} ván có nước sai luật. {seconds} giây, {rate} ván/giây.",
  interrupted: "Bị ngắt. Đã xong:",
  progress: "{percent} {bar} {games} ván, {illegal} sai luật, {rate} ván/giây",

  disputes: {
    article: "{rule}: {text} ({count})",
    says: "biên bản ghi {said}, luật xử {result} sau nước {ply}",
    plies: "; dựa trên các nước {first}–{last}",
    playedOn: "; còn đi tiếp {plies} nước",
    reason: "Số ván theo lý do",
    all: "mọi bất đồng",
    agreed: "kết thúc đúng như biên bản",
    summary: "{games} ván, {plies} nước: {illegal} ván có kết quả khác với luật. {seconds} giây, {rate} ván/giây.",
    progress: "{percent} {bar} {games} ván, {illegal} bất đồng, {rate} ván/giây",
  },

  review: {
    heading: "{file}, ván {number}: {players}",
    plies: "{plies} nước; biên bản ghi {result}.",
    unread: "Biên bản có lỗi: {count}.",
    open: "Theo luật {set}, ván chưa kết thúc.",
    ended: "Theo luật {set}, ván kết thúc sau nước {ply}, {move}. {words}",
    playedOn: "Còn đi tiếp {plies} nước.",
    agrees: "Kết quả trong biên bản khớp.",
    differs: "Biên bản ghi {said}, luật xử {result}.",
    others: "Theo các luật khác:",
    other: "{set}: {result} sau nước {ply}, {reason} ({rule})",
    none: "{set}: chưa kết thúc",
    claim: "{side} được quyền yêu cầu xử hòa từ nước {from} đến nước {to}: {claim}.",
    announced: "{side} được quyền báo nước rồi yêu cầu xử hòa từ nước {from} đến nước {to}: {claim}.",
    mustChange: "{side} phải đổi nước từ nước {from} đến nước {to} ({reason}, {rule}).",
    flag: "Sau nước {ply} {side} hết giờ.",
    noCapture: "Nhiều nước nhất không ăn quân: {count}, đến nước {ply}.",
    repetition: "Một thế cờ xuất hiện nhiều nhất {count} lần, đến nước {ply}.",
    checks: "Chuỗi chiếu dài nhất: {count}, đến nước {ply}.",
    chases: "Chuỗi đuổi dài nhất: {count}, đến nước {ply}.",
    unreadable: "{file}, ván {number}: {words}",
  },

  legal: "{move} hợp lệ.",
  illegal: "{move} không hợp lệ: {words}",
  ambiguous: "{move} có thể chỉ nhiều nước đi: {candidates}.",
  ends: "Nước này kết thúc ván: {result}, {reason} ({rule}).",
  check: "Nước này chiếu tướng.",
  counted: "{nodes} chuỗi {depth} nước trong {seconds} giây",
  failed: "{name}: {words}",
  converted: "Đã ghi {games} ván, bỏ qua {left}.",
  broken: "Lỗi không mong đợi: {error}",
} satisfies Messages;
