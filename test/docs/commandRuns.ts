/** Runs every command that stands for itself in a document, in a copy of the project, and leaves what is committed as it was. */
import assert from "node:assert/strict";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it, type TestContext } from "node:test";
import { readCommandLine } from "../../codegen/cli/words.js";
import inspectorPackages from "../../inspector/packages.json" with { type: "json" };
import packageJson from "../../package.json" with { type: "json" };
import { readCommand } from "../../src/config/read.js";
import { build, checks } from "../runner/checks.js";
import { freePort } from "../support/ports.js";
import { skipWithout } from "../support/programs.js";
import { repository } from "../support/repository.js";
import { startValkey } from "../support/valkey.js";
import { inspectorHere, keepsCompiled } from "./inspector.js";
import { blocksOf, documents, provedElsewhere, scenarioDocuments } from "./markdown.js";
import { copyOfProject, removeProject, type Shell, startShell } from "./project.js";
import { pathOfScripts, withoutNpm } from "./scripts.js";
import { addressOf, probeHttp, probeStdio } from "./servers.js";

const others: readonly string[] = [...scenarioDocuments, ...provedElsewhere];

/** A person chains commands with `&&`, and ends one with the line. */
const commands = [
  ...new Set(
    documents
      .filter((document) => !others.includes(document))
      .flatMap(blocksOf)
      .filter(({ language }) => language === "sh")
      .flatMap(({ text }) => text.split(/\n| && /))
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];

const ciScript = readFileSync(join(repository, ".ci/run"), "utf8");

/** What runs one kind of command. */
type Runner = (command: string, root: string, context: TestContext) => Promise<void> | void;

/** CI runs this command itself, before and around these tests. */
const isRunByCi: Runner = (command) => {
  const last = ciScript.trimEnd().split("\n").at(-1) ?? "";
  assert.ok(last.split(" && ").includes(command), `.ci/run must end by running '${command}', as the documents say`);
};

/** `npm test` runs this command beside the tests. */
const isPartOfTheTest: Runner = (command) => {
  assert.equal(packageJson.scripts.test, "node test/run.js --checks");
  assert.ok([build, ...checks].includes(command), `the checks of the runner must have '${command}'`);
};

/** The test of another part types this command in a copy of the project. */
const isTypedBy =
  (path: string, words: RegExp): Runner =>
  (command) => {
    const text = readFileSync(join(repository, path), "utf8");
    assert.match(text, words, `${path} must type '${command}'`);
  };

/** `npm test` asks these gates, and the others with them. */
const isPartOfTheCheck: Runner = (command) => {
  assert.ok(checks.includes("npm run contracts -- check"));
  const reading = readCommandLine(command.replace("npm run contracts -- ", "").split(" "));
  assert.ok(reading.kind === "run" && reading.commandLine.command === "check", JSON.stringify(reading));
};

/** Another command of the documents runs the same, or the same and more. */
const isPartOf =
  (script: keyof typeof packageJson.scripts, text: string): Runner =>
  () => {
    const { scripts } = packageJson;
    assert.ok(scripts[script].split(" && ").includes(text), `npm run ${script} must run '${text}'`);
  };

/** `test/conformance` runs what this command runs, and so it may lack what a newcomer's machine cannot bring. */
const isRunByItsOwnTest: Runner = () => {
  assert.equal(packageJson.scripts.conformance, "npm run build --silent && node --import tsx conformance/run.ts");
};

/** A clone has a history, whose contracts commands compare with; a copy gets one when the first command needs it. */
const runsInAClone: Runner = async (command, root, context) => {
  if (!existsSync(join(root, ".git"))) {
    const identity = "-c user.name=reader -c user.email=reader@example.com";
    const words = "git init --quiet && git add contracts package.json";
    await runsToItsEnd(`${words} && git ${identity} commit --quiet --message copy`, root, context);
  }
  await runsToItsEnd(command, root, context);
};

/** Where `npm run lint` finds nothing, the same with `--write` has nothing to write. */
const isLintThatWrites: Runner = () => {
  const { scripts } = packageJson;
  assert.equal(scripts.format, scripts.lint.replace("--error-on-warnings", "--write"));
};

const startCommand = (command: string, root: string, environment: Readonly<Record<string, string>> = {}): Shell =>
  startShell(withoutNpm(command), { cwd: root, environment: { ...pathOfScripts, ...environment } });

const runsToItsEnd: Runner = async (command, root) => {
  const shell = startCommand(command, root);
  shell.process.stdin?.end();
  assert.equal(await shell.exit, 0, `${command}\n${shell.output()}`);
};

/** Needs the compiled zones of the table's release or a later one. A machine with older ones, or none, is told so in one line. */
const renewsZones: Runner = async (command, root) => {
  const shell = startCommand(command, root);
  shell.process.stdin?.end();
  if ((await shell.exit) === 0) return;
  assert.match(shell.output(), /^npm run world:zones: .*: give a folder of /m);
};

/** With one sample: the figures are for people, on a machine that is quiet. One of them is of a comparison with the last commit. */
const runsQuickly: Runner = (command, root, context) =>
  runsInAClone(`${command}${command.includes(" -- ") ? "" : " --"} --samples 1`, root, context);

/** The pack that a command names, or the one that is served without a name. */
const packIn = (command: string): string => /--pack (\S+)/.exec(command)?.[1] ?? "gds";

const servesHttp: Runner = async (command, root) => {
  const server = startShell(command, { cwd: root, environment: { MCP_HTTP_PORT: "0", MCP_SHUTDOWN_GRACE_MS: "0" } });
  try {
    await probeHttp(await addressOf(server), packIn(command));
  } finally {
    const code = await server.stop();
    // npm reports the signal that ended it; the product itself ends in order.
    if (command.startsWith("node ")) assert.equal(code, 0, server.output());
  }
};

/** What is served says of itself what it is. */
const servesFacades: Runner = async (command, root) => {
  const [, names = ""] = /facade (\S+)/.exec(command) ?? [];
  const server = startShell(command.replace(/--port \d+/, "--port 0"), { cwd: root });
  try {
    const [, url = ""] = await server.says(/ on (http:\/\/[^\s/]+)\//);
    const { facades } = (await (await fetch(`${url}/_mock/`)).json()) as { facades: readonly { name: string }[] };
    assert.deepEqual(facades.map(({ name }) => name).sort(), names.split(",").sort());
  } finally {
    assert.equal(await server.stop(), 0, server.output());
  }
};

const servesHttpOnValkey: Runner = async (command, root, context) => {
  const missing = skipWithout("valkey-server");
  if (missing !== false) {
    context.diagnostic(`not run: ${missing}`);
    return;
  }
  const valkey = await startValkey(context);
  await servesHttp(command.replace("valkey://127.0.0.1:6379", valkey.url), root, context);
};

const servesStdio: Runner = (command, root) => probeStdio(startShell(command, { cwd: root }));

const noInspector = "not run: MOCK_GDS_NODE24 and MOCK_GDS_INSPECTOR name no Inspector";

/** The address that commands of the documents name. */
const exampleAddress = "http://127.0.0.1:3001";

/** Starts a server where the command names the address of one, and puts its address there. */
const besideServer = async (
  command: string,
  root: string,
  run: (commandHere: string) => Promise<void>,
): Promise<void> => {
  if (!command.includes(exampleAddress)) return run(command);
  const server = startShell("node dist/main.js --http --port 0", { cwd: root });
  try {
    await run(command.replace(exampleAddress, await addressOf(server)));
  } finally {
    await server.stop();
  }
};

const inspects: Runner = async (command, root, context) => {
  const version = /inspector@([\d.]+) /.exec(command)?.[1];
  assert.equal(version, inspectorPackages["@modelcontextprotocol/inspector"], "the documents name the Inspector of CI");
  const inspector = inspectorHere();
  if (inspector === undefined) {
    context.diagnostic(noInspector);
    return;
  }
  await besideServer(command, root, async (here) => {
    const line = here.replace(/^npx \S+/, `'${inspector.node}' '${inspector.script}'`);
    const shell = startCommand(line, root, keepsCompiled);
    shell.process.stdin?.end();
    assert.equal(await shell.exit, 0, `${line}\n${shell.output()}`);
  });
};

/** A page is open when its address has been printed; a question ends by itself. */
const opensInspector: Runner = async (command, root, context) => {
  const inspector = inspectorHere();
  if (inspector === undefined) {
    context.diagnostic(noInspector);
    return;
  }
  const environment = {
    MOCK_GDS_NODE24: inspector.node,
    MOCK_GDS_INSPECTOR: inspector.script,
    MCP_AUTO_OPEN_ENABLED: "false",
    CLIENT_PORT: String(await freePort()),
    MCP_SANDBOX_PORT: "0",
    MCP_APP_ORIGIN_PORT: "0",
    ...keepsCompiled,
  };
  await besideServer(command, root, async (here) => {
    const shell = startCommand(here, root, environment);
    try {
      if (command.includes(" --cli ")) assert.equal(await shell.exit, 0, shell.output());
      else await shell.says(/MCP_INSPECTOR_API_TOKEN=\S+/);
    } finally {
      await shell.stop();
    }
  });
};

/** No container engine is needed to see that the words fit the Dockerfile. */
const fitsTheDockerfile: Runner = (command) => {
  const dockerfile = readFileSync(join(repository, "Dockerfile"), "utf8");
  const [verb, ...words] = command.split(" ").slice(1);
  if (verb === "build") assert.deepEqual(words, ["--tag", "mock-gds", "."]);
  else {
    assert.equal(verb, "run");
    const port = words[words.indexOf("--publish") + 1]?.split(":").at(-1);
    if (words.includes("--publish")) assert.ok(dockerfile.includes(`EXPOSE ${port}\n`));
    const folder = words[words.indexOf("--volume") + 1]?.split(":").at(-1);
    if (words.includes("--volume")) assert.ok(dockerfile.includes(`VOLUME ["${folder}"]\n`));
    const { kind } = readCommand(words.slice(words.indexOf("mock-gds", words.indexOf("--volume") + 2) + 1), {});
    assert.equal(kind, "serve");
  }
};

/** What each verb says of itself, asked once. */
const composeHelp = new Map<string, Shell>();

/** Without an engine it is seen that the file is one, and that the verb has these options. */
const fitsTheComposeFile: Runner = async (command, root, context) => {
  const missing = skipWithout("docker-compose");
  if (missing !== false) {
    context.diagnostic(`not run: ${missing}`);
    return;
  }
  const [, profiles = "", rest = ""] = /^docker compose ((?:--profile \S+ )*)(.*)$/.exec(command) ?? [];
  const [verb = "", ...options] = rest.split(" ");
  await runsToItsEnd(`docker-compose --file compose.yaml ${profiles}config --quiet`, root, context);
  const help = composeHelp.get(verb) ?? startShell(`docker-compose ${verb} --help`, { cwd: root });
  composeHelp.set(verb, help);
  assert.equal(await help.exit, 0, help.output());
  for (const option of options)
    assert.ok(help.output().includes(`${option} `), `docker-compose ${verb} has no ${option}`);
};

/** The first that matches runs the command. */
const runners: readonly (readonly [RegExp, Runner])[] = [
  [/^npm ci --ignore-scripts$|^npm test$/, isRunByCi],
  [/^npm run (build|lint|typecheck|contracts -- check)$/, isPartOfTheTest],
  [/^npm run format$/, isLintThatWrites],
  [/^npm run codegen$/, isTypedBy("test/codegen/gates/liveDrift.test.ts", /typeMends\([^)]*\), \["npm run codegen", /)],
  [/^npm run contracts -- check( --gate (sources|generated|handlers))+$/, isPartOfTheCheck],
  [/^npm run contracts -- generate$/, isPartOf("codegen", `${packageJson.scripts.contracts} generate`)],
  [/^npm run golden:stays$/, isPartOf("golden:world", packageJson.scripts["golden:stays"])],
  [/^npm start$|^node dist\/main\.js .*--http/, servesHttp],
  [/^node dist\/main\.js facade /, servesFacades],
  [/^VALKEY_URL=\S+ node dist\/main\.js .*--http/, servesHttpOnValkey],
  [/^([A-Z_]+=\S+ )*node dist\/main\.js$/, servesStdio],
  [/^node dist\/main\.js world /, runsToItsEnd],
  [/^npm run bench/, runsQuickly],
  [/^npm run conformance$/, isRunByItsOwnTest],
  [/^npm run (--silent )?inspect\b/, opensInspector],
  [/^npm run world:zones$/, renewsZones],
  [/^npm run contracts -- diff --against HEAD$/, runsInAClone],
  [/^npm run contracts -- (lint|generate|explain [a-z-]+)$/, runsToItsEnd],
  [/^npm run [a-z:]+( -- --[a-z]+)?$|^node test\/run\.js \S+$/, runsToItsEnd],
  [/^npx @modelcontextprotocol\/inspector@/, inspects],
  [/^docker (build|run) /, fitsTheDockerfile],
  [/^docker compose /, fitsTheComposeFile],
];

/** Built or installed here, or frozen from the machine's compiled time zones, which may be of a newer release. */
const isLeftOut = (path: string): boolean =>
  /^(node_modules|dist|bookings|\.git)(\/|$)/.test(path) || path === "src/travel/world/time/offsets.json";

const filesOf = (root: string, folder = ""): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .map((entry) => ({ entry, path: folder === "" ? entry.name : `${folder}/${entry.name}` }))
    .filter(({ path }) => !isLeftOut(path))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesOf(root, path) : [path]))
    .sort();

/** Describes those of the commands that `isChosen` chooses: they share one copy of the project. */
export const describeCommands = (title: string, isChosen: (command: string) => boolean): void => {
  describe(title, () => {
    const root = copyOfProject();
    const texts = new Map(filesOf(root).map((path) => [path, readFileSync(join(root, path), "utf8")]));
    after(() => removeProject(root));
    // Built before the tests, as everything else that starts the product finds it.
    before(() => cpSync(join(repository, "dist"), join(root, "dist"), { recursive: true }));

    for (const command of commands.filter(isChosen)) {
      it(command, async (context) => {
        const [, run] = runners.find(([pattern]) => pattern.test(command)) ?? [];
        assert.ok(run !== undefined, "no runner knows this command: add one to the table, or change the command");
        await run(command, root, context);
      });
    }

    it("change nothing of what is committed", () => {
      assert.deepEqual(filesOf(root), [...texts.keys()]);
      for (const [path, text] of texts)
        assert.ok(readFileSync(join(root, path), "utf8") === text, `${path} has changed`);
    });
  });
};
