/**
 * A client that was generated before the contract changed the header of an argument, against the server after: what `diff` calls a
 * break is refused over HTTP, and what it lets through works.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { compareProjects } from "../../../codegen/compat/index.js";
import { type ProjectReader, projectAt } from "../../../codegen/project.js";
import { withFiles, withPackAlone } from "../../codegen/project.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { loadConformanceClient, writeConformanceClient } from "./conformanceClient.js";
import { linkPackages } from "./emitted.js";
import { connectOver, startServer } from "./servers.js";

const today = withPackAlone(projectAt(repository), "conformance");

/** The project as it was, if one line of a tool of the pack conformance read otherwise. */
const edited = (tool: string, line: string, former: string): ProjectReader => {
  const path = `contracts/conformance/tools/${tool}.json`;
  const text = today.read(path) ?? "";
  assert.ok(text.includes(line), `${path} holds no ${line}`);
  return withFiles(today, { [path]: text.replace(line, former) });
};

const echo = '"x-mcp-header": "Echo"';
const whose = '"description": "Whose address it is."';

const cases = [
  { what: "added", former: edited("test_x_mcp_header", echo, '"title": "Echo"'), rule: "request-header-added" },
  {
    what: "renamed",
    former: edited("test_x_mcp_header", echo, '"x-mcp-header": "Repeat"'),
    rule: "request-header-changed",
  },
  {
    what: "written in other capitals",
    former: edited("test_x_mcp_header", echo, '"x-mcp-header": "ECHO"'),
    rule: undefined,
  },
  {
    what: "removed",
    former: edited("json_schema_2020_12_tool", whose, `${whose}, "x-mcp-header": "Name"`),
    rule: "request-header-removed",
  },
] as const;

describe("a client whose argument got a header afterwards", () => {
  const root = temporaryFolder({ after });
  linkPackages(root);
  const started = startServer({ after }, "--pack", "conformance");
  let url = "";
  before(async () => {
    url = await started;
  });

  for (const [index, { what, former, rule }] of cases.entries()) {
    it(`that was ${what}: is judged by diff as the server does`, async (context) => {
      const folder = join(root, String(index));
      const client = await loadConformanceClient(await writeConformanceClient(folder, former));
      const call = async (way: "client 2026-07-28" | "client 2025-11-25") => {
        const caller = client.createClient(client.conformance, await connectOver(context, way, url));
        return rule === "request-header-removed"
          ? caller.jsonSchema202012Tool.safe({ name: "Ada", contactMethod: "email", email: "ada@example.com" })
          : caller.testXMcpHeader.safe({ text: "hello" });
      };
      const newer = await call("client 2026-07-28");
      const headerRules = compareProjects(former, today).filter((finding) => finding.rule.includes("header"));
      assert.deepEqual(
        headerRules.map((finding) => finding.rule),
        rule === undefined ? [] : [rule],
      );
      const isBreak = headerRules.some(({ level }) => level === "error");
      assert.equal(newer.ok, !isBreak, JSON.stringify(newer));
      if (!newer.ok) assert.match(newer.error.message, /the header mcp-param-echo is not there/);
      assert.equal((await call("client 2025-11-25")).ok, true);
    });
  }
});
