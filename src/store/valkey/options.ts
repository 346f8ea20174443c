/** How Valkey is reached, and when a write is acknowledged. */

export interface ValkeyOptions {
  /** `valkey://`, `redis://` or `rediss://`; several nodes with commas, or `?cluster=true`, mean a cluster. */
  readonly url: string;
  /** Instead of those in the URL. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** What connections call themselves in the list of clients. */
  readonly clientName?: string | undefined;
  /** Comes before every key, so that several installations share one Valkey. */
  readonly keyPrefix: string;
  /** PEM files for `rediss://`; the system's authorities are used without `caFile`. */
  readonly tls?: {
    readonly caFile?: string | undefined;
    readonly certificateFile?: string | undefined;
    readonly keyFile?: string | undefined;
  };
  /** Time for the answer to one command; two seconds without it. */
  readonly timeoutMs?: number | undefined;
  /** `written`: acknowledged by the primary. `replicated`: also by one replica, unless none is there (then with a warning). */
  readonly durability: "written" | "replicated";
}
