/** The pipes of a process: what it writes besides answers, and what it does instead of answering, is a fault in plain words. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, it, type TestContext } from "node:test";
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
});
