/** The built product as the client book of a desk: two servers on one Valkey, and a host over stdio, all with the same clients. */
import assert from "node:assert/strict";
import { createInterface } from "node:readline";
import { type TestContext, test } from "node:test";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { modernRequest, postModern, toolCall } from "../transport/wireRequests.js";
import { commandOf, startProcess } from "./support/product.js";

type Call = (tool: string, input: Record<string, unknown>) => Promise<Readonly<Record<string, unknown>>>;

const structureOf = (body: unknown): Readonly<Record<string, unknown>> => {
  const { result } = Object(body);
  assert.ok(result?.structuredContent, JSON.stringify(body));
  return result.structuredContent;
};

const overHttp = async (context: TestContext, valkeyUrl: string): Promise<Call> => {
  const running = startProcess(context, commandOf({ valkeyUrl }, "--pack", "crm", "--http", "--port", "0"));
  const [, url = ""] = await running.says(/ on (http:\/\/[^\s/]+)\/mcp\n/);
  return async (tool, input) => {
    for (;;) {
      const { body } = await postModern(`${url}/mcp`, modernRequest(...toolCall(tool, input)));
      // On a slow machine a writer may wait for longer than two seconds, and is asked to call again.
      if (!JSON.stringify(body).includes("CLIENT_BUSY")) return structureOf(body);
    }
  };
};

const overStdio = async (context: TestContext, valkeyUrl: string): Promise<Call> => {
  const { process: child, says } = startProcess(context, commandOf({ valkeyUrl }, "--pack", "crm"));
  const { stdin, stdout } = child;
  assert.ok(stdin !== null && stdout !== null);
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  await says(/^mode mock: /m);
  return async (tool, input) => {
    stdin.write(`${JSON.stringify(modernRequest(...toolCall(tool, input)))}\n`);
    return structureOf(JSON.parse(String((await lines.next()).value)));
  };
};

const byId = { identifier: "CL-001", search_field: "client_id" };

test("ten flights that two servers record at once are ten more, and a host over stdio sees them", {
  skip: skipWithoutValkey,
}, async (context) => {
  const { url } = await startValkey(context, { appendOnly: "no" });
  const [one, other, host] = await Promise.all([
    overHttp(context, url),
    overHttp(context, url),
    overStdio(context, url),
  ]);
  const before = await host("get_client", byId);
  assert.equal(Object(before["history"]).total_flights, 12);
  const recorded = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      (at % 2 === 0 ? one : other)("add_flight_history", {
        client_id: "CL-001",
        flight_details: { date: "2026-05-01", route: "KTEB-KVNY", price: at },
      }),
    ),
  );
  assert.equal(new Set(recorded.map(({ total_flights }) => total_flights)).size, 10);
  const after = await host("get_client", byId);
  assert.deepEqual(after["history"], {
    ...Object(before["history"]),
    total_flights: 22,
    last_flight_date: "2026-05-01",
  });
  const updated = await host("update_client", { client_id: "CL-001", updates: { vip_status: "platinum" } });
  assert.deepEqual(updated["updated_fields"], ["vip_status"]);
  assert.equal((await one("get_client", byId))["vip_status"], "platinum");
});
