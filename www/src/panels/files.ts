/** Files on their way out. */

import { make } from "./dom.ts";

/** Hands content to the reader as a file of this name. */
export function save(document: Document, content: string | Uint8Array | Blob, name: string): void {
  const part = typeof content === "string" || content instanceof Blob ? content : new Uint8Array(content);
  const address = URL.createObjectURL(new Blob([part], { type: "application/octet-stream" }));
  make(document, "a", { href: address, download: name }).click();
  // The browser has taken what it needs by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
