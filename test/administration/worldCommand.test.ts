/**
 * `mock-gds world` as a person runs it, on each store that outlives it: what such a process does, in this one; where a process
 * itself is what is proved, or a server has the same files open, it is one of the built product.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, type TestContext, test } from "node:test";
import { administer } from "../../src/administration/administer.js";
import { readCommand } from "../../src/config/read.js";
import { messageOf } from "../../src/contract/messageOf.js";
import { withPack } from "../../src/packs/index.js";
import type { StoreSettings } from "../../src/store/index.js";
import { commandOf } from "../e2e/support/product.js";
import { bookTrip, openServer, structuredOf, textAt } from "../packs/gds/inProcess.js";
import { drivers } from "../support/drivers.js";
import { temporaryFolder } from "../support/folders.js";
import type { Scope } from "../support/scope.js";

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Run = (words: readonly string[], input?: string) => Promise<Ended>;

/** The command on a store; `settings` are those that the server is given by its flags and environment. */
const commandOn = ({ dataDirectory, valkey }: Partial<StoreSettings>, words: readonly string[]) => {
  const environment: Record<string, string> = {
    ...(valkey !== undefined && { VALKEY_URL: valkey.url, VALKEY_KEY_PREFIX: valkey.keyPrefix }),
  };
  const { command, args, env } = commandOf(
    { ...(dataDirectory !== undefined && { dataDir: dataDirectory }), environment },
    ...words,
  );
  const { MOCK_GDS_NOW: _now, MOCK_GDS_SEED: _seed, ...ownEnvironment } = env;
  return { command, args, env: ownEnvironment };
};

const start = (settings: Partial<StoreSettings>, words: readonly string[]) => {
  const { command, args, env } = commandOn(settings, words);
  return spawn(command, args, { env, stdio: ["pipe", "pipe", "pipe"] });
};

const runOn =
  (context: TestContext, settings: Partial<StoreSettings>): Run =>
  async (words, input = "") => {
    const child = start(settings, words);
    context.after(() => void child.kill("SIGKILL"));
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    return { code: typeof code === "number" ? code : null, stdout, stderr };
  };

/** As `runOn`, in this process. */
const runHereOn =
  (settings: Partial<StoreSettings>): Run =>
  async (words, input = "") => {
    const { args, env } = commandOn(settings, words);
    const read = readCommand(args.slice(1), env);
    assert.ok(read.kind === "world", `no command for worlds: ${words.join(" ")}`);
    const { command, changes, configuration, given } = read;
    const [stdin, stdout] = [new PassThrough(), new PassThrough()];
    stdin.end(input);
    const printed = text(stdout);
    const said: string[] = [];
    const report = (message: string): void => void said.push(`mock-gds: ${message}\n`);
    let code = 0;
    try {
      await withPack(configuration.pack.join(","), configuration.packSettings, ({ contract, createLineCheck }) =>
        administer({
          ...{ command, changes, configuration, given, contractVersion: contract.version, createLineCheck },
          ...{ input: stdin, output: stdout, report },
        }),
      );
    } catch (error) {
      report(messageOf(error));
      code = 1;
    }
    stdout.end();
    return { code, stdout: await printed, stderr: said.join("") };
  };

/** What a command printed; fails the test if it did not succeed. */
const answerOf = ({ code, stdout, stderr }: Ended): string => {
  assert.equal(code, 0, stderr);
  return stdout;
};

/** The one line in which a command was refused. */
const lineOf = ({ code, stdout, stderr }: Ended, expectedCode = 1): string => {
  assert.equal(code, expectedCode, `${stdout}${stderr}`);
  const lines = stderr.trimEnd().split("\n");
  assert.doesNotMatch(stderr, /\n\s+at /, "a stack was shown");
  return lines.at(-1) ?? "";
};

/** Books so many trips in a world, in this process, and closes the store again. */
const bookIn = async (store: StoreSettings, world: string, trips: number): Promise<readonly string[]> => {
  const server = await openServer({ store, world });
  const pnrs: string[] = [];
  for (let trip = 0; trip < trips; trip += 1) pnrs.push(textAt(structuredOf(await bookTrip(server)), "pnr"));
  await server.runtime.close();
  return pnrs;
};

let manyTrips: Promise<string> | undefined;
/** The lines of a world with more bookings than a pipe holds, made once. */
const linesOfManyTrips = (): Promise<string> => {
  const sell = async (): Promise<string> => {
    const undoing: Parameters<Scope["after"]>[0][] = [];
    const store = { dataDirectory: temporaryFolder({ after: (undo) => void undoing.push(undo) }), mostWorlds: 10 };
    await bookIn(store, "ci", 60);
    const exported = answerOf(await runHereOn(store)(["world", "export", "--world", "ci"]));
    for (const undo of undoing) await undo();
    return exported;
  };
  manyTrips ??= sell();
  return manyTrips;
};

const lasting = drivers.filter(({ name }) => name !== "memory");

for (const { name, skip, settingsIn } of lasting) {
  /** On files a process of its own: nothing opens the same files twice in one. */
  const runFor = (context: TestContext, settings: Partial<StoreSettings>): Run =>
    name === "valkey" ? runHereOn(settings) : runOn(context, settings);

  describe(`world on ${name}`, { skip }, () => {
    test("worlds are created, listed, shown and reset, in words and as JSON", async (context) => {
      const settings = await settingsIn(context);
      const run = runHereOn(settings);
      assert.match(answerOf(await run(["world", "list"])), /^no worlds/);
      const created = answerOf(
        await runFor(
          context,
          settings,
        )([..."world create --world ci --seed one --now 2026-05-01T09:00:00Z --max-bookings 50".split(" ")]),
      );
      assert.match(created, /^name: +ci\nseed: +one\nclock: +frozen at 2026-05-01T09:00:00Z\nepoch: +1 /);
      answerOf(await run(["world", "create", "--seed", "two"]));
      const listed = answerOf(await run(["world", "list"]))
        .trimEnd()
        .split("\n");
      assert.deepEqual(
        listed.map((line) => line.split(/ {2,}/).slice(0, 3)),
        [
          ["NAME", "SEED", "CLOCK"],
          ["ci", "one", "frozen at 2026-05-01T09:00:00Z"],
          ["default", "two", "real"],
        ],
      );
      const reset = JSON.parse(answerOf(await run(["world", "reset", "--world", "ci", "--json"])));
      assert.deepEqual([reset.name, reset.epoch, reset.limits.bookings], ["ci", 2, 50]);
      const shown = JSON.parse(answerOf(await run(["world", "show", "--world", "ci", "--json"])));
      assert.deepEqual(shown, reset);
    });

    test("a world's clock and limits are set, and what is not named stays", async (context) => {
      const run = runHereOn(await settingsIn(context));
      const set = async (words: string) =>
        JSON.parse(answerOf(await run(`world set --world ci --json ${words}`.split(" "))));
      const now = "2026-05-01T09:00:00Z";
      answerOf(await run(`world create --world ci --seed one --now ${now} --max-bookings 50`.split(" ")));
      const limited = await set("--max-bookings 7");
      assert.deepEqual([limited.seed, limited.clock, limited.limits], ["one", now, { bookings: 7, sessions: 10_000 }]);
      assert.deepEqual((await set("--max-sessions 3 --real-clock")).limits, { bookings: 7, sessions: 3 });
      assert.equal(JSON.parse(answerOf(await run("world show --world ci --json".split(" ")))).clock, "real");
      assert.equal((await set("--now 2026-06-01T00:00:00+02:00")).clock, "2026-05-31T22:00:00Z");
    });

    test("what cannot be done is said in one line, and nothing is changed", async (context) => {
      const run = runHereOn(await settingsIn(context));
      for (const action of ["show", "reset", "delete", "export", "set --real-clock"].map((words) => words.split(" "))) {
        assert.match(lineOf(await run(["world", ...action, "--world", "ci"])), /^mock-gds: there is no world 'ci': /);
      }
      answerOf(await run(["world", "create", "--world", "ci"]));
      assert.match(lineOf(await run(["world", "create", "--world", "ci"])), /"ci" is already there/);
      assert.match(lineOf(await run(["world", "import", "--world", "new"], "nonsense\n")), /Line 1: /);
      assert.match(lineOf(await run(["world", "import", "--file", "/no/such/file"])), /ENOENT/);
      const names = JSON.parse(answerOf(await run(["world", "list", "--json"]))).map(
        ({ name: each }: { name: string }) => each,
      );
      assert.deepEqual(names, ["ci"]);
    });

    test("an exported world comes back on every store, byte for byte, and goes on there", async (context) => {
      const settings = { ...(await settingsIn(context)), mostWorlds: 10 };
      const run = runHereOn(settings);
      const [pnr = ""] = await bookIn(settings, "ci", 5);
      const exported = answerOf(await run(["world", "export", "--world", "ci"]));
      assert.equal(JSON.parse(exported.trimEnd().split("\n").at(-1) ?? "").kind, "end");
      for (const other of lasting) {
        if (other.skip !== false) continue;
        const otherSettings = { ...(await other.settingsIn(context)), mostWorlds: 10 };
        const runThere = runHereOn(otherSettings);
        const file = join(temporaryFolder(context), "ci.jsonl");
        answerOf(await runThere(["world", "import", "--world", "ci"], exported));
        answerOf(await runThere(["world", "export", "--world", "ci", "--file", file]));
        assert.equal(readFileSync(file, "utf8"), exported, `${name} to ${other.name} and back`);
        const server = await openServer({ store: otherSettings, world: "ci" });
        structuredOf(await server.call("retrieveBooking", { pnr }));
        structuredOf(await bookTrip(server));
        await server.runtime.close();
      }
    });

    test("a world with bookings is replaced only when that is said, and only by lines that are right", async (context) => {
      const settings = { ...(await settingsIn(context)), mostWorlds: 10 };
      const run = runHereOn(settings);
      await bookIn(settings, "ci", 1);
      const before = answerOf(await run(["world", "export", "--world", "ci"]));
      await bookIn(settings, "ci", 1);
      const after = answerOf(await run(["world", "export", "--world", "ci"]));
      assert.notEqual(after, before);
      assert.match(lineOf(await run(["world", "import", "--world", "ci"], before)), /has bookings/);
      const file = join(temporaryFolder(context), "cut.jsonl");
      writeFileSync(file, before.slice(0, -30));
      lineOf(await run(["world", "import", "--world", "ci", "--replace", "--file", file]));
      const spoilt = before.replace(/("documentText":")(?:[^"\\]|\\.)*"/, '$1null"');
      const line = lineOf(await run(["world", "import", "--world", "ci", "--replace"], spoilt));
      assert.match(line, /^mock-gds: Line \d+: the booking "TEST-\w{6}" has no "stock" with a key/);
      assert.equal(answerOf(await run(["world", "export", "--world", "ci"])), after, "wrong lines cost nothing");
      answerOf(await run(["world", "import", "--world", "ci", "--replace"], before));
      assert.equal(answerOf(await run(["world", "export", "--world", "ci"])), before);
    });

    test("a world is replaced under a server that books in it, at every try, and the server goes on in the new one", async (context) => {
      const settings = { ...(await settingsIn(context)), mostWorlds: 10 };
      const run = runOn(context, settings);
      const [kept = ""] = await bookIn(settings, "sample", 1);
      const file = join(temporaryFolder(context), "sample.jsonl");
      answerOf(await run(["world", "export", "--world", "sample", "--file", file]));
      await bookIn(settings, "ci", 1);
      const server = await openServer({ store: settings, world: "ci" });
      context.after(() => server.runtime.close());
      for (let round = 0; round < 3; round += 1) {
        let isOver = false;
        let booked = 0;
        const bookOn = async (): Promise<void> => {
          while (!isOver) {
            const outcome = await bookTrip(server);
            if (outcome.kind === "result") {
              booked += 1;
              // So that seats are left, however long it takes. In the new world this one is not there.
              await server.call("cancelBooking", { pnr: textAt(outcome.structured, "pnr") });
            } else assert.equal(outcome.data["reason"], "WORLD_RESET", outcome.message);
          }
        };
        const booking = bookOn();
        const ended = await run(["world", "import", "--world", "ci", "--replace", "--file", file]);
        isOver = true;
        await booking;
        assert.match(ended.stderr, /imported world 'ci', epoch \d+/);
        answerOf(ended);
        assert.ok(booked > 0, "nothing was booked meanwhile");
        structuredOf(await server.call("retrieveBooking", { pnr: kept }));
      }
    });

    test("a world is deleted, also under a server, which makes it again", async (context) => {
      const settings = { ...(await settingsIn(context)), mostWorlds: 2 };
      const run = runFor(context, settings);
      const server = await openServer({ store: settings, world: "ci" });
      const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
      const deleted = await run(["world", "delete", "--world", "ci"]);
      assert.equal(answerOf(deleted), "");
      assert.match(deleted.stderr, /deleted world 'ci': it is made again when it is next used$/m);
      assert.match(answerOf(await run(["world", "list"])), /^no worlds/);
      const gone = await server.call("retrieveBooking", { pnr });
      assert.equal(gone.kind, "refusal");
      structuredOf(await bookTrip(server));
      await server.runtime.close();
      const runAlone = runHereOn(settings);
      const shown = JSON.parse(answerOf(await runAlone(["world", "show", "--world", "ci", "--json"])));
      assert.equal(shown.epoch, 2);
      answerOf(await runAlone(["world", "create", "--seed", "one"]));
      answerOf(await runAlone(["world", "delete", "--seed", "one"]));
      assert.match(lineOf(await runAlone(["world", "delete", "--seed", "one"])), /no default world of seed 'one'/);
    });

    test("a reader that goes away ends an export in one line", async (context) => {
      const settings = { ...(await settingsIn(context)), mostWorlds: 10 };
      answerOf(await runHereOn(settings)(["world", "import", "--world", "ci"], await linesOfManyTrips()));
      const child = start(settings, ["world", "export", "--world", "ci"]);
      context.after(() => void child.kill("SIGKILL"));
      child.stdin.end();
      child.stdout.once("data", () => child.stdout.destroy());
      const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
      lineOf({ code, stdout: "", stderr });
    });
  });
}

test("worlds that live in memory cannot be looked after from outside", async (context) => {
  const run = runOn(context, {});
  const line = lineOf(await run(["world", "list"]), 2);
  assert.equal(line, "mock-gds: world list needs a store that outlives it: give --data-dir or VALKEY_URL");
});

test("a default world takes only the lines of its own seed", async (context) => {
  const run = runHereOn({ dataDirectory: temporaryFolder(context) });
  answerOf(await run(["world", "create", "--seed", "one"]));
  const exported = answerOf(await run(["world", "export", "--seed", "one"]));
  assert.match(lineOf(await run(["world", "import", "--seed", "two"], exported)), /of seed 'one'.*of seed 'two'/);
  answerOf(await run(["world", "import", "--seed", "one"], exported));
});
