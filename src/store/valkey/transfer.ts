/** Exports and imports worlds of the Valkey store. */
import type { TransferStore } from "../ports/transfer.js";
import { exportWorld } from "./export.js";
import { type ImportParts, importWorld } from "./import.js";

export const createTransfer = (parts: ImportParts): TransferStore => ({
  exportWorld: (world) => exportWorld(parts.context, parts.worlds, world),
  importWorld: (world, lines, options) => importWorld(parts, world, lines, options),
});
