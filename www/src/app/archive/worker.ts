/** Looks through files away from the page, which stays at hand meanwhile. It is stopped by ending it. */

import { bothGames } from "../engine/fetching.ts";
import { disputesIn } from "../engine/disputes.ts";
import type { Dispute, Sets } from "../engine/disputes.ts";

export interface Order {
  readonly files: readonly File[];
  readonly sets: Sets;
}

/** What is found is told in batches: a message for each game would keep the page busy with messages. */
export type Told =
  | { readonly type: "found"; readonly file: string; readonly games: number; readonly share: number; readonly disputes: readonly Dispute[] }
  | { readonly type: "unreadable"; readonly file: string }
  | { readonly type: "done"; readonly games: number };

const BATCH_MS = 100;

const tell = (told: Told): void => self.postMessage(told);

self.addEventListener("message", ({ data }: MessageEvent<Order>) => {
  void search(data);
});

async function search({ files, sets }: Order): Promise<void> {
  await bothGames();
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  let all = 0;
  for (const file of files) {
    let disputes: Dispute[] = [];
    let games = 0;
    let last = performance.now();
    const flush = (part: number): void => {
      const share = total === 0 ? 1 : (before + part * file.size) / total;
      tell({ type: "found", file: file.name, games: all + games, share, disputes });
      disputes = [];
      last = performance.now();
    };
    try {
      for (const step of disputesIn(new Uint8Array(await file.arrayBuffer()), sets)) {
        games = step.games;
        if (step.found !== null) disputes.push(step.found);
        if (performance.now() - last > BATCH_MS) flush(step.games / step.guessed);
      }
    } catch {
      tell({ type: "unreadable", file: file.name });
    }
    flush(1);
    before += file.size;
    all += games;
  }
  tell({ type: "done", games: all });
}
