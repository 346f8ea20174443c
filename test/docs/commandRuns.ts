/** Runs every command that stands for itself in a document, in a copy of the project, and leaves what is committed as it was. */
import assert from "node:assert/strict";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it, type TestContext } from "node:test";
import { runContracts } from "../../codegen/cli/run.js";
import { readCommandLine } from "../../codegen/cli/words.js";
import inspectorPackages from "../../inspector/packages.json" with { type: "json" };
import { entriesOf, type Target } from "../../inspector/servers.js";
import { readCommandLine as readInspection } from "../../inspector/words.js";
import packageJson from "../../package.json" with { type: "json" };
import { readCommand } from "../../src/config/read.js";
import { type AskInspector, inspectorIn } from "../inspector/asking.js";
import { build, checks } from "../runner/checks.js";
import { testPaths } from "../runner/files.js";
import { readWishes } from "../runner/words.js";
import { temporaryFolder } from "../support/folders.js";
import { skipWithout } from "../support/programs.js";
import { repository } from "../support/repository.js";
import { blocks } from "./blocks.js";
import { inspectorHere } from "./inspector.js";
import { blocksOf, documents, provedElsewhere, scenarioDocuments } from "./markdown.js";
import { copyOfProject, removeProject, type Shell, startShell } from "./project.js";
import { pathOfScripts, withoutNpm } from "./scripts.js";
import { addressOf, probeHttp, probeMcp, probeStdio } from "./servers.js";

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

/** Where commands run, and what they share. */
interface Place {
  /** A copy of the project. */
  readonly root: string;
  /** The address of a server of all packs that documents name, which starts when it is first asked for. */
  readonly served: () => Promise<string>;
  readonly inspector: AskInspector;
}

/** What runs one kind of command. */
type Runner = (command: string, place: Place, context: TestContext) => Promise<void> | void;

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

/** In this process: that the toolchain does the same where it is typed, other commands show. */
const asksContracts: Runner = async (command, { root }) => {
  let said = "";
  const hear = (text: string): void => {
    said += text;
  };
  const words = [...command.replace("npm run contracts -- ", "").split(" "), "--root", root];
  const code = await runContracts(words, "npm run contracts --", { print: hear, warn: hear });
  assert.equal(code, 0, said);
};

/** `scenarios.test.ts` types this command, or the same with more words, as a step of a document. */
const steps = scenarioDocuments
  .flatMap(blocksOf)
  .filter(({ language }) => language === "sh")
  .map(({ text }) => text);

const isStep: Runner = (command) =>
  assert.ok(
    steps.some((step) => step.startsWith(`${command}\n`) || step.startsWith(`${command} --`)),
    `no document whose steps are taken in order has '${command}'`,
  );

/** `blocks.test.ts` shows that what is written is what is committed, and another of these commands that it is put in its place. */
const isWrittenBlock: Runner = (command) => {
  const [, name = ""] = /^npm run docs:(\w+)$/.exec(command) ?? [];
  const scripts: Readonly<Record<string, string>> = packageJson.scripts;
  assert.ok(Object.hasOwn(blocks, name));
  assert.equal(
    scripts[`docs:${name}`]?.replace("npm run build --silent && ", ""),
    scripts["docs:settings"]?.replace("settings", name),
  );
};

/** `runner.test.ts` shows that what is asked for is run: here, that the words ask for tests that there are. */
const choosesTests: Runner = (command) => {
  const wishes = readWishes(command.replace("node test/run.js ", "").split(" "), {});
  assert.ok(wishes !== "help");
  for (const word of wishes.words) assert.ok(testPaths(repository).some((path) => path.includes(word)));
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
const runsInAClone: Runner = async (command, place, context) => {
  const { root } = place;
  if (!existsSync(join(root, ".git"))) {
    const identity = "-c user.name=reader -c user.email=reader@example.com";
    const words = "git init --quiet && git add contracts package.json";
    await runsToItsEnd(`${words} && git ${identity} commit --quiet --message copy`, place, context);
  }
  await runsToItsEnd(command, place, context);
};

/** Where `npm run lint` finds nothing, the same with `--write` has nothing to write. */
const isLintThatWrites: Runner = () => {
  const { scripts } = packageJson;
  assert.equal(scripts.format, scripts.lint.replace("--error-on-warnings", "--write"));
};

const startCommand = (command: string, root: string): Shell =>
  startShell(withoutNpm(command), { cwd: root, environment: pathOfScripts });

const runsToItsEnd: Runner = async (command, { root }) => {
  const shell = startCommand(command, root);
  shell.process.stdin?.end();
  assert.equal(await shell.exit, 0, `${command}\n${shell.output()}`);
};

/** Needs the compiled zones of the table's release or a later one. A machine with older ones, or none, is told so in one line. */
const renewsZones: Runner = async (command, { root }) => {
  const shell = startCommand(command, root);
  shell.process.stdin?.end();
  if ((await shell.exit) === 0) return;
  assert.match(shell.output(), /^npm run world:zones: .*: give a folder of /m);
};

/** With one sample: the figures are for people, on a machine that is quiet. One of them is of a comparison with the last commit. */
const runsQuickly: Runner = (command, place, context) =>
  runsInAClone(`${command}${command.includes(" -- ") ? "" : " --"} --samples 1`, place, context);

const servedBy = (command: string) => {
  const before = [...command.matchAll(/([A-Z_]+)=(\S+) /g)].map(([, name = "", value = ""]) => [name, value] as const);
  const reading = readCommand((command.split("node dist/main.js ")[1] ?? "").split(" "), Object.fromEntries(before));
  assert.ok(reading.kind === "serve", JSON.stringify(reading));
  return reading.configuration;
};

const allPacks = "node dist/main.js --pack gds,charter,coastline,crm,flights,hotelcrs,mail --http";

/** One server has all packs that commands serve: each of these is read as the server's own command, but for the packs. */
const servesPacks: Runner = async (command, { served }) => {
  const { pack: packs, ...asked } = servedBy(command);
  const { pack: _all, ...given } = servedBy(allPacks);
  assert.deepEqual(asked, given);
  const url = await served();
  for (const pack of packs) await probeMcp(`${url}/${pack}/mcp`, pack);
};

/** `test/workers/sharing.test.ts` starts the same: with a folder of the workers' own, with a folder that is named, with Valkey. */
const servesByWorkers: Runner = (command) => {
  const { workers, transport, dataDir, valkeyUrl } = servedBy(command);
  assert.ok(workers > 1);
  assert.equal(transport, "http");
  assert.equal(dataDir === null, !command.includes(" --data-dir "));
  assert.equal(valkeyUrl === null, !command.startsWith("VALKEY_URL="));
};

const servesHttp: Runner = async (command, { root }) => {
  const server = startShell(command, { cwd: root, environment: { MCP_HTTP_PORT: "0", MCP_SHUTDOWN_GRACE_MS: "0" } });
  try {
    await probeHttp(await addressOf(server));
  } finally {
    const code = await server.stop();
    // npm reports the signal that ended it; the product itself ends in order.
    if (command.startsWith("node ")) assert.equal(code, 0, server.output());
  }
};

/** What is served says of itself what it is. */
const servesFacades: Runner = async (command, { root }) => {
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

const servesStdio: Runner = (command, { root }) => probeStdio(startShell(command, { cwd: root }));

const noInspector = "not run: MOCK_GDS_NODE24 and MOCK_GDS_INSPECTOR name no Inspector";

/** The address that commands of the documents name. */
const exampleAddress = "http://127.0.0.1:3001";

/** Asked in this process's Inspector, by the words behind the version. */
const inspects: Runner = async (command, { inspector, served }, context) => {
  const [, version, words = ""] = /inspector@([\d.]+) --cli (.*)$/.exec(command) ?? [];
  assert.equal(version, inspectorPackages["@modelcontextprotocol/inspector"], "the documents name the Inspector of CI");
  if (inspectorHere() === undefined) return context.diagnostic(noInspector);
  const here = words.includes(exampleAddress) ? words.replace(exampleAddress, await served()) : words;
  const { exitCode, stderr } = await inspector(...here.split(" "));
  assert.equal(exitCode, 0, stderr);
};

/**
 * The same question to the same entry: that `npm run inspect` writes it, starts the server and hands over the words,
 * `test/inspector/run.test.ts` shows; `test/inspector/web.test.ts` opens the page.
 */
const opensInspector: Runner = async (command, { inspector, served }, context) => {
  const [, words = ""] = /^npm run (?:--silent )?inspect(?: -- (.*))?$/.exec(command) ?? [];
  const reading = readInspection(words === "" ? [] : words.split(" "));
  assert.ok(reading !== "help");
  const { client, clientWords, server, serverWords } = reading;
  assert.deepEqual(serverWords, []);
  if (client === "web") return assert.equal(server, "stdio");
  if (inspectorHere() === undefined) return context.diagnostic(noInspector);
  const target: Target =
    server === "stdio"
      ? { type: "stdio", command: process.execPath, args: ["dist/main.js", "--stdio"], env: {} }
      : { type: "http", url: `${await served()}/mcp` };
  const entries = entriesOf("gds", target);
  const file = join(temporaryFolder(context), "servers.json");
  writeFileSync(file, JSON.stringify({ mcpServers: entries }));
  const [newest = ""] = Object.keys(entries);
  const { exitCode, stderr } = await inspector("--config", file, "--server", newest, ...clientWords);
  assert.equal(exitCode, 0, stderr);
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
const fitsTheComposeFile: Runner = async (command, place, context) => {
  const missing = skipWithout("docker-compose");
  if (missing !== false) {
    context.diagnostic(`not run: ${missing}`);
    return;
  }
  const [, profiles = "", rest = ""] = /^docker compose ((?:--profile \S+ )*)(.*)$/.exec(command) ?? [];
  const [verb = "", ...options] = rest.split(" ");
  await runsToItsEnd(`docker-compose --file compose.yaml ${profiles}config --quiet`, place, context);
  const help = composeHelp.get(verb) ?? startShell(`docker-compose ${verb} --help`, { cwd: place.root });
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
  [/ --workers \d/, servesByWorkers],
  [/^node dist\/main\.js (--http )?--pack \S+( --http)?$/, servesPacks],
  [/^(VALKEY_URL=\S+ )?node dist\/main\.js --http( --data-dir \S+)?$|^node dist\/main\.js world /, isStep],
  [/^npm start$|^node dist\/main\.js .*--http/, servesHttp],
  [/^node dist\/main\.js facade /, servesFacades],
  [/^([A-Z_]+=\S+ )*node dist\/main\.js$/, servesStdio],
  [/^npm run bench/, runsQuickly],
  [/^npm run conformance$/, isRunByItsOwnTest],
  [/^npm run (--silent )?inspect\b/, opensInspector],
  [/^npm run world:zones$/, renewsZones],
  [/^npm run contracts -- diff --against HEAD$/, runsInAClone],
  [/^npm run contracts -- (lint|explain [a-z-]+)$/, asksContracts],
  [/^node test\/run\.js [^-]+$/, choosesTests],
  [/^npm run docs:transcript$/, isWrittenBlock],
  [/^npm run [a-z:]+( -- --[a-z]+)?$/, runsToItsEnd],
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

/** To be called where a suite begins: the server ends with the suite. */
const servedIn = (root: string): Place["served"] => {
  let server: Shell | undefined;
  after(async () => {
    const code = await server?.stop();
    assert.equal(code ?? 0, 0, server?.output());
  });
  return async () => {
    server ??= startShell(allPacks, { cwd: root, environment: { MCP_HTTP_PORT: "0", MCP_SHUTDOWN_GRACE_MS: "0" } });
    return addressOf(server);
  };
};

/** Describes those of the commands that `isChosen` chooses: they share one copy of the project. */
export const describeCommands = (title: string, isChosen: (command: string) => boolean): void => {
  describe(title, () => {
    const root = copyOfProject();
    const texts = new Map(filesOf(root).map((path) => [path, readFileSync(join(root, path), "utf8")]));
    after(() => removeProject(root));
    // Built before the tests, as everything else that starts the product finds it.
    before(() => cpSync(join(repository, "dist"), join(root, "dist"), { recursive: true }));
    const place: Place = { root, served: servedIn(root), inspector: inspectorIn({ after }, root) };

    for (const command of commands.filter(isChosen)) {
      it(command, async (context) => {
        const [, run] = runners.find(([pattern]) => pattern.test(command)) ?? [];
        assert.ok(run !== undefined, "no runner knows this command: add one to the table, or change the command");
        await run(command, place, context);
      });
    }

    it("change nothing of what is committed", () => {
      assert.deepEqual(filesOf(root), [...texts.keys()]);
      for (const [path, text] of texts)
        assert.ok(readFileSync(join(root, path), "utf8") === text, `${path} has changed`);
    });
  });
};
