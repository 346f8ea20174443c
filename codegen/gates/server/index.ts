/** Gate 4: a running server serves what the contracts give today, and does what their examples say. */
import type { RunGate } from "../gate.js";
import { checkAddress } from "./address.js";
import { checkBooted } from "./booted.js";
import { bootedLimits, usualLimits, type WireLimits } from "./wire/speaker.js";

/** The gate with limits of time and size for a server that runs, and for those that it starts itself. */
export const serverGate =
  (limits: WireLimits, ownLimits: WireLimits = limits): RunGate =>
  (context) =>
    context.options.url === undefined
      ? checkBooted(context, ownLimits)
      : checkAddress(context, context.options.url, limits);

export const runServerGate: RunGate = serverGate(usualLimits, bootedLimits);
