/** E-mails that events owe: what each says, where it arrives, that it is sent once, and what becomes of one that cannot be sent. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Settings } from "../../../generated/charter/settings.js";
import { effectOf } from "../../../src/charter/effects/index.js";
import type { CharterEvent } from "../../../src/charter/events.js";
import { createCollections, emailCollection, emailList, recordIn } from "../../../src/charter/record.js";
import type { Mode } from "../../../src/config/mode.js";
import { emailJob, emailQueue } from "../../../src/packs/charter/emails/emailJob.js";
import { createMailer, type Mailer } from "../../../src/packs/charter/emails/mailer.js";
import { openMemoryStore } from "../../../src/store/memory/index.js";
import { UpstreamFailure } from "../../../src/upstream/index.js";
import { vendor } from "../../../src/vendors/gmail/facade/index.js";
import { allMessages } from "../../../src/vendors/gmail/facade/mailbox.js";
import { owner } from "../../../src/vendors/gmail/facade/seeds.js";
import { eventOf, rfpId } from "../../charter/events.js";
import { serveFacades } from "../../facade/served.js";
import { temporaryFolder } from "../../support/folders.js";
import { handTimers } from "../../support/handTimers.js";
import { openServer as openMail } from "../mail/inProcess.js";
import { openServer, usualSettings } from "./inProcess.js";

const nowMs = Date.UTC(2026, 5, 1, 12);
const minuteMs = 60_000;
const facts = {
  ...{ seed: "s", contractVersion: "1.0.0" },
  clock: { mode: "frozen", atMs: nowMs },
  limits: { bookings: 1000, sessions: 10 },
} as const;

const openWorld = async () => {
  const store = openMemoryStore<unknown>({ mostWorlds: 2, warn: assert.fail });
  const world = await store.createWorld("w", facts, nowMs);
  const collections = createCollections(store);
  const record = recordIn(collections, store, world);
  const happen = async (...events: readonly CharterEvent[]): Promise<void> => {
    for (const event of events) {
      const outcome = await effectOf(event, record, nowMs);
      assert.ok(outcome.kind === "changes");
      const done = await store.commitDossiers({ world, atMs: nowMs, writes: outcome.writes });
      assert.equal(done.kind, "done");
    }
  };
  const mailer = (mode: Mode = "mock", settings: Partial<Settings> = {}): Mailer =>
    createMailer(
      mode,
      { ...usualSettings, ...settings },
      { store, timers: handTimers(), log: () => undefined, loadFaults: async () => undefined },
    );
  const claim = (minutes: number) =>
    store.claimDue({
      ...{ world, queue: emailCollection, nowMs: nowMs + minutes * minuteMs, realNowMs: nowMs + minutes * minuteMs },
      ...{ leaseMs: 1000, limit: 10 },
    });
  /** Does what is due so many minutes later; gives how many that were. */
  const work = async (used: Mailer, minutes = 0): Promise<number> => {
    const job = emailJob(store, used);
    const atMs = nowMs + minutes * minuteMs;
    const context = { world, nowMs: atMs, worldNowMs: atMs, realNowMs: atMs, signal: new AbortController().signal };
    const due = await claim(minutes);
    for (const dossier of due) {
      const settlement = await job
        .run(dossier, context)
        .catch((error: unknown) => job.failed(dossier, { kind: "threw", message: String(error) }, context));
      assert.equal((await store.commitDossiers({ world, atMs, ...settlement })).kind, "done");
    }
    return due.length;
  };
  const emails = async () =>
    (await collections.emails.list({ world, order: "oldest", limit: 20 })).dossiers.map(({ document }) => document);
  const arrived = async () =>
    (await allMessages({ store, stored: world })).filter(({ document }) => document.number > 0);
  return { store, world, happen, mailer, work, claim, emails, arrived };
};

const begun = [eventOf("trip_created", 0), eventOf("rfq_received", 1), eventOf("quote_received", 13)];
const failing = (kind: "busy" | "reset", mayHaveBeenDone: boolean): UpstreamFailure =>
  new UpstreamFailure(kind, { upstream: "gmail", operation: "sendMessage", attempts: 1, mayHaveBeenDone });

describe("an owed e-mail", () => {
  test("arrives in the mailbox of its world, and says what the record knows", async () => {
    const { happen, work, mailer, emails, arrived } = await openWorld();
    await happen(
      ...begun,
      eventOf("quote_accepted", 20),
      eventOf("booking_confirmed", 21),
      eventOf("booking_updated", 22),
    );
    assert.equal(await work(mailer()), 4);
    const found = (await arrived()).toSorted((one, other) => one.document.number - other.document.number);
    assert.deepEqual(
      found.map(({ document }) => [document.about.subject, document.about.to]),
      [
        [`Request ${rfpId} has been sent to operators`, [owner]],
        [`Quote accepted for request ${rfpId}`, [owner]],
        [`Booking confirmed for request ${rfpId}`, [owner]],
        [`Booking changed for request ${rfpId}`, [owner]],
      ],
    );
    const texts = await Promise.all(found.map(async ({ raw }) => (await raw()).toString().replaceAll(/=\r\n/g, "")));
    assert.match(texts[0] ?? "", /KTEB to KVNY, 2026-06-15 14:00 UTC, 6 passengers/);
    assert.match(texts[0] ?? "", /until 2026-06-02 18:00 UTC[\s\S]+Asked: Harbor Point Jets, Meridian Crest Aviation/);
    assert.match(texts[1] ?? "", /Citation X of Harbor Point Jets for \$48200 \(quote QT-AAAAAA-001\)/);
    assert.deepEqual(
      (await emails()).map(({ status, message }) => [status, message?.messageId]),
      found.map(({ document }) => ["sent", document.about.messageId]),
    );
  });

  test("is sent once: after a try that was cut off, and after a worker that never came back", async () => {
    const { happen, work, claim, mailer, emails, arrived } = await openWorld();
    await happen(...begun);
    const real = mailer();
    const cutOff: Mailer = {
      ...real,
      send: async (...given) => {
        await real.send?.(...given);
        throw failing("reset", true);
      },
    };
    assert.equal(await work(cutOff), 1);
    assert.deepEqual(
      (await emails()).map(({ status, why }) => [status, why]),
      [["waiting", "gmail sendMessage: reset"]],
    );
    assert.equal((await claim(2)).length, 1, "a worker takes it, and ends");
    assert.equal(await work(mailer(), 3), 1);
    assert.equal((await arrived()).length, 1);
    const [email] = await emails();
    assert.deepEqual([email?.status, email?.why], ["sent", undefined]);
    assert.equal(await work(mailer(), 1000), 0);
  });

  test("is tried again after 2, 4, 8, 16 and 32 minutes, then given up, and due retry brings it back", async () => {
    const { store, world, happen, work, mailer, emails, arrived } = await openWorld();
    await happen(...begun);
    const away: Mailer = { ...mailer(), send: () => Promise.reject(failing("busy", false)) };
    for (const minutes of [0, 2, 6, 14, 30, 62]) {
      assert.equal(await work(away, minutes - 0.1), 0, `before ${minutes} minutes`);
      assert.equal(await work(away, minutes), 1, `at ${minutes} minutes`);
    }
    assert.deepEqual(
      (await emails()).map(({ status, why }) => [status, why]),
      [["unsent", "gmail sendMessage: busy"]],
    );
    assert.equal(await work(away, 10_000), 0);
    const { dossiers } = await store.listDossiers({
      ...{ world, collection: emailCollection, list: emailQueue.deadList ?? "", order: "oldest", limit: 9 },
    });
    const [dead] = dossiers;
    assert.ok(dead !== undefined && emailQueue.revived !== undefined);
    const due = { queue: emailCollection, atMs: nowMs };
    const { collection, id, version: expected } = dead;
    const write = { collection, id, expected, ...emailQueue.revived(dead), due };
    await store.commitDossiers({ world, atMs: nowMs, writes: [write] });
    assert.equal(await work(mailer(), 1), 1);
    assert.deepEqual([(await arrived()).length, (await emails())[0]?.status], [1, "sent"]);
  });

  test("that is no document of this product is kept, and stops nobody", async () => {
    const { store, world, work, mailer } = await openWorld();
    const due = { queue: emailCollection, atMs: nowMs };
    const write = { collection: emailCollection, id: "x", expected: "new", document: '{"a":1}', due } as const;
    await store.commitDossiers({ world, atMs: nowMs, writes: [write] });
    assert.equal(await work(mailer()), 1);
    assert.equal(await store.countDossiers(world, emailCollection, emailList("unsent")), 1);
  });
});

describe("in live mode", () => {
  const google = { googleClientId: "client", googleClientSecret: "secret", googleRefreshToken: "refresh" };

  test("nothing is sent without the mailbox's settings, and why is kept", async () => {
    const { happen, work, mailer, emails, arrived } = await openWorld();
    await happen(...begun);
    for (const [settings, lacking] of [
      [{}, "GOOGLE_CLIENT_ID"],
      [{ ...google, googleRefreshToken: null }, "GOOGLE_REFRESH_TOKEN"],
      [google, "CHARTER_MAIL_TO"],
    ] as const)
      assert.equal(mailer("live", settings).mailbox, `none: ${lacking} is not set`);
    assert.equal(await work(mailer("live")), 1);
    assert.deepEqual(
      (await emails()).map(({ status, why }) => [status, why]),
      [["unsent", "none: GOOGLE_CLIENT_ID is not set"]],
    );
    assert.deepEqual(await arrived(), []);
  });

  test("they go to Gmail, from and to whom the settings say", async (context) => {
    const { url } = await serveFacades(context, [vendor], { isAlone: true, now: () => nowMs });
    const { happen, work, mailer, emails } = await openWorld();
    await happen(...begun);
    const live = mailer("live", {
      ...{ ...google, gmailApiUrl: url, googleTokenUrl: `${url}/token` },
      ...{ mailFrom: "desk@example.com", mailTo: "broker@example.com" },
    });
    context.after(live.close);
    assert.equal(live.mailbox, url);
    assert.equal(await work(live), 1);
    const [email] = await emails();
    assert.equal(email?.status, "sent", email?.why);
    assert.match(email?.message?.messageId ?? "", /@example\.com>$/);
  });
});

test("the server sends them by itself, tells so in its status, and the pack mail shows them", async (context) => {
  const dataDirectory = temporaryFolder(context);
  const store = { dataDirectory };
  const charter = await openServer({ store });
  for (const event of [...begun, eventOf("booking_cancelled", 30)])
    assert.deepEqual(await charter.deliver(event), [200, '{"received":true}']);
  const status = Object(await charter.read("charter://status"));
  assert.equal(status.webhooks.unsent_emails, 0);
  assert.deepEqual(status.emails, { mailbox: "this process", waiting: 0, sent: 2, unsent: 0 });
  await charter.runtime.close();
  const mail = await openMail({ store });
  context.after(mail.runtime.close);
  const threads: readonly { readonly snippet: string }[] = Object(await mail.read("mail://threads")).threads;
  const snippets = threads.map(({ snippet }) => snippet).join("\n");
  assert.ok(snippets.includes(`Request ${rfpId} was made in the marketplace`), snippets);
  assert.ok(snippets.includes(`The booking for request ${rfpId} is cancelled.`), snippets);
});
