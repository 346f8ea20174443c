/** What subscribers are told of bookings: as the contract of the pack's webhooks says, and with ids that no two events share. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { webhooks } from "../../../generated/gds/webhooks.js";
import { outboundOf } from "../../../src/packs/gds/outbound.js";
import type { BookingEvent } from "../../../src/store/index.js";

const event: BookingEvent = {
  ...{ kind: "booking", id: 7, world: "team-7", epoch: 2, locator: "TEST-ABC234", version: 1, scopeId: "somebody" },
  ...{ status: "confirmed", atMs: Date.parse("2026-05-16T09:00:00Z") },
};

test("each event has the data that the contract of its type describes, and nothing about anybody", async () => {
  const told = [event, { ...event, version: 2 }, { ...event, version: 3, status: "cancelled" } as const].map(
    outboundOf,
  );
  assert.deepEqual(
    told.map((one) => one?.type),
    ["booking.created", "booking.changed", "booking.cancelled"],
  );
  for (const one of told) {
    const contract = Object.values(webhooks.outbound).find(({ type }) => type === one?.type);
    const validate = await contract?.loadValidator();
    assert.ok(validate?.(one?.data), one?.type);
    assert.doesNotMatch(JSON.stringify(one), /somebody/);
    assert.equal(one?.group, "TEST-ABC234");
  }
});

test("the id of an event stays, and is another for each world, number and instant", () => {
  const ids = [
    event,
    { ...event, world: "team-8" },
    { ...event, world: "default/a" },
    { ...event, world: "default/b" },
    { ...event, id: 8 },
    { ...event, epoch: 3 },
    { ...event, atMs: event.atMs + 1 },
  ].map((one) => outboundOf(one)?.id ?? "");
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(outboundOf(event)?.id, ids[0]);
  for (const id of ids) assert.match(id, /^evt_[a-z0-9-]+_\d+_[0-9a-f]{8}$/);
});

test("what a pack tells of its dossiers is no event of a booking", () => {
  const { id, world, epoch, atMs } = event;
  const dossier = { collection: "charter.rfps", dossierId: "a", version: 1, topic: "charter://rfps/a" };
  assert.equal(outboundOf({ kind: "dossier", id, world, epoch, atMs, ...dossier }), undefined);
});
