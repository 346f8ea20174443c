/** Emits `manifest/tokens.json`: the tokens that each tool costs a model, so that a review shows the cost of a change. */
import type { PackModel } from "../model.js";
import { tokenCosts, tokenSnapshot } from "../tokenCosts.js";
import { type BuiltInEmitter, folderOf } from "./emitter.js";

/** Path of a pack's snapshot. */
export const tokenSnapshotPath = (pack: PackModel): string => `${folderOf(pack)}/manifest/tokens.json`;

export const tokensEmitter: BuiltInEmitter = {
  name: "tokens",
  output: "server",
  emit: (pack) => [{ path: tokenSnapshotPath(pack), text: tokenSnapshot(tokenCosts(pack)) }],
};
