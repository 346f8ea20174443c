/** `docs/brokers-day.md` as it stands: its server, its program block by block, and its last command, in a folder of its own. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { blocksOf } from "../docs/markdown.js";
import { plainEnvironment, startShell } from "../docs/project.js";
import { addressOf } from "../docs/servers.js";
import { temporaryFolder } from "../support/folders.js";
import { repository } from "../support/repository.js";

const run = promisify(execFile);

const blocks = blocksOf("docs/brokers-day.md");
const inLanguage = (language: string): readonly string[] =>
  blocks.filter((block) => block.language === language).map(({ text }) => text.trim());

/** What each step has to have done, by its name in the document. */
const steps: Readonly<Record<string, (told: Readonly<Record<string, unknown>>) => void>> = {
  request: ({ client, rfp_id, aircraft }) => {
    assert.equal(client, "John Doe");
    assert.match(String(rfp_id), /^RFP-2026-06-01-/);
    assert.equal(aircraft, 3);
  },
  quotes: ({ count, best, total }) => {
    assert.ok(Number(count) >= 1);
    assert.match(String(best), /^QT-/);
    assert.ok(Number(total) > 0);
  },
  proposal: ({ subject, to, messages }) => {
    assert.equal(subject, "Your flight proposal: Teterboro (KTEB) to Van Nuys (KVNY), 15 June 2026");
    assert.deepEqual(to, ["john.doe@example.com"]);
    assert.equal(messages, 1);
  },
  record: ({ updated_fields }) => assert.deepEqual(updated_fields, ["preferences.catering"]),
  hotel: ({ reservation, offered, reserved }) => {
    assert.match(String(reservation), /^TEST-9100-/);
    assert.equal(reserved, offered);
  },
  seat: ({ pnr, status, event, isThisOrder, paid, cents }) => {
    assert.match(String(pnr), /^TEST-[A-Z0-9]{6}$/);
    assert.equal(status, "confirmed");
    assert.equal(event, "order.created");
    assert.equal(isThisOrder, true);
    assert.equal(Number(String(paid).replace(".", "")), cents);
  },
  history: ({ before, after, price }) => {
    assert.equal(after, Number(before) + 1);
    assert.ok(Number(price) > 0);
  },
};

/** The marks that the steps leave in the world that all servers share, in the lines of its export. */
const marks = [
  /"charter\.rfps"/,
  /"charter\.quotes"/,
  /"gmail\.messages"/,
  /"sheets\.rows"/,
  /"capcorn\.reservations"/,
  /"duffel\.orders"/,
  /"kind":"booking"/,
];

test("a broker's day goes through its servers, and all of it is in one world", async (context) => {
  const folder = temporaryFolder(context);
  for (const name of ["dist", "node_modules"]) symlinkSync(join(repository, name), join(folder, name));
  const [start = "", last = ""] = inLanguage("sh");
  const server = startShell(start, {
    cwd: folder,
    environment: { MCP_HTTP_PORT: "0", MCP_SHUTDOWN_GRACE_MS: "0", MOCK_GDS_VALIDATE_OUTPUT: "1" },
  });
  context.after(server.stop);
  const env = { ...plainEnvironment(), MOCK_GDS_ADDRESS: await addressOf(server) };
  writeFileSync(join(folder, "day.mjs"), inLanguage("js").join("\n\n"));
  const { stdout } = await run(process.execPath, ["day.mjs"], { cwd: folder, env });
  const told = stdout
    .trim()
    .split("\n")
    .map((line): Readonly<Record<string, unknown>> => JSON.parse(line));
  assert.deepEqual(
    told.map(({ step }) => step),
    Object.keys(steps),
  );
  for (const line of told) steps[String(line["step"])]?.(line);
  const exported = await run("bash", ["-c", last], { cwd: folder, env: plainEnvironment() });
  for (const mark of marks) assert.ok(mark.test(exported.stdout), String(mark));
  assert.equal(await server.stop(), 0, server.output());
});
