import { Game } from "trongtai";
import { describe, expect, test } from "vitest";
import { en } from "../../src/js/i18n/board/en.ts";
import { vi } from "../../src/js/i18n/board/vi.ts";
import { GEOMETRY } from "../../src/js/board/games.ts";
import type { GameKind } from "../../src/js/board/games.ts";
import { parseSquare, squareName } from "../../src/js/board/geometry.ts";
import { adopt } from "../../src/js/board/play.ts";
import { LiveGame } from "../../src/js/board/live-game.ts";
import { squareLabel } from "../../src/js/board/words.ts";
import type { Outcome } from "../../src/js/board/session.ts";

const HANDS = { movable: "both", premoves: false } as const;
const SEEN = { flipped: false, inert: false, ...HANDS };

const at = (kind: GameKind, name: string): number => parseSquare(GEOMETRY[kind], name) ?? -1;

function opened(kind: GameKind, options: ConstructorParameters<typeof Game>[1] = {}, ...moves: string[]): LiveGame {
  return LiveGame.open({ kind, options: options ?? {}, moves, ply: null });
}

/** Taps squares one after the other; the last answer. A move that is meant is played. */
function tap(live: LiveGame, ...names: string[]): Outcome {
  let answer: Outcome = { type: "none" };
  for (const name of names) {
    answer = live.respond({ type: "tap", square: at(live.kind, name) }, HANDS);
    if (answer.type === "move") live.play(answer.uci);
  }
  return answer;
}

const squares = (live: LiveGame, list: Iterable<number>): string[] =>
  [...list].map((square) => squareName(GEOMETRY[live.kind], square)).sort();

describe("a game on a board", () => {
  test("tap and tap plays; the scene shows what may be lifted, where it may go, and the last move", () => {
    const live = opened("xiangqi");
    expect(tap(live, "h2")).toEqual({ type: "selected", square: at("xiangqi", "h2") });
    const { liftable, targets, selected } = live.scene(SEEN);
    expect(liftable.size).toBe(16);
    expect(selected).toBe(at("xiangqi", "h2"));
    // Left to c2, right to i2, up to h6, down to h1, and the capture of the horse behind the other cannon.
    expect(
      squares(
        live,
        targets.map(({ square }) => square),
      ),
    ).toEqual(["c2", "d2", "e2", "f2", "g2", "h1", "h3", "h4", "h5", "h6", "h9", "i2"]);
    expect(targets.filter(({ occupied }) => occupied).map(({ square }) => square)).toEqual([at("xiangqi", "h9")]);
    expect(tap(live, "e2").type).toBe("move");
    expect(squares(live, live.scene(SEEN).last)).toEqual(["e2", "h2"]);
    expect(live.line).toEqual(["h2e2"]);
  });

  test("another piece of one's own is picked up instead, the same one is put back, the other side's is refused", () => {
    const live = opened("chess");
    expect(tap(live, "e2", "d2")).toEqual({ type: "selected", square: at("chess", "d2") });
    expect(tap(live, "d2").type).toBe("cancelled");
    expect(tap(live, "d7")).toEqual({ type: "not-yours", square: at("chess", "d7") });
    expect(tap(live, "d5").type).toBe("none");
  });

  test("a refusal has its reason and its squares, until the next step", () => {
    const live = opened("xiangqi");
    const answer = tap(live, "b0", "d1");
    expect(answer).toMatchObject({ type: "refused", refusal: { code: "horse-leg-blocked", squares: [at("xiangqi", "c0")] } });
    expect(live.illegality(at("xiangqi", "b0"), at("xiangqi", "d1"))).toMatchObject({ code: "horse-leg-blocked", squares: ["c0"] });
    expect(live.said(en, answer)).toBe("Not allowed: the horse’s leg is blocked by the piece on c0.");
    const { causes, refusedGoal } = live.scene(SEEN);
    expect([causes.map(({ square }) => square), refusedGoal?.square]).toEqual([[at("xiangqi", "c0")], at("xiangqi", "d1")]);
    // The piece is still in hand: a tap on it says that it is meant, and the next goal is tried.
    expect(tap(live, "b0")).toEqual({ type: "selected", square: at("xiangqi", "b0") });
    expect(live.scene(SEEN).causes).toEqual([]);
    expect(tap(live, "c2")).toEqual({ type: "move", uci: "b0c2" });
  });

  test("a promotion is chosen, and can be given up", () => {
    const live = opened("chess", { fen: "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1" });
    expect(tap(live, "e7", "d8").type).toBe("choosing");
    expect(live.scene(SEEN).promotion).toEqual({
      from: at("chess", "e7"),
      to: at("chess", "d8"),
      letters: ["q", "r", "b", "n"],
    });
    expect(live.respond({ type: "promote", letter: "k" }, HANDS).type).toBe("none");
    expect(live.respond({ type: "cancel" }, HANDS).type).toBe("cancelled");
    expect(live.respond({ type: "promote", letter: "q" }, HANDS).type).toBe("none");
    tap(live, "e7", "d8");
    expect(live.respond({ type: "promote", letter: "n" }, HANDS)).toEqual({ type: "move", uci: "e7d8n" });
  });

  test("Chess960 castles on to the rook, or two squares towards it", () => {
    const fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for (const goal of ["h1", "g1"]) {
      const live = opened("chess", { fen, chess960: true });
      expect(tap(live, "e1", goal)).toEqual({ type: "move", uci: "e1h1" });
      expect(live.game.pieces()).toMatchObject({ g1: "K", f1: "R" });
    }
  });

  test("goes back and on, keeps the line, and forgets it with another move", () => {
    const live = opened("chess", {}, "e2e4", "e7e5", "g1f3");
    live.goTo(1);
    expect([live.game.ply, live.line]).toEqual([1, ["e2e4", "e7e5", "g1f3"]]);
    live.goTo(3);
    expect([live.game.ply, live.line]).toEqual([3, ["e2e4", "e7e5", "g1f3"]]);
    live.goTo(0);
    live.goTo(2);
    expect(live.line).toEqual(["e2e4", "e7e5", "g1f3"]);
    live.play("d2d4");
    expect(live.line).toEqual(["e2e4", "e7e5", "d2d4"]);
  });

  test("a mate is the end: nothing may be lifted, the king is marked, and it is said", () => {
    const live = opened("chess", {}, "f2f3", "e7e5", "g2g4");
    const move = live.play("d8h4");
    const scene = live.scene(SEEN);
    expect([scene.liftable.size, scene.checked]).toEqual([0, at("chess", "e1")]);
    expect(live.arrival(en, move)).toBe("Black queen d8 to h4. Checkmate. Black wins.");
    expect(live.arrival(vi, null)).toBe("Chiếu hết. Đen thắng.");
    expect(tap(live, "e2").type).toBe("over");
  });

  test("the evidence of a chase is shown at its ply, also after going back", () => {
    // The world rules' rule 15: the cannon may not go on chasing the chariot.
    const fen = "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1";
    const moves = ["h2h1", "d1d3", "h1h3", "d3d1", "h3h1", "d1d3", "h1h3", "d3d1", "h3h1"];
    const live = opened("xiangqi", { rules: "wxf", fen }, ...moves);
    expect(live.position.status).toMatchObject({ over: true, winner: "black", reason: "perpetual-chase" });
    live.goTo(7);
    expect(live.position.status.over).toBe(false);
    const { chases, atFault } = live.scene(SEEN);
    expect(chases).toEqual([{ attacker: at("xiangqi", "h3"), target: at("xiangqi", "d3"), protected: true }]);
    expect(atFault).toBe(true);
    live.goTo(6);
    expect(live.scene(SEEN)).toMatchObject({ chases: [], atFault: false });
  });

  test("the end leaves the check on the board, whoever brought it about", () => {
    const live = opened("chess", { fen: "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1" });
    live.game.resign("white");
    live.refresh();
    expect(live.position.status.over).toBe(true);
    expect(live.scene(SEEN)).toMatchObject({ checked: at("chess", "e1"), checkers: [at("chess", "e2")] });
    const mated = opened("chess", {}, "f2f3", "e7e5", "g2g4", "d8h4").scene(SEEN);
    expect([mated.checked, squares(opened("chess"), mated.checkers)]).toEqual([at("chess", "e1"), ["h4"]]);
  });

  test("a side is told to change, once: said when it comes about, with its chase on the board and the move before it marked", () => {
    const fen = "4kab2/4a4/4b4/3rC2R1/9/9/4n4/4B4/4A4/4KAB1c w - - 0 1";
    const cycle = ["h6i6", "i0h0", "i6h6", "h0i0"];
    const rules = JSON.parse('{"base":"club","sanction":"change"}') as { base: "club" };
    const live = opened("xiangqi", { fen, rules }, ...cycle, ...cycle, ...cycle);
    tap(live, "h6");
    const { outlook } = live.scene(SEEN);
    expect(
      squares(
        live,
        outlook.map(({ to }) => to),
      ),
    ).toEqual(["h0", "i6"]);
    for (const each of outlook) expect(each).toMatchObject({ outcome: "changes", color: "red", reason: "perpetual-chase" });
    expect(squareLabel(en, live.scene(SEEN), at("xiangqi", "i6"))).toBe(
      "i6, empty, may be moved to, Red would have to change (perpetual chase)",
    );
    const told = live.play("h6i6");
    expect(live.position.status).toMatchObject({ over: false, mustChange: { color: "red", rule: "club/perpetual-chase" } });
    expect(live.arrival(en, told)).toBe("Red chariot h6 to i6. Red must change: perpetual chase.");
    expect(live.arrival(vi, told)).toMatch(/ Đỏ phải đổi nước \(biến nước\): trường tróc\.$/);
    expect(live.scene(SEEN)).toMatchObject({
      atFault: true,
      chases: [{ attacker: at("xiangqi", "i6"), target: at("xiangqi", "i0"), protected: false }],
    });
    const moved = live.play("i0h0");
    expect(live.position.status).toMatchObject({ mustChange: { color: "red" } });
    expect(live.arrival(en, moved)).toBe("Black cannon i0 to h0.");
    expect(live.scene(SEEN).chases).toEqual([]);
    // Back at the ply at which it was told it is told again; played otherwise, it is over.
    live.goTo(12);
    live.goTo(13);
    expect(live.arrival(en, null)).toBe("Red must change: perpetual chase. Black to move");
    live.play("i0h0");
    live.play("i6i7");
    expect(live.position.status).toMatchObject({ over: false, mustChange: null });
    live.goTo(14);
    live.play("i6h6");
    expect(live.position.status).toMatchObject({ over: true, winner: "black", rule: "club/perpetual-chase" });
  });

  test("a game that was begun elsewhere is run too", () => {
    const game = new Game("chess", { rules: "basic" });
    const live = adopt(game, false);
    tap(live, "e2", "e4");
    expect(game.history()).toEqual(["e2e4"]);
    game.play("e7e5");
    live.refresh();
    expect(live.scene({ ...SEEN, flipped: true }).board[at("chess", "e5")]).toBe("p");
  });

  test("a premove waits for its turn, is played when it is legal then, and a pawn becomes a queen", () => {
    const hands = { movable: "first", premoves: true } as const;
    const live = opened("chess", { fen: "7k/P7/8/8/8/8/1r6/6K1 b - - 0 1" });
    const meant = (name: string): Outcome => live.respond({ type: "tap", square: at("chess", name) }, hands);
    expect(meant("b2")).toEqual({ type: "not-movable", color: "black" });
    expect(meant("a7")).toEqual({ type: "selected", square: at("chess", "a7") });
    // Straight on, or a capture to either side that there is: a pawn never goes back.
    expect(
      squares(
        live,
        live.scene({ ...SEEN, ...hands }).targets.map(({ square }) => square),
      ),
    ).toEqual(["a8", "b8"]);
    expect(meant("a8")).toEqual({ type: "premove", premove: { from: at("chess", "a7"), to: at("chess", "a8") } });
    expect(live.position.ply).toBe(0);
    live.play("b2b3");
    expect(live.takePremove()).toBe("a7a8q");
    expect(live.takePremove()).toBeNull();
  });

  test("a premove that the other side's move has made illegal is not played", () => {
    const hands = { movable: "second", premoves: true } as const;
    const live = opened("xiangqi", {});
    for (const name of ["b9", "c7"]) live.respond({ type: "tap", square: at("xiangqi", name) }, hands);
    expect(live.premove).toEqual({ from: at("xiangqi", "b9"), to: at("xiangqi", "c7") });
    // The cannon takes the horse that was to move.
    live.play("b2b9");
    expect(live.takePremove()).toBeNull();
  });

  test("a piece that was picked up before its turn stays in hand when the turn comes", () => {
    const live = opened("chess", {}, "e2e4");
    live.respond({ type: "tap", square: at("chess", "g1") }, { movable: "first", premoves: true });
    live.play("e7e5");
    expect(live.scene(SEEN).selected).toBe(at("chess", "g1"));
    expect(live.respond({ type: "tap", square: at("chess", "f3") }, HANDS)).toEqual({ type: "move", uci: "g1f3" });
  });

  test("only the pieces of the chosen side may be moved, and no piece by default on a board for none", () => {
    const live = opened("xiangqi");
    expect(live.scene({ ...SEEN, movable: "second" }).liftable.size).toBe(0);
    expect(live.scene({ ...SEEN, movable: "none" }).liftable.size).toBe(0);
    expect(live.scene({ ...SEEN, movable: "first" }).liftable.size).toBe(16);
    expect(live.respond({ type: "tap", square: at("xiangqi", "h2") }, { movable: "second", premoves: true })).toEqual({
      type: "not-movable",
      color: "red",
    });
    live.play("h2e2");
    expect(live.scene({ ...SEEN, movable: "second" }).liftable.size).toBe(16);
  });

  test("what was captured is told by the side that lost it; what a pawn became is no capture", () => {
    // 1.e4 d5 2.exd5 c6 3.dxc6 Qd3 4.cxb7 Qxc2 5.bxa8=Q: Black has lost two pawns and a rook, White a pawn to the queen.
    const live = opened("chess", {}, ..."e2e4 d7d5 e4d5 c7c6 d5c6 d8d3 c6b7 d3c2 b7a8q".split(" "));
    expect(live.captures).toEqual({ first: ["P"], second: ["p", "p", "p", "r"].sort() });
  });
});
