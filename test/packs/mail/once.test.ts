/** A message with an idempotency key is sent once, whatever happens to the call. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createFaults } from "../../../src/facade/faults/faults.js";
import type { FaultRule } from "../../../src/facade/faults/rules.js";
import { drivers } from "../../support/drivers.js";
import { handTimers } from "../../support/handTimers.js";
import { until } from "../../support/until.js";
import { passing } from "../flights/passing.js";
import { openServer, refusal, type Server, type ServerParts } from "./inProcess.js";

const email = { to: "client@example.com", subject: "Your flight", body: "It is confirmed.", body_type: "text" };
const send = { vendor: "gmail", method: "POST", path: "/gmail/v1/users/me/messages/send" } as const;
const look = { vendor: "gmail", method: "GET", path: "/gmail/v1/users/me/messages" } as const;
const waitsMs = [1000, 2000];
const nobody = { meta: {}, handleHeader: undefined, worldHeader: undefined, connection: undefined };

const opened = async (rules: readonly FaultRule[] = [], parts: ServerParts = {}) => {
  const timers = handTimers();
  const server = await openServer({ timers, faults: createFaults(rules, timers), ...parts });
  const call = (input: object, key?: string) => passing(timers, waitsMs, server.call("send_email", input, key));
  return { ...server, server, call, timers };
};

const sentBy = async ({ read }: Server): Promise<number> => Number((await read("mail://threads"))["count"]) - 3;
const openBy = async ({ read }: Server): Promise<unknown> => (await read("mail://status"))["sending"];

describe("with an idempotency key", () => {
  test("an answer that was lost: the next call finds the message, and sends nothing", async () => {
    const { call, server, runtime } = await opened([{ ...send, nth: 1, do: { reset: "after" } }]);
    const lost = refusal(await call(email, "key"));
    assert.equal(lost.reason, "OUTCOME_UNKNOWN");
    assert.match(lost.said, /call again with the same key/);
    assert.equal(await openBy(server), 1);
    const found = await call(email, "key");
    assert.equal(found.isError, false, found.text);
    assert.deepEqual((await call(email, "key")).structured, found.structured);
    assert.equal(await sentBy(server), 1);
    assert.equal(await openBy(server), 0);
    await runtime.close();
  });

  test("a request that was never heard: the next call looks, and sends", async () => {
    const { call, server, setNow, runtime } = await opened([{ ...send, nth: 1, do: { reset: "before" } }]);
    assert.equal(refusal(await call(email, "key")).reason, "OUTCOME_UNKNOWN");
    assert.equal(await sentBy(server), 0);
    setNow("2026-06-01T12:30:00Z");
    const sent = await call(email, "key");
    assert.equal(sent.structured["sent_at"], "2026-06-01T12:00:00Z", "the message is the first call's");
    assert.equal(await sentBy(server), 1);
    await runtime.close();
  });

  test("a key that is forgotten can be used for something else, which is not taken for the message of before", async () => {
    const { call, server, setNow, runtime } = await opened([{ ...send, nth: 2, do: { reset: "before" } }]);
    const first = await call(email, "key");
    setNow("2026-06-03T12:00:00Z");
    const other = { ...email, subject: "Something else" };
    assert.equal(refusal(await call(other, "key")).reason, "OUTCOME_UNKNOWN");
    const sent = await call(other, "key");
    assert.equal(sent.isError, false, sent.text);
    assert.notEqual(sent.structured["message_id"], first.structured["message_id"]);
    assert.equal(await sentBy(server), 2);
    await runtime.close();
  });

  test("every failure of a first try ends in one message after the second", async () => {
    const failures: readonly FaultRule["do"][] = [
      ...([
        { status: 500 },
        { status: 503 },
        { status: 502 },
        { malformed: true },
        { mediaType: "text/html" },
      ] as const),
      ...([{ cut: 5 }, { reset: "before" }, { reset: "after" }] as const),
    ];
    for (const failure of failures) {
      const { call, server, runtime } = await opened([{ ...send, nth: 1, do: failure }]);
      assert.equal(refusal(await call(email, "key")).reason, "OUTCOME_UNKNOWN", JSON.stringify(failure));
      assert.equal((await call(email, "key")).isError, false, JSON.stringify(failure));
      assert.equal(await sentBy(server), 1, JSON.stringify(failure));
      await runtime.close();
    }
  });

  test("what was refused before it ran is tried again by the call itself, or leaves nothing behind", async () => {
    const busy = await opened([{ ...send, nth: [1, 2], do: { status: 429 } }]);
    assert.equal((await busy.call(email, "key")).isError, false);
    assert.equal(await sentBy(busy.server), 1);
    await busy.runtime.close();
    const refused = await opened([{ ...send, nth: 1, do: { status: 400 } }]);
    assert.equal(refusal(await refused.call(email, "key")).reason, "UPSTREAM_REFUSED");
    assert.equal(await openBy(refused.server), 0);
    assert.equal((await refused.call(email, "key")).isError, false);
    await refused.runtime.close();
  });

  test("a look that fails leaves it open, and nothing is sent blindly", async () => {
    const rules: readonly FaultRule[] = [
      { ...send, nth: 1, do: { reset: "after" } },
      { ...look, nth: 1, do: { status: 400 } },
    ];
    const { call, server, runtime } = await opened(rules);
    await call(email, "key");
    assert.equal(refusal(await call(email, "key")).reason, "UPSTREAM_REFUSED");
    assert.equal(await openBy(server), 1);
    assert.equal((await call(email, "key")).isError, false);
    assert.equal(await sentBy(server), 1);
    await runtime.close();
  });

  test("ten calls at once send one message, and the rest are told to come again", async () => {
    const { server, runtime } = await opened();
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.call("send_email", email, "key")));
    assert.equal(await sentBy(server), 1);
    assert.ok(answers.some(({ isError }) => !isError));
    for (const answer of answers.filter(({ isError }) => isError)) {
      const { reason, about } = refusal(answer);
      assert.deepEqual([reason, about.retryable, about.seconds], ["STILL_SENDING", true, 5]);
    }
    const later = await server.call("send_email", email, "key");
    assert.deepEqual(later.structured, answers.find(({ isError }) => !isError)?.structured);
    await runtime.close();
  });

  test("a call that was cancelled while it was asked leaves it open, and the next one sends", async () => {
    const { call, server, runtime, timers } = await opened([{ ...send, nth: 1, do: { delayMs: 5000 } }]);
    const gone = new AbortController();
    const cancelled = server.call("send_email", email, "key", { signal: gone.signal });
    await until("the service is asked", () => timers.nextMs() === 5000);
    gone.abort(new Error("gone"));
    await cancelled.catch(() => undefined);
    await until("it is written down", async () => (await openBy(server)) === 1);
    assert.equal((await call(email, "key")).isError, false);
    assert.equal(await sentBy(server), 1);
    await runtime.close();
  });

  test("a call that ended with its process is taken over when its time is up", async () => {
    const { call, server, setNow, runtime } = await opened([{ ...send, nth: 1, do: { reset: "after" } }]);
    await call(email, "key");
    // As a process leaves it that was killed while it sent.
    const { store, world } = await runtime.visit(nobody);
    const collection = "mail.sending";
    const { dossiers } = await store.listDossiers({ world, collection, order: "oldest", limit: 1 });
    for (const { id, version, document } of dossiers) {
      const writes = [{ collection, id, expected: version, document: document.replace('"open"', '"sending"') }];
      await store.commitDossiers({ world, atMs: 0, writes });
    }
    assert.equal(refusal(await call(email, "key")).reason, "STILL_SENDING");
    setNow("2026-06-01T12:00:46Z");
    assert.equal((await call(email, "key")).isError, false);
    assert.equal(await sentBy(server), 1);
    await runtime.close();
  });

  test("a key stands for its arguments and its tool", async () => {
    const { call, server, runtime } = await opened();
    await call(email, "key");
    const other = refusal(await call({ ...email, to: "other@example.com" }, "key"));
    assert.equal(other.reason, "IDEMPOTENCY_CONFLICT");
    assert.equal((await call({ ...email, to: "other@example.com" }, "another")).isError, false);
    assert.equal(await sentBy(server), 2);
    await runtime.close();
  });
});

test("without a key an unknown outcome says where to look, and nothing is repeated", async () => {
  const { call, server, runtime } = await opened([{ ...send, nth: 1, do: { reset: "after" } }]);
  const { reason, said, about } = refusal(await call(email));
  assert.deepEqual([reason, about.retryable], ["OUTCOME_UNKNOWN", false]);
  assert.match(said, /look for the message in mail:\/\/threads/);
  assert.equal(await sentBy(server), 1);
  await runtime.close();
});

for (const { name, skip, settingsIn } of drivers) {
  test(`on ${name} a message is sent once and answered as in memory`, { skip }, async (context) => {
    const rules: readonly FaultRule[] = [{ ...send, nth: 2, do: { reset: "after" } }];
    const seen = async (store: ServerParts["store"]) => {
      const opening = await opened(rules, store === undefined ? {} : { store });
      const { call, server, runtime } = opening;
      try {
        const answers = [
          await call(email, "one"),
          await call(email, "two"),
          await call(email, "two"),
          await call(email, "one"),
        ];
        const thread_id = answers[0]?.structured["thread_id"];
        answers.push(await server.call("get_thread_history", { thread_id }));
        return [...answers.map(({ text }) => text), JSON.stringify(await server.read("mail://threads"))];
      } finally {
        await runtime.close();
      }
    };
    assert.deepEqual(await seen(await settingsIn(context)), await seen(undefined));
  });
}
