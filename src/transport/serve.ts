/** Starts a pack on the configured transport, says so on stderr, and sees it to its end. */
import {
  type Configuration,
  chosenErrorStyle,
  effectiveLogLevel,
  type Given,
  storeSettings,
  worldOptions,
} from "../config/settings.js";
import type { ToolContracts } from "../contract/contract.js";
import type { Product } from "../contract/product.js";
import { createLog } from "../observability/log.js";
import { openRuntime } from "../runtime/open.js";
import type { Pack } from "../runtime/pack.js";
import type { Runtime } from "../runtime/runtime.js";
import { clockText } from "../runtime/worlds/ownWorld.js";
import { defaultWorldName } from "../runtime/worlds/worlds.js";
import { StoreUnavailableError } from "../store/index.js";
import { exposureWarning } from "./exposure.js";
import type { AcceptPending } from "./http/server/acceptQueue.js";
import type { Mounts } from "./http/server/mounts.js";
import { type ProcessControl, processControl, runToEnd, type Serving, within } from "./lifecycle.js";
import { openWhenReady } from "./waitForStore.js";

interface Started {
  readonly serving: Serving;
  readonly where: string;
  /** What else is served, and where. */
  readonly beside?: readonly string[];
}

/** What one start has besides its configuration. */
export interface ServeParts {
  /** The data directory goes with the server. */
  readonly isEphemeral?: boolean;
  /** HTTP: makes what is served beside MCP, or in its place. */
  readonly openMounts?: ((runtime: Runtime) => Promise<Mounts>) | undefined;
}

/** Each transport is loaded only where it serves: a cold start over stdio does not pay for HTTP. */
const starters: Readonly<
  Record<
    Configuration["transport"],
    (runtime: Runtime, configuration: Configuration, host: Host, parts: ServeParts) => Promise<Started>
  >
> = {
  stdio: async (runtime, configuration) => {
    const { serveOverStdio } = await import("./stdio/serve.js");
    const streams = { input: process.stdin, output: process.stdout, sessionId: configuration.session ?? undefined };
    return { serving: serveOverStdio(runtime, { ...configuration, ...streams }), where: "stdio" };
  },
  http: async (runtime, configuration, { acceptPending }, { openMounts }) => {
    const { serveOverHttp } = await import("./http/serve.js");
    const mounts = await openMounts?.(runtime);
    const serving = await serveOverHttp(runtime, { ...configuration, acceptPending, mounts });
    const beside = mounts?.places.map(({ title, path }) => `${title} on ${serving.url}${path}`) ?? [];
    return { serving, where: mounts?.isAlone === true ? `${serving.url}/` : `${serving.url}/mcp`, beside };
  },
};

/** The process that serves, as far as it matters who started it. */
export interface Host {
  readonly control: ProcessControl;
  /** Stands in each line of the log, where several processes write to one stderr. */
  readonly pid: number | undefined;
  /** Where another process accepts the connections. */
  readonly acceptPending?: AcceptPending;
  /** Told once, when the transport is open. */
  readonly announce: (started: { readonly banner: string; readonly where: string }) => void;
}

/** A process that a person or a host application has started: it says on stderr that it serves. */
const ownHost: Host = {
  control: processControl,
  pid: undefined,
  announce: ({ banner }) => void process.stderr.write(banner),
};

const worldText = ({ name, seed, clock }: Runtime["world"]): string =>
  `${name === defaultWorldName ? "" : `world ${name}, `}seed ${seed}, clock ${clockText(clock)}`;

/** What is served and where, the name of the product first. */
const placesOf = ({ title, version }: Runtime, { where, beside = [] }: Started, { isFacadeAlone }: Configuration) =>
  isFacadeAlone === true ? beside : [`${title} ${version} on ${where}`, ...beside];

const bannerOf = (runtime: Runtime, started: Started, configuration: Configuration): string =>
  [
    `${runtime.product.name} ${runtime.product.version}: ${placesOf(runtime, started, configuration).join("\n")}`,
    ...runtime.banner,
    ...(configuration.transport === "http" ? runtime.inbound.flatMap(({ banner = [] }) => banner) : []),
    worldText(runtime.world),
  ]
    .map((line) => `${line}\n`)
    .join("");

/** Closes the pack, and does not mind a store that is gone: what was answered is in it, and nothing else can be done. */
const closeOrderly = async (runtime: Runtime, timeoutMs: number): Promise<void> => {
  const closed = runtime.close().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailableError)) throw error;
    runtime.log.warn(`closed without the store: ${error.message}`);
  });
  await within(timeoutMs, closed);
};

/**
 * Serves until the transport ends or a signal comes, then exits the process. The port opens only when the store is ready;
 * rejects if it cannot start. `given` names the settings that somebody chose.
 */
export const serve = async <Tools extends ToolContracts, Services, Document>(
  pack: Pack<Tools, Services, Document>,
  configuration: Configuration,
  given: Given,
  product: Product,
  host: Host = ownHost,
  parts: ServeParts = {},
): Promise<void> => {
  const { control, pid, announce } = host;
  const log = createLog(effectiveLogLevel(configuration), undefined, pid);
  const world = worldOptions(configuration, given);
  const store = storeSettings(configuration, parts.isEphemeral);
  const clock = { now: Date.now };
  const errorStyle = chosenErrorStyle(configuration, given);
  const open = (): Promise<Runtime> =>
    openRuntime(pack, { ...configuration, errorStyle, product, store, world, clock, log });
  const runtime = await (configuration.waitForStore ? openWhenReady(open, control, product) : open());
  if (runtime === undefined) return control.exit(0);
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= closeOrderly(runtime, configuration.shutdownTimeoutMs);
    return closed;
  };
  const started = await starters[configuration.transport](runtime, configuration, host, parts).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  // A signal may follow the announcement at once, so listen for it before.
  const ended = runToEnd(started.serving, close, log, control);
  announce({ banner: bannerOf(runtime, started, configuration), where: started.where });
  const exposure =
    configuration.transport === "http" && host === ownHost ? exposureWarning(configuration.host) : undefined;
  if (exposure !== undefined) log.warn(exposure);
  await ended;
};
