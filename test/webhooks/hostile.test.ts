/** Whatever somebody with the secret sends, it is kept or refused with its field, and nothing breaks: on the contract of a real pack. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { webhooks } from "../../generated/charter/webhooks.js";
import { createInbox } from "../../src/webhooks/inbox.js";
import { avinodeSignature } from "../../src/webhooks/signatures.js";

const secret = "a secret";
const { avinode } = webhooks.inbound;

const world = {
  key: "default/1",
  epoch: 1,
  seed: "1",
  clock: { mode: "frozen", atMs: 0 },
  limits: { bookings: 10, sessions: 10 },
  contractVersion: "1.0.0",
  createdAtMs: 0,
} as const;

const clock = { now: () => 0 };

const { endpoint, counts } = createInbox({
  contract: avinode,
  collection: "charter.inbox",
  secrets: [secret],
  store: { commitDossiers: async () => ({ kind: "done", versions: [1] }) },
  enterWorld: async () => ({ world, clock }),
  clock,
  warn: () => undefined,
  describe: ({ event_id: eventId, timestamp }) => ({ eventId, timestamp, references: {} }),
  apply: async () => ({ writes: [], entityIds: {} }),
});

const send = async (body: Uint8Array): Promise<{ readonly status: number; readonly said: Record<string, unknown> }> => {
  const headers = { "x-avinode-signature": avinodeSignature(secret, body) };
  const answer = await endpoint.receive({ world: undefined, body, headers, remoteAddress: "192.0.2.1" });
  return { status: answer.status, said: JSON.parse(answer.body) };
};

const types = Object.keys(avinode.events);
const hostileTypes = ["__proto__", "constructor", "toString", "", 1, null, ["quote_received"]];

const about = fc.record({
  event_type: fc.oneof(fc.constantFrom(...types), fc.constantFrom(...hostileTypes)),
  event_id: fc.oneof(fc.constantFrom("evt-1", "", "e".repeat(300), 7), fc.string()),
  timestamp: fc.constantFrom("2026-06-15T10:00:00Z", "yesterday", 0),
});

/** Members as the events have them, with anything in their places. */
const members = fc.dictionary(
  fc.oneof(
    fc.constantFrom("rfp_id", "quote_id", "trip_id", "thread_id", "operator", "price", "segments", "valid_until"),
    fc.string(),
  ),
  fc.jsonValue({ maxDepth: 4 }),
  { maxKeys: 8 },
);

test("any signed object is kept or refused with a field and what was expected there", async () => {
  await fc.assert(
    fc.asyncProperty(about, members, async (head, rest) => {
      const { status, said } = await send(Buffer.from(JSON.stringify({ ...rest, ...head })));
      if (status === 200) return assert.deepEqual(said, { received: true });
      assert.equal(status, 400);
      assert.equal(said["error"], "Invalid payload");
      for (const part of ["field", "expected"]) assert.ok(typeof said[part] === "string" && said[part] !== "", part);
      assert.ok(JSON.stringify(said).length < 2_000);
    }),
    { numRuns: 300 },
  );
});

test("any signed bytes are refused", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array(), fc.json().map(Buffer.from)), async (bytes) => {
      assert.equal((await send(bytes)).status, 400);
    }),
    { numRuns: 200 },
  );
});

test("an event that has what its type needs is kept, with more members too", async () => {
  const before = counts().stored;
  const id = { event_id: "evt-1", timestamp: "2026-06-15T10:00:00Z", trip_id: "T-1", rfp_id: "R-1" };
  for (const event_type of ["rfq_cancelled", "trip_cancelled"])
    assert.equal((await send(Buffer.from(JSON.stringify({ event_type, ...id, more: ["is", "welcome"] })))).status, 200);
  assert.equal(counts().stored, before + 2);
});
