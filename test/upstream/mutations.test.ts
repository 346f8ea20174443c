/** Two thousand answers that are broken by chance: each is an answer or one kind of failure, and never anything else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { createHttpLine, sendForJson, UpstreamFailure } from "../../src/upstream/index.js";
import { rawService, wireAnswer } from "./rawService.js";
import { scripted, search, waits124 } from "./scripted.js";

/** Mulberry32: the same numbers in each run. */
const numbersOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const body = JSON.stringify({
  data: { id: "orq_1", offers: Array.from({ length: 20 }, (_, index) => ({ id: `off_${index}`, total: "380.00" })) },
});
const valid = [
  wireAnswer(body, { "x-request-id": "vendor-1" }),
  wireAnswer(gzipSync(body), { "content-encoding": "gzip" }),
  wireAnswer(body, { "retry-after": "2" }, "429 Too Many Requests"),
];

/** Changes, leaves out, doubles or moves bytes in one to three places, or ends early. */
const mutated = (bytes: Buffer, random: () => number): Buffer => {
  let mutant = Buffer.from(bytes);
  for (let count = Math.ceil(random() * 3); count > 0; count -= 1) {
    const at = Math.floor(random() * mutant.length);
    const length = Math.ceil(random() ** 3 * 40);
    const piece = mutant.subarray(at, at + length);
    const before = mutant.subarray(0, at);
    const after = mutant.subarray(at + length);
    const ways = [
      () => Buffer.concat([before, piece.map(() => Math.floor(random() * 256)), after]),
      () => Buffer.concat([before, after]),
      () => Buffer.concat([before, piece, piece, after]),
      () => Buffer.concat([after, piece, before]),
      () => before,
    ];
    mutant = ways[Math.floor(random() * ways.length)]?.() ?? mutant;
  }
  return mutant;
};

test("2,000 mutations of valid answers come to an answer or one kind of failure each", async (context) => {
  const random = numbersOf(7);
  const service = await rawService(context, (socket, count) =>
    socket.end(mutated(valid[count % valid.length] ?? Buffer.alloc(0), random)),
  );
  const line = createHttpLine({ baseUrl: service.baseUrl });
  context.after(line.close);
  const policy = { ...waits124, attempts: 1 };
  const { upstream, call } = scripted([], { baseUrl: service.baseUrl, line, policy });
  const seen = new Map<string, number>();
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  const read = (value: unknown): object | undefined =>
    typeof value === "object" && value !== null && "data" in value ? value : undefined;
  for (let number = 0; number < 2000; number += 1) {
    try {
      await sendForJson(upstream, { ...search, operation: `mutation${number}` }, call(), read);
      count("answered");
    } catch (error) {
      assert.ok(error instanceof UpstreamFailure, `mutation ${number}: ${String(error)}`);
      count(error.kind);
    }
  }
  for (const what of ["answered", "malformed", "truncated", "rateLimited", "reset"]) assert.ok(seen.has(what), what);
});
