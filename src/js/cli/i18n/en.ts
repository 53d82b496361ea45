/** English, and the keys that every language has. `{name}` is filled in. */
export const en = {
  help: {
    main: `The referee for xiangqi and chess.

Usage: trongtai COMMAND …

Commands:
  validate   judge every game of files, folders or standard input
  review     tell of a game: where it ended, what could be claimed, how other rules see it
  disputes   find the games of an archive whose result is not that of the rules
  judge      a filter: a game a line in, its verdict a line out
  diagram    draw a position, or what a verdict rests on, as SVG or PNG
  ruling     a ruling on paper: one HTML file to print and sign
  explain    say whether a move is legal, and why not
  perft      count the sequences of legal moves
  convert    write records in another format or notation

  trongtai COMMAND --help    what a command takes
  trongtai --version

  --lang vi|en|zh|zh-Hant   language of all words; otherwise that of the environment (LANG)
`,
    validate: `Judges every game of PGN, DhtmlXQ, XQF and UCI files. A UCI file has one game on each line.

Usage: trongtai validate [FILE…] [--rules SET] [--kind xiangqi|chess] [--encoding E] [--dialect D] [--strict] [--json] [--jobs N] [--lang vi|en|zh|zh-Hant]

FILE may be a folder, a pattern such as 'games/**/*.pgn', or - for standard input, which is read when there is no FILE.

  --rules SET   rule set: {sets}; otherwise club for xiangqi and fide for chess.
                Or one of your own that changes fields of another: as JSON, '{"base":"wxf","noCapture":40}',
                or the name of a file with it that ends in .json
  --kind GAME   the game that is played where a record does not tell
  --encoding E  the encoding of the texts, where their bytes do not show it: gb18030, big5, …
  --dialect D   how moves are written, where the text does not show it: fairy (ranks 1–10), winboard (0–9), de, fr, ru, …
  --strict      a game that goes on after a limit or a repetition has ended it is not legal;
                otherwise it is only noted where it had ended, and by which rule
  --json        one JSON object a line for every game, and a summary
  --jobs, -j N  work on so many threads; otherwise on all cores

There is one line for each fault: file, line, game, players, ply, move, code, words.
Exit status: 0 all games are legal, 1 some are not, 2 something could not be read, 130 interrupted.
`,
    review: `Tells of games what a referee would note: where the rules ended them, what could have been claimed when,
how other rule sets see them, and whether the recorded result agrees.

Usage: trongtai review [FILE…] [--rules SET] [--kind xiangqi|chess] [--json] [--lang vi|en|zh|zh-Hant]

FILE and SET are as for validate.
  --json   one JSON object a line for every game

Exit status: 0, 1 some records name another result than the rules, 2 something could not be read.
`,
    disputes: `Finds the games of an archive in which the rules and the recorded result part, by the article that decides.

Usage: trongtai disputes [FILE…] [--rules SET|all] [--kind xiangqi|chess] [--json] [--jobs N] [--lang vi|en|zh|zh-Hant]

FILE is as for validate; a folder is read with all folders in it.
  --rules SET   the rule set that judges, as for validate; all for every named set
  --json        one JSON object a line for every such game, and a summary
  --jobs, -j N  work on so many threads; otherwise on all cores

The games stand under their articles, with the plies; at the end is a table by reason and rule set.
Exit status: 0 none, 1 some, 2 something could not be read, 130 interrupted.
`,
    judge: `A filter for programs: reads a game a line, writes its verdict a line, in order.

Usage: trongtai judge [--rules SET] [--kind xiangqi|chess] [--evidence] < GAMES

A line is JSON, {"kind":"xiangqi","rules":"wxf","fen":"…","moves":"h2e2 h9g7"} or {"record":"…"} with a whole record as
text, or a record that takes one line. "id" comes back as it was, "result" is compared with the verdict.
  --evidence   with what each ply of the evidence did
A line that cannot be read is answered by {"ok":false,"code":…}. Exit status: 0.
`,
    diagram: `Draws a position, or what a verdict rests on.

Usage: trongtai diagram [FILE] [--fen FEN] [--game N] [--ply N] [--show position|evidence|strip] [--rules SET] [-o FILE.svg|FILE.png]
         [--pieces SET] [--theme THEME] [--scheme light|dark] [--coordinates NOTATION|none] [--flip] [--width PIXELS]

  --show      the position; the last cycle of the verdict with numbered moves; or the times that its position stood
  --pieces    characters, simplified, symbols or letters in xiangqi; figures or letters in chess
  -o          a file; otherwise SVG to standard output. A PNG needs the package @resvg/resvg-js beside this one
`,
    ruling: `Writes a ruling on paper: one HTML file that prints on A4, for the arbiter to sign.

Usage: trongtai ruling FILE [--game N] [--ply N] [--rules SET] [-o FILE.html] [--lang vi|en|zh|zh-Hant]

  --game N    which game of the file; otherwise the first
  --ply N     the plies played when the arbiter is called; otherwise all
Exit status: 0, 1 the rules have not decided by then, 2 there is no such game.
`,
    explain: `Says whether a move is legal, and what it does or why it may not be played.

Usage: trongtai explain [--fen FEN] [--kind xiangqi|chess] [--rules SET] [--chess960] [--json] [--lang vi|en|zh|zh-Hant] MOVE

MOVE may be written in any notation. SET is a rule set, as for validate.
Exit status: 0 legal, 1 not legal, 2 no move or no position.
`,
    perft: `Counts the sequences of legal moves of a length.

Usage: trongtai perft [--kind xiangqi|chess] [--fen FEN] [--depth N] [--divide] [--chess960] [--lang vi|en|zh|zh-Hant]

  --depth N   length of the sequences; otherwise 4
  --divide    the count of each first move too
`,
    convert: `Writes the games of records in another format or notation.

Usage: trongtai convert [FILE…] --to pgn|dhtmlxq|xqf|cbr|wxf|uci [--notation NOTATION] [-o OUTPUT] [--partial] [--force] [--kind xiangqi|chess] [--encoding E] [--dialect D] [--lang vi|en|zh|zh-Hant]

  --notation N     how a PGN writes moves: {notations}
  --output, -o F   a file; otherwise standard output. An XQF file holds one game:
                   for several, the output is a folder, in which they are numbered
  --partial        write what can be written, though games are left out or cut short
  --force          replace numbered files that are there
  --kind GAME      the game that is played where a record does not tell
  --encoding E     the encoding of the texts, where their bytes do not show it: gb18030, big5, …
  --dialect D      how moves are written, where the text does not show it: fairy (ranks 1–10), winboard (0–9), de, fr, ru, …

What could not be read is told on standard error. A file or folder is written whole or stays as it was, unless
--partial says otherwise; a file that is read and written at once never loses anything.
Exit status: 0 all games were legal, 1 some were not, 2 something could not be read or written.
`,
  },

  usage: {
    unknownCommand: "There is no command {command}.",
    unknownCommandGuess: "There is no command {command}. Did you mean {guess}?",
    unknownOption: "There is no option {option}.",
    unknownOptionGuess: "There is no option {option}. Did you mean {guess}?",
    needsValue: "The option {option} needs a value.",
    noValue: "The option {option} takes no value.",
    badNumber: "The option {option} takes a number, not {value}.",
    badValue: "The option {option} does not take {value}. It takes: {known}.",
    badRules: "The option --rules: {words}",
    badBase: 'A rule set of your own says in "base" which one it changes: {known}.',
    notJson: "This is no JSON: {value}",
    badJobs: "The option --jobs takes a number from 1 to {most}.",
    badDepth: "The option --depth takes a number from 0 to {most}.",
    nothingToRead: "There is nothing to read: name a file, or give something to standard input.",
    unreadableFile: "{file} cannot be read ({code}).",
    unwritableFile: "{file} cannot be written ({code}).",
    noSuchGame: "There is no game {number}: the file has {count}.",
    noEvidence: "By ply {ply} there is no verdict that rests on moves.",
    noPng: "A PNG needs the package {library}: npm install {library}",
    oneMove: "Give one move.",
    noArguments: "{argument} is not wanted here.",
    needsTo: "Say with --to what to write: {known}.",
    notationForPgn: "Only a PGN has a notation to choose.",
    binary: "XQF is not written to a terminal: name a file with -o.",
    folder: "These are several games: name a folder with -o to write them as XQF.",
    more: "More: trongtai {command} --help",
  },

  unreadable: {
    ENOENT: "there is no such file",
    EACCES: "it may not be read",
    EISDIR: "it is a folder",
    NOTHING: "there are no records in it",
    ZSTD: "this Node has no Zstandard; 22.15 and later have it",
    CUTOFF: "the archive is cut off",
    DAMAGED: "the archive is damaged",
    SPECIAL: "it is no file, and was passed over",
    other: "it cannot be read ({code})",
  },
  unwritable: "it cannot be written ({code})",
  exists: "it is there already; --force replaces it",
  kept: "{output} stays as it was: {games} games would be left out or cut short, {files} files could not be read. --partial writes the rest.",
  lost: "{output} stays as it was: {games} games would lose something, {files} files could not be read. Name another output.",
  tagsLeftOut: "tags that a PGN cannot hold are left out: {tags}",

  game: "game {number}",
  players: "{first} – {second}",
  ply: "ply {ply}",
  variation: "in a variation after ply {ply}",
  fault: {
    "game-over": "The game was over before this move: {result}, {reason} ({rule}).",
    "played-on": "The game had ended here: {result}, {reason} ({rule}). It went on for {plies} plies.",
    "result-differs": "The record says {said}, the rules say {result}: {reason} ({rule}).",
    "invalid-record": "This is no game, or it is too long to be one.",
  },

  fields: "The fields of {base}: {fields}",
  byKind: "Faults by kind:",
  summary: "{games} games, {plies} plies: {illegal} with illegal moves. {seconds} s, {rate} games/s.",
  interrupted: "Interrupted. Until then:",
  progress: "{percent} {bar} {games} games, {illegal} illegal, {rate} games/s",

  disputes: {
    article: "{rule}: {text} ({count})",
    says: "the record says {said}, the rules {result} after ply {ply}",
    plies: "; they rest on plies {first}–{last}",
    playedOn: "; plies played on: {plies}",
    reason: "Games by reason",
    all: "all disputes",
    agreed: "ended as recorded",
    summary: "{games} games, {plies} plies: {illegal} with another result than the rules. {seconds} s, {rate} games/s.",
    progress: "{percent} {bar} {games} games, {illegal} disputes, {rate} games/s",
  },

  review: {
    heading: "{file}, game {number}: {players}",
    plies: "{plies} plies; the record says {result}.",
    unread: "The record has faults: {count}.",
    open: "By the rules {set} the game has not ended.",
    ended: "By the rules {set} it ended after ply {ply}, {move}. {words}",
    playedOn: "Plies played on: {plies}.",
    agrees: "The recorded result agrees.",
    differs: "The record says {said}, the rules {result}.",
    others: "By other rules:",
    other: "{set}: {result} after ply {ply}, {reason} ({rule})",
    none: "{set}: not ended",
    claim: "{side} could claim a draw from ply {from} to {to}: {claim}.",
    announced: "{side} could claim a draw by announcing a move from ply {from} to {to}: {claim}.",
    mustChange: "{side} had to play otherwise from ply {from} to {to} ({reason}, {rule}).",
    flag: "After ply {ply} {side} had no time left.",
    noCapture: "Most plies without a capture: {count}, by ply {ply}.",
    repetition: "Most often one position stood {count} times, by ply {ply}.",
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
  broken: "This should not have happened: {error}",
};
