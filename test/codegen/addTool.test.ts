/**
 * The promise to a contributor: a tool is one JSON file, `npm run codegen`, and a stub filled in; nothing else is edited. What the
 * commands do is done in this process: that they are typed so, `gates/liveDrift.test.ts` and `cli.test.ts` show.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { it } from "node:test";
import { projectAt } from "../../codegen/project.js";
import { checkoutOf } from "./gates/checkout.js";
import { textsBelow, writeIn } from "./project.js";

const contract = {
  name: "greetTraveller",
  title: "Greet a traveller",
  description: "Greets a traveller by name.",
  inputSchema: {
    type: "object",
    properties: {
      name: { type: "string", minLength: 1 },
      times: { type: "integer", minimum: 1, maximum: 3, default: 2 },
    },
    required: ["name"],
  },
  outputSchema: {
    type: "object",
    properties: { greeting: { type: "string" } },
    required: ["greeting"],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  errors: [],
};

const stubPath = "src/packs/gds/tools/greetTraveller.ts";

/** Speaks the protocol line by line, as any client does, and gives the answer to the last request. */
const callOverStdio = async (root: string, name: string, sent: object): Promise<unknown> => {
  const server = spawn(process.execPath, [join(root, "dist/main.js")], {
    cwd: root,
    stdio: ["pipe", "pipe", "ignore"],
  });
  const send = (message: object): void => {
    server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  };
  const clientInfo = { name: "test", version: "1.0.0" };
  send({ id: 1, method: "initialize", params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo } });
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      const message: { id?: number; result?: unknown; error?: unknown } = JSON.parse(line);
      if (message.id === 1) {
        send({ method: "notifications/initialized" });
        send({ id: 2, method: "tools/call", params: { name, arguments: sent } });
      }
      if (message.id === 2) return message.result ?? message.error;
    }
  } finally {
    server.kill();
  }
  throw new Error("the server ended without an answer");
};

it("a tool is added with one contract file, one command and one handler, and answers over stdio", async (test) => {
  const { root, run, ask, type } = checkoutOf(test);
  const before = textsBelow(projectAt(root), "src");

  writeIn(root, "contracts/gds/tools/greetTraveller.json", JSON.stringify(contract, undefined, 2));
  await run("npm run codegen");
  assert.ok(existsSync(join(root, stubPath)));
  const stub = readFileSync(join(root, stubPath), "utf8");
  const filled = stub.replace(
    / = async \([\s\S]*?\): (Promise<\w+>) => \{\n[\s\S]*?\n\};/,
    ' = async ({ name, times }): $1 => ({ greeting: Array(times).fill("Hello " + name).join(", ") });',
  );
  assert.notEqual(filled, stub);
  writeIn(root, stubPath, filled);
  for (const gate of ["generated", "handlers"] as const) assert.deepEqual((await ask(gate)).findings, []);
  type("npm run build");

  const after = textsBelow(projectAt(root), "src");
  const edited = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  assert.deepEqual(edited, [stubPath]);

  const answer = await callOverStdio(root, "greetTraveller", { name: "Ada" });
  assert.deepEqual((answer as { structuredContent?: unknown }).structuredContent, {
    greeting: "Hello Ada, Hello Ada",
  });
});
