import { isCbr } from "../records/formats/cbr.js";
import { BLOCK, deletedIn, recordsFrom } from "../records/formats/cbl.js";
import type { Batch } from "./splitter.ts";

/** So many bytes of records are worth the way to a thread. */
const BATCH = 1 << 18;
/** No library has a longer index: this is 500,000 slots. */
const LONGEST_INDEX = 1 << 27;

/** Cuts a library of CCBridge into its records while it is read; of the index only what was deleted is kept. */
export class LibrarySplitter {
  private rest: Uint8Array = new Uint8Array(0);
  private deleted: readonly boolean[] | undefined;
  private record = 0;
  /** The records in `rest`, and how much of it was looked at. */
  private starts: number[] = [];
  private at = 0;

  constructor(private readonly emit: (batch: Batch) => void) {}

  push(chunk: Uint8Array): void {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    if (this.deleted === undefined) {
      const index = Math.min(LONGEST_INDEX, this.rest.length < 64 ? Number.POSITIVE_INFINITY : recordsFrom(this.rest));
      if (this.rest.length < index) return;
      this.deleted = deletedIn(this.rest);
      this.rest = this.rest.subarray(index);
    }
    // The last block may not be there yet.
    for (; this.at + BLOCK <= this.rest.length; this.at += BLOCK) this.look();
    if (this.at >= BATCH) this.give(this.starts[this.starts.length - 1] ?? this.at);
  }

  end(): void {
    if (this.deleted === undefined) {
      // No index: the reader says what it is.
      this.emit({ bytes: this.rest, starts: [0], line: 0, tooLong: false });
      return;
    }
    for (; this.at < this.rest.length; this.at += BLOCK) this.look();
    this.give(this.rest.length);
  }

  private look(): void {
    if (isCbr(this.rest, this.at)) this.starts.push(this.at);
  }

  /** Gives away the records before a place. */
  private give(to: number): void {
    const gone = this.starts.filter((start) => start < to);
    const live = gone.filter((_, at) => this.deleted?.[this.record + at] !== true);
    this.record += gone.length;
    // What was deleted stands behind what is before it, where nobody looks.
    if (live.length > 0) this.emit({ bytes: this.rest.subarray(0, to), starts: live, line: 0, tooLong: false });
    this.rest = this.rest.subarray(to);
    this.at -= to;
    this.starts = this.starts.slice(gone.length).map((start) => start - to);
  }
}
