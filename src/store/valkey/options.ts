/** The options of the Valkey store. */

export interface ValkeyOptions {
  /**
   * `valkey://`, `redis://`, or with TLS `valkeys://`, `rediss://`. Several nodes with commas, or `?cluster=true`, mean a
   * cluster.
   */
  readonly url: string;
  /** Overrides the user in the URL; likewise `password`. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** The name of the connections in Valkey's CLIENT LIST. */
  readonly clientName?: string | undefined;
  /** The start of every key, so that several installations can share one Valkey. */
  readonly keyPrefix: string;
  /** PEM files for TLS. Without `caFile`, Node's own certificate authorities are used. */
  readonly tls?: {
    readonly caFile?: string | undefined;
    readonly certificateFile?: string | undefined;
    readonly keyFile?: string | undefined;
  };
  /** The timeout of one command; 2000 by default. */
  readonly timeoutMs?: number | undefined;
  /**
   * When a write is acknowledged. `written`: the primary has it. `replicated`: one replica has it too; without a replica, this
   * warns.
   */
  readonly durability: "written" | "replicated";
}
