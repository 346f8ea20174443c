/** Several packs of the product in this process, on one store and one port, as `mock-gds --http --pack gds,charter,...` serves them. */
import type { TestContext } from "node:test";
import { readCommand } from "../../src/config/read.js";
import { storeSettings, worldOptions } from "../../src/config/settings.js";
import { loadPacks } from "../../src/packs/loaded.js";
import { product } from "../../src/product.js";
import type { ServedPacks } from "../../src/runtime/runtime.js";
import { openTogether } from "../../src/runtime/together.js";
import type { Store } from "../../src/store/index.js";
import { type HttpServing, serveOverHttp } from "../../src/transport/http/serve.js";
import { usualNow } from "../e2e/support/product.js";
import { recordedLog } from "../runtime/fixtures/server.js";

export interface SeveralServer extends HttpServing {
  readonly packs: ServedPacks;
  readonly store: Store<unknown>;
  readonly mcpOf: (pack: string) => string;
  /** What the process logged of one pack. */
  readonly logOf: (pack: string) => readonly string[];
}

interface Changes {
  readonly words?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** A server of the named packs, separated by commas. It is stopped, and its store closed, when the test is over. */
export const serveSeveral = async (
  context: TestContext,
  names: string,
  { words = [], environment = {} }: Changes = {},
): Promise<SeveralServer> => {
  const command = readCommand(["--http", "--port", "0", "--pack", names, "--now", usualNow, ...words], {
    MCP_SHUTDOWN_GRACE_MS: "0",
    MOCK_GDS_VALIDATE_OUTPUT: "1",
    ...environment,
  });
  if (command.kind !== "serve") throw new Error(JSON.stringify(command));
  const { configuration, given } = command;
  const logs = new Map<string, ReturnType<typeof recordedLog>>();
  const logFor = (pack: string): ReturnType<typeof recordedLog> => {
    const recorded = logs.get(pack) ?? recordedLog();
    logs.set(pack, recorded);
    return recorded;
  };
  const opened: { store?: Store<unknown> } = {};
  const loaded = (await loadPacks(configuration.pack, configuration.packSettings)).map((pack) => ({
    ...pack,
    openOn: (...[store, options, shared]: Parameters<typeof pack.openOn>) => {
      opened.store = store;
      return pack.openOn(store, options, shared);
    },
  }));
  const packs = await openTogether(loaded, {
    ...configuration,
    errorStyle: undefined,
    product,
    store: storeSettings(configuration),
    world: worldOptions(configuration, given),
    clock: { now: Date.now },
    log: recordedLog().log,
    logOf: (pack) => logFor(pack).log,
  });
  const { first, others } = packs;
  const { store } = opened;
  if (store === undefined) throw new Error("no pack was opened");
  const serving = await serveOverHttp(first, { ...configuration, others });
  context.after(async () => {
    await serving.stop();
    await packs.close();
  });
  return {
    ...serving,
    packs,
    store,
    mcpOf: (pack) => `${serving.url}/${pack}/mcp`,
    logOf: (pack) => logFor(pack).lines,
  };
};
