/** The pipes of a process: what it writes besides answers, and what it does instead of answering, is a fault in plain words. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, it, type TestContext } from "node:test";
import { withRequestSeconds } from "../../../codegen/gates/server/wire/patience.js";
import { type Speaker, usualLimits, WireFault, type WireLimits } from "../../../codegen/gates/server/wire/speaker.js";
import { openStdioSpeaker } from "../../../codegen/gates/server/wire/stdio.js";

/** A process that runs `script` for each line that it is sent; `answer(result)` replies to it. */
const open = (test: TestContext, script: string, limits: WireLimits = usualLimits): Promise<Speaker> => {
  const program = `
    const write = (text) => process.stdout.write(text);
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const { id, method } = JSON.parse(line);
      const answer = (result) => write(JSON.stringify({ jsonrpc: "2.0", id, result }) + "\\n");
      ${script}
    });`;
  const child = spawn(process.execPath, ["--eval", program], { stdio: "pipe" });
  test.after(() => void child.kill("SIGKILL"));
  const ending = once(child, "close").then(([code]) => new WireFault("server-start", `ended with ${String(code)}`));
  return openStdioSpeaker(child, "legacy", ending, limits);
};

describe("a process that is spoken with", () => {
  it("may answer in pieces, in another order, with notifications between", async (test) => {
    const speaker = await open(
      test,
      `if (method === "initialize") {
        write('{"jsonrpc":"2.0","method":"notifications/message"}\\n\\n{"jsonrpc":"2.0",');
        setImmediate(() => write('"id":' + id + ',"result":{"serverInfo":{}}}\\n'));
      }
      if (method === "first") globalThis.later = () => answer({ method });
      if (method === "second") { answer({ method }); later(); }`,
    );
    assert.deepEqual(speaker.greeting, { serverInfo: {} });
    const [first, second] = await Promise.all([speaker.request("first", {}), speaker.request("second", {})]);
    assert.deepEqual([first, second], [{ result: { method: "first" } }, { result: { method: "second" } }]);
  });

  const faults: Readonly<Record<string, readonly [string, RegExp]>> = {
    "writes something else to its stdout": [
      `write("listening\\n")`,
      /answers initialize with what is no JSON: "listening"/,
    ],
    ends: ["process.exit(3)", /ended with 3/],
    refuses: [`write('{"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"no"}}\\n')`, /refuses initialize: -1 "no"/],
    "writes a line without end": [
      `for (let i = 0; i < 40; i++) write("x".repeat(1000))`,
      /writes a line of more than 20000 bytes/,
    ],
  };
  for (const [name, [script, what]] of Object.entries(faults)) {
    it(`is at fault where it ${name}`, async (test) => {
      await assert.rejects(open(test, script, { ...usualLimits, mostBytes: 20_000 }), what);
    });
  }

  it("is at fault where it does not answer", async (test) => {
    await assert.rejects(open(test, "", { ...usualLimits, bootMs: 50 }), /did not answer initialize within 50 ms/);
  });

  it("is asked once more where it did not answer in time, and at fault where it does not then either", async (test) => {
    const speaker = await open(
      test,
      `globalThis.asked = { ...globalThis.asked, [method]: (globalThis.asked?.[method] ?? 0) + 1 };
      if (method === "initialize" || asked[method] === 2 && method === "late") answer({ asked: asked[method] });
      if (method === "count") answer({ asked });`,
      { ...usualLimits, requestMs: 500 },
    );
    // Time passes when it is told to: else a slow machine would be too slow for what is answered.
    test.mock.timers.enable({ apis: ["setTimeout"] });
    const passing = async (...steps: readonly number[]): Promise<void> => {
      for (const ms of steps) {
        test.mock.timers.tick(ms);
        await new Promise(setImmediate);
      }
    };
    const late = speaker.request("late", {});
    await passing(500);
    assert.deepEqual(await late, { result: { asked: 2 } });
    const never = assert.rejects(
      speaker.request("never", {}),
      /^WireFault: did not answer never within 500 ms, asked twice$/,
    );
    await passing(500, 500);
    await never;
    const call = assert.rejects(
      speaker.request("tools/call", {}),
      /^WireFault: did not answer tools\/call within 1000 ms$/,
    );
    await passing(500, 500);
    await call;
    const counted = await speaker.request("count", {});
    assert.deepEqual("result" in counted && counted.result["asked"], {
      initialize: 1,
      "notifications/initialized": 1,
      late: 2,
      never: 2,
      "tools/call": 1,
      count: 1,
    });
  });

  it("has the seconds that somebody gives it, and as much more for its start and for everything", () => {
    const limits: WireLimits = { bootMs: 4_000, requestMs: 2_000, totalMs: 6_000, mostBytes: 1 };
    assert.equal(withRequestSeconds(limits, undefined), limits);
    const more = withRequestSeconds(limits, 3);
    assert.deepEqual(more, { bootMs: 6_000, requestMs: 3_000, totalMs: 9_000, mostBytes: 1 });
    assert.deepEqual(withRequestSeconds(limits, 1), { ...limits, requestMs: 1_000 });
  });
});
