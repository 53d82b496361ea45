import type { Messages } from "../language.ts";

/** 中文。 */
export const zh = {
  help: {
    main: `象棋与国际象棋裁判。

用法：trongtai 命令 …

命令：
  validate   裁判文件、文件夹或标准输入中的每一局
  review     评述一局：在哪里结束，何时可以要求判和，其他规则怎样裁决
  disputes   在棋谱库中找出结果与规则不符的对局
  judge      过滤器：每行一局进，每行一个裁决出
  diagram    把局面或裁决的依据画成 SVG 或 PNG
  ruling     纸上的裁决：一个可以打印签名的 HTML 文件
  explain    说明一着是否合法，不合法的原因
  perft      统计合法着法序列的数目
  convert    把棋谱写成另一种格式或记法

  trongtai 命令 --help    命令的用法
  trongtai --version

  --lang vi|en|zh|zh-Hant   语言；不指定则随环境（LANG）
`,
    validate: `裁判 PGN、DhtmlXQ、XQF 和 UCI 文件中的每一局。UCI 文件每行一局。

用法：trongtai validate [文件…] [--rules 规则] [--kind xiangqi|chess] [--encoding E] [--dialect D] [--strict] [--json] [--jobs N] [--lang vi|en|zh|zh-Hant]

文件可以是文件夹、'games/**/*.pgn' 这样的模式，或表示标准输入的 -；不给文件则读标准输入。

  --rules 规则  规则：{sets}；不指定则象棋用 club，国际象棋用 fide。
                也可以是自定的规则，即改动某套规则的几项：写成 JSON，'{"base":"wxf","noCapture":40}'，
                或者给出内容为 JSON 的文件，文件名以 .json 结尾
  --kind 棋种   棋谱没有说明时的棋种
  --encoding E 文本的编码，从字节看不出时指定：gb18030、big5、…
  --dialect D 着法的写法，从文本看不出时指定：fairy（横线 1–10）、winboard（0–9）、de、fr、ru、…
  --strict      限着或重复局面已使棋局终结、却又走下去的，算作不合法；
                不指定则只注明棋局本应在何处、按哪条规则终结
  --json        每局一行 JSON，最后是总结
  --jobs, -j N  线程数；不指定则用全部核心

每个问题一行：文件、行、局、棋手、第几着、着法、代码、说明。
退出状态：0 全部合法，1 有不合法的，2 有读不了的，130 被中断。
`,
    review: `记下裁判会记下的事：规则在哪里结束对局，何时可以要求判和，其他规则怎样裁决，记录的结果是否相符。

用法：trongtai review [文件…] [--rules 规则] [--kind xiangqi|chess] [--json] [--lang vi|en|zh|zh-Hant]

文件和规则与 validate 相同。
  --json   每局一行 JSON

退出码：0；1 有棋谱记录的结果与规则不符；2 有内容读不了。
`,
    disputes: `在棋谱库中找出规则与记录的结果不符的对局，按作出裁决的条文排列。

用法：trongtai disputes [文件…] [--rules 规则|all] [--kind xiangqi|chess] [--json] [--jobs N] [--lang vi|en|zh|zh-Hant]

文件与 validate 相同；文件夹连同其中的文件夹一起读。
  --rules 规则  用来裁决的规则，与 validate 相同；all 是所有有名称的规则
  --json        这样的对局每局一行 JSON，最后一行汇总
  --jobs, -j N  用 N 个线程；否则用所有核心

对局排在所依条文之下，并列出步数；最后是按理由和规则的表。
退出码：0 没有；1 有；2 有内容读不了；130 被中断。
`,
    judge: `供程序使用的过滤器：每行读一局，按顺序每行写一个裁决。

用法：trongtai judge [--rules 规则] [--kind xiangqi|chess] [--evidence] < 对局

一行是 JSON：{"kind":"xiangqi","rules":"wxf","fen":"…","moves":"h2e2 h9g7"}，或 {"record":"…"} 带整份棋谱，
或者一行写完的棋谱。"id" 原样返回，"result" 与裁决比较。
  --evidence   带上每步依据做了什么
读不了的行以 {"ok":false,"code":…} 回答。退出码：0。
`,
    diagram: `画出局面，或裁决的依据。

用法：trongtai diagram [文件] [--fen FEN] [--game N] [--ply N] [--show position|evidence|strip] [--rules 规则] [-o 文件.svg|文件.png]
         [--pieces 棋子] [--theme 配色] [--scheme light|dark] [--coordinates 记法|none] [--flip] [--width 像素]

  --show      局面；裁决的最后一个循环，着法编号；或该局面出现的各次
  --pieces    象棋：characters、simplified、symbols 或 letters；国际象棋：figures 或 letters
  -o          文件；否则 SVG 写到标准输出。PNG 需要另装 @resvg/resvg-js
`,
    ruling: `写出纸上的裁决：一个可在 A4 上打印、由裁判签名的 HTML 文件。

用法：trongtai ruling 文件 [--game N] [--ply N] [--rules 规则] [-o 文件.html] [--lang vi|en|zh|zh-Hant]

  --game N    文件中的第几局；否则第一局
  --ply N     叫裁判时已走的步数；否则全部
退出码：0；1 到那时规则还没有裁决；2 没有这一局。
`,
    explain: `说明一着是否合法、有何结果，或为什么不能走。

用法：trongtai explain [--fen FEN] [--kind xiangqi|chess] [--rules 规则] [--chess960] [--json] [--lang vi|en|zh|zh-Hant] 着法

着法可用任何记法。规则与 validate 的相同。
退出状态：0 合法，1 不合法，2 不是着法或局面。
`,
    perft: `统计一定长度的合法着法序列。

用法：trongtai perft [--kind xiangqi|chess] [--fen FEN] [--depth N] [--divide] [--chess960] [--lang vi|en|zh|zh-Hant]

  --depth N   序列长度；不指定则为 4
  --divide    分别统计每个第一着
`,
    convert: `把棋谱写成另一种格式或记法。

用法：trongtai convert [文件…] --to pgn|dhtmlxq|xqf|cbr|wxf|uci [--notation 记法] [-o 输出] [--partial] [--force] [--kind xiangqi|chess] [--encoding E] [--dialect D] [--lang vi|en|zh|zh-Hant]

  --notation 记法    PGN 的记法：{notations}
  --output, -o 输出  文件；不指定则为标准输出。一个 XQF 文件只有一局：
                     有多局时输出为文件夹，各局编号
  --partial          能写的都写，即使有棋局被略去或截短
  --force            覆盖已有的编号文件
  --kind 棋种        棋谱没有说明时的棋种
  --encoding E     文本的编码，从字节看不出时指定：gb18030、big5、…
  --dialect D      着法的写法，从文本看不出时指定：fairy（横线 1–10）、winboard（0–9）、de、fr、ru、…

读不懂的部分在标准错误中说明。除非指定 --partial，文件或文件夹要么完整写出，要么保持原样；
同时作为输入和输出的文件绝不会丢失任何内容。
退出状态：0 全部合法，1 有不合法的，2 有读不了或写不了的。
`,
  },

  usage: {
    unknownCommand: "没有命令 {command}。",
    unknownCommandGuess: "没有命令 {command}。是不是 {guess}？",
    unknownOption: "没有选项 {option}。",
    unknownOptionGuess: "没有选项 {option}。是不是 {guess}？",
    needsValue: "选项 {option} 需要一个值。",
    noValue: "选项 {option} 不带值。",
    badNumber: "选项 {option} 要一个数，不能是 {value}。",
    badValue: "选项 {option} 不能是 {value}。可用：{known}。",
    badRules: "选项 --rules：{words}",
    badBase: '自定的规则要在 "base" 中说明改动哪一套：{known}。',
    notJson: "这不是 JSON：{value}",
    badJobs: "选项 --jobs 要一个 1 到 {most} 的数。",
    badDepth: "选项 --depth 要一个 0 到 {most} 的数。",
    nothingToRead: "没有可读的内容：请给出文件，或向标准输入提供内容。",
    unreadableFile: "{file} 读不了（{code}）。",
    unwritableFile: "{file} 写不了（{code}）。",
    noSuchGame: "没有第 {number} 局：文件中有 {count} 局。",
    noEvidence: "到第 {ply} 步没有以着法为依据的裁决。",
    noPng: "PNG 需要 {library}：npm install {library}",
    oneMove: "请给出一着。",
    noArguments: "这里不需要 {argument}。",
    needsTo: "请用 --to 说明写成什么：{known}。",
    notationForPgn: "只有 PGN 可以选择记法。",
    binary: "XQF 不写到终端：请用 -o 给出文件。",
    folder: "有多局：请用 -o 给出文件夹以写成 XQF。",
    more: "更多：trongtai {command} --help",
  },

  unreadable: {
    ENOENT: "没有这个文件",
    EACCES: "没有读取权限",
    EISDIR: "这是文件夹",
    NOTHING: "其中没有棋谱",
    ZSTD: "此 Node 没有 Zstandard；22.15 及以后的版本才有",
    CUTOFF: "压缩文件不完整",
    DAMAGED: "压缩文件已损坏",
    SPECIAL: "不是普通文件，已跳过",
    other: "无法读取（{code}）",
  },
  unwritable: "无法写入（{code}）",
  exists: "已经存在；用 --force 覆盖",
  kept: "{output} 保持原样：有 {games} 局会被略去或截短，{files} 个文件读不了。--partial 写出其余部分。",
  lost: "{output} 保持原样：有 {games} 局会有所丢失，{files} 个文件读不了。请另选输出。",
  tagsLeftOut: "PGN 写不了的标签已略去：{tags}",

  game: "第 {number} 局",
  players: "{first} – {second}",
  ply: "第 {ply} 着",
  variation: "第 {ply} 着后的变着",
  fault: {
    "game-over": "这一着之前对局已经结束：{result}，{reason}（{rule}）。",
    "played-on": "棋局至此已经终结：{result}，{reason}（{rule}）。其后又走了 {plies} 着。",
    "result-differs": "棋谱记为 {said}，按规则为 {result}：{reason}（{rule}）。",
    "invalid-record": "这不是一局棋，或者太长。",
  },

  fields: "{base} 的各项：{fields}",
  byKind: "问题分类：",
  summary: "{games} 局，{plies} 着：{illegal} 局有不合法的着法。{seconds} 秒，每秒 {rate} 局。",
  interrupted: "被中断。此前：",
  progress: "{percent} {bar} {games} 局，{illegal} 局不合法，每秒 {rate} 局",

  disputes: {
    article: "{rule}：{text}（{count}）",
    says: "棋谱记 {said}，规则在第 {ply} 步之后判 {result}",
    plies: "；依据第 {first}–{last} 步",
    playedOn: "；之后又走了 {plies} 步",
    reason: "按理由的局数",
    all: "全部不符",
    agreed: "与记录相符",
    summary: "{games} 局，{plies} 步：{illegal} 局结果与规则不符。{seconds} 秒，每秒 {rate} 局。",
    progress: "{percent} {bar} {games} 局，{illegal} 局不符，每秒 {rate} 局",
  },

  review: {
    heading: "{file}，第 {number} 局：{players}",
    plies: "{plies} 步；棋谱记 {result}。",
    unread: "棋谱有错误：{count} 处。",
    open: "按{set}规则，对局没有结束。",
    ended: "按{set}规则，对局在第 {ply} 步 {move} 之后结束。{words}",
    playedOn: "之后又走了 {plies} 步。",
    agrees: "与记录的结果相符。",
    differs: "棋谱记 {said}，规则判 {result}。",
    others: "按其他规则：",
    other: "{set}：第 {ply} 步之后 {result}，{reason}（{rule}）",
    none: "{set}：没有结束",
    claim: "{side}从第 {from} 步到第 {to} 步可以要求判和：{claim}。",
    announced: "{side}从第 {from} 步到第 {to} 步可以先声明着法再要求判和：{claim}。",
    mustChange: "{side}从第 {from} 步到第 {to} 步必须变着（{reason}，{rule}）。",
    flag: "第 {ply} 步之后{side}已没有时间。",
    noCapture: "连续未吃子最多 {count} 步，到第 {ply} 步。",
    repetition: "同一局面最多出现 {count} 次，到第 {ply} 步。",
    checks: "连续将军最多 {count} 次，到第 {ply} 步。",
    chases: "连续捉子最多 {count} 次，到第 {ply} 步。",
    unreadable: "{file}，第 {number} 局：{words}",
  },

  legal: "{move} 合法。",
  illegal: "{move} 不合法：{words}",
  ambiguous: "{move} 可以指几着：{candidates}。",
  ends: "对局就此结束：{result}，{reason}（{rule}）。",
  check: "这一着将军。",
  counted: "{depth} 着的序列有 {nodes} 个，用时 {seconds} 秒",
  failed: "{name}：{words}",
  converted: "写了 {games} 局，略去 {left} 局。",
  broken: "不应发生的错误：{error}",
} satisfies Messages;
