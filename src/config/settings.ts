/** The typed configuration for the rest of the product. It is read once, in `read.ts`, and never changes. */

import type { LogLevel } from "../observability/log.js";
import { product } from "../product.js";
import type { WorldOptions } from "../runtime/worlds/ownWorld.js";
import type { StoreSettings, ValkeyOptions } from "../store/index.js";
import type { PackSettings } from "./packSettings.js";
import type { ServerSettings } from "./serverSettings.js";

/** All settings of the process. Those of packs are in `packSettings`, whichever packs are served. */
export type Configuration = ServerSettings & {
  readonly packSettings: PackSettings;
  /** Set by the command `facade`: facades are served instead of MCP. */
  readonly isFacadeAlone?: true;
};

/** The ids of the settings that a flag or the environment sets. */
export type Given = ReadonlySet<string>;

const valkeyOptions = (url: string, configuration: Configuration): ValkeyOptions => ({
  url,
  username: configuration.valkeyUsername ?? undefined,
  password: configuration.valkeyPassword ?? undefined,
  clientName: product.name,
  keyPrefix: configuration.valkeyKeyPrefix,
  tls: {
    caFile: configuration.valkeyTlsCaFile ?? undefined,
    certificateFile: configuration.valkeyTlsCertFile ?? undefined,
    keyFile: configuration.valkeyTlsKeyFile ?? undefined,
  },
  timeoutMs: configuration.valkeyTimeoutMs,
  durability: configuration.storeDurability,
});

/**
 * The settings of the store: the same for the server and for the commands. `isEphemeral`: the data directory exists
 * only as long as the server.
 */
export const storeSettings = (configuration: Configuration, isEphemeral = false): StoreSettings => ({
  dataDirectory: configuration.dataDir ?? undefined,
  isEphemeral,
  valkey: configuration.valkeyUrl === null ? undefined : valkeyOptions(configuration.valkeyUrl, configuration),
  mostWorlds: configuration.maxWorlds,
});

/** The part of the configuration that is about worlds. */
export const worldOptions = (configuration: Configuration, given: Given): WorldOptions => ({
  name: configuration.world,
  seed: configuration.seed,
  isSeedGiven: given.has("seed"),
  frozenAtMs: configuration.now === null ? null : Date.parse(configuration.now),
  limits: { bookings: configuration.maxBookings, sessions: configuration.maxSessions },
});

/** The configured form of refusals; undefined if none is configured: then the contract decides. */
export const chosenErrorStyle = (
  { errorStyle }: Configuration,
  given: Given,
): Configuration["errorStyle"] | undefined => (given.has("errorStyle") ? errorStyle : undefined);

/**
 * The log level. `auto` is `warn` over stdio, where a host shows the log to a person, and `info` (one line per call)
 * over HTTP.
 */
export const effectiveLogLevel = ({ logLevel, transport }: Configuration): LogLevel =>
  logLevel === "auto" ? (transport === "http" ? "info" : "warn") : logLevel;
