// UTF-8 where the platform has none, against the platform's own.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";
import { transform } from "esbuild";
import { at } from "../../scripts/lib.mjs";

const { code } = await transform(readFileSync(at("src", "js", "text-coding.ts"), "utf8"), {
  loader: "ts",
  format: "iife",
  globalName: "own",
});
const own = vm.runInNewContext(`${code}; own`);

/** Numbers from a seed, the same in every run. */
function numbers(state) {
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state >>> 16;
  };
}

test("texts are encoded as the platform encodes them, and come back", () => {
  const texts = ["", "e2e4", "Mã 2 tiến 3 — 馬二進三", "\ufeffmark", "😀♔", "\ud800", "\udc00\ud800 a", "a\ud83d"];
  for (const text of texts) {
    const bytes = [...new own.TextEncoder().encode(text)];
    assert.deepEqual(bytes, [...new TextEncoder().encode(text)], JSON.stringify(text));
    for (const ignoreBOM of [false, true]) {
      const options = { ignoreBOM };
      assert.equal(
        new own.TextDecoder("utf-8", options).decode(Uint8Array.from(bytes)),
        new TextDecoder("utf-8", options).decode(Uint8Array.from(bytes)),
      );
    }
  }
});

test("bytes of any kind are decoded as the platform decodes them, or refused where it refuses them", () => {
  const next = numbers(7);
  // What begins, goes on and breaks sequences: overlong forms, surrogates, what lies beyond U+10FFFF.
  const telling = [0x41, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc2, 0xdf, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0xff, 0xbb];
  let refused = 0;
  for (let round = 0; round < 20_000; round++) {
    const bytes = Uint8Array.from({ length: 1 + (next() % 6) }, () => telling[next() % telling.length]);
    assert.equal(new own.TextDecoder().decode(bytes), new TextDecoder().decode(bytes), bytes.join(" "));
    const results = [own.TextDecoder, TextDecoder].map((Decoder) => {
      try {
        return new Decoder("utf-8", { fatal: true }).decode(bytes);
      } catch {
        return undefined;
      }
    });
    assert.equal(results[0], results[1], bytes.join(" "));
    if (results[0] === undefined) refused++;
  }
  assert.ok(refused > 1_000 && refused < 20_000, `${refused}`);
});

test("no other encoding is pretended", () => {
  assert.throws(() => new own.TextDecoder("gb18030"), { name: "RangeError" });
});
