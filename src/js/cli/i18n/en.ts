/** English, and the keys that every language has. `{name}` is filled in. */
export const en = {
  help: {
    main: `The referee for xiangqi and chess.

Usage: trongtai COMMAND …

Commands:
  validate   judge every game in files, folders or standard input
  review     review games: where they ended, what could be claimed, the result under other rules
  disputes   find the games of an archive whose recorded result differs from the rules
  judge      a filter: one game per line in, one verdict per line out
  diagram    draw a position, or the evidence of a verdict, as SVG or PNG
  ruling     write a ruling as an HTML file to print and sign
  explain    say whether a move is legal, and why not
  perft      count sequences of legal moves
  convert    write records in another format or notation

  trongtai COMMAND --help    help for a command
  trongtai --version

  --lang vi|en|zh|zh-Hant   language of the output; by default that of the environment (LANG)
`,
    validate: `Judges every game in PGN, DhtmlXQ, XQF and UCI files. A UCI file has one game per line.

Usage: trongtai validate [FILE…] [--rules SET] [--kind xiangqi|chess] [--encoding E] [--dialect D] [--strict] [--json] [--jobs N] [--lang vi|en|zh|zh-Hant]

FILE may be a folder, a pattern such as 'games/**/*.pgn', or - for standard input, the default.

  --rules SET   rule set: {sets}; by default club for xiangqi and fide for chess.
                Or a custom set that changes fields of another: as JSON, '{"base":"wxf","noCapture":40}',
                or the name of a .json file with it
  --kind GAME   the game to assume if a record does not say
  --encoding E  the text encoding, if it cannot be detected: gb18030, big5, …
  --dialect D   the move notation, if it cannot be detected: fairy (ranks 1–10), winboard (0–9), de, fr, ru, …
  --strict      treat a game that continues after a limit or repetition has ended it as illegal;
                by default it is only noted where it had ended, and by which rule
  --json        print one JSON object per line for every game, and a summary
  --jobs, -j N  number of threads; by default one per core

Prints one line per fault: file, line, game, players, ply, move, code, message.
Exit status: 0 all games are legal, 1 some are not, 2 something could not be read, 130 interrupted.
`,
    review: `Reviews games as a referee would: where the rules ended them, what could have been claimed when,
how they end under other rule sets, and whether the recorded result agrees.

Usage: trongtai review [FILE…] [--rules SET] [--kind xiangqi|chess] [--json] [--lang vi|en|zh|zh-Hant]

FILE and SET are as for validate.
  --json   print one JSON object per line for every game

Exit status: 0 the results agree, 1 some recorded results differ from the rules, 2 something could not be read.
`,
    disputes: `Finds the games of an archive whose recorded result differs from the rules, by the article that decides.

Usage: trongtai disputes [FILE…] [--rules SET|all] [--kind xiangqi|chess] [--json] [--jobs N] [--lang vi|en|zh|zh-Hant]

FILE is as for validate; folders are read recursively.
  --rules SET   the rule set to judge by, as for validate; all for every named set
  --json        print one JSON object per line for every such game, and a summary
  --jobs, -j N  number of threads; by default one per core

Games are listed by article, with the plies; a table by reason and rule set follows.
Exit status: 0 none found, 1 some found, 2 something could not be read, 130 interrupted.
`,
    judge: `A filter for programs: reads one game per line and writes its verdict on a line, in order.

Usage: trongtai judge [--rules SET] [--kind xiangqi|chess] [--evidence] < GAMES

A line is JSON, {"kind":"xiangqi","rules":"wxf","fen":"…","moves":"h2e2 h9g7"} or {"record":"…"} with a whole record as
text, or a one-line record. "id" is returned unchanged; "result" is compared with the verdict.
  --evidence   include what each ply of the evidence did
A line that cannot be read yields {"ok":false,"code":…}. Exit status: 0.
`,
    diagram: `Draws a position, or the evidence of a verdict.

Usage: trongtai diagram [FILE] [--fen FEN] [--game N] [--ply N] [--show position|evidence|strip] [--rules SET] [-o FILE.svg|FILE.png]
         [--pieces SET] [--theme THEME] [--scheme light|dark] [--coordinates NOTATION|none] [--flip] [--width PIXELS]

  --show      the position; the last cycle of the verdict with numbered moves; or each occurrence of its position
  --pieces    characters, simplified, symbols or letters in xiangqi; figures or letters in chess
  -o          output file; by default SVG to standard output. PNG requires the package @resvg/resvg-js
`,
    ruling: `Writes a ruling as one HTML file that prints on A4, for the arbiter to sign.

Usage: trongtai ruling FILE [--game N] [--ply N] [--rules SET] [-o FILE.html] [--lang vi|en|zh|zh-Hant]

  --game N    number of the game in the file; by default the first
  --ply N     number of plies played when the arbiter is called; by default all
Exit status: 0 written, 1 the rules have not decided by then, 2 there is no such game.
`,
    explain: `Says whether a move is legal, and what it does or why it is illegal.

Usage: trongtai explain [--fen FEN] [--kind xiangqi|chess] [--rules SET] [--chess960] [--json] [--lang vi|en|zh|zh-Hant] MOVE

MOVE may be written in any notation. SET is a rule set, as for validate.
Exit status: 0 legal, 1 illegal, 2 not a move or not a position.
`,
    perft: `Counts sequences of legal moves of a given length.

Usage: trongtai perft [--kind xiangqi|chess] [--fen FEN] [--depth N] [--divide] [--chess960] [--lang vi|en|zh|zh-Hant]

  --depth N   length of the sequences; by default 4
  --divide    also print the count for each first move
`,
    convert: `Writes the games of records in another format or notation.

Usage: trongtai convert [FILE…] --to pgn|dhtmlxq|xqf|cbr|wxf|uci [--notation NOTATION] [-o OUTPUT] [--partial] [--force] [--kind xiangqi|chess] [--encoding E] [--dialect D] [--lang vi|en|zh|zh-Hant]

  --notation N     move notation of a PGN: {notations}
  --output, -o F   output file; by default standard output. An XQF file holds one game:
                   for several, the output is a folder of numbered files
  --partial        write what can be written, even if games are left out or cut short
  --force          replace existing numbered files
  --kind GAME      the game to assume if a record does not say
  --encoding E     the text encoding, if it cannot be detected: gb18030, big5, …
  --dialect D      the move notation, if it cannot be detected: fairy (ranks 1–10), winboard (0–9), de, fr, ru, …

Anything that could not be read is reported on standard error. Output is written completely or left unchanged,
unless --partial is given; converting a file onto itself never loses anything.
Exit status: 0 all games were legal, 1 some were not, 2 something could not be read or written.
`,
  },

  usage: {
    unknownCommand: "Unknown command {command}.",
    unknownCommandGuess: "Unknown command {command}. Did you mean {guess}?",
    unknownOption: "Unknown option {option}.",
    unknownOptionGuess: "Unknown option {option}. Did you mean {guess}?",
    needsValue: "The option {option} requires a value.",
    noValue: "The option {option} takes no value.",
    badNumber: "The option {option} takes a number, not {value}.",
    badValue: "The option {option} does not take {value}. It takes: {known}.",
    badRules: "The option --rules: {words}",
    badBase: 'A custom rule set names in "base" the set it changes: {known}.',
    notJson: "Not valid JSON: {value}",
    badJobs: "The option --jobs takes a number from 1 to {most}.",
    badDepth: "The option --depth takes a number from 0 to {most}.",
    nothingToRead: "Nothing to read: name a file or pipe data to standard input.",
    unreadableFile: "{file} cannot be read ({code}).",
    unwritableFile: "{file} cannot be written ({code}).",
    noSuchGame: "There is no game {number}: the file has {count}.",
    noEvidence: "By ply {ply} there is no verdict based on moves.",
    noPng: "PNG output requires the package {library}: npm install {library}",
    oneMove: "Give one move.",
    noArguments: "Unexpected argument {argument}.",
    needsTo: "Choose an output format with --to: {known}.",
    notationForPgn: "--notation applies to PGN only.",
    binary: "XQF is not written to a terminal: name a file with -o.",
    folder: "There are several games: name a folder with -o to write them as XQF.",
    more: "See trongtai {command} --help.",
  },

  unreadable: {
    ENOENT: "there is no such file",
    EACCES: "permission denied",
    EISDIR: "it is a folder",
    NOTHING: "it contains no records",
    ZSTD: "Zstandard requires Node 22.15 or later",
    CUTOFF: "the archive is truncated",
    DAMAGED: "the archive is damaged",
    SPECIAL: "it is not a regular file and was skipped",
    other: "it cannot be read ({code})",
  },
  unwritable: "it cannot be written ({code})",
  exists: "it already exists; --force replaces it",
  kept: "{output} was left unchanged: {games} games would be left out or cut short, {files} files could not be read. --partial writes the rest.",
  lost: "{output} was left unchanged: {games} games would lose data, {files} files could not be read. Choose another output.",
  tagsLeftOut: "tags that a PGN cannot hold are left out: {tags}",

  game: "game {number}",
  players: "{first} – {second}",
  ply: "ply {ply}",
  variation: "in a variation after ply {ply}",
  fault: {
    "game-over": "The game was over before this move: {result}, {reason} ({rule}).",
    "played-on": "The game had ended here: {result}, {reason} ({rule}). It continued for {plies} plies.",
    "result-differs": "The record says {said}, the rules say {result}: {reason} ({rule}).",
    "invalid-record": "This is not a game, or it is too long.",
  },

  fields: "The fields of {base}: {fields}",
  byKind: "Faults by kind:",
  summary: "{games} games, {plies} plies: {illegal} with illegal moves. {seconds} s, {rate} games/s.",
  interrupted: "Interrupted. Until then:",
  progress: "{percent} {bar} {games} games, {illegal} illegal, {rate} games/s",

  disputes: {
    article: "{rule}: {text} ({count})",
    says: "the record says {said}, the rules {result} after ply {ply}",
    plies: "; evidence: plies {first}–{last}",
    playedOn: "; plies played on: {plies}",
    reason: "Games by reason",
    all: "all disputes",
    agreed: "ended as recorded",
    summary: "{games} games, {plies} plies: {illegal} whose result differs from the rules. {seconds} s, {rate} games/s.",
    progress: "{percent} {bar} {games} games, {illegal} disputes, {rate} games/s",
  },

  review: {
    heading: "{file}, game {number}: {players}",
    plies: "{plies} plies; recorded result: {result}.",
    unread: "The record has faults: {count}.",
    open: "Under the rules {set} the game has not ended.",
    ended: "Under the rules {set} it ended after ply {ply}, {move}. {words}",
    playedOn: "Plies played on: {plies}.",
    agrees: "The recorded result agrees.",
    differs: "The record says {said}, the rules {result}.",
    others: "Under other rules:",
    other: "{set}: {result} after ply {ply}, {reason} ({rule})",
    none: "{set}: not ended",
    claim: "{side} could claim a draw from ply {from} to {to}: {claim}.",
    announced: "{side} could claim a draw by announcing a move from ply {from} to {to}: {claim}.",
    mustChange: "{side} had to change its play from ply {from} to {to} ({reason}, {rule}).",
    flag: "After ply {ply} {side} had no time left.",
    noCapture: "Longest run of plies without a capture: {count}, by ply {ply}.",
    repetition: "Most occurrences of one position: {count}, by ply {ply}.",
    checks: "Longest run of checks: {count}, by ply {ply}.",
    chases: "Longest run of chases: {count}, by ply {ply}.",
    unreadable: "{file}, game {number}: {words}",
  },

  legal: "{move} is legal.",
  illegal: "{move} is not legal: {words}",
  ambiguous: "{move} can mean more than one move: {candidates}.",
  ends: "It ends the game: {result}, {reason} ({rule}).",
  check: "It gives check.",
  counted: "{nodes} sequences of {depth} plies in {seconds} s",
  failed: "{name}: {words}",
  converted: "{games} games written, {left} left out.",
  broken: "Internal error: {error}",
};
