/** The `package.json` of a client: no dependencies, no build, and both official clients as optional peer dependencies. */
import type { PackModel } from "../../model.js";
import { hasOutput } from "../../outputs.js";
import { jsonResources } from "./descriptors.js";

interface ExportTarget {
  readonly types: string;
  /** The file that bundlers for browsers use. */
  readonly browser?: string;
  readonly default: string;
}

const entry = (name: string): ExportTarget => ({
  types: `./${name}.d.ts`,
  default: `./${name}.js`,
});

const connector = (name: string): ExportTarget => ({
  types: `./${name}.d.ts`,
  browser: `./${name}.browser.js`,
  default: `./${name}.js`,
});

/** The versions that the consumer test installs, and later compatible ones. */
const peers = { "@modelcontextprotocol/client": "^2.4.0", "@modelcontextprotocol/sdk": "^1.32.2" } as const;

/** The modules that users may import, by the subpath after the name of the package. */
export const packageExports = (pack: PackModel): Readonly<Record<string, string | ExportTarget>> => ({
  ".": entry("index"),
  "./tools": entry("tools"),
  ...(jsonResources(pack).length > 0 && { "./resources": entry("resources") }),
  "./reasons": entry("reasons"),
  "./mock": entry("mock"),
  "./connect/client": connector("connect/client"),
  "./connect/sdk": connector("connect/sdk"),
  ...(hasOutput(pack, "models") && { "./models/*.json": "./models/*.json", "./models/*": entry("models/*") }),
  "./package.json": "./package.json",
});

export const packageFile = (pack: PackModel): object => ({
  name: pack.clients.npm,
  version: pack.version,
  description: `Typed client of the MCP server ${pack.title}. ${pack.description}`,
  license: "MIT",
  keywords: ["mcp", "modelcontextprotocol", "client", pack.name],
  type: "module",
  sideEffects: false,
  engines: { node: ">=20.10" },
  exports: packageExports(pack),
  peerDependencies: peers,
  peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
});
