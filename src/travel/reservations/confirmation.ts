/** Confirmation numbers that hotels and car vendors give: the same for the same PNR and segment. */
import type { World } from "../world/index.js";

const lettersInLocator = 6;

/** The number of a segment, `HC-Q2K7MA`, under a prefix of two letters. */
export const confirmationNumber = ({ chance }: World, prefix: string, pnr: string, segmentRef: string): string =>
  `${prefix}-${chance.letters(`confirmation:${pnr}:${segmentRef}`, lettersInLocator)}`;
