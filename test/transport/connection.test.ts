/** What a connection remembers is bounded, however much is asked of it at once. */
import assert from "node:assert/strict";
import test from "node:test";
import { createConnection } from "../../src/transport/mcp/connection.js";

test("subscriptions that are asked for at once are counted while they are being kept", async () => {
  const kept: string[] = [];
  const keeper = {
    subscribe: async (uri: string) => {
      await Promise.resolve();
      kept.push(uri);
    },
    unsubscribe: async () => undefined,
  };
  const { subscribe, unsubscribe } = createConnection({ transport: "http", filtersByUri: true, keeper });
  const uris = Array.from({ length: 150 }, (_item, number) => `fixture://notes/${number}`);
  const outcomes = await Promise.allSettled(uris.map(subscribe));
  assert.equal(outcomes.filter(({ status }) => status === "rejected").length, 50);
  assert.equal(kept.length, 100);
  await subscribe("fixture://notes/0");
  await assert.rejects(subscribe("fixture://notes/one-more"), /Too many subscriptions/);
  await unsubscribe("fixture://notes/0");
  await subscribe("fixture://notes/one-more");
});

test("a subscription that could not be kept takes up no place", async () => {
  let fails = true;
  const keeper = {
    subscribe: async () => {
      if (fails) throw new Error("cut off");
    },
    unsubscribe: async () => undefined,
  };
  const { subscribe } = createConnection({ transport: "http", filtersByUri: true, keeper });
  const uris = Array.from({ length: 100 }, (_item, number) => `fixture://notes/${number}`);
  await Promise.allSettled(uris.map(subscribe));
  fails = false;
  await Promise.all(uris.map(subscribe));
});
