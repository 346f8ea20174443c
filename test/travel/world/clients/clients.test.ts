/** The client book of a world: the specification's client in every one, and counts that agree with flights. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { charterOperators } from "../../../../src/travel/world/charter/index.js";
import { vipStatuses, worldClients, worldFlights } from "../../../../src/travel/world/clients/index.js";
import { createWorld } from "../../../../src/travel/world/index.js";

const worlds = ["mock-gds", "a", "b", "c"].map((seed) => createWorld({ worldId: "w", seed }));

test("every world has 25 clients, each with an id, a name and an address of its own", () => {
  for (const world of worlds) {
    const clients = worldClients(world);
    assert.equal(clients.length, 25);
    for (const member of ["id", "name", "email", "phone"] as const)
      assert.equal(new Set(clients.map((client) => client[member])).size, 25, member);
    for (const { id, email, vipStatus, createdAt, lastFlightDate } of clients) {
      assert.match(id, /^CL-\d{3}$/);
      assert.match(email, /^[a-z.]+@example\.(com|net|org)$/);
      assert.ok(vipStatuses.includes(vipStatus));
      assert.ok(createdAt.slice(0, 10) < lastFlightDate);
    }
  }
});

test("the first client is the specification's, whatever the seed", () => {
  for (const world of worlds) {
    const [first] = worldClients(world);
    assert.deepEqual(
      [first?.id, first?.name, first?.totalFlights, first?.lastFlightDate, first?.vipStatus],
      ["CL-001", "John Doe", 12, "2025-09-15", "gold"],
    );
  }
});

test("a client has as many flights as are counted, the last on the last day, by operators that there are", () => {
  const operators = new Set(charterOperators.map(({ id }) => id));
  for (const world of worlds) {
    const flights = worldFlights(world);
    assert.equal(new Set(flights.map(({ id }) => id)).size, flights.length);
    for (const { id, totalFlights, lastFlightDate, createdAt } of worldClients(world)) {
      const own = flights.filter(({ clientId }) => clientId === id);
      assert.equal(own.length, totalFlights);
      assert.equal(own.at(-1)?.date, lastFlightDate);
      assert.ok(own.every(({ operator }) => operators.has(operator)));
      const dates = own.map(({ date }) => date);
      assert.deepEqual(dates, dates.toSorted());
      assert.ok((dates[0] ?? "") > createdAt.slice(0, 10), `${id} ${dates[0]} ${createdAt}`);
    }
  }
});

test("equal seeds give equal books, others others", () => {
  const book = (seed: string): string => JSON.stringify(worldFlights(createWorld({ worldId: "w", seed })));
  assert.equal(book("a"), book("a"));
  assert.notEqual(book("a"), book("b"));
});
