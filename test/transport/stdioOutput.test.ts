/** How answers leave over stdio: few writes, and no more in memory than a reader that has fallen behind may cost. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { PassThrough, Writable } from "node:stream";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createLineOutput } from "../../src/transport/stdio/output.js";
import { serveOverStdio } from "../../src/transport/stdio/serve.js";
import { initialized, openProduct } from "./stdioLines.js";
import { initialize, legacyRequest } from "./wireRequests.js";

/** Keeps what it is given until it is told to take it. */
const slowReader = () => {
  const chunks: string[] = [];
  let taken: (() => void) | undefined;
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(String(chunk));
      taken = done;
      stream.emit("given");
    },
  });
  return {
    stream,
    chunks,
    take: (): boolean => {
      const done = taken;
      taken = undefined;
      done?.();
      return done !== undefined;
    },
  };
};

test("the lines of one turn leave with one write, in their order, texts and bytes alike", async () => {
  const reader = slowReader();
  const output = createLineOutput(reader.stream);
  const left = [output.write("one"), output.write(Buffer.from("zwölf")), output.write("three")];
  assert.deepEqual(reader.chunks, []);
  await once(reader.stream, "given");
  assert.deepEqual(reader.chunks, ["one\nzwölf\nthree\n"]);
  reader.take();
  await Promise.all(left);
  const next = output.write("four");
  await once(reader.stream, "given");
  reader.take();
  await next;
  assert.deepEqual(reader.chunks.slice(1), ["four\n"]);
});

test("what waits for the end of the turn can be handed over at once", () => {
  const reader = slowReader();
  const output = createLineOutput(reader.stream);
  void output.write("one");
  output.flush();
  assert.deepEqual(reader.chunks, ["one\n"]);
  output.flush();
  assert.equal(reader.chunks.length, 1);
});

test("nobody waits for a reader that has gone", async () => {
  const reader = slowReader();
  const output = createLineOutput(reader.stream);
  const left = output.write("one");
  output.breakOff();
  await left;
  await output.write("two");
  assert.deepEqual(reader.chunks, []);
});

test("no more requests are taken while the reader is far behind, and all are answered in the end", async (context) => {
  const runtime = await openProduct();
  context.after(runtime.close);
  const reader = slowReader();
  const input = new PassThrough();
  const options = { bodyLimitBytes: 262_144, shutdownTimeoutMs: 5000, sessionId: undefined };
  const serving = serveOverStdio(runtime, { ...options, input, output: reader.stream });
  const ask = (id: number): void => {
    input.write(`${JSON.stringify(legacyRequest("resources/read", { uri: "gds://mock-data/airports" }, id))}\n`);
  };
  input.write(`${JSON.stringify(initialize)}\n${JSON.stringify(initialized)}\n`);
  await once(reader.stream, "given");
  reader.take();
  let asked = 0;
  while (!input.isPaused() && asked < 1000) {
    ask(100 + asked++);
    await nextTurn();
  }
  assert.ok(input.isPaused(), `${asked} answers of which none was read are in memory`);
  for (let more = 0; more < 20; more++) ask(100 + asked++);
  input.end();
  let isOver = false;
  void serving.ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    reader.take();
    await nextTurn();
  }
  const ids = reader.chunks
    .join("")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(line).id);
  assert.equal(new Set(ids).size, asked + 1);
});

test("a thousand reads that come at once are not all answered into memory while nobody reads", async (context) => {
  const runtime = await openProduct();
  context.after(runtime.close);
  const reader = slowReader();
  const input = new PassThrough({ highWaterMark: 1024 * 1024 });
  const options = { bodyLimitBytes: 262_144, shutdownTimeoutMs: 5000, sessionId: undefined };
  const serving = serveOverStdio(runtime, { ...options, input, output: reader.stream });
  input.write(`${JSON.stringify(initialize)}\n${JSON.stringify(initialized)}\n`);
  await once(reader.stream, "given");
  reader.take();
  const count = 1000;
  const reads = Array.from({ length: count }, (_, index) =>
    JSON.stringify(legacyRequest("resources/read", { uri: "gds://mock-data/airports" }, 100 + index)),
  );
  input.end(`${reads.join("\n")}\n`);
  for (let turn = 0; turn < 500; turn++) await nextTurn();
  const waitingMiB = Math.round(reader.stream.writableLength / 2 ** 20);
  context.diagnostic(`${waitingMiB} MiB of answers wait for the reader`);
  assert.ok(waitingMiB < 40, `${waitingMiB} MiB of answers that nobody reads`);
  let isOver = false;
  void serving.ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    reader.take();
    await nextTurn();
  }
  const answered = reader.chunks.join("").split("\n").length - 1;
  assert.equal(answered, count + 1);
});
