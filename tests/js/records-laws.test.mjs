// One reader: a move that `play` takes in some notation, records read as the same move, and the other way round; over random games of
// both kinds, in everything that is written and in the spellings of other schools and languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, RulesError, notateRecord, readRecords, recordOf } from "trongtai";
import { random } from "./support.mjs";

const WRITTEN = {
  xiangqi: ["uci", "coordinate", "wxf", "vi", "zh-Hans", "zh-Hant"],
  chess: ["uci", "coordinate", "san", "lan", "figurine", "vi"],
};
/** The letters of pieces, K Q R B N, in the notations that are only read (as the dialects' documentation lists them). */
const LETTERS = {
  de: "K D T L S",
  nl: "K D T L P",
  fr: "R D T F C",
  es: "R D T A C",
  pt: "R D T B C",
  ro: "R D T N C",
  pl: "K H W G S",
  cs: "K D V S J",
  hu: "K V B F H",
  fi: "K D T L R",
  is: "K D H B R",
  ru: "Кр Ф Л С К",
  uk: "Кр Ф Т С К",
  bg: "Ц Д Т О К",
};
const KINDS = /** @type {const} */ (["xiangqi", "chess"]);
const PLIES = 60;

/** A random game. */
function played(kind, seed) {
  const below = random(seed);
  const game = new Game(kind, { rules: "basic" });
  while (game.ply < PLIES) {
    const moves = game.legalMoves();
    if (moves.length === 0) break;
    game.play(moves[below(moves.length)].uci);
  }
  return game;
}

/** Words as `play` and `parse` read them one by one: UCI texts up to the first that is none. */
function byPlay(kind, words, dialect) {
  const game = new Game(kind, { rules: "basic" });
  const ucis = [];
  for (const word of words) {
    try {
      ucis.push(dialect === undefined ? game.play(word).uci : game.play(game.parse(word, dialect).uci).uci);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      break;
    }
  }
  return ucis;
}

/** The same words as a record. */
function byRecord(kind, words, dialect) {
  const options = { kind, ...(dialect === undefined ? {} : { dialect }) };
  const [record] = readRecords(`[Event "x"]\n\n${words.join(" ")} *\n`, options);
  return record.moves.map(({ uci }) => uci);
}

for (const kind of KINDS) {
  for (const notation of WRITTEN[kind]) {
    test(`${kind} in ${notation}: play and records read the same games`, () => {
      for (let seed = 1; seed <= 12; seed++) {
        const game = played(kind, seed);
        const words = notateRecord(recordOf(game), notation);
        const ucis = notateRecord(recordOf(game), "uci");
        assert.deepEqual(byPlay(kind, words, notation), ucis, `play, ${seed}`);
        assert.deepEqual(byRecord(kind, words, notation), ucis, `records by the notation's name, ${seed}`);
        // Numbered, and without a name.
        const numbered = words.flatMap((word, ply) => (ply % 2 === 0 ? [`${ply / 2 + 1}.`, word] : [word]));
        assert.deepEqual(byRecord(kind, numbered), ucis, `records, ${seed}`);
        game.free();
      }
    });
  }
}

test("spellings that are only read: what is taken by one is taken by the other, ranks from one", () => {
  const up = (square) => square[0] + (Number(square.slice(1)) + 1);
  for (let seed = 1; seed <= 12; seed++) {
    const ucis = notateRecord(recordOf(played("xiangqi", seed)), "uci");
    const words = ucis.map((uci) => up(uci.slice(0, 2)) + up(uci.slice(2)));
    assert.deepEqual(byPlay("xiangqi", words, "fairy"), ucis);
    assert.deepEqual(byRecord("xiangqi", words, "fairy"), ucis);
    assert.deepEqual(byRecord("xiangqi", words), ucis, "told by a rank 10, or by what is legal");
  }
});

test("piece and goal in xiangqi, ranks from nought and from one", () => {
  for (let seed = 1; seed <= 12; seed++) {
    const game = new Game("xiangqi", { rules: "basic" });
    const below = random(seed);
    const [nought, one, ucis] = [[], [], []];
    while (game.ply < PLIES) {
      const moves = game.legalMoves();
      if (moves.length === 0) break;
      const move = moves[below(moves.length)];
      const letter =
        move.piece.toUpperCase() === "P"
          ? "P"
          : { K: "K", A: "A", B: "E", E: "E", N: "H", H: "H", R: "R", C: "C" }[move.piece.toUpperCase()];
      // File and rank of the piece leave no doubt.
      nought.push(`${letter}${move.from}${move.to}`);
      one.push(`${letter}${move.from[0]}${Number(move.from[1]) + 1}${move.to[0]}${Number(move.to[1]) + 1}`);
      ucis.push(game.play(move.uci).uci);
    }
    for (const [words, dialect] of /** @type {[string[], string][]} */ ([
      [nought, "winboard"],
      [one, "fairy"],
    ])) {
      assert.deepEqual(byPlay("xiangqi", words, dialect), ucis, dialect);
      assert.deepEqual(byRecord("xiangqi", words, dialect), ucis, dialect);
    }
  }
});

test("letters of other languages in chess", () => {
  const english = "K Q R B N".split(" ");
  for (const [language, alphabet] of Object.entries(LETTERS)) {
    const letters = alphabet.split(" ");
    const translated = (word) => word.replace(/^[KQRBN]|(?<==)[QRBN]/g, (letter) => letters[english.indexOf(letter)]);
    for (let seed = 1; seed <= 6; seed++) {
      const record = recordOf(played("chess", seed));
      const ucis = notateRecord(record, "uci");
      const words = notateRecord(record, "san").map(translated);
      assert.deepEqual(byPlay("chess", words, language), ucis, `play, ${language}`);
      assert.deepEqual(byRecord("chess", words, language), ucis, `records, ${language}`);
    }
  }
});

test("what one of them refuses, the other refuses: words with a letter changed", () => {
  let cut = 0;
  for (const kind of KINDS) {
    for (const notation of WRITTEN[kind]) {
      const below = random(notation.length * 31 + kind.length);
      for (let seed = 1; seed <= 10; seed++) {
        const words = notateRecord(recordOf(played(kind, seed)), notation);
        const at = below(words.length);
        const other = words[below(words.length)];
        const word = words[at];
        const place = below(word.length);
        // Signs between words would make others of it.
        words[at] = (word.slice(0, place) + other.charAt(below(other.length)) + word.slice(place + 1)).replace(/[^\p{L}\d+=x#:./-]/gu, "");
        // What begins with a figure is a move's number to a record, and may have lost its dot.
        if (/^[\d.+#-]/.test(words[at]) || words[at].length < 2) continue;
        const read = byPlay(kind, words, notation);
        assert.deepEqual(byRecord(kind, words, notation), read, `${notation}: ${words[at]} for ${word}`);
        if (read.length < words.length) cut++;
      }
    }
  }
  assert.ok(cut > 30, `${cut} were refused`);
});
