/** 裁判的话，以及各套规则的说明。说明中的数字是空格，由规则本身填入。 */
export const referee = {
  heading: "裁判",
  rules: "规则：{set}",
  explain: "规则说明",
  explained: "规则",
  ruleSet: "规则",
  chooseRules: "规则",

  resign: "认输",
  offerDraw: "提和",
  askResign: "{side}认输，{winner}获胜？",
  askDraw: "{side}提和。{other}同意吗？",
  accept: "同意和棋",
  keepPlaying: "继续下",

  warnings: "警告",
  warning: {
    streak: {
      "perpetual-check": "{side}已连续将军 {count} 次，最多 {limit} 次。",
      "perpetual-chase": "{side}已连续 {count} 步捉同一棋子，最多 {limit} 步。",
    },
    next: "再来一次就犯规。",
    occurrences: "这个局面已出现 {count} 次，到 {limit} 次时裁决。",
    loses: "如果继续这样，{side}将判负（{reason}）。",
    draws: "到 {limit} 时判和（{reason}）。",
    xiangqi: {
      "effective-limit": "双方各走了 {count} 步（限 {limit} 步）既不将、不捉也不是应将应捉的着法。",
      "progress-limit": "双方各走了 {count} 步（限 {limit} 步）没有吃子，也没有过河兵卒前进。",
      "total-limit": "双方各走了 {count} 步（限 {limit} 步）。",
      "move-limit": "双方合计 {count} 步（限 {limit} 步）没有吃子。",
    },
    chess: {
      "move-limit": "双方各走了 {count} 步（限 {limit} 步）没有吃子，也没有走兵。",
    },
    other: "{reason}：{count} / {limit}。",
    alarm: "{side}{reason}：{count} / {limit}",
    alarmOfNone: "{reason}：{count} / {limit}",
  },
  outlook: {
    loses: "走到 {squares} 将判负（{reason}）。",
    draws: "走到 {squares} 将判和（{reason}）。",
    wins: "走到 {squares} 将判胜（{reason}）。",
  },

  verdict: {
    heading: "裁决",
    byRule: "{set}：{text}。",
    byNumber: { xiangqi: "{set}，第 {number} 条：{text}。", chess: "{set}，第 {number} 条：{text}。" },
    evidence: "裁决所依据的着法",
    previous: "依据的上一步",
    next: "依据的下一步",
    all: "显示全部 {count} 步",
    lastCycle: "只显示最后一个循环",
    allChecks: "{side}的 {plies} 步棋步步将军。",
    oneQuarry: "{side}的 {plies} 步棋步步捉{piece}。",
    mixed: "{side}走了 {plies} 步；将军 {checks}，捉子 {chases}，其他 {others}。",
    exhibit: "{ply}. {side} {move}：{facts}",
    check: "将军",
    chase: "{attacker} 的{by}捉 {target} 的{of}，无保护",
    chaseProtected: "{attacker} 的{by}捉 {target} 的{of}，有保护",
    idle: "不将不捉",
  },

  article: {
    xiangqi: {
      "checkmate": "将死者胜",
      "stalemate": "无子可动者负",
      "perpetual-check": "连续将军超过限度者负",
      "perpetual-chase": "长捉同一棋子超过限度者负",
      "mutual-violation": "双方犯同样的规则，判和",
      "mutual-chase": "双方长捉，判和",
      "repetition": "局面多次重复而无人违禁，判和",
      "effective": "双方走满规定步数，都不是将、捉或应将应捉，判和",
      "progress": "双方走满规定步数没有进展，判和",
      "moves": "双方走满规定步数，判和",
      "no-capture": "走满规定步数没有吃子，判和",
      "material": "双方都没有取胜的子力",
      "resignation": "认输者负",
      "agreement": "双方可以议和",
      "timeout": "超时者负",
      "5": "局面重复而无人犯规，判和",
      "6": "在循环中步步将军者负",
      "7": "双方步步将军，判和",
      "8": "步步将军者负，即使对方间或还将",
      "15": "马或炮不得长捉车，不论车有无保护",
      "appendix-1": "步步撤去一子的保护也是捉，判负",
    },
    chess: {
      "checkmate": "将死者胜",
      "stalemate": "未被将军而无棋可走，和棋",
      "dead-position": "双方都不可能再将死对方",
      "repetition": "局面重复达到次数，和棋",
      "move-limit": "走满规定步数没有吃子也没有走兵，和棋",
      "resignation": "认输者负",
      "agreement": "双方可以议和",
      "timeout": "超时者负",
      "5.1.1": "将死者胜",
      "5.1.2": "认输者负",
      "5.2.1": "未被将军而无棋可走，和棋",
      "5.2.2": "任何着法都不可能将死对方的局面是和棋",
      "5.2.3": "双方可以议和",
      "6.9": "超时者负，除非对方用任何着法都不可能将死",
      "9.2.1": "所宣布的着法使局面第三次出现",
      "9.2.2": "局面已出现三次",
      "9.3.1": "连同所宣布的着法，双方各五十步没有吃子也没有走兵",
      "9.3.2": "双方各五十步没有吃子也没有走兵",
      "9.6.1": "局面出现五次，和棋",
      "9.6.2": "双方各七十五步没有吃子也没有走兵，和棋",
    },
  },

  common: {
    xiangqi: {
      ends: "每套规则都一样：将死者胜；无子可动者负，即使没有被将军。将帅不能在同一条直线上照面，任何着法都不能让自己的将帅被吃。达到限度的那一步若是将死，就是将死。认输者负；双方可以议和。",
      material: "双方都没有车、马、炮、兵卒，或只剩单炮而没有可供成杀的子力时，判和。",
    },
    chess: {
      ends: "将死者胜。未被将军而无棋可走是和棋。王车易位要求王和车都没有走动过，两者之间没有棋子，王没有被将军，不经过也不到达受攻击的格子。刚走两格的兵可以被吃过路，只能立即吃。兵到底线升变为后、车、象或马。",
    },
  },

  set: {
    xiangqi: {
      club: {
        name: "俱乐部（CXQ）",
        brief: "计算连续的将军和捉子：允许 {checkLimits1}、{checkLimits2} 或 {checkLimits3} 次。",
        text: {
          about: "CXQ 棋站的规则，为网上对局而定：由裁判自动计数，不需要局面重复。没有另选规则时使用这一套。",
          limits: "一方可以用一个棋子连续将军 {checkLimits1} 次，用两个棋子 {checkLimits2} 次，用三个以上 {checkLimits3} 次。连续捉同一个棋子也这样计算：{chaseLimits1}、{chaseLimits2} 或 {chaseLimits3} 步。再走一步就犯规。走了别的着法、改捉别的棋子，或任何一方吃子，都重新计数。",
          chase: "一步棋使走动的棋子，或被它让开道路的棋子，下一步可以吃子，就是捉。将帅和兵卒的攻击不算捉；攻击未过河的兵卒、攻击有保护的棋子、同类棋子兑子，也不算。吃子者会立即被吃回，就是有保护；但车对马和炮永远不算有保护。",
          sanction: "一方犯规则该方负。双方犯规则和；但一方长将、另一方长捉时，长将的一方负。",
          draws: "下列情况判和：双方各走 {effective} 步，既不将、不捉也不是应将应捉；双方各走 {progress} 步（共 {progressDoubled} 步）没有吃子，也没有已过河的兵卒前进；双方各走 {moves} 步。",
        },
      },
      kyvuong: {
        name: "Kỳ Vương（棋王）",
        brief: "将军和捉子同俱乐部；重复 {occurrences} 次或 {noCapture} 步不吃子判和。",
        text: {
          about: "Kỳ Vương 对局室的规则：对局较短，有两种自己的用时。",
          limits: "同俱乐部：一个棋子连续将军 {checkLimits1} 次，两个 {checkLimits2} 次，三个以上 {checkLimits3} 次；连续捉同一棋子 {chaseLimits1}、{chaseLimits2} 或 {chaseLimits3} 步。超过者负。",
          repetition: "双方都没有违禁又都不变着时，同一局面第 {occurrences} 次出现判和。",
          draws: "双方合计 {noCapture} 步没有吃子，判和。",
        },
      },
      casual: {
        name: "休闲",
        brief: "连续将军 {checkLimits1} 次，再将判负；捉子不限。",
        text: {
          about: "网上休闲对局的规则，只防止没完没了的对局。",
          limits: "一方最多连续将军 {checkLimits1} 次，不论用几个棋子；第 {checkLimits1Next} 次判负。捉子和重复局面不裁决。",
          draws: "双方合计 {noCapture} 步没有吃子，判和。",
        },
      },
      wxf: {
        name: "世界象棋联合会（WXF）",
        brief: "局面第 {occurrences} 次出现时裁决：将重于捉，捉重于其他。",
        text: {
          about: "亚洲规则，用于世界联合会的比赛。不计连续次数，而看重复的局面。",
          repetition: "同一局面（走棋方相同）第 {occurrences} 次出现时，审查从第一次起的每一步。最重的是步步将军；其次是步步捉同一棋子；其他都允许，包括一将一捉、叫杀、轮流捉两个棋子。行为较重的一方负；相同则和。",
          chase: "捉是指走子之后新出现一个合法的吃子着法（不论由哪个棋子），而吃后对方不能合法吃回；马或炮捉车，即使车有保护也算。将帅和兵卒不算捉子，未过河的兵卒不算被捉。攻击同类且对方能吃回的，是兑子。步步撤去一子的保护也是捉，但较轻。",
          draws: "双方合计 {noCapture} 步没有吃子判和；每方的将军最多计 {checksCounted} 次。",
        },
      },
      vcf: {
        name: "越南象棋协会（VCF）",
        brief: "同世界规则：第 {occurrences} 次裁决；双方各 {noCaptureHalved} 步不吃子判和。",
        text: {
          about: "越南协会采用 2018 年的世界规则。",
          repetition: "局面第 {occurrences} 次出现时，审查从第一次起的着法：禁止步步将军，也禁止步步捉同一个无保护的棋子。犯得较重的一方负；相同则和。",
          draws: "双方各 {noCaptureHalved} 步（共 {noCapture} 步）没有吃子判和；每方的将军最多计 {checksCounted} 次。",
        },
      },
      basic: {
        name: "基本",
        brief: "走法、将死和无子可动。什么都不计。",
        text: {
          about: "只有棋子的走法、将死和无子可动者负。不计数，也不裁决重复局面：适合学习和摆局面。",
        },
      },
    },
    chess: {
      fide: {
        name: "国际棋联（FIDE）",
        brief: "国际象棋规则。",
        text: { about: "世界联合会的国际象棋规则。" },
      },
      basic: {
        name: "基本",
        brief: "走法、将死和逼和。什么都不计。",
        text: {
          about: "只有棋子的走法、将死和逼和。不计数，也不能要求判和；双方可以议和。",
        },
      },
    },
  },
};
