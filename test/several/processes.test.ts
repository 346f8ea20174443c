/** Several packs in real processes: after a kill, on several workers, beside a facade, and where they cannot be served. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { commandOf, type Settings, startProcess } from "../e2e/support/product.js";
import { freePort } from "../support/ports.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { sessionStream } from "../transport/streams.js";
import { legacyRequest, openSession, post } from "../transport/wireRequests.js";
import { bookAt, callAt, hasRfp, requestAt, structureOf } from "./steps.js";

const start = async (context: TestContext, settings: Settings, ...words: readonly string[]) => {
  const port = String(settings.port ?? 0);
  const running = startProcess(context, commandOf(settings, "--http", "--port", port, "--log-level", "warn", ...words));
  running.process.stdout?.resume();
  const [, url = ""] = await running.says(/ on (http:\/\/[^\s/]+)\/\S+[\s\S]*clock [^\n]*\n/);
  return { ...running, url, mcpOf: (pack: string) => `${url}/${pack}/mcp` };
};

const ping = async (mcp: string, id: string): Promise<number> =>
  (await post(mcp, legacyRequest("ping"), { "mcp-session-id": id, connection: "close" })).status;

test("after kill -9 sessions go on at the path where they began, and nowhere else", {
  skip: skipWithoutValkey,
}, async (context) => {
  const settings = { valkeyUrl: (await startValkey(context)).url, port: await freePort() };
  const before = await start(context, settings, "--pack", "gds,charter");
  const [gds, charter] = [before.mcpOf("gds"), before.mcpOf("charter")];
  const [atGds, atCharter] = [await openSession(gds), await openSession(charter)];
  const pnr = await bookAt(gds, { session: atGds.id });
  const rfp = await requestAt(charter, { session: atCharter.id });
  before.process.kill("SIGKILL");
  await before.exit;
  const after = await start(context, settings, "--pack", "charter,gds");
  const { bookings } = Object(structureOf(await callAt(gds, "listBookings", {}, { session: atGds.id })));
  assert.deepEqual([bookings.length, bookings[0].pnr], [1, pnr]);
  assert.ok(await hasRfp(charter, rfp, { session: atCharter.id }));
  const statuses = await Promise.all([
    ping(charter, atGds.id),
    ping(gds, atCharter.id),
    ping(`${after.url}/mcp`, atGds.id),
  ]);
  assert.deepEqual(statuses, [404, 404, 404], "the first pack is another now");
  const alone = await start(context, { ...settings, port: 0 }, "--pack", "gds");
  assert.deepEqual(
    await Promise.all([ping(`${alone.url}/mcp`, atGds.id), ping(`${alone.url}/mcp`, atCharter.id)]),
    [200, 404],
    "a server of one pack on the same Valkey knows that pack's sessions",
  );
});

test("on several workers, with a facade beside, every pack is one server, and ends in order", async (context) => {
  const words = ["--pack", "gds,charter", "--workers", "2", "--facade", "duffel,avinode"];
  const server = await start(context, {}, ...words);
  await server.says(/2 workers on one port/);
  const fresh = { headers: { connection: "close" } };
  const [gds, charter] = [server.mcpOf("gds"), server.mcpOf("charter")];
  const [atGds, atCharter] = [await openSession(gds), await openSession(charter)];
  const pnr = await bookAt(gds, { session: atGds.id, ...fresh });
  const rfp = await requestAt(charter, { session: atCharter.id, ...fresh });
  for (let round = 0; round < 4; round++) {
    assert.equal(
      (await callAt(gds, "retrieveBooking", { pnr }, { session: atGds.id, ...fresh })).body.result.isError ?? false,
      false,
    );
    assert.ok(await hasRfp(charter, rfp, { session: atCharter.id, ...fresh }));
    assert.equal(await ping(gds, atCharter.id), 404);
  }
  assert.equal(
    (
      await fetch(`${server.url}/duffel/air/airports`, {
        headers: { authorization: "Bearer x", "duffel-version": "v2" },
      })
    ).status,
    200,
  );
  const streams = [await sessionStream(context, gds, atGds.id), await sessionStream(context, charter, atCharter.id)];
  server.process.kill("SIGTERM");
  for (const stream of streams) await stream.toEnd();
  assert.equal(await server.exit, 0, server.stderr());
});

for (const [words, says] of [
  [["--pack", "gds,charter"], /^mock-gds: --pack gds,charter is several packs, .*add --http.*\n$/],
  [["--http", "--pack", "gds,chartre"], /^mock-gds: --pack names 'chartre'; allowed: .* \(did you mean charter\?\)\n$/],
  [["--pack", "mial"], /^mock-gds: --pack is 'mial'; allowed: .* \(did you mean mail\?\)\n$/],
] as const) {
  test(`one line says why ${words.join(" ")} is not served, and the code is 2`, async (context) => {
    const running = startProcess(context, commandOf({}, ...words));
    assert.equal(await running.exit, 2);
    assert.match(running.stderr(), says);
  });
}
