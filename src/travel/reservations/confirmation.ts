/** Confirmation numbers of hotels and car vendors: always the same for a PNR and segment. */
import type { World } from "../world/index.js";

const lettersInLocator = 6;

/** The confirmation number of a segment, with a prefix of two letters: `HC-Q2K7MA`. */
export const confirmationNumber = ({ chance }: World, prefix: string, pnr: string, segmentRef: string): string =>
  `${prefix}-${chance.letters(`confirmation:${pnr}:${segmentRef}`, lettersInLocator)}`;
