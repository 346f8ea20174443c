/** The streams of one session in several processes on a real Valkey: each change is told once, and news that were missed are made up for. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { sessionStream, updated } from "../transport/streams.js";
import { legacyRequest, openSession, post, toolCall } from "../transport/wireRequests.js";
import { fieldsOf } from "./support/answers.js";
import { type HttpServer, startHttpServer } from "./support/product.js";
import { answerOfLine } from "./support/rawStdio.js";
import { bookOne, type Caller } from "./support/trip.js";

const bookings = "gds://session/bookings";
const onValkey = { skip: skipWithoutValkey };

const startTwo = async (context: TestContext) => {
  const valkey = await startValkey(context);
  const start = () => startHttpServer(context, { valkeyUrl: valkey.url });
  const [one, two] = await Promise.all([start(), start()]);
  const { id } = await openSession(one.mcp.href);
  const ask = async ({ mcp }: HttpServer, body: unknown) => post(mcp.href, body, { "mcp-session-id": id });
  await ask(one, legacyRequest("resources/subscribe", { uri: bookings }));
  const callerOn = (server: HttpServer): Caller => ({
    call: async (name, input) =>
      answerOfLine(JSON.stringify((await ask(server, legacyRequest(...toolCall(name, { ...fieldsOf(input) })))).body)),
  });
  return {
    valkey,
    one,
    two,
    id,
    ask,
    callerOn,
    openStream: ({ mcp }: HttpServer) => sessionStream(context, mcp.href, id),
  };
};

const bookIn = (caller: Caller, number: number): Promise<string> =>
  bookOne(caller, "JFK-LAX", `2026-06-${10 + number}`, number);

test(
  "while the stream of a session moves between two processes each change is told once",
  onValkey,
  async (context) => {
    const { one, two, callerOn, openStream } = await startTwo(context);
    const told: string[] = [];
    let older = await openStream(one);
    for (const [round, server] of [two, one, two].entries()) {
      const newer = await openStream(server);
      await bookIn(callerOn(one), 2 * round);
      await bookIn(callerOn(two), 2 * round + 1);
      for (const _booking of [1, 2]) told.push(String(updated(await newer.next())));
      assert.deepEqual(await older.toEnd(), [], "the older stream was told of a change, and ended");
      older = newer;
    }
    assert.deepEqual(
      told,
      Array.from({ length: 6 }, () => bookings),
    );
  },
);

test("a session that ended while no news arrived is dropped as soon as they do", onValkey, async (context) => {
  const { valkey, two, id, openStream } = await startTwo(context);
  const stream = await openStream(two);
  const [key = ""] = (await valkey.cli("KEYS", `*:session:${id}`)).trim().split("\n");
  assert.equal((await valkey.cli("DEL", key)).trim(), "1");
  await valkey.cli("CLIENT", "KILL", "TYPE", "pubsub");
  assert.deepEqual(await stream.toEnd(), []);
  const held = async (): Promise<unknown> => fieldsOf(await (await fetch(`${two.url}/health`)).json())["sessions"];
  await until("the process holds no session", async () => (await held()) === 0);
});

test("a process that has missed a newer stream is silent once it hears again", onValkey, async (context) => {
  const { valkey, one, two, id, callerOn, openStream } = await startTwo(context);
  const older = await openStream(one);
  // Another process would tell of its stream; this counts one without a word.
  const [key = ""] = (await valkey.cli("KEYS", `*:session:${id}`)).trim().split("\n");
  assert.equal((await valkey.cli("HINCRBY", key, "streams", "1")).trim(), "2");
  await valkey.cli("CLIENT", "KILL", "TYPE", "pubsub");
  assert.deepEqual(await older.toEnd(), []);
  const newer = await openStream(two);
  await bookIn(callerOn(one), 1);
  assert.equal(updated(await newer.next()), bookings);
});
