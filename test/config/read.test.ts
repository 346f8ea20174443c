/** The command line and the environment: precedence, and one clear line for everything that is wrong. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { serverSettingsText } from "../../build/serverSettings.js";
import { allSettings, serverSettings, settingsOfPack } from "../../src/config/allSettings.js";
import { readCommand } from "../../src/config/read.js";
import { chosenErrorStyle, effectiveLogLevel, storeSettings, worldOptions } from "../../src/config/settings.js";

const schema = JSON.parse(readFileSync(new URL("../../src/config/config.schema.json", import.meta.url), "utf8"));

const configurationOf = (words: readonly string[], environment: Record<string, string> = {}) => {
  const command = readCommand(words, environment);
  assert.equal(command.kind, "serve");
  return command.configuration;
};

const refusalOf = (words: readonly string[], environment: Record<string, string> = {}): string => {
  const command = readCommand(words, environment);
  assert.equal(command.kind, "refuse");
  assert.doesNotMatch(command.line, /\n/);
  return command.line;
};

const validatorOf = () => {
  const ajv = new Ajv2020({ strict: false, formats: { instant: true } });
  return ajv.compile(schema);
};

test("without anything it is stdio, pack gds, in memory", () => {
  const configuration = configurationOf([]);
  const { packSettings, ...ofServer } = configuration;
  assert.deepEqual(
    packSettings.gds,
    Object.fromEntries(settingsOfPack("gds").map(({ name, schema: { default: value } }) => [name, value])),
  );
  assert.deepEqual(
    ofServer,
    Object.fromEntries(Object.entries(schema.properties).map(([name, setting]) => [name, Object(setting).default])),
  );
  assert.equal(configuration.transport, "stdio");
  assert.equal(configuration.port, 3001);
});

test("the defaults and the settings of a full command line conform to the schema", () => {
  const validate = validatorOf();
  const full = configurationOf(
    [
      "--http",
      "--port=0",
      "--host",
      "0.0.0.0",
      "--data-dir",
      "/data",
      "--seed",
      "s",
      "--now",
      "2026-05-01T09:00:00+02:00",
      "--realism",
      "strict",
    ],
    {
      MCP_ALLOWED_HOSTS: "a.example, b.example",
      MOCK_GDS_VALIDATE_OUTPUT: "1",
      MOCK_GDS_SESSION: "a-session-of-mine-1",
    },
  );
  for (const { packSettings: _, ...ofServer } of [configurationOf([]), full])
    assert.ok(validate(ofServer), JSON.stringify(validate.errors));
  const { packSettings, ...ofServer } = full;
  assert.deepEqual(Object.keys(ofServer).sort(), [...schema.required].sort());
  assert.equal(packSettings.gds.realism, "strict");
});

test("the form of refusals is the contract's, unless somebody chose one", () => {
  const styleOf = (words: readonly string[], environment: Record<string, string> = {}) => {
    const command = readCommand(words, environment);
    assert.equal(command.kind, "serve");
    return chosenErrorStyle(command.configuration, command.given);
  };
  assert.equal(styleOf([]), undefined);
  assert.equal(styleOf([], { MCP_ERROR_STYLE: "auto" }), "auto");
  assert.equal(styleOf(["--error-style", "rpc"], { MCP_ERROR_STYLE: "auto" }), "rpc");
});

test("the type of the server's settings is what their schema gives", () => {
  const file = new URL("../../src/config/serverSettings.ts", import.meta.url);
  assert.equal(readFileSync(file, "utf8"), serverSettingsText(), "npm run codegen writes it anew");
});

test("settings that share a flag or a variable are one setting of several packs", () => {
  for (const one of allSettings)
    for (const other of allSettings) {
      const isTwin = one.schema.env === other.schema.env;
      const hasFlag = one.schema.flag !== undefined && one.schema.flag === other.schema.flag;
      if (one === other || !(isTwin || hasFlag)) continue;
      assert.ok(one.pack !== undefined && other.pack !== undefined && one.pack !== other.pack, one.id);
      // Packs may begin differently: charter's document starts in auto, those of the others in mock. And they may need it differently:
      // live mode of mail is nothing without a mailbox, that of charter sends no e-mails then.
      const [same, twin] = [one, other].map(({ name, schema }) => [name, { ...schema, default: null, live: null }]);
      assert.deepEqual(same, twin);
    }
});

test("a pack's setting has no name and no variable of the server's", () => {
  const ofServer = new Set(serverSettings.flatMap(({ name, schema: { env } }) => [name, env]));
  const ofPacks = allSettings.filter(({ pack }) => pack !== undefined);
  assert.deepEqual(
    ofPacks.filter(({ name, schema: { env } }) => ofServer.has(name) || ofServer.has(env)),
    [],
  );
});

test("a pack's settings are read by its contract, and printed only where that pack is served", () => {
  const environment = { MOCK_GDS_REALISM: "strict" };
  assert.equal(configurationOf(["--isolation", "session"], environment).packSettings.gds.isolation, "session");
  for (const [pack, printed] of [
    ["gds", ["strict", "world"]],
    ["conformance", [undefined, undefined]],
  ] as const) {
    const command = readCommand(["config", "--pack", pack], environment);
    assert.equal(command.kind, "print");
    const { realism, isolation } = JSON.parse(command.text);
    assert.deepEqual([realism, isolation], printed);
  }
  assert.deepEqual(settingsOfPack("conformance"), []);
});

test("a flag of a pack is refused where another one is served; in the environment it is another server's", () => {
  assert.equal(
    refusalOf(["--pack", "conformance", "--realism", "strict"]),
    "mock-gds: --realism is a setting of the pack gds, but --pack is 'conformance': leave one of them out",
  );
  assert.equal(configurationOf(["--pack", "conformance"], { MOCK_GDS_REALISM: "strict" }).pack[0], "conformance");
});

test("flags win over the environment, the environment over defaults, and empty means absent", () => {
  assert.equal(configurationOf(["--http", "--port", "5"], { MCP_HTTP_PORT: "6" }).port, 5);
  assert.equal(configurationOf([], { MCP_HTTP_PORT: "6" }).port, 6);
  assert.equal(configurationOf([], { MCP_HTTP_PORT: "" }).port, 3001);
  assert.equal(configurationOf(["--stdio"], { MCP_TRANSPORT: "http" }).transport, "stdio");
});

for (const { words = [], environment = {}, line } of [
  { words: ["--port", "99999"], line: "mock-gds: --port is '99999'; allowed: an integer from 0 to 65535" },
  { words: ["--port"], line: "mock-gds: --port needs a value" },
  { words: ["--prot", "1"], line: "mock-gds: unknown flag '--prot': did you mean --port?" },
  { words: ["conifg"], line: "mock-gds: unknown command 'conifg': did you mean config?" },
  {
    environment: { MCP_TRANSPORT: "htp" },
    line: "mock-gds: MCP_TRANSPORT is 'htp'; allowed: stdio, http (did you mean http?)",
  },
  { words: ["--realism", "real"], line: "mock-gds: --realism is 'real'; allowed: contract, strict" },
  {
    environment: { MOCK_GDS_VALIDATE_OUTPUT: "yes" },
    line: "mock-gds: MOCK_GDS_VALIDATE_OUTPUT is 'yes'; allowed: 1 or 0",
  },
  {
    environment: { MOCK_GDS_SESSION: "short" },
    line: "mock-gds: MOCK_GDS_SESSION is (hidden); allowed: text that matches ^([a-z0-9][a-z0-9-]{0,39}[.])?[A-Za-z0-9_-]{16,128}$",
  },
  { words: ["--sse"], line: "mock-gds: --sse is about HTTP, and the server would serve over stdio: add --http" },
  {
    words: ["--stdio", "--debug-rest"],
    environment: { MCP_TRANSPORT: "http" },
    line: "mock-gds: --debug-rest is about HTTP, and the server would serve over stdio: add --http",
  },
] as { words?: string[]; environment?: Record<string, string>; line: string }[]) {
  test(`refused: ${line}`, () => assert.equal(refusalOf(words, environment), line));
}

test("the clock is an instant with offset, a real day, from 2020 to 2037", () => {
  for (const good of ["2026-05-01T09:00:00Z", "2026-05-01T09:00+05:45", "2028-02-29T00:00:00.123Z"]) {
    assert.equal(configurationOf(["--now", good]).now, good);
  }
  for (const bad of [
    "2026-05-01",
    "2026-05-01T09:00:00",
    "2026-02-30T09:00:00Z",
    "2019-12-31T23:59:59Z",
    "2038-01-01T00:00:00Z",
    "2026-05-01T25:00Z",
    "now",
  ]) {
    assert.match(refusalOf([], { MOCK_GDS_NOW: bad }), /an instant with offset from 2020 to 2037/);
  }
  const frozenAtMs = (words: readonly string[]) => worldOptions(configurationOf(words), new Set()).frozenAtMs;
  assert.equal(frozenAtMs(["--now", "2026-05-01T09:00:00+02:00"]), Date.UTC(2026, 4, 1, 7));
  assert.equal(frozenAtMs([]), null);
});

test("a Valkey address is taken, and its password is shown nowhere", () => {
  const environment = { VALKEY_URL: "redis://user:hunter2@valkey:6379", VALKEY_PASSWORD: "hunter3" };
  const store = storeSettings(configurationOf([], environment));
  assert.deepEqual(
    [store.valkey?.url, store.valkey?.password, store.valkey?.keyPrefix, store.valkey?.durability],
    [environment.VALKEY_URL, "hunter3", "gds:", "written"],
  );
  const command = readCommand(["config"], environment);
  assert.equal(command.kind, "print");
  assert.doesNotMatch(command.text, /hunter/);
  assert.equal(JSON.parse(command.text).valkeyUrl, "***");
});

test("Valkey addresses: one node or several, with schemes that mean something, and nothing else", () => {
  for (const good of [
    "valkey://localhost:6379",
    "redis://:p%40ss@10.0.0.1:6379/2",
    "rediss://valkey.example:6380",
    "valkey://a:7001,b:7002,c:7003",
    "valkey://node?cluster=true",
    "redis://[::1]:6379",
  ]) {
    assert.equal(configurationOf([], { VALKEY_URL: good }).valkeyUrl, good);
  }
  for (const bad of ["localhost:6379", "http://valkey", "valkey://", "valkey://a,,b", "valkey://a:port", "secret"]) {
    const line = refusalOf([], { VALKEY_URL: bad });
    assert.match(line, /^mock-gds: VALKEY_URL is \(hidden\); allowed: valkey:\/\//);
  }
});

test("the time for a command to Valkey is two seconds, or what is given within limits", () => {
  const environment = { VALKEY_URL: "valkey://localhost:6379" };
  const timeOf = (more: Record<string, string>) =>
    storeSettings(configurationOf([], { ...environment, ...more })).valkey?.timeoutMs;
  assert.deepEqual([timeOf({}), timeOf({ VALKEY_TIMEOUT_MS: "30000" })], [2000, 30_000]);
  for (const bad of ["999", "30001", "2s"]) {
    assert.match(
      refusalOf([], { ...environment, VALKEY_TIMEOUT_MS: bad }),
      /^mock-gds: VALKEY_TIMEOUT_MS is '.*allowed: .*1000 to 30000/,
    );
  }
});

test("what is for Valkey is refused without the address of one, and no secret is shown", () => {
  assert.equal(
    refusalOf([], { VALKEY_PASSWORD: "hunter2" }),
    "mock-gds: VALKEY_PASSWORD is set, but VALKEY_URL is not: set it, or leave the other out",
  );
  assert.match(refusalOf(["world", "list"], { VALKEY_TLS_CA_FILE: "ca.pem" }), /^mock-gds: VALKEY_TLS_CA_FILE is set/);
  assert.match(refusalOf(["--store-durability", "replicated"]), /^mock-gds: MOCK_GDS_STORE_DURABILITY is set/);
  assert.match(refusalOf([], { VALKEY_TIMEOUT_MS: "3000" }), /^mock-gds: VALKEY_TIMEOUT_MS is set/);
  assert.equal(configurationOf(["--store-durability", "written"]).valkeyUrl, null);
});

test("two stores at once are refused, and no secret is shown", () => {
  for (const command of [[], ["world", "list"]]) {
    const line = refusalOf([...command, "--data-dir", "/data"], { VALKEY_URL: "valkey://u:hunter2@localhost" });
    assert.match(line, /VALKEY_URL and --data-dir .* leave one of them out/);
    assert.doesNotMatch(line, /hunter2/);
  }
});

test("a switch takes no value, and in the environment it is 1 or 0", () => {
  assert.equal(configurationOf(["--wait-for-store", "--http"]).waitForStore, true);
  assert.equal(configurationOf(["--wait-for-store=0"]).waitForStore, false);
  assert.equal(configurationOf([], { MOCK_GDS_WAIT_FOR_STORE: "1" }).waitForStore, true);
});

test("what somebody gave is told apart from defaults", () => {
  const command = readCommand(["--seed", "mock-gds"], { MOCK_GDS_WORLD: "ci" });
  assert.equal(command.kind, "serve");
  assert.deepEqual([...command.given], ["seed", "world"]);
});

test("world orders: the action, its options, and the settings around them", () => {
  const orderOf = (...words: string[]) => {
    const command = readCommand(words, {});
    assert.equal(command.kind, "world", JSON.stringify(command));
    return { ...command.command, world: command.configuration.world, dataDir: command.configuration.dataDir };
  };
  const usual = { isJson: false, file: undefined, isReplacing: false, isRealClock: false, world: null, dataDir: null };
  assert.deepEqual(orderOf("world", "list", "--json"), { ...usual, action: "list", isJson: true });
  assert.deepEqual(orderOf("--data-dir", "/d", "world", "import", "--world=ci", "--replace", "--file", "w.jsonl"), {
    ...usual,
    action: "import",
    world: "ci",
    dataDir: "/d",
    file: "w.jsonl",
    isReplacing: true,
  });
});

test("world set changes what stands in the command, not what the environment says to servers", () => {
  const command = readCommand(["--max-bookings", "5", "world", "set", "--world", "ci"], {
    MOCK_GDS_NOW: "2026-05-01T09:00:00Z",
    MCP_MAX_SESSIONS: "7",
  });
  assert.equal(command.kind, "world", JSON.stringify(command));
  assert.deepEqual([...command.changes], ["maxBookings"]);
});

for (const { words, line } of [
  { words: ["world"], line: "mock-gds: world needs an action: list, show, create, set, reset, delete, export, import" },
  { words: ["world", "lst"], line: "mock-gds: unknown action 'world lst': did you mean list?" },
  { words: ["world", "list", "--replace"], line: "mock-gds: --replace is for world import, not for world list" },
  {
    words: ["world", "set", "--world", "ci"],
    line: "mock-gds: world set needs something to set: --now, --real-clock, --max-bookings, --max-sessions",
  },
  {
    words: ["world", "set", "--real-clock", "--now", "2026-05-01T09:00:00Z"],
    line: "mock-gds: --now freezes the clock and --real-clock lets it run: leave one of them out",
  },
  { words: ["world", "show", "--real-clock"], line: "mock-gds: --real-clock is for world set, not for world show" },
  { words: ["world", "export", "--file"], line: "mock-gds: --file needs a value" },
  {
    words: ["world", "show", "--world", "CI"],
    line: "mock-gds: --world is 'CI'; allowed: text that matches ^[a-z0-9][a-z0-9-]{0,39}$",
  },
]) {
  test(`refused: ${line}`, () => assert.equal(refusalOf(words), line));
}

test("help names every setting, and version is a version", () => {
  const help = readCommand(["--help"], {});
  assert.equal(help.kind, "print");
  for (const { schema: setting } of allSettings) {
    assert.ok(help.text.includes(setting.env));
    if (setting.flag !== undefined) assert.ok(help.text.includes(`--${setting.flag}`));
  }
  assert.match(help.text, /\nSettings of the pack gds:\n.*\n {2}--realism <value>, MOCK_GDS_REALISM\n/s);
  const version = readCommand(["--version"], { MCP_HTTP_PORT: "nonsense" });
  assert.ok(version.kind === "print" && /^\d+\.\d+\.\d+/.test(version.text));
});

test("the log is quiet on stdio and tells of calls over HTTP, unless told", () => {
  assert.equal(effectiveLogLevel(configurationOf([])), "warn");
  assert.equal(effectiveLogLevel(configurationOf(["--http"])), "info");
  assert.equal(effectiveLogLevel(configurationOf(["--http"], { LOG_LEVEL: "silent" })), "silent");
});

test("no command line makes it throw", () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "--port",
      "--now",
      "--http",
      "config",
      "world",
      "list",
      "due",
      "retry",
      "--file",
      "--seed=",
      "--",
      "-h",
      "--__proto__",
      "--toString=1",
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.string(), (words, value) => {
      const command = readCommand(words, { MOCK_GDS_NOW: value, MCP_ALLOWED_HOSTS: value });
      assert.ok(["serve", "world", "due", "print", "refuse"].includes(command.kind));
    }),
  );
});

test("lists of names are read from flags and the environment, and an empty name is refused", () => {
  const { toolsets, tools, readOnly } = configurationOf(["--toolsets", "flights, cars", "--read-only"], {
    MCP_TOOLS: "bookHotel",
  });
  assert.deepEqual([toolsets, tools, readOnly], [["flights", "cars"], ["bookHotel"], true]);
  assert.equal(
    refusalOf(["--toolsets", "flights,"]),
    "mock-gds: --toolsets is 'flights,'; allowed: names separated by commas",
  );
});

test("whole output schemas are refused where answers have no structure", () => {
  assert.equal(configurationOf(["--answers", "text"]).outputSchemas, "outline");
  assert.match(refusalOf(["--answers", "text", "--output-schemas", "full"]), /leave one of them out$/);
});
