/** Letters for the ids of requests and trips. They look random, and no two numbers of a world give the same letters. Pure. */
import type { World } from "../types.js";

/** RFC 4648, five bits a letter. */
const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const letterCount = 6;
const places = 32n ** BigInt(letterCount);
/** An odd number, so that multiples of it modulo `places` do not repeat. */
const step = 685_340_853n;

/** Six letters for a number of a series, 1 to 2 ** 30. */
export const charterLetters = ({ chance }: World, number: number): string => {
  const start = BigInt(chance.integer("charter letters", 0, Number(places) - 1));
  let rest = (start + BigInt(number) * step) % places;
  let letters = "";
  for (let index = 0; index < letterCount; index += 1) {
    letters += base32.charAt(Number(rest % 32n));
    rest /= 32n;
  }
  return letters;
};
