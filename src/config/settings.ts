/** The typed configuration that the rest of the product is given. It is read once, in `read.ts`, and never changes. */

export interface Configuration {
  readonly transport: "stdio" | "http";
  readonly port: number;
  readonly host: string;
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
  readonly maxConnections: number;
  readonly maxSessions: number;
  readonly shutdownGraceMs: number;
  readonly shutdownTimeoutMs: number;
  readonly valkeyUrl: string | null;
}

export type LogLevel = "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";

/** What a pack is told when it is made. The clock comes later, with the host. */
export interface PackSettings {
  readonly seed: string;
  readonly realism: "contract" | "strict";
  readonly isolation: "world" | "session";
  /** Folder of the durable store; undefined for memory. */
  readonly dataDir: string | undefined;
  /** The instant at which the clock is frozen, in epoch milliseconds; undefined for the real clock. */
  readonly frozenAtMs: number | undefined;
  readonly schemaProfile: "portable" | "verbatim";
}

/** The part of the configuration that a pack may know. */
export const packSettings = (configuration: Configuration): PackSettings => ({
  seed: configuration.seed,
  realism: configuration.realism,
  isolation: configuration.isolation,
  dataDir: configuration.dataDir ?? undefined,
  frozenAtMs: configuration.now === null ? undefined : Date.parse(configuration.now),
  schemaProfile: configuration.schemaProfile,
});

/** The level that `auto` stands for: quiet where a host shows the log to a person, one line per call on a server. */
export const effectiveLogLevel = ({ logLevel, transport }: Configuration): LogLevel =>
  logLevel === "auto" ? (transport === "http" ? "info" : "warn") : logLevel;
