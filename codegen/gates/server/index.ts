/** Gate 4: a running server serves what the contracts give today, and does what their examples say. */
import type { RunGate } from "../gate.js";
import { checkAddress } from "./address.js";
import { checkBooted } from "./booted.js";
import { usualLimits, type WireLimits } from "./wire/speaker.js";

/** The gate with other limits of time and size than the usual. */
export const serverGate =
  (limits: WireLimits): RunGate =>
  (context) =>
    context.options.url === undefined
      ? checkBooted(context, limits)
      : checkAddress(context, context.options.url, limits);

export const runServerGate: RunGate = serverGate(usualLimits);
