/** Events of charter for tests that kill whoever works on them: of each request a quote, then messages and changes of its price in turn. */
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import type { CharterEvent } from "../../src/charter/events.js";
import { createCollections, recordIn } from "../../src/charter/record.js";
import type { Job } from "../../src/jobs/port.js";
import { type CharterInbox, createCharterInbox, inboxCollection } from "../../src/packs/charter/inbox.js";
import { clockOf } from "../../src/runtime/worlds/worlds.js";
import type { Store, StoredWorld } from "../../src/store/index.js";
import { inboxLists, isInboxRecord } from "../../src/webhooks/inboxRecord.js";
import { avinodeSignature } from "../../src/webhooks/signatures.js";
import { eventOf, operator } from "../charter/events.js";

const secret = "a secret of the marketplace";
const clock = { now: Date.now };

const inboxOn = (store: Store<unknown>, world: StoredWorld): CharterInbox =>
  createCharterInbox({
    store,
    host: {
      enterWorld: async () => ({ world, clock: clockOf(world.clock, clock) }),
      clock,
      warn: () => undefined,
    },
    secrets: [secret],
    allowedAddresses: null,
  });

/** The job of the inbox, which lingers before its effects commit. `onRun` hears of each try. */
export const createEventWork = (
  store: Store<unknown>,
  world: StoredWorld,
  pauseMs: () => number,
  onRun: () => void,
): Job => {
  const { job } = inboxOn(store, world);
  return {
    ...job,
    leaseMs: 1000,
    run: async (dossier, context) => {
      onRun();
      const settlement = await job.run(dossier, context);
      await wait(pauseMs());
      return settlement;
    },
  };
};

const threadIdOf = (rfp: string): string => `TH-${rfp}`;
const quoteIdOf = (rfp: string): string => `QT-${rfp}`;

const eventAt = (rfp: string, number: number): CharterEvent => {
  const about = { event_id: `${rfp}.${number}`, rfp_id: rfp, trip_id: undefined };
  const ids = { ...about, quote_id: quoteIdOf(rfp), thread_id: threadIdOf(rfp) };
  if (number === 0) return eventOf("rfq_received", number, { ...about, operators: [operator] });
  if (number === 1) return eventOf("quote_received", number, ids);
  if (number % 2 === 0) {
    return eventOf("message_received", number, { ...ids, message_id: `MSG-${rfp}-${number}`, message: `${number}` });
  }
  return eventOf("quote_updated", number, { ...ids, price: { base: number, taxes: 1, total: number + 1 } });
};

export interface Events {
  /** Keeps some waiting. */
  readonly keepBusy: () => Promise<void>;
  /** How many have been neither done nor tried in vain. */
  readonly waiting: () => Promise<number>;
  readonly areDone: () => Promise<boolean>;
  /** Asserts what came of them, and gives how many there were. */
  readonly check: () => Promise<number>;
}

/** Sends each event twice to the inbox of this process; the second may find it waiting, in process or done. */
export const createEvents = (store: Store<unknown>, world: StoredWorld, requests: number): Events => {
  const { receive } = inboxOn(store, world).endpoint;
  const rfps = Array.from({ length: requests }, (_item, index) => `RFP-2026-06-01-KILL${index}`);
  let rounds = 0;
  let sendings = 0;

  const send = async (event: CharterEvent): Promise<void> => {
    const body = Buffer.from(JSON.stringify(event));
    const headers = { "x-avinode-signature": avinodeSignature(secret, body) };
    sendings += 1;
    // Of an address of its own, so that none is too fast.
    const remoteAddress = `198.18.${sendings >> 8}.${sendings & 255}`;
    const sendOnce = async (): Promise<number> =>
      (await receive({ world: undefined, body, headers, remoteAddress })).status;
    let status = await sendOnce();
    // On a slow machine a store may not get to it in time, and the service is asked to send again.
    while (status === 503) status = await sendOnce();
    assert.equal(status, 200);
  };

  const waiting = (): Promise<number> => store.countDossiers(world, inboxCollection, "status=pending");

  const checkRequest = async (rfp: string): Promise<void> => {
    const { collections, messagesOf } = recordIn(createCollections(store), store, world);
    const numbers = Array.from({ length: rounds }, (_item, number) => number);
    const dossiers = await Promise.all(
      numbers.map((number) => store.readDossier(world, inboxCollection, `${rfp}.${number}`)),
    );
    const records = dossiers.map((dossier) => JSON.parse(dossier?.document ?? "null")).filter(isInboxRecord);
    // Those that took three workers with them have let the others pass.
    const late = new Set(records.flatMap(({ retryCount }, number) => (retryCount > 0 ? [String(number)] : [])));
    const { messages } = await messagesOf(threadIdOf(rfp), rounds);
    const said = messages.map((message) => (message.contentType === "text" ? message.content : "1"));
    const isOnTime = (text: string): boolean => !late.has(text);
    const expected = numbers.filter((number) => number === 1 || (number > 0 && number % 2 === 0)).map(String);
    assert.deepEqual(said.filter(isOnTime), expected.filter(isOnTime), `messages of ${rfp}`);
    assert.deepEqual(new Set(said), new Set(expected), `messages of ${rfp}`);
    const quote = await collections.quotes.read(world, quoteIdOf(rfp));
    const changes = numbers.filter((number) => number > 2 && number % 2 === 1);
    if (late.size === 0) assert.equal(quote?.version, 1 + changes.length, `changes of ${rfp}`);
    assert.equal(quote?.document.baseCents, 100 * (changes.at(-1) ?? 0));
    assert.equal((await collections.rfps.read(world, rfp))?.version, 2);
  };

  return {
    waiting,
    keepBusy: async () => {
      if ((await waiting()) >= 2 * requests) return;
      const events = rfps.map((rfp) => eventAt(rfp, rounds));
      await Promise.all([...events, ...events].map(send));
      rounds += 1;
    },
    areDone: async () => (await store.countDossiers(world, inboxCollection, inboxLists.open)) === 0,
    check: async () => {
      assert.equal(await store.countDossiers(world, inboxCollection), rounds * requests);
      assert.equal(await store.countDossiers(world, inboxCollection, "status=completed"), rounds * requests);
      assert.equal(await store.countDossiers(world, "charter.operators"), 1);
      assert.equal(await store.countDossiers(world, "charter.email"), requests);
      for (const rfp of rfps) await checkRequest(rfp);
      return rounds * requests;
    },
  };
};
