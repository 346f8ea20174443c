/** `balancer/haproxy.cfg` in a real haproxy, before two real servers on one real Valkey. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { outputOf, refusedFor } from "../e2e/support/answers.js";
import { connectHttp } from "../e2e/support/connect.js";
import { bookOne } from "../e2e/support/trip.js";
import { type Balancer, checkBalancer, startBalancer } from "../support/balancer.js";
import { skipWithout } from "../support/programs.js";
import type { Scope } from "../support/scope.js";
import { until } from "../support/until.js";
import { startValkey, type ValkeyServer } from "../support/valkey.js";
import { createServerProcess, type ServerProcess } from "./servers.js";

const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

describe("the balancer's configuration", { skip: skipWithout("haproxy", "valkey-server") }, () => {
  let valkey: ValkeyServer;
  let servers: readonly ServerProcess[];
  let balancer: Balancer;
  const undos: (() => void | Promise<void>)[] = [];
  const scope: Scope = { after: (undo) => void undos.push(undo) };
  after(async () => {
    for (const undo of undos.reverse()) await undo();
  });
  before(async () => {
    valkey = await startValkey(scope);
    const environment = { VALKEY_URL: valkey.url, MCP_SHUTDOWN_GRACE_MS: "1500" };
    servers = await Promise.all([1, 2].map(() => createServerProcess(scope, environment)));
    await Promise.all(servers.map((server) => server.start()));
    balancer = await startBalancer(
      scope,
      servers.map(({ address }) => address),
    );
    await until("the balancer finds both servers ready", async () => (await fetch(`${balancer.url}/ready`)).ok);
  });
  const endpoint = (): { mcp: URL } => ({ mcp: new URL(`${balancer.url}/mcp`) });

  it("has no fault and no warning", () => checkBalancer(servers.map(({ address }) => address)));

  it("carries one session to both servers", async (context) => {
    const client = await connectHttp(context, "v1", endpoint());
    const pnr = await bookOne(client, "JFK-LAX", nextMonth);
    const before = servers.map((server) => server.callCount());
    let calls = 0;
    // On a slow machine the balancer may take one of them for gone for a while, and what it logs may be read later.
    await until("both servers have answered some of ten calls and more", async () => {
      const { bookings } = outputOf(await client.call("listBookings", {}));
      assert.deepEqual(
        bookings.map((booking) => booking.pnr),
        [pnr],
      );
      calls += 1;
      return calls >= 10 && servers.every((server, index) => server.callCount() > (before[index] ?? 0));
    });
  });

  for (const kind of ["v1", "v2-modern"] as const) {
    it(`keeps a stream open, and what happens on either server comes through it: ${kind}`, async (context) => {
      const client = await connectHttp(context, kind, endpoint());
      const pnr = await bookOne(client, "JFK-BOS", nextMonth, 1);
      const uri = `gds://bookings/${pnr}`;
      await client.subscribe(uri);
      await client.call("cancelBooking", { pnr });
      assert.equal(await client.nextUpdate(), uri);
    });
  }

  it("lets a server say why when none is ready, and recovers with them", async (context) => {
    const client = await connectHttp(context, "v2-modern", endpoint());
    await valkey.kill("SIGTERM");
    await until("no server is ready", async () => (await fetch(`${balancer.url}/ready`)).status === 503);
    const refusal = refusedFor(await client.call("listBookings", {}), "STORE_UNAVAILABLE");
    assert.equal(refusal.data["retryable"], true);
    await valkey.start();
    for (const { address } of servers) {
      await until(`${address} is ready again`, async () => (await fetch(`http://${address}/ready`)).ok);
    }
    await until("the balancer has seen it", async () => (await fetch(`${balancer.url}/ready`)).ok);
    outputOf(await client.call("listBookings", {}));
  });
});
