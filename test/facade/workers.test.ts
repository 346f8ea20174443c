/** The command `facade`, as a person starts it, with several processes behind its port. */
import assert from "node:assert/strict";
import test from "node:test";
import { commandOf, startProcess } from "../e2e/support/product.js";

test("facades are served by several workers, which keep no faults of their own, until a signal", async (context) => {
  const words = ["facade", "frankfurter,duffel", "--port", "0", "--workers", "2"];
  const server = startProcess(context, commandOf({ world: "team-7" }, ...words));
  server.process.stdout?.resume();
  const [, url = ""] = await server.says(/Facade of Frankfurter.* on (http:\/\/[^\s/]+)\/frankfurter\/\n/);
  await server.says(/2 workers on one port/);
  for (let round = 0; round < 4; round += 1) {
    // A connection of its own goes to the next worker.
    const answer = await fetch(`${url}/frankfurter/v2/rate/EUR/USD`, { headers: { connection: "close" } });
    assert.deepEqual([answer.status, (await answer.json()).rate], [200, 1.0942]);
  }
  const { world, facades } = await (await fetch(`${url}/_mock/`)).json();
  assert.deepEqual([world.name, world.clock], ["team-7", "2026-05-16T09:00:00Z"]);
  const names = facades.map(({ name }: { readonly name: string }) => name);
  assert.deepEqual(names, ["duffel", "frankfurter"]);
  const refused = await fetch(`${url}/_mock/faults`);
  assert.deepEqual(
    [refused.status, await refused.json()],
    [403, { error: "Faults are counted in one process: start without --workers" }],
  );
  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 0);
});
