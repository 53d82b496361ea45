import { describe, expect, test } from "vitest";
import { readGames } from "../src/app/engine/files.ts";
import type { Start } from "../src/app/model.ts";
import { beyond, currentNode } from "../src/app/state.ts";
import { lineMoves } from "../src/app/study.ts";
import { ROOT, childOf, mainLine, nodeOf, order } from "../src/app/tree.ts";
import { noticeText } from "../src/texts/words.ts";
import { catalogues } from "../src/i18n/catalogues.ts";
import { Table } from "./support.ts";

const XIANGQI: Start = { kind: "xiangqi", rules: "club", chess960: false };
const CHESS: Start = { kind: "chess", rules: "fide", chess960: false };
const TIMED: Start = { ...CHESS, clock: { main: 60_000 } };
const { en } = catalogues;

const line = (table: Table): string => lineMoves(table.state.study).join(" ");
const listed = ({ state: { study, texts } }: Table): string =>
  order(study.tree)
    .map((node) => texts[node])
    .join(" ");
const node = ({ state: { study } }: Table, ...moves: string[]): number =>
  moves.reduce((at, uci) => childOf(study.tree, at, uci) ?? -1, ROOT);

async function open(table: Table, text: string): Promise<void> {
  const reading = await readGames(text, "xiangqi", async () => undefined);
  const game = reading.ok ? reading.games[0] : undefined;
  if (game === undefined) throw new Error("the record is read");
  table.controller.send({ type: "open-record", game });
}

describe("playing", () => {
  test("another move from an earlier position is a variation; the line that was there stays", () => {
    const table = new Table(XIANGQI, "h2e2", "h9g7", "h0g2");
    table.controller.send({ type: "go-to", ply: 1 });
    table.play("b9c7");
    expect(line(table)).toBe("h2e2 b9c7");
    expect(listed(table)).toBe("H2-E2 H9-G7 B9-C7 H0-G2");
    table.controller.send({ type: "go-to-node", node: node(table, "h2e2", "h9g7", "h0g2") });
    expect(line(table)).toBe("h2e2 h9g7 h0g2");
    expect(table.state.snapshot).toMatchObject({ ply: 3, turn: "black" });
  });

  test("a move that the record knows goes on along it", () => {
    const table = new Table(XIANGQI, "h2e2", "h9g7", "h0g2");
    table.controller.send({ type: "go-to", ply: 1 });
    table.play("h9g7");
    expect(table.state.snapshot.ply).toBe(2);
    expect(line(table)).toBe("h2e2 h9g7 h0g2");
    table.controller.send({ type: "go-to", ply: 1 });
    table.play("b9c7", "b2c2");
    table.controller.send({ type: "go-to-node", node: node(table, "h2e2", "h9g7") });
    table.controller.send({ type: "undo" });
    table.play("b9c7");
    expect(line(table)).toBe("h2e2 b9c7 b2c2");
    expect(table.state.snapshot.ply).toBe(2);
    expect(table.state.study.tree.nodes).toHaveLength(6);
  });

  test("while clocks run is done at the end of the line, and nothing is taken out", () => {
    const table = new Table(TIMED);
    table.play("e2e4", "e7e5");
    table.controller.send({ type: "undo" });
    table.play("c7c5");
    expect(table.state.notice.type).toBe("locked");
    table.controller.send({ type: "remove-line", node: 1 });
    expect(table.state.notice.type).toBe("locked");
    expect(line(table)).toBe("e2e4 e7e5");
  });

  test("after a timed game has ended, a variation has no clocks and the game keeps its own", () => {
    const table = new Table(TIMED);
    table.play("e2e4", "e7e5");
    table.now += 90_000;
    table.controller.send({ type: "tick" });
    expect(table.state.snapshot.verdict).toMatchObject({ reason: "timeout", winner: "black" });
    table.controller.send({ type: "undo" });
    table.play("c7c5");
    expect(table.state.snapshot).toMatchObject({ verdict: null, times: [] });
    expect(table.controller.face()).toBeNull();
    table.controller.send({ type: "go-to-node", node: node(table, "e2e4", "e7e5") });
    expect(table.state.snapshot.verdict).toMatchObject({ reason: "timeout", winner: "black" });
    expect(table.controller.face()?.remaining["white"]).toBe(0);
  });

  test("a game given up at an earlier position ends there, what was played after it stays in the record", () => {
    const table = new Table(CHESS, "e2e4", "e7e5", "g1f3");
    table.controller.send({ type: "go-to", ply: 1 });
    table.controller.send({ type: "resign" });
    expect(line(table)).toBe("e2e4");
    expect(listed(table)).toBe("e4 e5 Nf3");
    table.controller.send({ type: "go-to-node", node: node(table, "e2e4", "e7e5") });
    expect(table.state.snapshot.verdict).toBeNull();
    table.controller.send({ type: "go-to-node", node: ROOT });
    table.controller.send({ type: "go-to-node", node: node(table, "e2e4") });
    expect(line(table)).toBe("e2e4 e7e5 g1f3");
  });
});

describe("a record", () => {
  const PGN = '[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 $1 {best} e5 (1... c5 2. Nf3 d6) 2. Nf3 1-0';

  test("opens at its beginning with its tags, in the notation of the settings", async () => {
    const table = new Table(XIANGQI);
    await open(table, PGN);
    expect(table.state.snapshot).toMatchObject({ kind: "chess", ply: 0 });
    expect(table.state.study).toMatchObject({ tags: { White: "A", Black: "B" }, result: "1-0", faults: [] });
    expect(listed(table)).toBe("e4 e5 c5 Nf3 d6 Nf3");
    table.controller.send({ type: "configure", change: { notation: { xiangqi: "auto", chess: "vi" } } });
    expect(listed(table)).toBe("e4 e5 c5 Mf3 d6 Mf3");
    table.controller.send({ type: "configure", change: { notation: { xiangqi: "auto", chess: "auto" }, language: "vi" } });
    expect(listed(table)).toBe("e4 e5 c5 Mf3 d6 Mf3");
  });

  test("is stepped through, and a variation entered", async () => {
    const table = new Table(XIANGQI);
    await open(table, PGN);
    table.controller.send({ type: "redo" });
    table.controller.send({ type: "go-to-node", node: node(table, "e2e4", "c7c5") });
    table.controller.send({ type: "redo" });
    table.controller.send({ type: "redo" });
    expect(table.state.snapshot.fen).toBe("rnbqkbnr/pp2pppp/3p4/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3");
    expect(table.state.texts[currentNode(table.state)]).toBe("d6");
  });

  test("has its variation promoted, deleted and its moves remarked on", async () => {
    const table = new Table(XIANGQI);
    await open(table, PGN);
    const c5 = node(table, "e2e4", "c7c5");
    table.controller.send({ type: "go-to-node", node: c5 });
    table.controller.send({ type: "annotate", node: c5, remarks: { comment: "sharp", nags: [5] } });
    table.controller.send({ type: "promote-line", node: c5 });
    const { tree } = table.state.study;
    expect(mainLine(tree).map((each) => table.state.texts[each])).toEqual(["e4", "c5", "Nf3", "d6"]);
    expect(nodeOf(tree, c5)).toMatchObject({ comment: "sharp", nags: [5] });
    expect(currentNode(table.state)).toBe(c5);
    table.controller.send({ type: "remove-line", node: c5 });
    expect(listed(table)).toBe("e4 e5 Nf3");
    expect(table.state.snapshot.ply).toBe(1);
    expect(line(table)).toBe("e2e4 e7e5 g1f3");
  });

  test("that goes on after the rules have ended the game is shown up to there, and whole under the basic rules", async () => {
    const table = new Table(XIANGQI);
    await open(table, "g1f3 g8f6 f3g1 f6g8 ".repeat(6));
    // FIDE 9.6.1: the position of the start stands for the fifth time after four rounds.
    table.controller.send({ type: "go-to", ply: 24 });
    const { snapshot, study } = table.state;
    expect(study.line).toHaveLength(24);
    expect(snapshot).toMatchObject({ ply: 16, verdict: { rule: "fide/9.6.1", result: "1/2-1/2" } });
    expect(beyond(table.state)).toEqual({ node: study.line[16], why: "over" });
    expect(noticeText(en, table.state)).toBe(en.recording.beyondOver);
    table.controller.send({ type: "judge-by", rules: "basic" });
    table.controller.send({ type: "go-to", ply: 24 });
    expect(table.state.snapshot).toMatchObject({ ply: 24, verdict: null });
    expect(beyond(table.state)).toBeNull();
  });

  test("that passes a turn is followed up to there", async () => {
    const table = new Table(XIANGQI);
    await open(table, "1. e4 -- 2. d4 *");
    table.controller.send({ type: "go-to-node", node: node(table, "e2e4", "0000", "d2d4") });
    expect(table.state.snapshot.ply).toBe(1);
    expect(noticeText(en, table.state)).toBe(en.recording.beyondNull);
    expect(listed(table)).toBe("e4 -- d4");
  });

  test("tells the place of what could not be read, and keeps the rest", async () => {
    const table = new Table(XIANGQI);
    await open(table, "1. e4 e5\n2. Nf3 Nx9 3. Bb5");
    expect(listed(table)).toBe("e4 e5 Nf3");
    expect(table.state.study.faults[0]).toMatchObject({ code: "invalid-move", place: { line: 2, column: 8 }, token: "Nx9" });
    expect(noticeText(en, table.state)).toMatch(/^Record opened\. (One thing|\d+ things)/);
  });

  test("is described", async () => {
    const table = new Table(XIANGQI);
    await open(table, PGN);
    table.controller.send({ type: "describe", tags: { White: "Ann", Black: " ", Event: "Cup" }, result: "*" });
    expect(table.state.study).toMatchObject({ tags: { White: "Ann", Event: "Cup" }, result: "*" });
    expect(table.state.study.tags).not.toHaveProperty("Black");
  });
});
