/** Reads what is served in the place of MCP, `mock-gds facade <names>`, and leaves the settings to the reader of them. */
import { refuse } from "../contract/usageError.js";
import { product } from "../product.js";
import { serverSettings } from "./allSettings.js";

interface GivenValue {
  readonly text: string;
  readonly from: string;
}

/** The names of the vendors as they were typed, and the words that are settings. Throws UsageError. */
export const readFacadeCommand = (
  words: readonly string[],
): { readonly names: string; readonly rest: readonly string[] } => {
  const [names = "", ...rest] = words;
  if (names === "" || names.startsWith("-")) {
    refuse(`facade needs the names of vendors, separated by commas: ${product.name} facade duffel`);
  }
  return { names, rest };
};

/** What the command has no use for, besides the settings of packs. */
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

/** The command as settings: HTTP alone. Throws UsageError for a flag that is about MCP. */
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
 * What the command serves with, whatever the environment says to servers of MCP. The store is that of the default pack, whose
 * bookings are what is sold.
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
