/** Confirmation numbers that hotels and car vendors give: the same for the same PNR and segment. */
import type { World } from "../world/index.js";

const LETTERS = 6;

/** The number of a segment, `HC-Q2K7MA`, under a prefix of two letters. */
export function confirmationNumber({ chance }: World, prefix: string, pnr: string, segmentRef: string): string {
  return `${prefix}-${chance.letters(`confirmation:${pnr}:${segmentRef}`, LETTERS)}`;
}
