import { isCbr } from "../records/formats/cbr.js";
import { BLOCK, deletedIn, recordsFrom } from "../records/formats/cbl.js";
import type { Batch } from "./splitter.ts";

/** How many bytes of records are worth passing to a thread. */
const BATCH = 1 << 18;
/** The maximum size of a library's index: 500,000 slots. */
const LONGEST_INDEX = 1 << 27;

/** Splits a CCBridge library into its records while it is read; of the index only deletions are kept. */
export class LibrarySplitter {
  private rest: Uint8Array = new Uint8Array(0);
  private deleted: readonly boolean[] | undefined;
  private record = 0;
  /** The records in `rest`, and how much of it was examined. */
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
    // The last block may not be complete yet.
    for (; this.at + BLOCK <= this.rest.length; this.at += BLOCK) this.look();
    if (this.at >= BATCH) this.give(this.starts[this.starts.length - 1] ?? this.at);
  }

  end(): void {
    if (this.deleted === undefined) {
      // No index: the reader will report what it is.
      this.emit({ bytes: this.rest, starts: [0], line: 0, tooLong: false });
      return;
    }
    for (; this.at < this.rest.length; this.at += BLOCK) this.look();
    this.give(this.rest.length);
  }

  private look(): void {
    if (isCbr(this.rest, this.at)) this.starts.push(this.at);
  }

  /** Emits the records before an offset. */
  private give(to: number): void {
    const gone = this.starts.filter((start) => start < to);
    const live = gone.filter((_, at) => this.deleted?.[this.record + at] !== true);
    this.record += gone.length;
    // Deleted records follow what is before them, and are not looked at.
    if (live.length > 0) this.emit({ bytes: this.rest.subarray(0, to), starts: live, line: 0, tooLong: false });
    this.rest = this.rest.subarray(to);
    this.at -= to;
    this.starts = this.starts.slice(gone.length).map((start) => start - to);
  }
}
