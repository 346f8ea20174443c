/** The refusal when a world has no room for more documents. */
import { ToolFailure } from "../contract/refusal.js";
import { worldNameOf } from "../runtime/worlds/worlds.js";
import type { WorldRef } from "../store/index.js";

/** `limit`: the most documents that the world stores. */
export const worldFull = ({ key }: Pick<WorldRef, "key">, limit: number): ToolFailure =>
  new ToolFailure("WORLD_FULL", { field: "world", value: worldNameOf(key), limit });
