import type { TextOptions } from "./inputs.ts";
import { passOver } from "./archive.ts";
import type { Judging } from "./judge.ts";
import type { Speech } from "./language.ts";
import { json, line } from "./report.ts";
import { nameOf } from "./rules.ts";
import { complain, summary, write, type Tally } from "./terminal.ts";

export interface Validation {
  readonly files: readonly string[];
  readonly judging: Judging;
  readonly text: TextOptions;
  readonly json: boolean;
  readonly jobs: number | undefined;
}

/** Judges files; returns the exit status. */
export async function validateFiles(speech: Speech, { files, judging, text, json: asJson, jobs }: Validation): Promise<number> {
  const names = { xiangqi: nameOf("xiangqi", judging.rules.xiangqi), chess: nameOf("chess", judging.rules.chess) };
  const tally: Tally = { games: 0, plies: 0, illegal: 0 };
  const kinds: Record<string, number> = {};
  const { failures, seconds } = await passOver(speech, {
    files,
    text,
    job: "judge",
    told: judging,
    jobs,
    progress: speech.texts.progress,
    tally,
    report: async ({ file, games }, answer, clear) => {
      const lines: string[] = [];
      for (const game of answer.told) {
        for (const { code } of game.faults) kinds[code] = (kinds[code] ?? 0) + 1;
        if (asJson) lines.push(json(file, games + game.index + 1, names[game.kind], game));
        else for (const fault of game.faults) lines.push(line(speech, file, games + game.index + 1, game, fault));
      }
      tally.games += answer.games;
      tally.plies += answer.plies;
      tally.illegal += answer.illegal;
      if (lines.length === 0) return;
      clear();
      await write(`${lines.join("\n")}\n`);
    },
    conclude: (seconds) => {
      complain(summary(speech, speech.texts.summary, tally, seconds));
      const rows = Object.entries(kinds).sort(([, a], [, b]) => b - a);
      if (rows.length === 0) return;
      complain(speech.texts.byKind);
      for (const [code, count] of rows) complain(`${String(count).padStart(9)}  ${code}`);
    },
  });
  if (asJson) await write(`${JSON.stringify({ summary: { ...tally, faults: kinds, seconds, unreadable: failures } })}\n`);
  return failures > 0 ? 2 : tally.illegal > 0 ? 1 : 0;
}
