/** Which reason of the catalogue arguments get that fail the contract. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openServer } from "../inProcess.js";

const rental = { pickupLocationCode: "LAX", dropoffDate: "2026-06-18T14:00:00-07:00" };

const correctedFor = async (fields: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const { call } = await openServer();
  const outcome = await call("searchCars", { ...rental, ...fields });
  assert.equal(outcome.kind, "refusal");
  if (outcome.kind !== "refusal") return undefined;
  assert.deepEqual([outcome.code, outcome.data["reason"]], [-32602, "NEEDS_OFFSET"]);
  assert.ok(outcome.message.includes(String(outcome.data["corrected"])), outcome.message);
  return outcome.data["corrected"];
};

test("a local time without an offset is corrected to the offset of its place on that day", async () => {
  assert.equal(await correctedFor({ pickupDate: "2026-06-15T14:00:00" }), "2026-06-15T14:00:00-07:00");
  assert.equal(await correctedFor({ pickupDate: "2026-12-15T14:00:00" }), "2026-12-15T14:00:00-08:00");
  assert.equal(
    await correctedFor({
      pickupDate: "2026-06-15T14:00:00-07:00",
      dropoffLocationCode: "JFK",
      dropoffDate: "2026-06-18T14:00",
    }),
    "2026-06-18T14:00:00-04:00",
  );
  assert.equal(
    await correctedFor({ pickupLocationCode: "KTM", pickupDate: "2026-06-15T14:00:00" }),
    "2026-06-15T14:00:00+05:45",
  );
});

test("a local time at a place that does not exist is corrected to UTC", async () => {
  assert.equal(
    await correctedFor({ pickupLocationCode: "XXX", pickupDate: "2026-06-15T14:00:00" }),
    "2026-06-15T14:00:00Z",
  );
});
