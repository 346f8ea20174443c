/**
 * The MCP Inspector and the Node that it needs, where the environment names them. CI brings both and must have them; a
 * newcomer's `npm test` does without.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";

export interface Inspector {
  /** The Node that runs it: 22.19 or later. */
  readonly node: string;
  readonly script: string;
}

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
