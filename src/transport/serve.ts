/** Starts packs on the configured transport, announces them on stderr, and runs them to their end. */
import {
  type Configuration,
  chosenErrorStyle,
  effectiveLogLevel,
  type Given,
  storeSettings,
  worldOptions,
} from "../config/settings.js";
import type { Product } from "../contract/product.js";
import { createLog, type Log } from "../observability/log.js";
import type { Runtime, ServedPacks } from "../runtime/runtime.js";
import type { TogetherOptions } from "../runtime/together.js";
import { StoreUnavailableError } from "../store/index.js";
import { bannerOf, type Places } from "./banner.js";
import { exposureWarning } from "./exposure.js";
import type { AcceptPending } from "./http/server/acceptQueue.js";
import type { Mounts } from "./http/server/mounts.js";
import { type ProcessControl, processControl, runToEnd, type Serving, within } from "./lifecycle.js";
import { openWhenReady } from "./waitForStore.js";

interface Started extends Places {
  readonly serving: Serving;
}

/** Opens the packs to serve. */
export type OpenPacks = (options: TogetherOptions) => Promise<ServedPacks>;

/** Options of one start besides its configuration. */
export interface ServeParts {
  /** The data directory is deleted with the server. */
  readonly isEphemeral?: boolean;
  /** HTTP: opens the APIs that are served beside MCP, or instead of it. */
  readonly openMounts?: ((runtime: Runtime) => Promise<Mounts>) | undefined;
}

/** A transport is loaded only if it is used: a cold start over stdio does not load HTTP. */
const starters: Readonly<
  Record<
    Configuration["transport"],
    (packs: ServedPacks, configuration: Configuration, host: Host, parts: ServeParts) => Promise<Started>
  >
> = {
  stdio: async ({ first: runtime }, configuration) => {
    const { serveOverStdio } = await import("./stdio/serve.js");
    const streams = { input: process.stdin, output: process.stdout, sessionId: configuration.session ?? undefined };
    return { serving: serveOverStdio(runtime, { ...configuration, ...streams }), where: "stdio" };
  },
  http: async ({ first: runtime, others }, configuration, { acceptPending }, { openMounts }) => {
    const { serveOverHttp } = await import("./http/serve.js");
    const mounts = await openMounts?.(runtime);
    const serving = await serveOverHttp(runtime, { ...configuration, acceptPending, mounts, others });
    const beside = mounts?.places.map(({ title, path }) => `${title} on ${serving.url}${path}`) ?? [];
    const where = mounts?.isAlone === true ? `${serving.url}/` : `${serving.url}/mcp`;
    if (others.length === 0) return { serving, where, beside };
    const [address, ...further] = [runtime, ...others].map(({ name }) => `${serving.url}/${name}/mcp`);
    return { serving, where: address ?? where, others: further, beside };
  },
};

/** The serving process: how it is controlled, and how it reports. */
export interface Host {
  readonly control: ProcessControl;
  /** Written in each line of the log, if several processes write to one stderr. */
  readonly pid: number | undefined;
  /** Given where another process accepts the connections: asks it to accept the pending ones. */
  readonly acceptPending?: AcceptPending;
  /** Called once, when the transport is open. */
  readonly announce: (started: { readonly banner: string; readonly where: string }) => void;
}

/** A process that a person or a host application has started: it announces itself on stderr. */
const ownHost: Host = {
  control: processControl,
  pid: undefined,
  announce: ({ banner }) => void process.stderr.write(banner),
};

/** Closes the packs. An unavailable store is only logged: it already has every write that was answered. */
const closeOrderly = async (packs: ServedPacks, log: Log, timeoutMs: number): Promise<void> => {
  const closed = packs.close().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailableError)) throw error;
    log.warn(`closed without the store: ${error.message}`);
  });
  await within(timeoutMs, closed);
};

/**
 * Serves until the transport ends or a signal comes, then exits the process. The port opens only when the store is
 * ready. Rejects if it cannot start. `given` names the settings that were set explicitly.
 */
export const serve = async (
  openPacks: OpenPacks,
  configuration: Configuration,
  given: Given,
  product: Product,
  host: Host = ownHost,
  parts: ServeParts = {},
): Promise<void> => {
  const { control, pid, announce } = host;
  const level = effectiveLogLevel(configuration);
  const log = createLog(level, undefined, pid);
  const logOf = (pack: string): Log => createLog(level, undefined, pid, pack);
  const world = worldOptions(configuration, given);
  const store = storeSettings(configuration, parts.isEphemeral);
  const clock = { now: Date.now };
  const errorStyle = chosenErrorStyle(configuration, given);
  const open = (): Promise<ServedPacks> =>
    openPacks({ ...configuration, errorStyle, product, store, world, clock, log, logOf });
  const packs = await (configuration.waitForStore ? openWhenReady(open, control, product) : open());
  if (packs === undefined) return control.exit(0);
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= closeOrderly(packs, log, configuration.shutdownTimeoutMs);
    return closed;
  };
  const started = await starters[configuration.transport](packs, configuration, host, parts).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  // A signal may follow the announcement at once, so listen for it before.
  const ended = runToEnd(started.serving, close, log, control);
  announce({ banner: bannerOf(packs, started, configuration), where: started.where });
  const exposure =
    configuration.transport === "http" && host === ownHost ? exposureWarning(configuration.host) : undefined;
  if (exposure !== undefined) log.warn(exposure);
  await ended;
};
