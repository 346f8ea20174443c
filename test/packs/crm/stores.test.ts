/** The same answers, byte for byte, wherever the world is kept; and on a shared store, ten flights of two servers are ten. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { drivers } from "../../support/drivers.js";
import { openServer, type ServerParts } from "./inProcess.js";

const flight = { date: "2026-05-31", route: "KTEB-KVNY", price: 45_000 };
const byId = { identifier: "CL-001", search_field: "client_id" };

const calls: readonly (readonly [tool: string, input: object])[] = [
  ["search_clients", { limit: 100 }],
  ["update_client", { client_id: "CL-001", updates: { company: "=1+1" } }],
  ["add_flight_history", { client_id: "CL-001", flight_details: flight }],
  ["add_flight_history", { client_id: "CL-002", flight_details: flight }],
  ["get_client", byId],
  ["get_client", { identifier: "nobody@example.com" }],
];

const seen = async (store: ServerParts["store"]): Promise<readonly string[]> => {
  const { call, runtime } = await openServer({ ...(store !== undefined && { store }) });
  try {
    const texts: string[] = [];
    for (const [tool, input] of calls) texts.push(JSON.stringify(await call(tool, input)));
    return texts;
  } finally {
    await runtime.close();
  }
};

for (const { name, skip, settingsIn } of drivers) {
  test(`answers on ${name} are those of memory, and ten flights of two servers at once are ten`, {
    skip,
  }, async (context) => {
    const settings = await settingsIn(context);
    assert.deepEqual(await seen(settings), await seen(undefined));
    if (name === "memory") return;
    const servers = [await openServer({ store: settings }), await openServer({ store: settings })];
    try {
      const before = await servers[0]?.call("get_client", byId);
      const totalBefore = Number(Object(before?.structured["history"]).total_flights);
      const record = async (at: number): Promise<void> => {
        const flight_details = { ...flight, price: at };
        for (;;) {
          const outcome = await servers[at % 2]?.call("add_flight_history", { client_id: "CL-001", flight_details });
          if (outcome?.isError === false) return;
          // On a slow machine somebody may wait for longer than two seconds, and is asked to call again.
          assert.equal(outcome?.structured["reason"], "CLIENT_BUSY", outcome?.text);
        }
      };
      await Promise.all(Array.from({ length: 10 }, (_, at) => record(at)));
      const after = await servers[1]?.call("get_client", byId);
      assert.equal(Object(after?.structured["history"]).total_flights, totalBefore + 10);
    } finally {
      for (const { runtime } of servers) await runtime.close();
    }
  });
}
