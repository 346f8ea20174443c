/** The servers whose answers are compared: alike in everything but the way that a request takes through the transport. */
import { Writable } from "node:stream";
import type { TestContext } from "node:test";
import { readCommand } from "../../src/config/read.js";
import { type Configuration, type Given, storeSettings, worldOptions } from "../../src/config/settings.js";
import { createLog } from "../../src/observability/log.js";
import { type UsePack, withPack } from "../../src/packs/index.js";
import { product } from "../../src/product.js";
import { openRuntime } from "../../src/runtime/open.js";
import type { ResourceChange } from "../../src/runtime/pack.js";
import type { Runtime, RuntimeOptions } from "../../src/runtime/runtime.js";
import { serveOverHttp } from "../../src/transport/http/serve.js";

export interface ComparedServer {
  readonly runtime: Runtime;
  readonly port: number;
  /** What has been announced since this was last asked. */
  readonly takeChanges: () => readonly ResourceChange[];
  /** Lets real time go on, as far as the server knows. */
  readonly advance: (milliseconds: number) => void;
}

export interface ServerOptions {
  readonly usesFastPath: boolean;
  readonly pack?: string;
  readonly settings?: Partial<Configuration>;
}

const usualSettings = (): { readonly configuration: Configuration; readonly given: Given } => {
  const words = ["--http", "--port", "0", "--seed", "differential", "--now", "2026-05-16T09:00:00Z"];
  const command = readCommand(words, { MCP_SHUTDOWN_GRACE_MS: "0" });
  if (command.kind !== "serve") throw new Error("the configuration must serve");
  return command;
};

const silent = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

const startedAtMs = Date.parse("2026-05-16T09:00:00Z");

export interface OpenedRuntime {
  readonly runtime: Runtime;
  readonly configuration: Configuration;
  readonly advance: (milliseconds: number) => void;
}

/** The pack with a memory of its own, the same seed for all, and clocks that stand still. */
export const openPack = async ({
  pack = "gds",
  settings = {},
}: Omit<ServerOptions, "usesFastPath">): Promise<OpenedRuntime> => {
  const { configuration: usual, given } = usualSettings();
  const configuration = { ...usual, ...settings };
  let nowMs = startedAtMs;
  const options: RuntimeOptions = {
    ...configuration,
    product,
    store: storeSettings(configuration),
    world: worldOptions(configuration, given),
    clock: { now: () => nowMs },
    log: createLog("silent", silent()),
  };
  const runtime = await new Promise<Runtime>((resolve, reject) => {
    const use: UsePack = async (chosen) => resolve(await openRuntime(chosen, options));
    withPack(pack, configuration.packSettings, use).catch(reject);
  });
  return {
    runtime,
    configuration,
    advance: (milliseconds) => {
      nowMs += milliseconds;
    },
  };
};

/** A server as a comparison sees it, whatever serves. */
export const comparedServer = (url: string, { runtime, advance }: OpenedRuntime): ComparedServer => {
  let changes: ResourceChange[] = [];
  runtime.onChange((change) => void changes.push(change));
  return {
    runtime,
    port: Number(new URL(url).port),
    takeChanges: () => {
      const taken = changes;
      changes = [];
      return taken;
    },
    advance,
  };
};

/** The product's own server on a free port, stopped when the test is over. */
export const startServer = async (context: TestContext, options: ServerOptions): Promise<ComparedServer> => {
  const opened = await openPack(options);
  const { runtime, configuration } = opened;
  const serving = await serveOverHttp(runtime, { ...configuration, usesFastPath: options.usesFastPath });
  context.after(async () => {
    await serving.stop();
    await runtime.close();
  });
  return comparedServer(serving.url, opened);
};
