import type { GameKind, GameRecord, Notation } from "../types.js";
import type { Answer } from "./record-draft.js";

/** How games are arranged in a file, for reading it in pieces. `whole`: the file is one game, or cannot be split. */
export type Layout = "pgn" | "dhtmlxq" | "wxf" | "lines" | "library" | "whole";

/** How the caller wants a record read. */
export interface Reading {
  readonly kind: GameKind | undefined;
  /** The number of a notation. */
  readonly dialect?: number | undefined;
  readonly encoding?: string | undefined;
  /** Whether some bytes could not be decoded. */
  readonly damaged?: boolean | undefined;
}

/** A record to read: bytes, or text. */
export interface Source {
  /** `undefined` if the caller gave text. */
  readonly bytes: Uint8Array | undefined;
  /** The text, decoded on first use. */
  text(): string;
  /** The first characters, one byte each. */
  readonly head: string;
}

/** What a writer gets: the record, its moves checked and written by the engine, and the canonical position. */
export interface Written {
  readonly record: GameRecord;
  readonly answer: Answer;
  readonly notation: Notation;
}

/** A record format. */
export interface Format {
  readonly name: string;
  /** The only game it supports, if just one. */
  readonly game: GameKind | undefined;
  /** File extensions, with their dots. */
  readonly extensions: readonly string[];
  readonly layout: Layout;
  /** Whether it is binary: text is never of this format. */
  readonly binary: boolean;
  detect(source: Source): boolean;
  read(source: Source, reading: Reading): Iterable<GameRecord>;
  /** Absent for formats that are only read. */
  write?(written: Written): string | Uint8Array;
  /** What writing a record in this format loses: names of tags, and `{}` for comments. */
  lost?(record: GameRecord): readonly string[];
  /** The only notation it can be written in, if just one. */
  readonly notation: Notation | undefined;
}
