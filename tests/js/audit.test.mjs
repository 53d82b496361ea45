// Licences are told apart by SPDX expressions: https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/
import assert from "node:assert/strict";
import { test } from "node:test";
import { permits } from "../../scripts/audit.mjs";

const ALLOWED = ["MIT", "Apache-2.0", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"];

test("one of several terms is enough, and all of those that go together are needed", () => {
  for (const expression of [
    "MIT",
    "MIT OR GPL-3.0-only",
    "GPL-3.0-only OR MIT",
    "Unlicense/MIT",
    "(MIT OR Apache-2.0) AND Unicode-3.0",
    "(GPL-2.0-only OR (MIT AND Apache-2.0))",
    "Apache-2.0 WITH LLVM-exception",
  ])
    assert.ok(permits(expression, ALLOWED), expression);
  for (const expression of [
    "GPL-3.0-only",
    "MIT AND GPL-3.0-only",
    "(MIT OR Apache-2.0) AND GPL-3.0-only",
    "GPL-2.0-only WITH Classpath-exception-2.0",
    "MIT WITH LLVM-exception",
    "(MIT",
    "MIT MIT",
    "",
  ])
    assert.ok(!permits(expression, ALLOWED), expression);
});
