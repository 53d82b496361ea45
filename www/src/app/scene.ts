/** What the board is to show of the page's state. Pure. */

import { drawnShapes, shapesIn, shownOf } from "trongtai/board/parts";
import type { Scene, Shape } from "trongtai/board/parts";
import { GEOMETRY } from "./games.ts";
import type { Verdict } from "./model.ts";
import { labelsFor } from "./notations.ts";
import { proofScene, provable } from "./proof.ts";
import { currentNode, evidenceMarks } from "./state.ts";
import type { State } from "./state.ts";
import { nodeOf } from "./tree.ts";

/** What the record draws after the move on the board, and the reader by hand. */
function shapesOf(state: State): NonNullable<Scene["shapes"]> {
  const { shapes = [], comment = "", commentBefore = "" } = nodeOf(state.study.tree, currentNode(state));
  const recorded = shapes.map((shape): Shape => ({ type: shape.to === undefined ? "circle" : "arrow", ...shape }));
  return drawnShapes(GEOMETRY[state.snapshot.kind], [...recorded, ...shapesIn(`${commentBefore} ${comment}`), ...state.drawn]);
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
    verdict: null,
    shapes: [],
    liftable: new Set(),
    last: last === null ? [] : [last.from, last.to],
  };
}

/** The sign of the end on the board: one for mate and for want of a move, another for what the rules ended. */
function endingOf({ winner, reason }: Verdict): NonNullable<Scene["verdict"]> {
  return { winner, mate: reason === "checkmate" || reason === "stalemate" };
}

function gameScene(state: State): Scene {
  const { snapshot, session } = state;
  const { kind, start, board, turn, last, checked, checkers } = snapshot;
  const { exhibit, atFault } = evidenceMarks(snapshot);
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
    ...shownOf(session, snapshot),
    last: last === null ? [] : [last.from, last.to],
    labels: labelsFor(kind, state.settings),
    shapes: shapesOf(state),
    chases: exhibit?.chases ?? [],
    verdict: snapshot.over && snapshot.verdict !== null ? endingOf(snapshot.verdict) : null,
    drawable: true,
  };
}
