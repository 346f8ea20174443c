/** The order of events that arrive by Pub/Sub, on outboxes that answer when the test says so. */
import assert from "node:assert/strict";
import test from "node:test";
import type { OutboxEvent } from "../../src/store/ports/events.js";
import { createEventOrder } from "../../src/store/valkey/eventOrder.js";

const eventOf = (world: string, id: number): OutboxEvent => ({
  ...{ kind: "booking", world, epoch: 1, id, locator: `L${id}`, version: 1, status: "confirmed", atMs: id },
  scopeId: "session-1",
});

const createOutboxes = () => {
  const kept: OutboxEvent[] = [];
  const away = new Set<string>();
  let held: Promise<void> | undefined;
  let asked = 0;
  return {
    kept,
    away,
    asked: () => asked,
    /** What is asked from now on is answered when the returned function is called, as it was when it was asked. */
    hold: (): (() => void) => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = undefined;
        release();
      };
    },
    reader: {
      after: async (world: string, id: number, limit: number): Promise<readonly OutboxEvent[]> => {
        asked += 1;
        if (away.has(world)) throw new Error(`the node of ${world} is away`);
        const found = kept.filter((event) => event.world === world && event.id > id).slice(0, limit);
        await held;
        return found;
      },
      newestId: async (world: string): Promise<number> =>
        Math.max(0, ...kept.filter((event) => event.world === world).map(({ id }) => id)),
    },
  };
};

const createOrder = () => {
  const outboxes = createOutboxes();
  const delivered: string[] = [];
  const doubted: string[] = [];
  const order = createEventOrder({
    ...{ outbox: outboxes.reader, onGap: () => undefined },
    onDoubt: (world, { id }) => void doubted.push(`${world} ${id}`),
    deliver: ({ world, id }) => void delivered.push(`${world} ${id}`),
  });
  return { outboxes, order, delivered, doubted };
};

test("what was missed while an outbox was being read is read once more", async () => {
  const { outboxes, order, delivered } = createOrder();
  order.know("team", 0);
  outboxes.kept.push(eventOf("team", 1));
  const release = outboxes.hold();
  const first = order.catchUp();
  assert.equal(outboxes.asked(), 1);
  outboxes.kept.push(eventOf("team", 2));
  await order.catchUp();
  release();
  await first;
  assert.deepEqual(delivered, ["team 1", "team 2"]);
});

test("a world whose outbox cannot be read keeps nothing of another one", async () => {
  const { outboxes, order, delivered } = createOrder();
  for (const world of ["away", "team"]) {
    order.know(world, 0);
    outboxes.kept.push(eventOf(world, 1));
  }
  outboxes.away.add("away");
  await assert.rejects(order.catchUp(), /the node of away is away/);
  assert.deepEqual(delivered, ["team 1"]);
  outboxes.away.clear();
  await order.catchUp();
  assert.deepEqual(delivered, ["team 1", "away 1"]);
});

test("events that arrive after a reply that shows a world with them are delivered at once, in their order", async () => {
  const { outboxes, order, delivered } = createOrder();
  for (const id of [1, 2, 3, 4]) outboxes.kept.push(eventOf("team", id));
  order.know("team", 3);
  for (const id of [2, 3, 4]) order.take(eventOf("team", id));
  assert.deepEqual(delivered.slice(0, 2), ["team 2", "team 3"], "before anything is read");
  await order.catchUp();
  order.take(eventOf("team", 3));
  await order.catchUp();
  assert.deepEqual(delivered, ["team 2", "team 3", "team 4"]);
});

test("events of a world that was met, and has lost data since, are delivered once each and compared", async () => {
  const { outboxes, order, delivered, doubted } = createOrder();
  order.know("team", 5);
  for (const id of [2, 3, 4]) {
    outboxes.kept.push(eventOf("team", id));
    order.take(eventOf("team", id));
  }
  await order.catchUp();
  outboxes.kept.push(eventOf("team", 5));
  order.take(eventOf("team", 5));
  await order.catchUp();
  assert.deepEqual(delivered, ["team 2", "team 3", "team 4", "team 5"]);
  assert.deepEqual(doubted, ["team 5"]);
});
