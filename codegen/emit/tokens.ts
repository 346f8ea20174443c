/** Emits `manifest/tokens.json`: what each tool costs a model, so that a diff of it shows the cost of a change in review. */
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
