/** A response of any length goes to a client of any speed, and leaves nothing behind. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import test from "node:test";
import { writeWebResponse } from "../../src/transport/http/server/webBridge.js";

test("waiting for a slow client leaves no listener behind", async (context) => {
  const chunk = new Uint8Array(100_000);
  const chunks = 50;
  const listeners: number[] = [];
  const server = createServer((_request, response) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        listeners.push(response.listenerCount("close") + response.listenerCount("error"));
        if (sent++ < chunks) controller.enqueue(chunk);
        else controller.close();
      },
    });
    void writeWebResponse(response, new Response(body));
  }).listen(0, "127.0.0.1");
  context.after(() => server.close());
  await once(server, "listening");
  const address = server.address();
  assert.ok(address !== null && typeof address === "object", "it listens on a port");
  const response = await fetch(`http://127.0.0.1:${address.port}/`, { headers: { connection: "close" } });
  assert.equal((await response.arrayBuffer()).byteLength, chunks * chunk.byteLength);
  assert.ok(Math.max(...listeners) < 10, `at most ${Math.max(...listeners)} listeners at once`);
});
