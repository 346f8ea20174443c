/** The typed configuration that the rest of the product is given. It is read once, in `read.ts`, and never changes. */
import type { LogLevel } from "../observability/log.js";
import type { LatencySetting } from "../runtime/calls/latency.js";
import type { WorldOptions } from "../runtime/worlds/ownWorld.js";
import type { StoreSettings, ValkeyOptions } from "../store/index.js";

export interface Configuration {
  readonly transport: "stdio" | "http";
  readonly port: number;
  readonly host: string;
  readonly workers: number;
  readonly pack: string;
  readonly dataDir: string | null;
  readonly seed: string;
  /** An instant with offset, as given; null for the real clock. */
  readonly now: string | null;
  readonly realism: "contract" | "strict";
  readonly isolation: "world" | "session";
  readonly session: string | null;
  readonly schemaProfile: "portable" | "verbatim";
  readonly errorStyle: "auto" | "rpc" | "result";
  readonly logLevel: "auto" | LogLevel;
  readonly validateOutput: boolean;
  readonly pageSize: number;
  readonly bodyLimitBytes: number;
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly requestStateKey: string | null;
  readonly sse: boolean;
  readonly debugRest: boolean;
  readonly maxConnections: number;
  readonly maxSessions: number;
  readonly sessionIdleSeconds: number;
  readonly latency: LatencySetting;
  readonly shutdownGraceMs: number;
  readonly shutdownTimeoutMs: number;
  readonly world: string | null;
  readonly maxWorlds: number;
  readonly maxBookings: number;
  readonly valkeyUrl: string | null;
  readonly valkeyUsername: string | null;
  readonly valkeyPassword: string | null;
  readonly valkeyKeyPrefix: string;
  readonly valkeyTlsCaFile: string | null;
  readonly valkeyTlsCertFile: string | null;
  readonly valkeyTlsKeyFile: string | null;
  readonly storeDurability: "written" | "replicated";
  readonly waitForStore: boolean;
}

/** The names of the settings that somebody gave a value, in a flag or the environment. */
export type Given = ReadonlySet<string>;

/** What a pack is told when it is made. The clock and the store come later, with the host, and worlds with each call. */
export interface PackSettings {
  readonly realism: "contract" | "strict";
  readonly isolation: "world" | "session";
}

const valkeyOptions = (url: string, configuration: Configuration): ValkeyOptions => ({
  url,
  username: configuration.valkeyUsername ?? undefined,
  password: configuration.valkeyPassword ?? undefined,
  keyPrefix: configuration.valkeyKeyPrefix,
  tls: {
    caFile: configuration.valkeyTlsCaFile ?? undefined,
    certificateFile: configuration.valkeyTlsCertFile ?? undefined,
    keyFile: configuration.valkeyTlsKeyFile ?? undefined,
  },
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

/** The part of the configuration that a pack may know. */
export const packSettings = (configuration: Configuration): PackSettings => ({
  realism: configuration.realism,
  isolation: configuration.isolation,
});

/** The level that `auto` stands for: quiet where a host shows the log to a person, one line per call on a server. */
export const effectiveLogLevel = ({ logLevel, transport }: Configuration): LogLevel =>
  logLevel === "auto" ? (transport === "http" ? "info" : "warn") : logLevel;
