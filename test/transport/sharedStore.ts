/** Several servers of the fixture pack over one store, as several processes would be; the clock of their sessions is set by the test. */
import type { TestContext } from "node:test";
import { readCommand } from "../../src/config/read.js";
import { storeSettings, worldOptions } from "../../src/config/settings.js";
import { product } from "../../src/product.js";
import { openRuntimeOn } from "../../src/runtime/open.js";
import type { Host } from "../../src/runtime/pack.js";
import type { Runtime } from "../../src/runtime/runtime.js";
import { openStore, type Store, StoreUnavailableError } from "../../src/store/index.js";
import { type HttpServing, serveOverHttp } from "../../src/transport/http/serve.js";
import { createFixturePack } from "../runtime/fixtures/pack.js";
import { recordedLog } from "../runtime/fixtures/server.js";

export interface SharingServer extends HttpServing {
  readonly mcp: string;
  readonly runtime: Runtime;
  readonly logLines: readonly string[];
}

export interface SharedStore {
  readonly store: Store<unknown>;
  /** Another server on the store. The words and variables are those of the command line. */
  readonly start: (words?: readonly string[], environment?: Readonly<Record<string, string>>) => Promise<SharingServer>;
  /** Real time for sessions. */
  readonly passSeconds: (seconds: number) => void;
  /** Whether the store answers: set to false, everything that is asked of it is refused. */
  readonly setAnswers: (answers: boolean) => void;
  /** How often the store has been asked for a session. */
  readonly finds: () => number;
}

/** The store as a driver gives it to one server, until it is cut off: then what a driver says whose server is gone. */
const interruptible = (store: Store<unknown>, isAnswering: () => boolean, onFind: () => void): Store<unknown> => {
  const ask = <Answer>(question: () => Promise<Answer>): Promise<Answer> =>
    isAnswering() ? question() : Promise.reject(new StoreUnavailableError("the store at test:1 is cut off"));
  return {
    ...store,
    enter: (entry) => ask(() => store.enter(entry)),
    openSession: (command) => ask(() => store.openSession(command)),
    findSession: (world, id, expiry) => {
      onFind();
      return ask(() => store.findSession(world, id, expiry));
    },
    endSession: (world, id) => ask(() => store.endSession(world, id)),
    addSubscription: (world, id, uri) => ask(() => store.addSubscription(world, id, uri)),
    removeSubscription: (world, id, uri) => ask(() => store.removeSubscription(world, id, uri)),
    takeStream: (world, id) => ask(() => store.takeStream(world, id)),
    changeWorld: (key, changes) => ask(() => store.changeWorld(key, changes)),
    check: () => ask(store.check),
    // It goes on with the other servers, and ends with the test.
    close: async () => undefined,
  };
};

/** A store in memory. Each change that a server's pack announces is announced by all, as a shared store sees to it. */
export const shareStore = async (context: TestContext): Promise<SharedStore> => {
  const store = await openStore<unknown>({ mostWorlds: 100, warn: () => undefined });
  const hosts = new Set<Host>();
  let nowMs = 1_000_000;
  let isAnswering = true;
  let finds = 0;
  const ofServer = interruptible(
    store,
    () => isAnswering,
    () => void finds++,
  );
  const pack = createFixturePack();
  const sharingPack: typeof pack = {
    ...pack,
    open: async (host, ofOne) => {
      hosts.add(host);
      const everywhere: Host = {
        ...host,
        announce: (change) => {
          for (const each of hosts) each.announce(change);
        },
      };
      const opened = await pack.open(everywhere, ofOne);
      const stop = async (): Promise<void> => {
        hosts.delete(host);
        await opened.stop?.();
      };
      return { ...opened, stop };
    },
  };
  context.after(store.close);

  return {
    store,
    passSeconds: (seconds) => {
      nowMs += seconds * 1000;
    },
    setAnswers: (answers) => {
      isAnswering = answers;
    },
    finds: () => finds,
    start: async (words = [], environment = {}) => {
      const command = readCommand(["--http", "--port", "0", ...words], { MCP_SHUTDOWN_GRACE_MS: "0", ...environment });
      if (command.kind !== "serve") throw new Error("the configuration must serve");
      const { configuration, given } = command;
      const { log, lines } = recordedLog();
      const runtime = await openRuntimeOn(ofServer, sharingPack, {
        ...configuration,
        product,
        store: storeSettings(configuration),
        world: worldOptions(configuration, given),
        clock: { now: () => nowMs },
        log,
      });
      const serving = await serveOverHttp(runtime, configuration);
      context.after(serving.stop);
      return { ...serving, mcp: `${serving.url}/mcp`, runtime, logLines: lines };
    },
  };
};
