/** A verdict's evidence as arrows: the moves of the last cycle, and the occurrences of its position. Pure. */
import type { Verdict } from "../types.js";
import type { PlayedGame } from "../words/played.js";
import type { Arrow, Mark, Occurrence } from "./public.js";
import { keyOf, placementsOf, type Placement } from "./replay.js";

/** More arrows in one picture are unreadable. */
const MOST_ARROWS = 12;

type Evidence = Pick<Verdict, "evidence">;

const uciOf = (move: PlayedGame["moves"][number]): string => (typeof move === "string" ? move : move.uci);

/** Returns a placement as the first field of a FEN, with the side to move. */
function fenOf(game: PlayedGame, placement: Placement, ply: number): string {
  const [files, ranks, lowest] = game.kind === "xiangqi" ? [9, 10, 0] : [8, 8, 1];
  const rows = Array.from({ length: ranks }, (_, row) => {
    let text = "";
    let empty = 0;
    for (let file = 0; file < files; file += 1) {
      const letter = placement.get(`${String.fromCharCode(97 + file)}${ranks - 1 - row + lowest}`);
      if (letter === undefined) empty += 1;
      else {
        text += `${empty === 0 ? "" : empty}${letter}`;
        empty = 0;
      }
    }
    return text + (empty === 0 ? "" : String(empty));
  });
  const isFirst = (ply % 2 === 0) === (game.fen.trim().split(/\s+/)[1] !== "b");
  return `${rows.join("/")} ${isFirst ? "w" : "b"}`;
}

const moves = (game: PlayedGame, from: number, to: number): Arrow[] =>
  game.moves.slice(from, to).map((move, index) => {
    const uci = uciOf(move);
    return { from: uci.slice(0, 2), to: uci.slice(2, 4), number: index + 1, type: "move" };
  });

/** Returns the attacks and marks of one ply of the evidence. */
function attacks({ evidence }: Evidence, ply: number): { arrows: Arrow[]; marks: Mark[] } {
  const chases = evidence.find((each) => each.ply === ply)?.chases ?? [];
  return {
    arrows: chases.map(({ attacker, target }) => ({ from: attacker, to: target, type: "attack" })),
    marks: chases.map(({ target, ...chase }) => ({ square: target, type: chase.protected ? "protected" : "chased" })),
  };
}

/** Returns the occurrences of the position at the end of the evidence, and the moves between them. */
export function occurrencesOf(verdict: Evidence, game: PlayedGame): Occurrence[] {
  const last = verdict.evidence[verdict.evidence.length - 1]?.ply;
  if (last === undefined) return [];
  const placements = placementsOf({ ...game, moves: game.moves.slice(0, last) });
  const key = keyOf(placements[last]!, last);
  const plies = placements.flatMap((placement, ply) => (keyOf(placement, ply) === key ? [ply] : []));
  return plies.map((ply, index) => {
    const next = plies[index + 1];
    const found = attacks(verdict, ply);
    return {
      ply,
      time: index + 1,
      fen: fenOf(game, placements[ply]!, ply),
      arrows: next === undefined || next - ply > MOST_ARROWS ? found.arrows : moves(game, ply, next),
      marks: found.marks,
    };
  });
}

/** Returns the last cycle, or the end of a streak, in one picture: the position before it and its moves as numbered arrows. */
export function evidenceOf(verdict: Evidence, game: PlayedGame): Occurrence | null {
  const last = verdict.evidence[verdict.evidence.length - 1]?.ply;
  if (last === undefined) return null;
  const times = occurrencesOf(verdict, game);
  const before = times[times.length - 2];
  const first = (verdict.evidence[0]?.ply ?? 1) - 1;
  const from = Math.max(before === undefined ? first : before.ply, last - MOST_ARROWS);
  const placements = placementsOf({ ...game, moves: game.moves.slice(0, last) });
  const chases = verdict.evidence
    .filter(({ ply }) => ply > from)
    .flatMap((conduct) => attacks({ evidence: [conduct] }, conduct.ply).arrows);
  // Each attack once, however often it was made.
  const once = chases.filter(({ from: a, to: b }, index) => chases.findIndex((other) => other.from === a && other.to === b) === index);
  return {
    ply: from,
    time: Math.max(1, times.length - 1),
    fen: fenOf(game, placements[from]!, from),
    arrows: [...once.map((arrow) => ({ ...arrow, dashed: true })), ...moves(game, from, last)],
    marks: [],
  };
}
