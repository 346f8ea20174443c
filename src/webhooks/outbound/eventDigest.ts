/** Tells events of the same number apart. */
import { createHash } from "node:crypto";
import type { BookingEvent } from "../../store/index.js";

/** Of the default worlds of two seeds, and of a store that was made anew. */
export const eventDigest = ({ world, epoch, locator, version, atMs }: BookingEvent, length: number): string =>
  createHash("sha256")
    .update(JSON.stringify([world, epoch, locator, version, atMs]))
    .digest("hex")
    .slice(0, length);
