/** When worlds are looked at for due work. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createLookTimes } from "../../src/jobs/lookTimes.js";

test("a look that ends after the last one sets no timer, so that nothing keeps the process", () => {
  let armed = 0;
  const after = (): (() => void) => {
    armed += 1;
    return () => {
      armed -= 1;
    };
  };
  const times = createLookTimes({ after }, () => 0, assert.fail);
  times.at("w", 1000);
  assert.equal(armed, 1);
  times.clear();
  times.at("w", 1000);
  times.now("w");
  assert.equal(armed, 0);
  assert.equal(times.take(), undefined);
});
