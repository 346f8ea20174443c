/** The pages of the packs that ask services outside, and of the facades of these: what they show is started, read and run as it stands. */
import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { settingsOfPack } from "../../src/config/allSettings.js";
import { readCommand } from "../../src/config/read.js";
import type { Configuration } from "../../src/config/settings.js";
import { readFaults } from "../../src/facade/faults/read.js";
import { vendorNames } from "../../src/vendors/index.js";
import { temporaryFolder } from "../support/folders.js";
import { repository } from "../support/repository.js";
import { blocksOf, textOf } from "./markdown.js";
import { startShell } from "./project.js";
import { probeStdio } from "./servers.js";

/** What a command line of a page serves. */
const servedBy = (words: readonly string[]): Configuration => {
  const reading = readCommand(words, {});
  assert.ok(reading.kind === "serve", JSON.stringify(reading));
  return reading.configuration;
};

describe("docs/facades.md", () => {
  const server = startShell("node dist/main.js facade duffel --port 0", { cwd: repository });
  let url = "";
  before(async () => {
    [, url = ""] = await server.says(/ on (http:\/\/[^\s/]+)\//);
  });
  after(async () => {
    await server.stop();
  });

  const programs = [
    { what: "that searches", output: /^.+ \d+\.\d\d USD, of \d+ offers$/m },
    {
      what: "that orders",
      output: /^TEST-\w{6} is held until .+\nTEST-\w{6} is cancelled, \d+\.\d\d USD of \d+\.\d\d come back$/m,
    },
  ];
  for (const [index, { what, output }] of programs.entries()) {
    it(`has a program with Duffel's own client ${what} and runs as it stands`, async (context) => {
      const program = blocksOf("docs/facades.md").filter(({ language }) => language === "js")[index];
      assert.ok(program !== undefined);
      assert.ok(program.text.includes('basePath: "http://127.0.0.1:4010/"'));
      const path = join(repository, "dist", `documentedDuffel${index}.mjs`);
      writeFileSync(path, program.text.replace("http://127.0.0.1:4010", url));
      context.after(() => rmSync(path));
      const run = startShell(`node ${path}`, { cwd: repository });
      assert.equal(await run.exit, 0, run.output());
      assert.match(run.output(), output);
    });
  }

  it("has a command that makes a webhook of Duffel", async () => {
    const [command] = blocksOf("docs/facades.md").filter(({ text }) => text.includes("/air/webhooks"));
    const run = startShell((command?.text ?? "").replace("http://127.0.0.1:4010", url), { cwd: repository });
    assert.equal(await run.exit, 0, run.output());
    assert.match(run.output(), /"secret":"[^"]+"/);
  });

  it("has faults that a server takes", async () => {
    const [faults] = blocksOf("docs/facades.md").filter(({ language }) => language === "json");
    assert.equal((await readFaults(JSON.parse(faults?.text ?? ""), vendorNames)).length, 3);
    const told = [...textOf("docs/facades.md").matchAll(/^\| `("[^`]+)` \|/gm)].map(([, action]) => action);
    assert.equal(told.length, 8);
    const faulty = told.map((action) => ({ vendor: "duffel", do: JSON.parse(`{${action}}`) }));
    assert.equal((await readFaults({ faults: faulty }, vendorNames)).length, told.length);
  });

  it("has a row for each facade that there is", () => {
    const [introduction = ""] = textOf("docs/facades.md").split("\n## ", 1);
    const rows = [...introduction.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name]) => name);
    assert.deepEqual(rows.sort(), [...vendorNames].sort());
  });
});

describe("the pages of packs", () => {
  // One server has every facade that the pages start: their commands differ in the names alone.
  const server = startShell(`node dist/main.js facade ${vendorNames.join(",")} --port 0`, { cwd: repository });
  after(async () => {
    await server.stop();
  });

  for (const pack of ["flights", "coastline", "charter", "mail", "crm", "hotelcrs"]) {
    it(`docs/${pack}.md has a host configuration that starts the pack`, () => {
      const [block] = blocksOf(`docs/${pack}.md`).filter(({ language }) => language === "json");
      const { mcpServers } = JSON.parse(block?.text ?? "") as {
        readonly mcpServers: Readonly<Record<string, { readonly command: string; readonly args: readonly string[] }>>;
      };
      const [entry] = Object.values(mcpServers);
      const [path, ...words] = entry?.args ?? [];
      assert.deepEqual([entry?.command, path], ["node", "/path/to/mock-gds/dist/main.js"]);
      // The same over stdio as `--pack` alone, which the commands below start.
      assert.deepEqual(servedBy(words), servedBy(["--pack", pack]));
    });

    it(`docs/${pack}.md names every variable that the pack is configured by`, () => {
      const page = textOf(`docs/${pack}.md`);
      const variables = settingsOfPack(pack).map(({ schema }) => schema.env);
      assert.ok(variables.length > 0);
      for (const variable of variables) assert.ok(page.includes(`\`${variable}\``), variable);
    });

    it(`docs/${pack}.md has two commands that start facades, and the pack live on them`, async (context) => {
      const [block] = blocksOf(`docs/${pack}.md`).filter(({ language }) => language === "text");
      const key = join(temporaryFolder(context), "mock-key.json");
      const lines = (block?.text ?? "")
        .replaceAll(/\\\n\s*/g, "")
        .replaceAll("mock-key.json", key)
        .trim()
        .split("\n");
      const [facades = "", live = ""] = lines.slice(-2);
      for (const line of lines.slice(0, -2)) assert.equal(await startShell(line, { cwd: repository }).exit, 0, line);
      const { facades: names, ...settings } = servedBy(facades.replace("node dist/main.js ", "").split(" "));
      const { facades: _all, ...asked } = servedBy(["facade", vendorNames.join(","), "--port", "4010"]);
      assert.deepEqual(settings, asked);
      assert.ok(names !== null);
      const [, started = ""] = await server.says(/ on (http:\/\/[^\s/]+)\//);
      // A facade that is alone is at the root, one of several below its name.
      const url = names.length === 1 ? `${started}/${names[0]}` : started;
      const shell = startShell(live.replaceAll("http://127.0.0.1:4010", url), { cwd: repository });
      await probeStdio(shell, pack);
      assert.match(shell.output(), new RegExp(`^mode live: .*${url}`, "m"));
    });
  }
});
