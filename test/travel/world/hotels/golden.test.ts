/** The golden stays: any change of a result is a change for review. */
import assert from "node:assert/strict";
import { test } from "node:test";
import golden from "../../../golden/world/hotels.json" with { type: "json" };
import { hotelGolden } from "../../../golden/world/stays.js";

test("the golden stays are found as they were reviewed", () => {
  assert.deepEqual(JSON.parse(JSON.stringify(hotelGolden())), golden);
});
