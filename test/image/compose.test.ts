/** `compose.yaml`, read by docker-compose without an engine, and what it says of the product, Valkey and the balancer. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { promisify } from "node:util";
import { allSettings } from "../../src/config/allSettings.js";
import { readCommand } from "../../src/config/read.js";
import { plainEnvironment } from "../docs/project.js";
import { configurationFile } from "../support/balancer.js";
import { skipWithout } from "../support/programs.js";
import { repository } from "../support/repository.js";
import { startValkey } from "../support/valkey.js";

const runProgram = promisify(execFile);

const compose = async (...words: readonly string[]): Promise<string> => {
  const options = { cwd: repository, env: plainEnvironment() };
  return (await runProgram("docker-compose", ["--file", "compose.yaml", ...words], options)).stdout;
};

/** The lines below one of the outermost keys, up to the next of them. */
const below = (yaml: string, key: string): string => {
  const lines = yaml.split("\n").filter((line) => line.trim() !== "");
  const depth = Math.min(...lines.map((line) => line.search(/\S/)));
  const at = lines.indexOf(`${" ".repeat(depth)}${key}:`);
  assert.ok(at >= 0, `no ${key} in:\n${yaml}`);
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => line.search(/\S/) === depth && !line.trimStart().startsWith("- "));
  return rest.slice(0, end === -1 ? undefined : end).join("\n");
};

const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^'(.*)'$/, "$1")
    .replace(/^"(.*)"$/, "$1");

const listBelow = (yaml: string, key: string): readonly string[] =>
  below(yaml, key)
    .split("\n")
    .filter((line) => line.trimStart().startsWith("- "))
    .map((line) => unquoted(line.trimStart().slice(2)));

const tableBelow = (yaml: string, key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    below(yaml, key)
      .split("\n")
      .map((line) => line.split(/: (.*)/s).map(unquoted))
      .map(([name = "", value = ""]) => [name, value]),
  );

describe("compose.yaml", { skip: skipWithout("docker-compose") }, () => {
  let written = "";
  before(async () => {
    written = await compose("config");
  });
  const service = (name: string): string => below(below(written, "services"), name);

  /** As it is with the profiles that nobody has to name. */
  const withProfiles = (...words: readonly string[]): Promise<string> =>
    compose("--profile", "packs", "--profile", "desk", "--profile", "facades", "config", ...words);

  it("is a Valkey, two servers and a balancer, and others that a profile asks for", async () => {
    const names = (await withProfiles("--services")).trim().split("\n");
    const usual = ["balancer", "server-one", "server-two", "valkey"];
    assert.deepEqual(
      names.toSorted(),
      [...usual, "charter", "coastline", "crm", "desk", "facades", "flights", "hotelcrs", "mail"].toSorted(),
    );
    for (const name of usual) assert.doesNotMatch(service(name), /profiles:/);
  });

  it("starts the servers as the product allows, on the Valkey of its own, with no secret in the file", () => {
    for (const name of ["server-one", "server-two"]) {
      const environment = tableBelow(service(name), "environment");
      const known: readonly string[] = allSettings.map(({ schema }) => schema.env);
      assert.deepEqual(
        Object.keys(environment).filter((variable) => !known.includes(variable)),
        [],
      );
      assert.equal(environment["VALKEY_URL"], "valkey://valkey:6379");
      const command = readCommand(["--http", ...listBelow(service(name), "command")], environment);
      assert.equal(command.kind, "serve", JSON.stringify(command));
    }
    assert.doesNotMatch(written, /password|secret|token|@/i);
  });

  it("has the other packs and the facades beside them, for whoever names their profiles", async () => {
    const whole = await withProfiles();
    const served = ["flights", "coastline", "charter", "mail", "crm", "hotelcrs", "desk", "facades"].map((name) => {
      const text = below(below(whole, "services"), name);
      const environment = tableBelow(text, "environment");
      assert.equal(environment["VALKEY_URL"], "valkey://valkey:6379");
      const command = readCommand(["--http", ...listBelow(text, "command")], environment);
      assert.ok(command.kind === "serve", JSON.stringify(command));
      assert.match(text, /profiles:/);
      const { pack, facades } = command.configuration;
      return [name, pack.join(","), facades, ...listBelow(text, "ports")];
    });
    assert.deepEqual(served, [
      ["flights", "flights", null, "127.0.0.1:3002:3001/tcp"],
      ["coastline", "coastline", null, "127.0.0.1:3003:3001/tcp"],
      ["charter", "charter", null, "127.0.0.1:3004:3001/tcp"],
      ["mail", "mail", null, "127.0.0.1:3005:3001/tcp"],
      ["crm", "crm", null, "127.0.0.1:3006:3001/tcp"],
      ["hotelcrs", "hotelcrs", null, "127.0.0.1:3007:3001/tcp"],
      ["desk", "gds,flights,coastline,charter,mail,crm,hotelcrs", null, "127.0.0.1:3010:3001/tcp"],
      [
        "facades",
        "gds",
        ["duffel", "amadeus", "frankfurter", "avinode", "gmail", "sheets", "capcorn"],
        "127.0.0.1:4010:3001/tcp",
      ],
    ]);
  });

  it("keeps what Valkey holds: appended to a file, in a volume, never evicted", {
    skip: skipWithout("valkey-server"),
  }, async (context) => {
    const [program, ...settings] = listBelow(service("valkey"), "command");
    assert.equal(program, "valkey-server");
    assert.deepEqual(listBelow(service("valkey"), "volumes"), ["valkey:/data:rw"]);
    const valkey = await startValkey(context, { appendOnly: "no", arguments: settings });
    const values = await Promise.all(
      ["appendonly", "appendfsync", "maxmemory-policy"].map((name) => valkey.cli("CONFIG", "GET", name)),
    );
    assert.deepEqual(values, ["appendonly\nyes", "appendfsync\neverysec", "maxmemory-policy\nnoeviction"]);
  });

  it("gives the balancer its configuration, whose names and ports are those of the services", () => {
    const [mount = ""] = listBelow(service("balancer"), "volumes");
    assert.equal(mount, `${configurationFile}:/usr/local/etc/haproxy/haproxy.cfg:ro`);
    assert.ok(existsSync(configurationFile), configurationFile);
    const configuration = readFileSync(configurationFile, "utf8");
    const addresses = [...configuration.matchAll(/presetenv SERVER_\w+ (\S+)/g)].map(([, address]) => address);
    assert.deepEqual(addresses, ["server-one:3001", "server-two:3001"]);
    assert.match(readFileSync(join(repository, "Dockerfile"), "utf8"), /^EXPOSE 3001$/m);
    assert.deepEqual(listBelow(service("balancer"), "ports"), ["127.0.0.1:3001:3001/tcp"]);
    assert.match(configuration, /presetenv BALANCER_ADDRESS :3001$/m);
  });

  it("gives a stopping server the time that the balancer needs to notice", () => {
    const graceMs = Number(tableBelow(service("server-one"), "environment")["MCP_SHUTDOWN_GRACE_MS"]);
    const [, intervalMs] = /default-server inter (\d+)ms/.exec(readFileSync(configurationFile, "utf8")) ?? [];
    assert.ok(graceMs > 2 * Number(intervalMs), `${graceMs} ms of grace, checked every ${intervalMs} ms`);
  });
});
