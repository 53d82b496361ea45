/** A verdict in words, using as much of the game as is known. Pure. */
import type { Color, GameKind, Verdict } from "../types.js";
import type { Catalogue } from "./catalogue.js";
import { accountsOf, firstOf, otherOf, piecesOf, traced } from "./evidence.js";
import type { ExplainOptions, Explanation } from "./public.js";
import { accountText, plyText, resultText, ruleText, sparedText } from "./sentences.js";

export function explanationOf(texts: Catalogue, verdict: Verdict, { game, moves }: ExplainOptions = {}): Explanation {
  const kind = game?.kind ?? kindOf(verdict);
  const first = game === undefined ? firstIn(kind, verdict) : firstMover(kind, game.fen);
  const plies = traced(kind, first, verdict.evidence, game && { pieces: piecesOf(game), moves: game.moves });
  const accounts = accountsOf(kind, plies);
  // Only stalemate needs the side to move: without a game, it is the loser, if there is one.
  const turn =
    game === undefined
      ? verdict.winner === null
        ? first
        : otherOf(kind, verdict.winner)
      : game.moves.length % 2 === 0
        ? first
        : otherOf(kind, first);
  const result = resultText(texts, kind, verdict, turn);
  const rule = ruleText(texts, kind, verdict.rule);
  const sides = accounts.map((account) => accountText(texts, kind, account));
  const spared = sparedText(texts, kind, verdict, accounts);
  return {
    result,
    rule,
    sides,
    spared,
    plies: plies.map(({ conduct, color, chases }) => {
      const named = chases.map((chase) => ({ ...chase, by: chase.by.letter, of: chase.of.letter }));
      const move = `${conduct.ply}. ${moves?.[conduct.ply - 1] ?? conduct.move}`;
      return { ply: conduct.ply, text: plyText(texts, kind, { conduct, color, chases: named }, move) };
    }),
    sentences: [result, rule, ...sides, ...(spared === null ? [] : [spared])],
  };
}

/** Only chess has white, and only its articles are FIDE's; both games have a rule set called basic. */
function kindOf({ winner, rule, evidence }: Verdict): GameKind {
  if (winner === "red") return "xiangqi";
  if (winner === "white" || rule.startsWith("fide")) return "chess";
  if (!rule.startsWith("basic/")) return "xiangqi";
  return rule === "basic/dead-position" || evidence.some(({ move }) => move.length > 4) ? "chess" : "xiangqi";
}

const firstMover = (kind: GameKind, fen: string): Color => (fen.trim().split(/\s+/)[1] === "b" ? "black" : firstOf(kind));

/** Returns the side that made the odd plies: the loser made those that break the rule. */
function firstIn(kind: GameKind, { winner, evidence }: Verdict): Color {
  if (winner === null) return firstOf(kind);
  const offences = [0, 0];
  for (const { ply, check, nature } of evidence) if (check || nature === "chase" || nature === "kill") offences[ply % 2]! += 1;
  const [even = 0, odd = 0] = offences;
  if (even === odd) return firstOf(kind);
  const loser = otherOf(kind, winner);
  return odd > even ? loser : otherOf(kind, loser);
}
