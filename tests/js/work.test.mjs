// Work has an end. In a file of its own, since a slow engine needs minutes to find it.
import { test } from "node:test";
import { Game } from "trongtai";
import { refused } from "./support.mjs";

test("counting more than may be counted is refused", () => {
  refused("too-much-work", () => new Game("xiangqi").perft(6));
});
