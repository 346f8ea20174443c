/** A retry that reaches another process than the first attempt: real processes on one store. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { product } from "../../src/product.js";
import { drivers } from "../support/drivers.js";
import { outputOf } from "./support/answers.js";
import type { Settings } from "./support/product.js";
import { startRawStdio } from "./support/rawStdio.js";
import { adult, contact, searchFlights } from "./support/trip.js";

const withKey = (key: string) => ({ [product.metaKeys.idempotencyKey]: key });

for (const { name, skip, settingsIn } of drivers.filter(({ name: driver }) => driver !== "memory")) {
  test(`on ${name}, a booking and its cancellation are repeated in another process without being done twice`, {
    skip,
  }, async (context) => {
    const { dataDirectory: dataDir, valkey } = await settingsIn(context);
    const settings: Settings = {
      session: "session-of-the-retries",
      ...(dataDir !== undefined && { dataDir }),
      ...(valkey !== undefined && { environment: { VALKEY_URL: valkey.url } }),
    };
    const [one, other] = [await startRawStdio(context, settings), await startRawStdio(context, settings)];
    const { flightId } = (await searchFlights(one, "JFK-LAX", "2026-06-15")).offers[0] ?? assert.fail("no flight");
    const request = { flightIds: [flightId], passengers: [adult(0)], ...contact };
    const booked = outputOf(await one.call("bookFlight", request, withKey("book")));
    one.process.kill("SIGKILL");
    const again = outputOf(await other.call("bookFlight", request, withKey("book")));
    assert.deepEqual(again, { ...booked, idempotentReplay: true });
    const { pnr } = booked;
    const cancelled = outputOf(await other.call("cancelBooking", { pnr }, withKey("cancel")));
    const third = await startRawStdio(context, settings);
    const repeated = outputOf(await third.call("cancelBooking", { pnr }, withKey("cancel")));
    assert.deepEqual(repeated, { ...cancelled, idempotentReplay: true });
    const conflict = await third.call("cancelBooking", { pnr, reason: "Another" }, withKey("cancel"));
    assert.equal(conflict.kind === "refused" && conflict.data["reason"], "IDEMPOTENCY_CONFLICT");
    assert.equal(outputOf(await third.call("listBookings", {})).count, 1);
  });
}
