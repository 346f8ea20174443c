// @generated from src/config/config.schema.json. Edit the schema, then run npm run codegen.

/** What any server is configured with, whichever pack it serves. */
export type ServerSettings = {
  /** How clients connect. --stdio and --http are short for it. Default: "stdio". */
  readonly transport: "stdio" | "http";
  /** TCP port of the HTTP server; 0 takes a free one. Default: 3001. */
  readonly port: number;
  /** Address that the HTTP server binds. Default: "127.0.0.1". */
  readonly host: string;
  /** HTTP: processes that serve the port together. Default: 1. */
  readonly workers: number;
  /** The contract pack to serve. Default: "gds". */
  readonly pack: string;
  /** Folder that keeps bookings across restarts; without it, and without VALKEY_URL, they live in memory. Default: null. */
  readonly dataDir: string | null;
  /** The same seed and clock give the same world, byte for byte. Default: "mock-gds". */
  readonly seed: string;
  /** Freezes the clock at this instant. Default: null. */
  readonly now: string | null;
  /** stdio: continues this session's bookings after a restart on the same store. Default: null. */
  readonly session: string | null;
  /** The form of the schemas in tools/list. Default: "portable". */
  readonly schemaProfile: "portable" | "verbatim";
  /** Refusals as JSON-RPC errors, as results, or as the connection's protocol revision asks for. Default: "auto". */
  readonly errorStyle: "auto" | "rpc" | "result";
  /** auto is info over HTTP and warn over stdio. Default: "auto". */
  readonly logLevel: "auto" | "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  /** Checks each result against its output schema, and each refusal for the data that its reason promises. Default: false. */
  readonly validateOutput: boolean;
  /** Entries on one page of a list method. Default: 100. */
  readonly pageSize: number;
  /** Largest message that is read. Default: 262144. */
  readonly bodyLimitBytes: number;
  /** Host names that clients may address, with commas; * allows any. Default: ["localhost","127.0.0.1","[::1]"]. */
  readonly allowedHosts: readonly string[];
  /** Host names of web pages that may call, with commas; * allows any. Default: ["localhost","127.0.0.1","[::1]"]. */
  readonly allowedOrigins: readonly string[];
  /** Seals what a call of revision 2026-07-28 carries from one round of questions to the next; the same for all servers behind one address. Random without it. Default: null. */
  readonly requestStateKey: string | null;
  /** HTTP: also serves clients of revision 2024-11-05, on /sse and /messages. Default: false. */
  readonly sse: boolean;
  /** HTTP: also takes tool calls without MCP on /tools/execute, and tells of changes on /events. Default: false. */
  readonly debugRest: boolean;
  /** Open HTTP connections at most. Default: 1000. */
  readonly maxConnections: number;
  /** Sessions of a world at most, and connections kept for them; handles without a booking go first, then the one idle for longest. Default: 10000. */
  readonly maxSessions: number;
  /** How long a session is kept after its last use. Its bookings stay. Default: 86400. */
  readonly sessionIdleSeconds: number;
  /** How long a tool call takes: none, a range of milliseconds such as 400-800, or realistic (searches 400-800, writes 500-2000, reads 100-500). Default: "none". */
  readonly latency: string;
  /** HTTP: how long after SIGTERM new requests are still answered, with Connection: close. Default: 250. */
  readonly shutdownGraceMs: number;
  /** How long running calls may take to finish after SIGTERM. Default: 10000. */
  readonly shutdownTimeoutMs: number;
  /** Name of the world to serve to clients that name none; made on first use. Without it, the default world of the seed. Default: null. */
  readonly world: string | null;
  /** Worlds in the store at most. Default: 1000. */
  readonly maxWorlds: number;
  /** Bookings in a world at most: in the default world, and in named worlds that are made from now on. Default: 1000000. */
  readonly maxBookings: number;
  /** Keeps worlds, sessions and bookings on this Valkey server or cluster, for any number of processes. Default: null. */
  readonly valkeyUrl: string | null;
  /** User on the Valkey server, instead of the one in the URL. Default: null. */
  readonly valkeyUsername: string | null;
  /** Password on the Valkey server, instead of the one in the URL. Default: null. */
  readonly valkeyPassword: string | null;
  /** Comes before every key, so that several installations share one Valkey. Default: "gds:". */
  readonly valkeyKeyPrefix: string;
  /** PEM file with the authorities to trust for rediss://, instead of the system's. Default: null. */
  readonly valkeyTlsCaFile: string | null;
  /** PEM file with the client certificate for rediss://. Default: null. */
  readonly valkeyTlsCertFile: string | null;
  /** PEM file with the key of the client certificate. Default: null. */
  readonly valkeyTlsKeyFile: string | null;
  /** Valkey: replicated answers a write when a replica has it too. Default: "written". */
  readonly storeDurability: "written" | "replicated";
  /** Waits at the start for a store that does not answer, instead of ending. Default: false. */
  readonly waitForStore: boolean;
};
