/** Parses the command `mock-gds facade <names>`, which serves facades instead of MCP. The settings in it are read elsewhere. */
import { refuse } from "../contract/usageError.js";
import { product } from "../product.js";
import { serverSettings } from "./allSettings.js";

interface GivenValue {
  readonly text: string;
  readonly from: string;
}

/** The vendors' names as typed, and the remaining words, which are settings. Throws UsageError. */
export const readFacadeCommand = (
  words: readonly string[],
): { readonly names: string; readonly rest: readonly string[] } => {
  const [names = "", ...rest] = words;
  if (names === "" || names.startsWith("-")) {
    refuse(`facade needs the names of vendors, separated by commas: ${product.name} facade duffel`);
  }
  return { names, rest };
};

/** The settings that do not apply to the command, besides those of packs. */
const aboutMcp: ReadonlySet<string> = new Set([
  "pack",
  "facades",
  "sse",
  "debugRest",
  "toolsets",
  "tools",
  "readOnly",
  "schemaProfile",
  "outputSchemas",
  "answers",
  "errorStyle",
  "latency",
]);

/**
 * The command as settings: transport `http`, and the facades. Throws UsageError for --stdio, and for a flag that is
 * about MCP.
 */
export const givenByFacadeCommand = (
  names: string,
  given: ReadonlyMap<string, GivenValue>,
): ReadonlyMap<string, GivenValue> => {
  if (given.get("transport")?.text === "stdio") refuse("facades are served over HTTP: leave --stdio out");
  for (const [id, { from }] of given) {
    if (!aboutMcp.has(id) && !id.includes(".")) continue;
    refuse(`${from} is about MCP, and facade serves none: leave it out, or start with --http --facade ${names}`);
  }
  const from = "facade";
  return new Map([...given, ["transport", { text: "http", from }], ["facades", { text: names, from }]]);
};

/**
 * The settings that the command fixes, whatever the environment says for MCP servers. The pack is the default one,
 * whose bookings the facades sell.
 */
export const withoutMcp = {
  isFacadeAlone: true,
  pack: [String(serverSettings.find(({ name }) => name === "pack")?.schema.default)],
  sse: false,
  debugRest: false,
  toolsets: null,
  tools: null,
  readOnly: false,
} as const;
