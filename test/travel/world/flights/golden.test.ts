import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { goldenFlights } from "../../../golden/world/flights.build.js";

test("the golden world answers as recorded; run `npm run golden:world` and review the difference", () => {
  assert.equal(goldenFlights(), readFileSync(new URL("../../../golden/world/flights.json", import.meta.url), "utf8"));
});
