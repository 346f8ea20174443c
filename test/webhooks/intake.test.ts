/** What becomes of each delivery to an inbox: kept once, or refused with the one answer of its case, and counted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { RequestRefusal } from "../../src/contract/refusal.js";
import { StoreUnavailableError } from "../../src/store/index.js";
import type { CommitDossiers, CommitOutcome } from "../../src/store/ports/dossiers.js";
import type { InboxParts } from "../../src/webhooks/inbox.js";
import type { InboundAnswer } from "../../src/webhooks/port.js";
import { avinodeSignature } from "../../src/webhooks/signatures.js";
import { bodyOf, createCases, delivery, secret } from "./fixtures.js";

const nowMs = Date.parse("2026-06-15T12:00:00Z");
const world = {
  key: "default/1",
  epoch: 1,
  seed: "1",
  clock: { mode: "frozen", atMs: nowMs },
  limits: { bookings: 10, sessions: 10 },
  contractVersion: "1.0.0",
  createdAtMs: 0,
} as const;

/** An inbox whose commits are heard, and answered with `outcome`. */
const heard = (
  outcome: () => CommitOutcome = () => ({ kind: "done", versions: [1] }),
  parts: Partial<Pick<InboxParts<never>, "enterWorld" | "allowedAddresses">> = {},
) => {
  const commits: CommitDossiers[] = [];
  const entered: (string | undefined)[] = [];
  const inbox = createCases({
    store: {
      commitDossiers: async (command) => {
        commits.push(command);
        return outcome();
      },
    },
    enterWorld: async (name) => {
      entered.push(name);
      return { world, clock: { now: () => nowMs } };
    },
    clock: { now: () => nowMs },
    ...parts,
  });
  return { inbox, commits, entered, receive: inbox.endpoint.receive };
};

const statusAndBody = ({ status, body }: InboundAnswer): readonly unknown[] => [status, JSON.parse(body)];

const accepted = [200, { received: true }];

test("a signed event is kept with all that came, pending, due at once, in its group", async () => {
  const { inbox, commits, receive } = heard();
  const answer = await receive(delivery(bodyOf("case_opened", "e-1", { extra: [1] }), { remoteAddress: "192.0.2.7" }));
  assert.deepEqual(statusAndBody(answer), accepted);
  const [write] = commits[0]?.writes ?? [];
  assert.deepEqual(JSON.parse(write?.document ?? ""), {
    eventId: "e-1",
    eventType: "case_opened",
    timestamp: "2026-06-15T10:00:00Z",
    references: { case_id: "c-1" },
    payload: JSON.parse(bodyOf("case_opened", "e-1", { extra: [1] })),
    signatureVerified: true,
    sourceIp: "192.0.2.7",
    receivedAt: "2026-06-15T12:00:00.000Z",
    status: "pending",
    processedAt: null,
    processingDurationMs: null,
    errorMessage: null,
    retryCount: 0,
    maxRetries: 5,
    nextRetryAt: null,
    entityIds: {},
  });
  assert.deepEqual(
    { ...write, document: undefined },
    {
      collection: "desk.inbox",
      id: "e-1",
      expected: "new",
      document: undefined,
      lists: ["status=pending", "open", "case=c-1"],
      due: { queue: "desk.inbox", atMs: nowMs, group: "c-1" },
    },
  );
  assert.equal(inbox.counts().stored, 1);
});

test("an event of this process's own is kept at the instant at which it was due", async () => {
  const { commits, receive } = heard();
  await receive(delivery(bodyOf("case_opened", "e-1"), { atMs: nowMs - 60_000 }));
  assert.equal(commits[0]?.atMs, nowMs - 60_000);
  assert.equal(commits[0]?.writes[0]?.due?.atMs, nowMs - 60_000);
});

test("an event that is kept already is answered as if it were new", async () => {
  const { inbox, receive } = heard(() => ({ kind: "conflict", at: 0, actualVersion: 3 }));
  assert.deepEqual(statusAndBody(await receive(delivery(bodyOf("case_opened", "e-1")))), accepted);
  assert.equal(inbox.counts().repeated, 1);
});

test("what is not signed over its very bytes is refused before any world is entered", async () => {
  const { inbox, entered, receive } = heard();
  const body = bodyOf("case_opened", "e-1");
  const headers = { "x-cases-signature": avinodeSignature(secret, Buffer.from(body)) };
  const indented = JSON.stringify(JSON.parse(body), null, 2);
  for (const [sent, given] of [
    [body.replace("e-1", "e-2"), headers],
    [indented, headers],
    [body, {}],
    [body, { "x-cases-signature": avinodeSignature("another", Buffer.from(body)) }],
    ["not even JSON", {}],
  ] as const) {
    const answer = await receive(delivery(sent, { headers: given }));
    assert.deepEqual(statusAndBody(answer), [401, { error: "Invalid signature" }]);
  }
  assert.deepEqual(entered, []);
  assert.equal(inbox.counts().signature, 5);
});

test("what is no event of the contract is refused with its field and what was expected", async () => {
  const { inbox, commits, receive } = heard();
  const deep = `{"event_type":${"[".repeat(70)}${"]".repeat(70)}}`;
  for (const [sent, field, expected] of [
    ["[]", "body", "a JSON object"],
    ["{", "body", "JSON"],
    [new Uint8Array([0x22, 0xff, 0x22]), "body", "UTF-8"],
    [deep, "body", "JSON of at most 64 levels and 10000 members"],
    [bodyOf("case_burnt", "e-1"), "event_type", "one of case_opened, case_closed"],
    [bodyOf("toString", "e-1"), "event_type", "one of case_opened, case_closed"],
    [bodyOf("case_opened", "e-1", { case_id: undefined }), "case_id", "text"],
    [bodyOf("case_opened", ""), "event id", "1 to 200 characters"],
    [bodyOf("case_opened", "e".repeat(201)), "event id", "1 to 200 characters"],
  ] as const) {
    const answer = await receive(delivery(sent));
    assert.deepEqual(statusAndBody(answer), [400, { error: "Invalid payload", field, expected }]);
  }
  assert.deepEqual(commits, []);
  assert.equal(inbox.counts().payload, 9);
});

test("an event that would be longer than a dossier is refused", async () => {
  const { inbox, commits, receive } = heard();
  const answer = await receive(delivery(bodyOf("case_opened", "e-1", { text: "x".repeat(1_048_500) })));
  assert.deepEqual(statusAndBody(answer), [413, { error: "Payload too large" }]);
  assert.deepEqual([commits, inbox.counts().tooLarge], [[], 1]);
});

test("a world is named by the request, and a name that none can have is told", async () => {
  const { entered, receive } = heard();
  await receive(delivery(bodyOf("case_opened", "e-1"), { world: "sales" }));
  assert.deepEqual(entered, ["sales"]);
  const refusing = heard(undefined, {
    enterWorld: async () => {
      throw new RequestRefusal({ field: "world", value: "!", message: "no", hint: "Send a name." });
    },
  });
  const answer = await refusing.receive(delivery(bodyOf("case_opened", "e-1"), { world: "!" }));
  assert.deepEqual(statusAndBody(answer), [400, { error: "Invalid world", field: "world", expected: "Send a name." }]);
});

test("a sender may try again where the world is full or the store is away", async () => {
  const full = heard(() => ({ kind: "worldFull", limit: 10 }));
  const answer = await full.receive(delivery(bodyOf("case_opened", "e-1")));
  assert.deepEqual([answer.status, answer.headers["retry-after"], full.inbox.counts().worldFull], [503, "60", 1]);
  const away = heard(() => {
    throw new StoreUnavailableError("the store is away");
  });
  const later = await away.receive(delivery(bodyOf("case_opened", "e-1")));
  assert.deepEqual([later.status, later.headers["retry-after"], away.inbox.counts().store], [503, "1", 1]);
});

test("addresses that are not listed are refused, and listed ones when they are too fast", () => {
  const { inbox } = heard(undefined, { allowedAddresses: "192.0.2.0/24, 2001:db8::1" });
  const admit = (address: string): number | undefined => inbox.endpoint.admit?.(address)?.status;
  assert.deepEqual(["198.51.100.1", "2001:db8::2", "no address"].map(admit), [403, 403, 403]);
  assert.deepEqual(["192.0.2.9", "2001:db8::1"].map(admit), [undefined, undefined]);
  const answers = Array.from({ length: 60 }, () => inbox.endpoint.admit?.("192.0.2.1"));
  const fast = answers.find((answer) => answer !== undefined);
  assert.equal(fast?.status, 429);
  assert.equal(fast?.headers["retry-after"], "1");
  assert.deepEqual([inbox.counts().address, inbox.counts().rate > 0], [3, true]);
});
