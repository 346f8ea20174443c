/** Record locators: the n-th number of a world's counter as six letters that look drawn by lot and never repeat. Knows no store. */
import type { World } from "../world/index.js";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const LETTERS = 6;
const HALF_BITS = 15;
const HALF_SIZE = 1 << HALF_BITS;
const ROUNDS = 4;

/** How many locators a world has: all of six base32 letters. */
export const LOCATOR_COUNT = HALF_SIZE * HALF_SIZE;

/**
 * Permutes the numbers from 0 to `LOCATOR_COUNT` - 1 by a Feistel network of four rounds, keyed by the world's seed. Each
 * round is undone by itself, whatever its function, so that two numbers never meet. Larger numbers start over.
 */
export function shuffledLocatorNumber({ chance }: World, counter: number): number {
  const number = counter % LOCATOR_COUNT;
  let left = Math.floor(number / HALF_SIZE);
  let right = number % HALF_SIZE;
  for (let round = 0; round < ROUNDS; round += 1) {
    const mixed = left ^ Math.floor(chance.unit(`locator:${round}:${right}`) * HALF_SIZE);
    left = right;
    right = mixed;
  }
  return left * HALF_SIZE + right;
}

/** A shuffled number as a locator, `TEST-K7Q2MA`: RFC 4648 base32, which has neither 0 nor 1. */
export function locatorOf(shuffledNumber: number): string {
  let rest = shuffledNumber;
  let letters = "";
  for (let letter = 0; letter < LETTERS; letter += 1) {
    letters = BASE32.charAt(rest % BASE32.length) + letters;
    rest = Math.floor(rest / BASE32.length);
  }
  return `TEST-${letters}`;
}
