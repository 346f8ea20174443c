/** Two calls with one key that overlap in the store: whichever is slow, one message goes out. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mailbox } from "../../../src/mail/delivery.js";
import { type SendingCall, sendLetter } from "../../../src/packs/mail/sending.js";
import { openMemoryStore } from "../../../src/store/memory/index.js";
import { handTimers } from "../../support/handTimers.js";

const letter = { to: ["client@example.com"], subject: "Your flight", body: "Confirmed.", bodyType: "text" } as const;
const clock = { now: () => Date.parse("2026-06-01T12:00:00Z") };

test("a call that looked for a kept answer before another was done sends nothing", async () => {
  const store = await openMemoryStore<unknown>({ mostWorlds: 10, warn: () => undefined });
  const facts = {
    seed: "s",
    clock: { mode: "real" },
    limits: { bookings: 10, sessions: 10 },
    contractVersion: "1.0.0",
  } as const;
  const stored = await store.createWorld("turns", facts, 0);
  const sent: string[] = [];
  const mailbox: Mailbox = {
    send: async (message) => {
      sent.push(String(message));
      return { id: "1", threadId: "1" };
    },
    find: async () => undefined,
  };
  const call: SendingCall = {
    ...{
      clock,
      realClock: clock,
      idempotencyKey: "key",
      signal: new AbortController().signal,
      remainingMs: () => 40_000,
    },
    ...{ correlationId: "test", traceparent: undefined, store, stored, mailbox: () => mailbox, settleMs: 0 },
    ...{ timers: handTimers(), announceThread: () => undefined, secrets: [], isMock: true },
  };
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow: SendingCall = {
    ...call,
    store: {
      ...store,
      readDossier: async (...place) => {
        await held;
        return store.readDossier(...place);
      },
    },
  };
  const late = sendLetter(letter, "send_email", letter, slow);
  const first = await sendLetter(letter, "send_email", letter, call);
  goOn();
  assert.deepEqual(await late, first);
  assert.equal(sent.length, 1);
  assert.equal(await store.countDossiers(stored, "mail.sending"), 0);
});
