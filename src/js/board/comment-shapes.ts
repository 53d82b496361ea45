/** Shapes as records write them in the comments of moves. Pure. */

import type { Shape } from "./api.ts";

/** The colours that records have letters for. */
const SHAPE_COLORS = { green: "G", red: "R", yellow: "Y", blue: "B" } as const;

/** The shapes that a comment of a record asks for: `[%csl Ga1,Rb2]` circles, `[%cal Gb1c3]` arrows. */
export function shapesIn(comment: string): Shape[] {
  return [...comment.matchAll(/\[%(csl|cal)\s+([^\]]{0,4000})\]/g)].flatMap(([, command, list = ""]) =>
    list.split(",").flatMap((item): Shape[] => {
      const found = /^\s*([GRYB])([a-i]\d)([a-i]\d)?\s*$/.exec(item);
      const [, letter, from = "", to] = found ?? [];
      const color = Object.entries(SHAPE_COLORS).find(([, each]) => each === letter)?.[0];
      if (color === undefined || (command === "cal") !== (to !== undefined)) return [];
      return [to === undefined ? { type: "circle", from, color } : { type: "arrow", from, to, color }];
    }),
  );
}
