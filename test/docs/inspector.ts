/**
 * The MCP Inspector and the Node that it needs, where the environment names them. CI brings both and must have them; a
 * newcomer's `npm test` does without.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../runner/compile.js";

export interface Inspector {
  /** The Node that runs it: 22.19 or later. */
  readonly node: string;
  readonly script: string;
}

/** For its environment: its Node keeps what it has compiled for the next of some sixty starts. */
export const keepsCompiled = { NODE_COMPILE_CACHE: join(cacheFolder, "inspector") } as const;

/** Undefined where there is none and none is required. Fails in CI without one. */
export const inspectorHere = (): Inspector | undefined => {
  const { MOCK_GDS_NODE24: node = "", MOCK_GDS_INSPECTOR: script = "", CI } = process.env;
  const isThere = existsSync(node) && existsSync(script);
  assert.ok(
    isThere || CI !== "true",
    "in CI, MOCK_GDS_NODE24 and MOCK_GDS_INSPECTOR must name what .ci/run has brought",
  );
  return isThere ? { node, script } : undefined;
};
