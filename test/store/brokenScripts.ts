/**
 * Breaks the shipped scripts of the Valkey driver at a command of choice: the script runs on a real Valkey as it is, but for one
 * command, which Valkey refuses. It knows nothing of what the scripts are for.
 */
import { Redis } from "ioredis";
import { openConnection, type ValkeyConnection } from "../../src/store/valkey/connection.js";
import { loadScripts, type ScriptName } from "../../src/store/valkey/scripts.js";
import type { ValkeyServer } from "../support/valkey.js";

/** Counts the times a script got to the command at which it was to break; no key of the store's. */
const probe = "broken-at";

const luaOf = (name: ScriptName) => {
  const script = loadScripts().find((one) => one.name === name);
  if (script === undefined) throw new Error(`there is no script ${name}`);
  return script;
};

/** A first line that says how a script is to be run has to stay the first. */
const brokenAt = (lua: string, nth: number): string => {
  const [, shebang = "", body = ""] = /^(#![^\n]*\n)?([\s\S]*)$/.exec(lua) ?? [];
  return `${shebang}local called, real = 0, redis
local function breaking(run)
  return function(...)
    called = called + 1
    if called == ${nth} then
      real.call("INCR", "${probe}")
      return run("NO-SUCH-COMMAND")
    end
    return run(...)
  end
end
local redis = { call = breaking(real.call), pcall = breaking(real.pcall) }
${body}`;
};

const expectedContents = `
local keys, contents = redis.call("KEYS", "*"), {}
table.sort(keys)
for _, key in ipairs(keys) do
  if key ~= "${probe}" then contents[#contents + 1] = key .. " " .. redis.sha1hex(redis.call("DUMP", key)) end
end
return table.concat(contents, "\\n")`;

/** One run of the script, as the store made it. */
export interface ScriptRun {
  /** It got to the command that was refused. */
  readonly isBroken: boolean;
  readonly before: string;
  readonly after: string;
  /** What the store was told. */
  readonly error: unknown;
  /** Runs the same again, as after a connection that broke before the answer came; the script is whole now. */
  readonly repeat: () => Promise<unknown>;
}

export interface Breaker {
  readonly connection: ValkeyConnection;
  /** From now on the script breaks at its nth command; `runs` starts anew. */
  readonly breakAt: (script: ScriptName, nth: number) => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Everything that Valkey holds, for comparison: each key with a digest of what it has. */
  readonly contents: () => Promise<string>;
  readonly empty: () => Promise<void>;
  readonly close: () => void;
  /** Of the script that is broken. */
  readonly runs: () => readonly ScriptRun[];
}

export const openBreaker = async (server: ValkeyServer, keyPrefix: string): Promise<Breaker> => {
  const inner = await openConnection({ url: server.url, keyPrefix, durability: "written" });
  const watcher = new Redis({ port: server.port });
  const contents = async (): Promise<string> => String(await watcher.eval(expectedContents, 0));
  const probed = async (): Promise<number> => Number(await watcher.get(probe));
  let broken: ScriptName | undefined;
  let runs: ScriptRun[] = [];

  const define = (name: ScriptName, lua: string, numberOfKeys: number): Promise<void> =>
    inner.ask(async (client) => client.defineCommand(name, { lua, numberOfKeys }));
  const mend = async (): Promise<void> => {
    if (broken === undefined) return;
    const { lua, numberOfKeys } = luaOf(broken);
    await define(broken, lua, numberOfKeys);
    broken = undefined;
  };
  const watching =
    (kind: "run" | "write"): ValkeyConnection["write"] =>
    async (script, keys, rest) => {
      const go = (): Promise<unknown> => inner[kind](script, keys, rest);
      if (script !== broken) return go();
      const [before, probesBefore] = [await contents(), await probed()];
      const note = async (error: unknown): Promise<void> => {
        const [after, probes] = [await contents(), await probed()];
        runs.push({ isBroken: probes !== probesBefore, before, after, error, repeat: go });
      };
      try {
        const reply = await go();
        await note(undefined);
        return reply;
      } catch (error) {
        await note(error);
        throw error;
      }
    };

  return {
    connection: {
      ...inner,
      run: (script, keys, rest = []) => watching("run")(script, keys, rest),
      write: watching("write"),
    },
    breakAt: async (script, nth) => {
      await mend();
      broken = script;
      runs = [];
      const { lua, numberOfKeys } = luaOf(script);
      await define(script, brokenAt(lua, nth), numberOfKeys);
    },
    mend,
    contents,
    empty: async () => void (await watcher.flushall()),
    close: () => watcher.disconnect(),
    runs: () => runs,
  };
};
