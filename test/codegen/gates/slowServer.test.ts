/** Gate 4 where the servers that it starts are too slow to be asked: that is said, and is neither drift nor the fault of a build. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { describe, it, type TestContext } from "node:test";
import { exitCodeOf, type Finding } from "../../../codegen/finding.js";
import { serverGate } from "../../../codegen/gates/server/index.js";
import { createSlots } from "../../../codegen/gates/server/slots.js";
import { bootedLimits, usualLimits, type WireLimits } from "../../../codegen/gates/server/wire/speaker.js";
import { copyOfFixture, writeIn } from "../project.js";
import { runGate } from "./context.js";

/** A server that says where it is while it runs, and how many others run, before it does what `then` says. */
const program = (seen: string, then: string): string => `
  import { readdirSync, writeFileSync } from "node:fs";
  const folder = ${JSON.stringify(seen)};
  const isRunning = (pid: string): boolean => {
    try { return process.kill(Number(pid), 0); } catch { return false; }
  };
  writeFileSync(\`\${folder}/\${process.pid}\`, "");
  writeFileSync(\`\${folder}/\${process.pid}\`, String(readdirSync(folder).filter(isRunning).length));
  ${then}
`;

/** Reads what it is sent and never answers, as a server does whose turn on the processor has not come. */
const never = `process.stdin.resume(); setInterval(() => undefined, 1000);`;

const projectWith = (test: TestContext, then: string): { readonly root: string; readonly seen: string } => {
  const root = copyOfFixture(test, "minimal");
  const seen = join(root, "seen");
  mkdirSync(seen);
  writeIn(root, "src/main.ts", program(seen, then));
  return { root, seen };
};

const told = ({ rule, where }: Finding): string => `${rule} ${where}`;

const short: WireLimits = { ...usualLimits, bootMs: 400, requestMs: 400 };

describe("servers that are too slow to be asked", () => {
  it("are said to be that: no drift, no stale build, nothing of src/ to edit", async (test) => {
    const { root, seen } = projectWith(test, never);
    writeIn(root, "dist/main.js", never);
    const { findings } = await runGate(serverGate(short), root);
    assert.deepEqual(findings.map(told).sort(), [
      "server-slow dist/main.js minimal server",
      "server-slow http minimal server",
      "server-slow stdio (2025-11-25, portable) minimal server",
      "server-slow stdio (2026-07-28, portable) minimal server",
    ]);
    for (const { what, mend } of findings) {
      assert.match(what, /^the server was too slow to be asked: it did not .* within 400 ms/);
      assert.equal(
        mend,
        "this machine may be slow: end other work on it or give more time, then npm run contracts -- check --gate server --request-seconds 120",
      );
    }
    assert.equal(exitCodeOf(findings), 2);
    const counts = readdirSync(seen).map((pid) => Number(readFileSync(join(seen, pid), "utf8")));
    assert.ok(Math.max(0, ...counts) <= availableParallelism(), `${counts.join(", ")} ran side by side`);
  });

  it("have longer to start than to answer", async (test) => {
    const answer = `
      let text = "";
      process.stdin.on("data", (chunk) => { text += chunk; });
      process.stdin.once("data", () => setTimeout(() => {
        const { id } = JSON.parse(text.split("\\n")[0] ?? "");
        console.log(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -1, message: "awake" } }));
      }, 700));`;
    const { root } = projectWith(test, `process.argv.includes("--http") ? process.exit(7) : 0; ${answer}`);
    const { findings } = await runGate(serverGate({ ...short, bootMs: 30_000 }), root);
    const onStdio = findings.filter(({ where }) => where.startsWith("stdio"));
    assert.deepEqual(onStdio.map(({ rule, what }) => `${rule} ${what.slice(0, 30)}`).sort(), [
      "server-protocol the server refuses initialize:",
      "server-protocol the server refuses server/disc",
    ]);
    assert.ok(bootedLimits.bootMs >= 3 * usualLimits.bootMs);
  });

  it("need not serve several packs: each is asked alone where one process cannot have all", async (test) => {
    const alone = `process.exit(process.argv.some((word) => word.includes(",")) ? 2 : 7);`;
    const { root } = projectWith(test, alone);
    cpSync(join(root, "contracts/minimal"), join(root, "contracts/other"), { recursive: true });
    const other = readFileSync(join(root, "contracts/minimal/pack.json"), "utf8").replaceAll("minimal", "other");
    writeIn(root, "contracts/other/pack.json", other);
    const { findings } = await runGate(serverGate(usualLimits), root);
    assert.deepEqual(findings.map(({ what }) => what).sort(), [
      "the server for pack minimal ended with exit code 7: it said nothing",
      "the server for pack other ended with exit code 7: it said nothing",
    ]);
  });

  it("do not hide what was found besides: drift is drift", () => {
    const finding: Finding = { gate: "server", rule: "server-slow", level: "error", where: "x", what: "w", mend: "m" };
    assert.equal(exitCodeOf([finding]), 2);
    assert.equal(exitCodeOf([finding, { ...finding, rule: "not-served" }]), 1);
    assert.equal(exitCodeOf([finding, { ...finding, gate: "compatibility", rule: "tool-removed" }]), 3);
    assert.equal(exitCodeOf([{ ...finding, level: "warning" }]), 0);
  });
});

it("room for some at once is given in the order of asking, and again where work failed", async () => {
  const inSlot = createSlots(2);
  const [began, running] = [[] as number[], new Set<number>()];
  const work = (name: number) => async (): Promise<number> => {
    began.push(name);
    running.add(name);
    assert.ok(running.size <= 2);
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(name);
    if (name === 1) throw new Error("one fails");
    return name;
  };
  const ended = await Promise.allSettled([0, 1, 2, 3, 4].map((name) => inSlot(work(name))));
  assert.deepEqual(began, [0, 1, 2, 3, 4]);
  assert.deepEqual(
    ended.map((each) => (each.status === "fulfilled" ? each.value : "failed")),
    [0, "failed", 2, 3, 4],
  );
});
