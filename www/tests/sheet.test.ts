import { catalogues } from "../src/i18n/catalogues.ts";
import { expect, test } from "vitest";
import { sheetOf } from "../src/app/sheet.ts";
import { Table } from "./support.ts";

const { en } = catalogues;
test("a sheet has the moves in one text, variations in brackets, comments between dashes, and what is told of the game", () => {
  const table = new Table({ kind: "chess", rules: "fide", chess960: false });
  const { controller } = table;
  table.play("e2e4", "e7e5", "g1f3");
  const [, first = 0, second = 0] = [0, ...table.state.study.line];
  controller.send({ type: "annotate", node: first, remarks: { nags: [1], comment: "the king's pawn" } });
  controller.send({ type: "go-to-node", node: first });
  table.play("c7c5", "b1c3");
  controller.send({ type: "go-to-node", node: second });
  controller.send({ type: "describe", tags: { White: "Anderssen", Site: "London", Event: "?" }, result: "1-0" });
  const sheet = sheetOf(table.state, en, "1 May 2026");
  expect(sheet.moves).toBe("1. e4! – the king's pawn – 1… e5 (1… c5 2. Nc3) 2. Nf3 1-0");
  expect(sheet.title).toBe("Anderssen – Black");
  expect(sheet.head[0]).toBe("London");
  expect(sheet.fen).toBe("FEN: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
});
