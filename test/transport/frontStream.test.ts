/** A client that opens a stream of events and does not read it is cut off, and one that reads is not. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import test, { type TestContext } from "node:test";
import { type EventStream, openEventStream } from "../../src/transport/http/server/eventStream.js";

/** A stream of a real server, and the connection of its client. */
const openPair = async (context: TestContext) => {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const client = connect(port, "127.0.0.1");
  client.on("error", () => undefined);
  context.after(() => client.destroy());
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [, response] = await once(server, "request");
  const stream: EventStream = openEventStream(response);
  return { client, stream };
};

const text = "x".repeat(256 * 1024);
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("what waits for a client that does not read is bounded", async (context) => {
  const { client, stream } = await openPair(context);
  client.pause();
  for (let written = 0; !stream.isOver(); written++) {
    assert.ok(written < 400, "100 MB are more than any system keeps for a connection");
    stream.write({ text });
    await nextTurn();
  }
  await stream.over;
});

test("a client that reads may be told any amount", async (context) => {
  const { client, stream } = await openPair(context);
  client.resume();
  for (let written = 0; written < 100; written++) {
    const before = client.bytesRead;
    stream.write({ text });
    while (client.bytesRead - before < text.length) await nextTurn();
  }
  assert.equal(stream.isOver(), false);
});

test("events are written as the standard has them, and nothing after the end", async (context) => {
  const { client, stream } = await openPair(context);
  let received = "";
  client.setEncoding("utf8").on("data", (chunk) => {
    received += chunk;
  });
  stream.write({ text: '{"a":1}' });
  stream.write({ event: "endpoint", text: "/messages" });
  stream.write({ id: "7", text: "{}" });
  stream.prime("8", 1000);
  stream.end();
  stream.write({ text: "late" });
  await stream.over;
  while (!received.endsWith("0\r\n\r\n")) await once(client, "data");
  const body = received
    .slice(received.indexOf("\r\n\r\n") + 4)
    .split("\r\n")
    .filter((_line, index) => index % 2 === 1)
    .join("");
  assert.equal(
    body,
    'event: message\ndata: {"a":1}\n\nevent: endpoint\ndata: /messages\n\nevent: message\nid: 7\ndata: {}\n\nid: 8\nretry: 1000\ndata: \n\n',
  );
});
