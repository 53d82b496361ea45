import { beforeEach, describe, expect, test } from "vitest";
import { Controller } from "../src/app/controller.ts";
import { Match } from "../src/app/engine.ts";
import type { Start } from "../src/app/model.ts";
import { GEOMETRY } from "../src/app/games.ts";
import { parseSquare, squareName } from "../../src/js/board/geometry.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { canLift, shownOf } from "../../src/js/board/session.ts";
import type { Scene } from "../../src/js/board/scene.ts";
import { AUTOMATIC } from "../src/app/notations.ts";
import type { State } from "../src/app/state.ts";
import { newsText, statusText } from "../src/texts/usual.ts";
import { failureTexts, noticeText } from "../src/texts/words.ts";
import { squareLabel } from "../../src/js/board/words.ts";
import type { BoardMessages } from "../../src/js/i18n/board/types.ts";
import { sceneOf } from "../src/app/scene.ts";

const XIANGQI: Start = { kind: "xiangqi", rules: "club", chess960: false };
const CHESS: Start = { kind: "chess", rules: "fide", chess960: false };
const { en, vi, zh } = catalogues;

let controller: Controller;

function open(start: Start, ...line: string[]): void {
  const opened = Match.open(start, { line });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  controller = new Controller(
    opened.match,
    { language: "en", pieceStyle: "characters", notation: AUTOMATIC },
    false,
    () => 0.5,
    () => 0,
  );
}

const state = (): State => controller.state;
/** What the board shows of the session. */
const shown = (): Pick<Scene, "targets" | "causes" | "refusedGoal"> => shownOf(state().session, state().snapshot);
const kind = (): "xiangqi" | "chess" => state().snapshot.kind;
const square = (name: string): number => parseSquare(GEOMETRY[kind()], name) ?? -1;
const name = (index: number): string => squareName(GEOMETRY[kind()], index);

function tap(...names: string[]): void {
  for (const each of names) controller.send({ type: "tap", square: square(each) });
}

function drag(from: string, to: string | null): void {
  controller.send({ type: "lift", square: square(from) });
  controller.send({ type: "drop", square: to === null ? null : square(to) });
}

beforeEach(() => open(XIANGQI));

describe("tap and tap", () => {
  test("selects, shows the legal targets, moves", () => {
    tap("b0");
    expect(state().session.selected).toBe(square("b0"));
    // A horse in the corner of its camp: the way to d1 is closed by the elephant on c0.
    expect(
      shown()
        .targets.map((target) => name(target.square))
        .sort(),
    ).toEqual(["a2", "c2"]);
    tap("c2");
    expect(state().snapshot.line).toEqual(["b0c2"]);
    expect(state().snapshot.line).toEqual(["b0c2"]);
    expect(state().session.selected).toBeNull();
    expect(state().snapshot.turn).toBe("black");
  });

  test("another own piece is selected instead, the same one is put back", () => {
    tap("b0", "h0");
    expect(state().session.selected).toBe(square("h0"));
    tap("h0");
    expect(state().session.selected).toBeNull();
    expect(state().notice.type).toBe("cancelled");
  });

  test("a piece of the other side is refused in words, an empty point is nothing", () => {
    tap("e5");
    expect(state().notice.type).toBe("none");
    tap("b9");
    expect(noticeText(en, state())).toBe("It is Red’s turn; the piece on b9 is not theirs.");
  });

  test("an illegal goal says why, marks the cause, and keeps the piece selected", () => {
    tap("b0", "d1");
    expect(noticeText(en, state())).toBe("Not allowed: the horse’s leg is blocked by the piece on c0.");
    expect(noticeText(vi, state())).toBe("Không đi được: quân ở c0 cản chân mã.");
    expect(noticeText(zh, state())).toBe("不能这样走：马腿被 c0 的棋子绊住。");
    const marks = shown();
    expect(marks.causes).toEqual([{ square: square("c0"), occupied: true }]);
    expect(marks.refusedGoal).toEqual({ square: square("d1"), occupied: false });
    expect(state().session.selected).toBe(square("b0"));
    expect(state().snapshot.ply).toBe(0);
    tap("c2");
    expect(state().snapshot.line).toEqual(["b0c2"]);
    expect(shown()).toMatchObject({ causes: [], refusedGoal: null });
  });
});

describe("drag", () => {
  test("moves when dropped on a target", () => {
    drag("h2", "e2");
    expect(state().snapshot.line).toEqual(["h2e2"]);
  });

  test("is undone by dropping off the board, and the piece stays selected", () => {
    drag("h2", null);
    expect(state().snapshot.ply).toBe(0);
    expect(state().session.selected).toBe(square("h2"));
  });

  test("on to an own piece is refused", () => {
    drag("h2", "h0");
    expect(noticeText(en, state())).toBe("Not allowed: a piece of your own stands on h0.");
  });

  test("UI-007 may start only on a piece of the side to move, never after the end", () => {
    const liftable = (): string[] => state().snapshot.board.flatMap((_, index) => (canLift(state().snapshot, index) ? [name(index)] : []));
    expect(liftable()).toHaveLength(16);
    expect(liftable()).toContain("e0");
    expect(liftable()).not.toContain("e9");
    expect(liftable()).not.toContain("e5");
    controller.send({ type: "lift", square: square("e9") });
    expect(state().session.selected).toBeNull();
    // Fool's mate.
    open(CHESS, "f2f3", "e7e5", "g2g4", "d8h4");
    expect(liftable()).toEqual([]);
  });
});

describe("undo, redo and the list", () => {
  beforeEach(() => open(XIANGQI, "h2e2", "h9g7", "h0g2"));

  test("moves taken back stay in the list until another is played", () => {
    controller.send({ type: "undo" });
    expect(state().snapshot.ply).toBe(2);
    expect(state().snapshot.line).toEqual(["h2e2", "h9g7", "h0g2"]);
    controller.send({ type: "redo" });
    expect(state().snapshot.ply).toBe(3);
    controller.send({ type: "go-to", ply: 1 });
    expect(state().snapshot.turn).toBe("black");
    expect(state().snapshot.last?.to).toBe(square("e2"));
    tap("b9", "c7");
    expect(state().snapshot.line).toEqual(["h2e2", "b9c7"]);
    expect(state().snapshot.line).toEqual(["h2e2", "b9c7"]);
  });

  test("stop at both ends", () => {
    controller.send({ type: "redo" });
    expect(state().snapshot.ply).toBe(3);
    controller.send({ type: "go-to", ply: 0 });
    const start = state();
    controller.send({ type: "undo" });
    controller.send({ type: "go-to", ply: 99 });
    expect(state()).toBe(start);
    expect(start.snapshot.last).toBeNull();
  });
});

describe("promotion", () => {
  beforeEach(() => open({ ...CHESS, fen: "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1" }));

  test("is asked for, and played with the piece chosen", () => {
    tap("e7", "d8");
    expect([...(state().session.promotion?.letters ?? [])].sort()).toEqual(["b", "n", "q", "r"]);
    expect(state().snapshot.ply).toBe(0);
    controller.send({ type: "promote", letter: "n" });
    expect(state().snapshot.line).toEqual(["e7d8n"]);
    expect(state().session.promotion).toBeNull();
    expect(noticeText(en, state())).toBe("1. exd8=N.");
  });

  test("can be given up", () => {
    tap("e7", "e8");
    controller.send({ type: "cancel" });
    expect(state().session.promotion).toBeNull();
    expect(state().snapshot.ply).toBe(0);
    controller.send({ type: "promote", letter: "q" });
    expect(state().snapshot.ply).toBe(0);
  });

  test("an illegal step on to the last rank has its own reason", () => {
    tap("e7", "f8");
    expect(state().notice).toMatchObject({ type: "refused", refusal: { code: "pawn-captures-diagonally" } });
  });
});

describe("UI-012 castling", () => {
  const CASTLES = "1r2k3/8/8/8/8/8/8/1R2K1R1 w KQq - 0 1";

  test("in Chess960 the move is king takes rook, shown as a target", () => {
    open({ ...CHESS, chess960: true, fen: CASTLES });
    tap("e1");
    const goals = shown().targets.map((target) => name(target.square));
    expect(goals).toContain("g1");
    expect(goals).toContain("b1");
    tap("g1");
    expect(state().snapshot.line).toEqual(["e1g1"]);
    expect(state().snapshot.board[square("g1")]).toBe("K");
    expect(state().snapshot.board[square("f1")]).toBe("R");
    expect(noticeText(en, state())).toBe("1. O-O.");
  });

  test("in Chess960 the king may also be dragged to its goal", () => {
    open({ ...CHESS, chess960: true, fen: CASTLES });
    drag("e1", "c1");
    expect(state().snapshot.line).toEqual(["e1b1"]);
    expect(state().snapshot.board[square("c1")]).toBe("K");
    expect(state().snapshot.board[square("d1")]).toBe("R");
  });

  test("in Chess960 the king may also be dragged two squares towards the rook", () => {
    open({ ...CHESS, chess960: true, fen: "4k3/8/8/8/8/8/8/RK5R w HA - 0 1" });
    drag("b1", "d1");
    expect(state().snapshot.line).toEqual(["b1h1"]);
    expect(state().snapshot.board[square("g1")]).toBe("K");
  });

  test("a square the king can simply walk to is a walk", () => {
    open({ ...CHESS, chess960: true, fen: "4k3/8/8/8/8/8/8/5K1R w H - 0 1" });
    drag("f1", "g1");
    expect(state().snapshot.last?.castling).toBeNull();
    expect(state().snapshot.board[square("h1")]).toBe("R");
  });

  test("in Chess960 a forbidden two-step tells the condition of castling that fails", () => {
    open({ ...CHESS, chess960: true, fen: "4k3/8/8/8/4r3/8/8/R3K2R w HA - 0 1" });
    drag("e1", "g1");
    expect(state().notice).toMatchObject({ type: "refused", refusal: { code: "castling-in-check", squares: [square("e4")] } });
  });

  test("in chess the king goes two squares, and a tap on the rook selects the rook", () => {
    open({ ...CHESS, fen: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" });
    tap("e1", "h1");
    expect(state().session.selected).toBe(square("h1"));
    tap("e1", "g1");
    expect(state().snapshot.line).toEqual(["e1g1"]);
  });
});

describe("endings", () => {
  test("check is told with the square", () => {
    open(CHESS, "e2e4", "f7f6", "d1h5");
    expect(state().snapshot.checked).toBe(square("e8"));
    expect(state().snapshot.checkers).toEqual([square("h5")]);
    expect(statusText(en, state().snapshot)).toBe("Check! Black is in check.");
    tap("g7");
    expect(newsText(en, state())).toBe("");
    tap("g6");
    expect(newsText(en, state())).toBe("");
    tap("h5", "g6");
    expect(noticeText(en, state())).toBe("3. Qxg6+.");
    expect(newsText(en, state())).toBe("Check! Black is in check.");
  });

  test("checkmate", () => {
    open(CHESS, "f2f3", "e7e5", "g2g4", "d8h4");
    expect(state().snapshot.over).toBe(true);
    expect(state().snapshot.verdict).toMatchObject({ winner: "black", reason: "checkmate", rule: "fide/5.1.1", result: "0-1" });
    expect(state().snapshot.checked).toBe(square("e1"));
    expect(statusText(en, state().snapshot)).toBe("Checkmate. Black wins.");
    tap("e2");
    expect(noticeText(vi, state())).toBe("Ván cờ đã kết thúc.");
  });

  test("stalemate is a draw in chess", () => {
    open({ ...CHESS, fen: "7k/8/5KQ1/8/8/8/8/8 b - - 0 1" });
    expect(state().snapshot.verdict).toMatchObject({ winner: null, reason: "stalemate", result: "1/2-1/2" });
    expect(statusText(zh, state().snapshot)).toBe("逼和：黑方未被将军但无棋可走，和棋。");
  });

  test("stalemate loses in xiangqi", () => {
    // The soldier on d8 commands d9 and e8, the chariot on f7 commands f9; nothing attacks e9.
    open({ ...XIANGQI, fen: "4k4/3P5/5R3/9/9/9/9/9/9/3K5 b - - 0 1" });
    expect(state().snapshot.verdict).toMatchObject({ winner: "red", reason: "stalemate", result: "1-0" });
    expect(statusText(vi, state().snapshot)).toBe("Hết nước đi: Đen không còn nước hợp lệ nên thua. Đỏ thắng.");
  });
});

describe("positions as text", () => {
  test("a good one is opened, and the game told from its ranks", () => {
    controller.send({ type: "load", text: "  4k3/8/8/8/8/8/8/R3K2R w KQ - 3 7 " });
    expect(kind()).toBe("chess");
    expect(state().snapshot.fen).toBe("4k3/8/8/8/8/8/8/R3K2R w KQ - 3 7");
    expect(state().failure).toBeNull();
  });

  test("one that castles from other squares is opened as Chess960", () => {
    controller.send({ type: "load", text: "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1" });
    expect(state().snapshot.start.chess960).toBe(true);
  });

  test("a bad one leaves the game alone and lists every fault", () => {
    controller.send({ type: "load", text: "8/8/8/8/8/8/8/P3K3 w - - 0 1" });
    expect(kind()).toBe("xiangqi");
    const { failure } = state();
    if (failure === null) throw new Error("the position is impossible");
    expect(failureTexts(en, failure)).toEqual(["A pawn stands on the first or last rank: a1.", "Black has no king."]);
    controller.send({ type: "tap", square: square("h2") });
    controller.send({ type: "tap", square: square("e2") });
    expect(state().failure).toBeNull();
  });

  test("text that is no position tells what and where", () => {
    controller.send({ type: "load", text: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNX w" });
    const { failure } = state();
    if (failure === null) throw new Error("X is no piece");
    expect(failureTexts(en, failure)).toEqual(["A letter stands for no piece (character 59)."]);
    for (const messages of [vi, zh]) expect(failureTexts(messages, failure)[0]).toContain("59");
  });

  test.each(["", "\u0000", "9".repeat(100_000), "////", "e2e4"])("nonsense %# fails with a text in every language", (text) => {
    const before = state().snapshot;
    controller.send({ type: "load", text });
    expect(state().snapshot).toBe(before);
    const { failure } = state();
    if (failure === null) throw new Error("nonsense is no position");
    for (const messages of [en, vi, zh]) {
      for (const line of failureTexts(messages, failure)) expect(line).not.toMatch(/[{}]|undefined|^[a-z-]+$/);
    }
  });
});

describe("new games", () => {
  test("of each kind", () => {
    controller.send({ type: "new", game: { kind: "chess", rules: "fide" } });
    expect(state().snapshot.fen).toBe("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    expect(noticeText(en, state())).toBe("New game: Chess. Rules: FIDE.");
    controller.send({ type: "new", game: { kind: "xiangqi", rules: "wxf" } });
    expect(noticeText(en, state())).toBe("New game: Xiangqi. Rules: World Xiangqi Federation (WXF).");
    expect(state().snapshot.legal).toHaveLength(44);
  });

  test("Chess960 by number, and by chance", () => {
    // Number 518 is the array of chess.
    const begin = (chess960: number | "random"): void => controller.send({ type: "new", game: { kind: "chess", rules: "fide", chess960 } });
    begin(518);
    expect(state().snapshot.fen.split(" ")[0]).toBe("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    expect(state().snapshot.start.chess960).toBe(true);
    begin(0);
    expect(state().snapshot.fen.split(" ")[0]).toBe("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR");
    const byNumber = (number: number | "random"): string => {
      begin(number);
      return state().snapshot.fen;
    };
    // The controller of this test draws the middle: 0.5 of 960.
    expect(byNumber("random")).toBe(byNumber(480));
  });
});

describe("UI-010 labels", () => {
  const label = (messages: BoardMessages, at: string): string => squareLabel(messages, sceneOf(state()), square(at));

  test("each square says what stands there, and every mark", () => {
    open(CHESS, "e2e4", "f7f6", "d1h5");
    expect(label(en, "e4")).toBe("e4, white pawn");
    expect(label(en, "e3")).toBe("e3, empty");
    expect(label(en, "e8")).toBe("e8, black king, in check");
    expect(label(en, "h5")).toBe("h5, white queen, gives check, last move");
    expect(label(en, "d1")).toBe("d1, empty, last move");
    expect(label(vi, "g8")).toBe("g8, mã đen");
    expect(label(zh, "h5")).toBe("h5，白后、正在将军、上一步");
    tap("g7");
    expect(label(en, "g7")).toBe("g7, black pawn, picked up");
    expect(label(en, "g6")).toBe("g6, empty, may be moved to");
    open(CHESS, "e2e4", "d7d5");
    tap("e4");
    expect(label(en, "d5")).toBe("d5, black pawn, may be captured, last move");
  });
});

test("listeners hear every change once, and nothing after they leave", () => {
  let heard = 0;
  const stop = controller.subscribe(() => {
    heard += 1;
  });
  expect(heard).toBe(1);
  tap("h2");
  expect(heard).toBe(2);
  controller.send({ type: "redo" });
  expect(heard).toBe(2);
  stop();
  tap("e2");
  expect(heard).toBe(2);
  expect(state().snapshot.ply).toBe(1);
});

describe("arrows and circles", () => {
  test("of the comment of the ply on the board are shown, and those of the reader until the next move", () => {
    open(CHESS, "e2e4");
    controller.send({ type: "annotate", node: 1, remarks: { comment: "[%cal Gd2d4] the centre [%csl Re5]" } });
    const drawn = (): unknown => sceneOf(state()).shapes;
    const comment = [
      { type: "arrow", from: parseSquare(GEOMETRY.chess, "d2"), to: parseSquare(GEOMETRY.chess, "d4"), color: "green" },
      { type: "circle", from: parseSquare(GEOMETRY.chess, "e5"), to: parseSquare(GEOMETRY.chess, "e5"), color: "red" },
    ];
    expect(drawn()).toEqual(comment);
    const own = { type: "circle", from: 0, to: 0, color: "blue" } as const;
    controller.send({ type: "draw", shape: own });
    expect(drawn()).toEqual([...comment, own]);
    controller.send({ type: "wipe" });
    expect(drawn()).toEqual(comment);
    controller.send({ type: "draw", shape: own });
    controller.send({ type: "undo" });
    expect(drawn()).toEqual([]);
  });

  test("the end has its sign on the board, in the position of the end", () => {
    open(CHESS, "f2f3", "e7e5", "g2g4", "d8h4");
    expect(sceneOf(state()).verdict).toEqual({ winner: "black", mate: true });
    controller.send({ type: "undo" });
    expect(sceneOf(state()).verdict).toBeNull();
  });
});
