/** Gate 4: a running server serves what the contracts give today, and does what their examples say. */
import type { RunGate } from "../gate.js";
import { checkAddress } from "./address.js";
import { checkBooted } from "./booted.js";
import { withRequestSeconds } from "./wire/patience.js";
import { bootedLimits, usualLimits, type WireLimits } from "./wire/speaker.js";

/** The gate. `limits` are for a server that is already running, `ownLimits` for the servers that the gate starts itself. */
export const serverGate =
  (limits: WireLimits, ownLimits: WireLimits = limits): RunGate =>
  (context) => {
    const { url, requestSeconds } = context.options;
    return url === undefined
      ? checkBooted(context, withRequestSeconds(ownLimits, requestSeconds))
      : checkAddress(context, url, withRequestSeconds(limits, requestSeconds));
  };

export const runServerGate: RunGate = serverGate(usualLimits, bootedLimits);
