/** The README's first call, typed as it stands into a second terminal: a fresh server answers it, and a pinned one with the very text that is shown. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { skipWithout } from "../support/programs.js";
import { repository } from "../support/repository.js";
import { blocksOf } from "./markdown.js";
import { startShell } from "./project.js";
import { addressOf } from "./servers.js";

const blocks = blocksOf("README.md");
const call = blocks.find(({ language }) => language === "bash")?.text ?? "";
const shown = blocks.find(({ language }) => language === "text")?.text ?? "";

/** What the call prints when it asks a server that is started with these words. */
const answerOf = async (words: string, typed: string): Promise<string> => {
  const server = startShell(`exec node dist/main.js --http --port 0 ${words}`, { cwd: repository });
  try {
    const address = await addressOf(server);
    assert.match(typed, /http:\/\/127\.0\.0\.1:3001\/mcp/);
    const shell = startShell(`set -euo pipefail\n${typed.replace("http://127.0.0.1:3001", address)}`, { cwd: "/" });
    shell.process.stdin?.end();
    assert.equal(await shell.exit, 0, shell.output());
    return shell.output();
  } finally {
    await server.stop();
  }
};

describe("the README's first call", { skip: skipWithout("curl") }, () => {
  it("finds flights on a server that was just started", async () => {
    assert.match(await answerOf("", call), /^JFK to LAX, /);
  });

  it("begins as the README shows on the day that it shows", async () => {
    const [computed = ""] = /^date=.*$/m.exec(call) ?? [];
    const onThatDay = call.replace(computed, "date=2026-06-15");
    const answer = await answerOf("--now 2026-05-16T09:00:00Z", onThatDay);
    assert.equal(answer.slice(0, shown.length), shown);
  });
});
