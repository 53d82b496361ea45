import { Game } from "trongtai";
import { describe, expect, test } from "vitest";
import { en } from "../../src/js/board/i18n/en.ts";
import { vi } from "../../src/js/board/i18n/vi.ts";
import { GEOMETRY } from "../../src/js/board/games.ts";
import type { GameKind } from "../../src/js/board/games.ts";
import { parseSquare, squareName } from "../../src/js/board/geometry.ts";
import { adopt } from "../../src/js/board/play.ts";
import { Session } from "../../src/js/board/session.ts";
import { squareLabel } from "../../src/js/board/words.ts";
import type { Answer } from "../../src/js/board/session.ts";

const at = (kind: GameKind, name: string): number => parseSquare(GEOMETRY[kind], name) ?? -1;

function opened(kind: GameKind, options: ConstructorParameters<typeof Game>[1] = {}, ...moves: string[]): Session {
  return Session.open({ kind, options: options ?? {}, moves, ply: null });
}

/** Taps squares one after the other; the last answer. A move that is meant is played. */
function tap(session: Session, ...names: string[]): Answer {
  let answer: Answer = { type: "none" };
  for (const name of names) {
    answer = session.answer({ type: "tap", square: at(session.kind, name) });
    if (answer.type === "move") session.play(answer.uci);
  }
  return answer;
}

const squares = (session: Session, list: Iterable<number>): string[] =>
  [...list].map((square) => squareName(GEOMETRY[session.kind], square)).sort();

describe("a game on a board", () => {
  test("tap and tap plays; the scene shows what may be lifted, where it may go, and the last move", () => {
    const session = opened("xiangqi");
    expect(tap(session, "h2")).toEqual({ type: "selected", square: at("xiangqi", "h2") });
    const { liftable, targets, selected } = session.scene(false, false);
    expect(liftable.size).toBe(16);
    expect(selected).toBe(at("xiangqi", "h2"));
    // Left to c2, right to i2, up to h6, down to h1, and the capture of the horse behind the other cannon.
    expect(
      squares(
        session,
        targets.map(({ square }) => square),
      ),
    ).toEqual(["c2", "d2", "e2", "f2", "g2", "h1", "h3", "h4", "h5", "h6", "h9", "i2"]);
    expect(targets.filter(({ occupied }) => occupied).map(({ square }) => square)).toEqual([at("xiangqi", "h9")]);
    expect(tap(session, "e2").type).toBe("move");
    expect(squares(session, session.scene(false, false).last)).toEqual(["e2", "h2"]);
    expect(session.line).toEqual(["h2e2"]);
  });

  test("another piece of one's own is picked up instead, the same one is put back, the other side's is refused", () => {
    const session = opened("chess");
    expect(tap(session, "e2", "d2")).toEqual({ type: "selected", square: at("chess", "d2") });
    expect(tap(session, "d2").type).toBe("cancelled");
    expect(tap(session, "d7")).toEqual({ type: "not-yours", square: at("chess", "d7") });
    expect(tap(session, "d5").type).toBe("none");
  });

  test("a refusal has its reason and its squares, until the next step", () => {
    const session = opened("xiangqi");
    const answer = tap(session, "b0", "d1");
    expect(answer).toMatchObject({ type: "refused", illegality: { code: "horse-leg-blocked", squares: ["c0"] } });
    expect(session.said(en, answer)).toBe("Not allowed: the horse’s leg is blocked by the piece on c0.");
    const { causes, refusedGoal } = session.scene(false, false);
    expect([causes.map(({ square }) => square), refusedGoal?.square]).toEqual([[at("xiangqi", "c0")], at("xiangqi", "d1")]);
    tap(session, "b0");
    expect(session.scene(false, false).causes).toEqual([]);
  });

  test("a promotion is chosen, and can be given up", () => {
    const session = opened("chess", { fen: "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1" });
    expect(tap(session, "e7", "d8").type).toBe("choosing");
    expect(session.scene(false, false).promotion).toEqual({
      from: at("chess", "e7"),
      to: at("chess", "d8"),
      letters: ["q", "r", "b", "n"],
    });
    expect(session.answer({ type: "promote", letter: "k" }).type).toBe("none");
    expect(session.answer({ type: "cancel" }).type).toBe("cancelled");
    expect(session.answer({ type: "promote", letter: "q" }).type).toBe("none");
    tap(session, "e7", "d8");
    expect(session.answer({ type: "promote", letter: "n" })).toEqual({ type: "move", uci: "e7d8n" });
  });

  test("Chess960 castles on to the rook, or two squares towards it", () => {
    const fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for (const goal of ["h1", "g1"]) {
      const session = opened("chess", { fen, chess960: true });
      expect(tap(session, "e1", goal)).toEqual({ type: "move", uci: "e1h1" });
      expect(session.game.pieces()).toMatchObject({ g1: "K", f1: "R" });
    }
  });

  test("goes back and on, keeps the line, and forgets it with another move", () => {
    const session = opened("chess", {}, "e2e4", "e7e5", "g1f3");
    session.goTo(1);
    expect([session.game.ply, session.line]).toEqual([1, ["e2e4", "e7e5", "g1f3"]]);
    session.goTo(3);
    expect([session.game.ply, session.line]).toEqual([3, ["e2e4", "e7e5", "g1f3"]]);
    session.goTo(0);
    session.goTo(2);
    expect(session.line).toEqual(["e2e4", "e7e5", "g1f3"]);
    session.play("d2d4");
    expect(session.line).toEqual(["e2e4", "e7e5", "d2d4"]);
  });

  test("a mate is the end: nothing may be lifted, the king is marked, and it is said", () => {
    const session = opened("chess", {}, "f2f3", "e7e5", "g2g4");
    const move = session.play("d8h4");
    const scene = session.scene(false, false);
    expect([scene.liftable.size, scene.checked]).toEqual([0, at("chess", "e1")]);
    expect(session.arrival(en, move)).toBe("Black queen d8 to h4. Checkmate. Black wins.");
    expect(session.arrival(vi, null)).toBe("Chiếu hết. Đen thắng.");
    expect(tap(session, "e2").type).toBe("over");
  });

  test("the evidence of a chase is shown at its ply, also after going back", () => {
    // The world rules' rule 15: the cannon may not go on chasing the chariot.
    const fen = "2bak4/4a4/4b4/2p5p/6p2/2Pp5/4P4/2N4C1/2CrA4/3AK4 w - - 0 1";
    const moves = ["h2h1", "d1d3", "h1h3", "d3d1", "h3h1", "d1d3", "h1h3", "d3d1", "h3h1"];
    const session = opened("xiangqi", { rules: "wxf", fen }, ...moves);
    expect(session.position.status).toMatchObject({ over: true, winner: "black", reason: "perpetual-chase" });
    session.goTo(7);
    expect(session.position.status.over).toBe(false);
    const { chases, atFault } = session.scene(false, false);
    expect(chases).toEqual([{ attacker: at("xiangqi", "h3"), target: at("xiangqi", "d3"), protected: true }]);
    expect(atFault).toBe(true);
    session.goTo(6);
    expect(session.scene(false, false)).toMatchObject({ chases: [], atFault: false });
  });

  test("the end leaves the check on the board, whoever brought it about", () => {
    const session = opened("chess", { fen: "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1" });
    session.game.resign("white");
    session.refresh();
    expect(session.position.status.over).toBe(true);
    expect(session.scene(false, false)).toMatchObject({ checked: at("chess", "e1"), checkers: [at("chess", "e2")] });
    const mated = opened("chess", {}, "f2f3", "e7e5", "g2g4", "d8h4").scene(false, false);
    expect([mated.checked, squares(opened("chess"), mated.checkers)]).toEqual([at("chess", "e1"), ["h4"]]);
  });

  test("a side is told to change, once: said when it comes about, with its chase on the board and the move before it marked", () => {
    const fen = "4kab2/4a4/4b4/3rC2R1/9/9/4n4/4B4/4A4/4KAB1c w - - 0 1";
    const cycle = ["h6i6", "i0h0", "i6h6", "h0i0"];
    const rules = JSON.parse('{"base":"club","sanction":"change"}') as { base: "club" };
    const session = opened("xiangqi", { fen, rules }, ...cycle, ...cycle, ...cycle);
    tap(session, "h6");
    const { outlook } = session.scene(false, false);
    expect(
      squares(
        session,
        outlook.map(({ to }) => to),
      ),
    ).toEqual(["h0", "i6"]);
    for (const each of outlook) expect(each).toMatchObject({ outcome: "changes", color: "red", reason: "perpetual-chase" });
    expect(squareLabel(en, session.scene(false, false), at("xiangqi", "i6"))).toBe(
      "i6, empty, may be moved to, Red would have to change (perpetual chase)",
    );
    const told = session.play("h6i6");
    expect(session.position.status).toMatchObject({ over: false, mustChange: { color: "red", rule: "club/perpetual-chase" } });
    expect(session.arrival(en, told)).toBe("Red chariot h6 to i6. Red must change: perpetual chase.");
    expect(session.arrival(vi, told)).toMatch(/ Đỏ phải đổi nước \(biến nước\): trường tróc\.$/);
    expect(session.scene(false, false)).toMatchObject({
      atFault: true,
      chases: [{ attacker: at("xiangqi", "i6"), target: at("xiangqi", "i0"), protected: false }],
    });
    const moved = session.play("i0h0");
    expect(session.position.status).toMatchObject({ mustChange: { color: "red" } });
    expect(session.arrival(en, moved)).toBe("Black cannon i0 to h0.");
    expect(session.scene(false, false).chases).toEqual([]);
    // Back at the ply at which it was told it is told again; played otherwise, it is over.
    session.goTo(12);
    session.goTo(13);
    expect(session.arrival(en, null)).toBe("Red must change: perpetual chase. Black to move");
    session.play("i0h0");
    session.play("i6i7");
    expect(session.position.status).toMatchObject({ over: false, mustChange: null });
    session.goTo(14);
    session.play("i6h6");
    expect(session.position.status).toMatchObject({ over: true, winner: "black", rule: "club/perpetual-chase" });
  });

  test("a game that was begun elsewhere is run too", () => {
    const game = new Game("chess", { rules: "basic" });
    const session = adopt(game, false);
    tap(session, "e2", "e4");
    expect(game.history()).toEqual(["e2e4"]);
    game.play("e7e5");
    session.refresh();
    expect(session.scene(true, false).board[at("chess", "e5")]).toBe("p");
  });
});
