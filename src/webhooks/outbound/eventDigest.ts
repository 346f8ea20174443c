/** A digest that distinguishes events with the same number. */
import { createHash } from "node:crypto";
import type { BookingEvent } from "../../store/index.js";

/**
 * The first `length` hex digits of the digest. Numbers repeat in the default worlds of two seeds, and after a store was
 * created anew.
 */
export const eventDigest = ({ world, epoch, locator, version, atMs }: BookingEvent, length: number): string =>
  createHash("sha256")
    .update(JSON.stringify([world, epoch, locator, version, atMs]))
    .digest("hex")
    .slice(0, length);
