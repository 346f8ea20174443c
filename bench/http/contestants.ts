/** Who is compared: which server in which form, and how a client speaks to it. It knows no figure. */
import type { CaseName } from "./cases.js";
import type { Greeting } from "./client.js";
import type { Era } from "./wire.js";

export type ContestantName =
  | "ours, 2025"
  | "ours, 2026"
  | "raw node:http, 2025"
  | "raw node:http, 2026"
  | "raw node:http, ready answer"
  | "raw node:http, ready bytes"
  | "mcp-lite"
  | "mcp-lite, sessions"
  | "tmcp"
  | "@hono/mcp, sessions"
  | "SDK v2 createMcpHandler, 2026"
  | "SDK v2 createMcpHandler, 2025"
  | "SDK v2, sessions"
  | "SDK v1, sessions"
  | "SDK v1, stateless"
  | "fastmcp, sessions"
  | "the handler alone";

export type Kind = "ours" | "raw" | "peer" | "handler";

export interface Contestant {
  readonly name: ContestantName;
  readonly kind: Kind;
  /** The bundled file that serves, and what follows the name of the pack on its command line. */
  readonly entry: string;
  readonly words: readonly string[];
  readonly era: Era;
  readonly greeting: Greeting;
}

const peer = (name: ContestantName, entry: string, era: Era = "2025", ...words: readonly string[]): Contestant => ({
  name,
  kind: "peer",
  entry,
  words,
  era,
  greeting: "session",
});

const raw = (name: ContestantName, entry: string, era: Era, ...words: readonly string[]): Contestant => ({
  name,
  kind: "raw",
  entry,
  words,
  era,
  greeting: "nobody",
});

const isSearch = (name: CaseName): boolean => name.startsWith("searchFlights");

const peers: readonly Contestant[] = [
  peer("mcp-lite", "mcpLite", "2025", "stateless"),
  peer("mcp-lite, sessions", "mcpLite", "2025", "sessions"),
  peer("tmcp", "tmcp"),
  peer("@hono/mcp, sessions", "hono"),
  peer("SDK v2 createMcpHandler, 2025", "sdkV2Handler", "2025"),
  peer("SDK v2 createMcpHandler, 2026", "sdkV2Handler", "2026"),
  peer("SDK v2, sessions", "sdkV2Sessions"),
  peer("SDK v1, sessions", "sdkV1", "2025", "sessions"),
  peer("SDK v1, stateless", "sdkV1", "2025", "stateless"),
  peer("fastmcp, sessions", "fastmcp"),
];

/** All that take part in a case, in the order in which they take turns. */
export const contestantsIn = (name: CaseName, withPeers: boolean): readonly Contestant[] => {
  const repeated = name === "searchFlights repeated" ? ["repeated"] : [];
  return [
    { name: "ours, 2025", kind: "ours", entry: "ours", words: [], era: "2025", greeting: "session" },
    raw("raw node:http, 2025", "raw", "2025"),
    { name: "ours, 2026", kind: "ours", entry: "ours", words: [], era: "2026", greeting: "session" },
    raw("raw node:http, 2026", "raw", "2026"),
    ...(name === "bookFlight" ? [] : [raw("raw node:http, ready bytes", "prepared", "2025", "bytes", ...repeated)]),
    ...(isSearch(name) ? [raw("raw node:http, ready answer", "prepared", "2025", "stringify", ...repeated)] : []),
    ...(name === "echo"
      ? []
      : [{ ...raw("the handler alone", "handlerAlone", "2025", name), kind: "handler" as const }]),
    ...(withPeers ? peers : []),
  ];
};
