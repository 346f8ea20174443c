// @generated from src/config/config.schema.json. Edit the schema, then run npm run codegen.

/** What any server is configured with, whichever pack it serves. */
export type ServerSettings = {
  /** How clients connect. --stdio and --http set it. Default: "stdio". */
  readonly transport: "stdio" | "http";
  /** TCP port of the HTTP server; 0 chooses a free one. Default: 3001. */
  readonly port: number;
  /** Address that the HTTP server listens on. Default: "127.0.0.1". */
  readonly host: string;
  /** HTTP: number of processes that share the port. Default: 1. */
  readonly workers: number;
  /** The contract pack to serve. HTTP: several with commas, each at /<pack>/mcp, and the first at /mcp too. Default: ["gds"]. */
  readonly pack: readonly string[];
  /** Folder that keeps bookings across restarts. Without it and without VALKEY_URL, bookings are kept in memory. Default: null. */
  readonly dataDir: string | null;
  /** The same seed and clock give the same world, byte for byte. Default: "mock-gds". */
  readonly seed: string;
  /** Freezes the clock at this instant. Default: null. */
  readonly now: string | null;
  /** stdio: the session to continue after a restart on the same store. Default: null. */
  readonly session: string | null;
  /** The form of the schemas in tools/list. Default: "portable". */
  readonly schemaProfile: "portable" | "verbatim";
  /** How much of each tool's output schema tools/list shows: all of it (full), the types of its root properties (outline), or nothing (none). Default: "outline". */
  readonly outputSchemas: "full" | "outline" | "none";
  /** What a tool's result contains: text and structuredContent (full), or only the text (text). With text, tools/list has no output schemas. Default: "full". */
  readonly answers: "full" | "text";
  /** Serve only the tools of these toolsets, separated by commas. Default: null. */
  readonly toolsets: readonly string[] | null;
  /** Serve only these tools, separated by commas; in addition to those of the toolsets, if both are given. Default: null. */
  readonly tools: readonly string[] | null;
  /** Serve only tools that change nothing. Default: false. */
  readonly readOnly: boolean;
  /** Form of refusals: JSON-RPC errors (rpc), tool results (result), or errors for clients of 2024 and 2025 and results from 2026-07-28 on (auto). If it is not set, the pack's contract decides. Default: "auto". */
  readonly errorStyle: "auto" | "rpc" | "result";
  /** Least severe messages to log. auto is info over HTTP and warn over stdio. Default: "auto". */
  readonly logLevel: "auto" | "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  /** Validates each result against its output schema, and each refusal against the data that its reason requires. Default: false. */
  readonly validateOutput: boolean;
  /** Entries per page of a list method. Default: 100. */
  readonly pageSize: number;
  /** Largest accepted message, in bytes. Default: 262144. */
  readonly bodyLimitBytes: number;
  /** Allowed host names of the server, separated by commas; * allows any. Default: ["localhost","127.0.0.1","[::1]"]. */
  readonly allowedHosts: readonly string[];
  /** Allowed host names of calling web pages, separated by commas; * allows any. Default: ["localhost","127.0.0.1","[::1]"]. */
  readonly allowedOrigins: readonly string[];
  /** Webhooks: addresses and ranges of proxies, separated by commas. In a request from one of them, X-Forwarded-For names the sender. Default: null. */
  readonly trustedProxies: string | null;
  /** Key that seals the state of a 2026-07-28 call between two rounds of questions. Give all servers behind one address the same key. Random by default. Default: null. */
  readonly requestStateKey: string | null;
  /** HTTP: serve clients of revision 2024-11-05 on /sse and /messages too. Default: false. */
  readonly sse: boolean;
  /** HTTP: accept tool calls without MCP on /tools/execute, and stream changes on /events. Default: false. */
  readonly debugRest: boolean;
  /** HTTP: also serve mocks of these vendors' APIs, separated by commas, each under its name (/duffel/), with the same worlds and bookings: amadeus, avinode, capcorn, duffel, frankfurter, gmail, sheets. Default: null. */
  readonly facades: readonly string[] | null;
  /** JSON file with the faults to inject into requests to facades, over HTTP and in mock mode. Default: null. */
  readonly faults: string | null;
  /** Maximum open HTTP connections. Default: 1000. */
  readonly maxConnections: number;
  /** Maximum sessions per world, and connections kept for them. Handles without a booking are evicted first, then the session that was idle longest. Default: 10000. */
  readonly maxSessions: number;
  /** Seconds for which an unused session is kept. Its bookings stay. Default: 86400. */
  readonly sessionIdleSeconds: number;
  /** Added duration of a tool call: none, a range in milliseconds such as 400-800, or realistic (by tool; in gds searches 400-800, writes 500-2000, reads 100-500). Default: "none". */
  readonly latency: string;
  /** Process due work, such as webhook events, in this server. 0: leave it to other processes on the same store; only the work that a call depends on is then done, during that call. Default: true. */
  readonly work: boolean;
  /** HTTP: time after SIGTERM in which new requests are still answered, with Connection: close. Default: 250. */
  readonly shutdownGraceMs: number;
  /** Time for running calls to finish after SIGTERM. Default: 10000. */
  readonly shutdownTimeoutMs: number;
  /** World for clients that name none; created on first use. Without it they use the default world of the seed. Default: null. */
  readonly world: string | null;
  /** Maximum worlds in the store. Default: 1000. */
  readonly maxWorlds: number;
  /** Maximum bookings per world: of the default world, and of named worlds created from now on. Default: 1000000. */
  readonly maxBookings: number;
  /** Valkey server or cluster that keeps worlds, sessions and bookings for any number of processes. Default: null. */
  readonly valkeyUrl: string | null;
  /** User name for Valkey; overrides the URL's. Default: null. */
  readonly valkeyUsername: string | null;
  /** Password for Valkey; overrides the URL's. Default: null. */
  readonly valkeyPassword: string | null;
  /** Prefix of every key, so that several installations can share one Valkey. Default: "gds:". */
  readonly valkeyKeyPrefix: string;
  /** PEM file of the certificate authorities for rediss://; replaces those of Node. Default: null. */
  readonly valkeyTlsCaFile: string | null;
  /** PEM file of the client certificate for rediss://. Default: null. */
  readonly valkeyTlsCertFile: string | null;
  /** PEM file of the client certificate's key. Default: null. */
  readonly valkeyTlsKeyFile: string | null;
  /** Timeout for Valkey's answer to one command. When it expires, the call is refused. Default: 2000. */
  readonly valkeyTimeoutMs: number;
  /** Valkey: when a write is acknowledged. replicated waits for a replica. Default: "written". */
  readonly storeDurability: "written" | "replicated";
  /** Wait at the start for a store that does not answer, instead of exiting. Default: false. */
  readonly waitForStore: boolean;
};
