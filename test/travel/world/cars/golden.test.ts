/** The golden rentals: any change of a result is a change for review. */
import assert from "node:assert/strict";
import { test } from "node:test";
import golden from "../../../golden/world/cars.json" with { type: "json" };
import { carGolden } from "../../../golden/world/stays.js";

test("the golden rentals are found as they were reviewed", () => {
  assert.deepEqual(JSON.parse(JSON.stringify(carGolden())), golden);
});
