/** A caller that goes away while a flight is written leaves behind what is needed to end it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { CountedFlight } from "../../../src/packs/crm/flights.js";
import type { HeldTurn } from "../../../src/packs/crm/turns.js";
import { endLeftFlight, recordFlight } from "../../../src/packs/crm/writing.js";
import { UpstreamFailure } from "../../../src/upstream/index.js";
import { clientColumns } from "../../../src/vendors/sheets/layout.js";
import type { Cell } from "../../../src/vendors/sheets/wire.js";

const counted: CountedFlight = {
  ...{ id: "FL-001-13", clientId: "CL-001", totalFlights: 13, lastFlightDate: "2026-05-31" },
  ...{ flight: { date: "2026-05-31", route: "KTEB-KVNY" }, recordedAt: "2026-06-01T12:00:00Z" },
};

const clientRow: readonly Cell[] = ["CL-001", "John Doe", "john.doe@example.com", "", "", "", "", "", "", 12];

/** A spreadsheet whose appends end as `afterwards` does, once the row is there. */
const deskWith = (afterwards: () => void) => {
  const rows: (readonly Cell[])[] = [];
  const counts: unknown[] = [];
  const context = {
    signal: new AbortController().signal,
    remainingMs: () => 40_000,
    correlationId: "test",
    traceparent: undefined,
    upstreamCall: () => ({ signal: new AbortController().signal, remainingMs: () => 40_000, correlationId: "test" }),
    secrets: [],
    isMock: false,
    stored: {
      key: "w",
      epoch: 1,
      seed: "s",
      clock: { mode: "real" as const },
      limits: { bookings: 1, sessions: 1 },
      contractVersion: "1.0.0",
      createdAtMs: 0,
    },
    sheets: {
      read: async (range: string) => ({
        range,
        values: range.startsWith("Clients") ? [clientColumns, clientRow] : rows,
      }),
      write: async (updatedRange: string, cells: unknown) => {
        counts.push(cells);
        return { updatedRange };
      },
      append: async (updatedRange: string, added: readonly (readonly Cell[])[]) => {
        rows.push(...added);
        afterwards();
        return { updatedRange };
      },
    },
  };
  const intents: (CountedFlight | undefined)[] = [];
  const turnWith = (left?: CountedFlight): HeldTurn => ({
    left,
    intend: async (flight) => void intents.push(flight),
    end: () => ({ collection: "crm.turn", id: "CL-001", expected: "any", document: undefined }),
    leave: async () => undefined,
  });
  return { context, rows, counts, intents, turnWith };
};

const gone = new Error("gone");

test("whoever goes away within the append leaves the flight to the next turn, which counts it", async () => {
  const desk = deskWith(() => {
    throw gone;
  });
  await assert.rejects(recordFlight(counted, 2, desk.turnWith(), desk.context), gone);
  assert.deepEqual(desk.intents, [counted]);
  assert.deepEqual(desk.counts, []);
  assert.equal(await endLeftFlight(desk.turnWith(counted), desk.context), counted);
  assert.deepEqual(desk.counts, [[[13, "2026-05-31", undefined, undefined, "2026-06-01T12:00:00Z"]]]);
  assert.equal(desk.rows.length, 1);
});

test("an append that was certainly not done leaves nothing", async () => {
  const facts = { upstream: "sheets", operation: "appendValues", attempts: 3, mayHaveBeenDone: false };
  const desk = deskWith(() => {
    throw new UpstreamFailure("rateLimited", facts);
  });
  await assert.rejects(recordFlight(counted, 2, desk.turnWith(), desk.context), /UPSTREAM_RATE_LIMITED/);
  assert.deepEqual(desk.intents, [counted, undefined]);
});
