/**
 * A whole game in the fragment of an address, which browsers never send to a server: `#game=` rule set (and `-` what a violation costs) `.` `z` (deflated) or
 * `p` (plain) and the record as base64url; then, where it is told, `.`, how many moves are played, and `b` when Black sits below. Anything may stand in a fragment, so that all of it is bounded and checked.
 */

import { SHARED } from "./share-url.ts";

/** Longer addresses are cut off by programs that pass them on. */
export const LONGEST_LINK = 8000;
/** What is read: links made elsewhere may be longer. */
const LONGEST_FRAGMENT = 200_000;
const LONGEST_TEXT = 1 << 20;
const VIEW = /^(\d{1,5})?(b)?$/;
const RULES = /^([a-z]{1,20})(?:-([a-z]{1,20}))?$/;

export interface Shared {
  readonly rules: string;
  /** What a violation costs, where it does not lose. */
  readonly sanction?: string;
  readonly text: string;
  /** So many moves are played; the end where it is absent. */
  readonly ply?: number;
  /** Whether the second mover sits below. */
  readonly flipped?: boolean;
}

export type Unpacked =
  /** The fragment speaks of no game. */
  | { readonly type: "none" }
  | { readonly type: "game"; readonly shared: Shared }
  | { readonly type: "bad"; readonly why: "damaged" | "unsupported" };

export type Transform = { readonly readable: ReadableStream<Uint8Array>; readonly writable: WritableStream<BufferSource> };

/** Sends bytes through a transformation; `null` when more than `most` come out, or it fails. */
export async function through(bytes: Uint8Array<ArrayBuffer>, transform: Transform, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let { done, value } = await reader.read(); !done && value !== undefined; { done, value } = await reader.read()) {
      length += value.length;
      if (length > most) {
        await reader.cancel();
        return null;
      }
      parts.push(value);
    }
  } catch {
    return null;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The fragment of a game, with its `#`. */
export async function pack({ rules, sanction, text, ply, flipped }: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const deflated =
    typeof CompressionStream === "undefined" ? null : await through(bytes, new CompressionStream("deflate-raw") as Transform, bytes.length);
  const view = `${ply ?? ""}${flipped === true ? "b" : ""}`;
  const record = `${deflated === null ? "p" : "z"}${toBase64(deflated ?? bytes)}`;
  return `#${SHARED}${rules}${sanction === undefined ? "" : `-${sanction}`}.${record}${view === "" ? "" : `.${view}`}`;
}

export async function unpack(fragment: string): Promise<Unpacked> {
  const content = fragment.startsWith("#") ? fragment.slice(1) : fragment;
  if (!content.startsWith(SHARED)) return { type: "none" };
  const damaged: Unpacked = { type: "bad", why: "damaged" };
  if (content.length > LONGEST_FRAGMENT) return damaged;
  const [judged = "", packed = "", view = "", ...more] = content.slice(SHARED.length).split(".");
  const [, rules, sanction] = RULES.exec(judged) ?? [];
  const [isView, ply, turned] = VIEW.exec(view) ?? [];
  const form = packed.charAt(0);
  const bytes = fromBase64(packed.slice(1));
  if (
    rules === undefined ||
    isView === undefined ||
    more.length > 0 ||
    bytes === null ||
    bytes.length === 0 ||
    (form !== "z" && form !== "p")
  )
    return damaged;
  if (form === "z" && typeof DecompressionStream === "undefined") return { type: "bad", why: "unsupported" };
  const plain = form === "p" ? bytes : await through(bytes, new DecompressionStream("deflate-raw") as Transform, LONGEST_TEXT);
  if (plain === null) return damaged;
  try {
    return {
      type: "game",
      shared: {
        rules,
        ...(sanction === undefined ? {} : { sanction }),
        ...(ply === undefined ? {} : { ply: Number(ply) }),
        ...(turned === undefined ? {} : { flipped: true }),
        text: new TextDecoder("utf-8", { fatal: true }).decode(plain),
      },
    };
  } catch {
    return damaged;
  }
}
