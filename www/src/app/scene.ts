/** What the board is to show of the page's state. Pure. */

import type { Scene } from "../../../src/js/board/scene.ts";
import { GEOMETRY } from "./games.ts";
import { parseSquare } from "./geometry.ts";
import { notationFor } from "./notations.ts";
import { proofScene, provable } from "./proof.ts";
import { canLift, currentNode, evidenceMarks, refusalMarks, targets } from "./state.ts";
import type { State } from "./state.ts";
import { nodeOf } from "./tree.ts";

/** What the record draws after the move on the board. */
function shapesOf(state: State): NonNullable<Scene["shapes"]> {
  const geometry = GEOMETRY[state.snapshot.kind];
  const { shapes = [] } = nodeOf(state.study.tree, currentNode(state));
  return shapes.flatMap(({ color, from, to }) => {
    const start = parseSquare(geometry, from);
    const end = to === undefined ? start : parseSquare(geometry, to);
    if (start === null || end === null) return [];
    return [{ type: to === undefined ? "circle" : "arrow", from: start, to: end, color } as const];
  });
}

/** How the edges are lettered to suit the notation in use. */
function labelsOf({ snapshot: { kind }, settings }: State): NonNullable<Scene["labels"]> {
  if (kind === "chess") return "coordinates";
  const notation = notationFor(kind, settings.notation[kind], settings.language);
  if (notation === "zh-Hans" || notation === "zh-Hant") return "chinese";
  return notation === "wxf" || notation === "vi" ? "numbers" : "coordinates";
}

export function sceneOf(state: State): Scene {
  const scene = gameScene(state);
  const exhibit = provable(state.snapshot);
  if (state.proof === null || exhibit === null) return scene;
  const { board, turn, last } = proofScene(state.snapshot, { exhibit, ...state.proof });
  return {
    ...scene,
    board,
    turn,
    checked: null,
    checkers: [],
    chases: [],
    atFault: false,
    liftable: new Set(),
    last: last === null ? [] : [last.from, last.to],
  };
}

function gameScene(state: State): Scene {
  const { snapshot, promotion } = state;
  const { kind, start, board, turn, last, checked, checkers } = snapshot;
  const { exhibit, atFault } = evidenceMarks(snapshot);
  const marks = refusalMarks(state);
  return {
    kind,
    chess960: start.chess960,
    board,
    turn,
    checked,
    checkers,
    atFault,
    flipped: state.flipped,
    inert: false,
    liftable: new Set(board.flatMap((_, square) => (canLift(snapshot, square) ? [square] : []))),
    selected: state.selected,
    targets: targets(state),
    outlook: state.outlook,
    last: last === null ? [] : [last.from, last.to],
    labels: labelsOf(state),
    shapes: shapesOf(state),
    chases: exhibit?.chases ?? [],
    causes: marks.causes,
    refusedGoal: marks.goal,
    promotion: promotion && {
      from: promotion.from,
      to: promotion.to,
      letters: promotion.choices.flatMap((choice) => (choice.promotion === null ? [] : [choice.promotion])),
    },
  };
}
