/** The typed configuration that the rest of the product is given. It is read once, in `read.ts`, and never changes. */

import type { LogLevel } from "../observability/log.js";
import { product } from "../product.js";
import type { WorldOptions } from "../runtime/worlds/ownWorld.js";
import type { StoreSettings, ValkeyOptions } from "../store/index.js";
import type { PackSettings } from "./packSettings.js";
import type { ServerSettings } from "./serverSettings.js";

/** All settings of the process. A setting of one pack is among that pack's, whichever is served. */
export type Configuration = ServerSettings & {
  readonly packSettings: PackSettings;
  /** The command `facade`: facades are served in the place of MCP. */
  readonly isFacadeAlone?: true;
};

/** The ids of the settings that somebody gave a value, in a flag or the environment. */
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
 * Which store the configuration asks for: the same answer for the server and for the commands beside it. `isEphemeral`: the
 * data directory goes with the server.
 */
export const storeSettings = (configuration: Configuration, isEphemeral = false): StoreSettings => ({
  dataDirectory: configuration.dataDir ?? undefined,
  isEphemeral,
  valkey: configuration.valkeyUrl === null ? undefined : valkeyOptions(configuration.valkeyUrl, configuration),
  mostWorlds: configuration.maxWorlds,
});

/** What the configuration says of worlds. */
export const worldOptions = (configuration: Configuration, given: Given): WorldOptions => ({
  name: configuration.world,
  seed: configuration.seed,
  isSeedGiven: given.has("seed"),
  frozenAtMs: configuration.now === null ? null : Date.parse(configuration.now),
  limits: { bookings: configuration.maxBookings, sessions: configuration.maxSessions },
});

/** The form of refusals that somebody chose; undefined leaves the choice to the contract. */
export const chosenErrorStyle = (
  { errorStyle }: Configuration,
  given: Given,
): Configuration["errorStyle"] | undefined => (given.has("errorStyle") ? errorStyle : undefined);

/** The level that `auto` stands for: quiet where a host shows the log to a person, one line per call on a server. */
export const effectiveLogLevel = ({ logLevel, transport }: Configuration): LogLevel =>
  logLevel === "auto" ? (transport === "http" ? "info" : "warn") : logLevel;
