/** The Valkey store's worlds as lines, and back. */
import type { TransferStore } from "../ports/transfer.js";
import type { Context } from "./context.js";
import { exportWorld } from "./export.js";
import { importWorld } from "./import.js";
import type { Sweeper } from "./sweeping.js";
import type { Worlds } from "./worlds.js";

export const createTransfer = (context: Context, worlds: Worlds, sweeper: Sweeper): TransferStore => ({
  exportWorld: (world) => exportWorld(context, worlds, world),
  importWorld: (world, lines, options) => importWorld({ context, worlds, sweeper }, world, lines, options),
});
