/** Record locators: turns the n-th number of a world's counter into six letters that look random and do not repeat. It knows no store. */
import type { World } from "../world/index.js";

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const lettersInLocator = 6;
const halfBits = 15;
const halfSize = 1 << halfBits;
const rounds = 4;

/** The number of locators of a world: all combinations of six base32 letters. */
export const locatorCount = halfSize * halfSize;

/**
 * Permutes the numbers from 0 to `locatorCount` - 1 by a Feistel network of four rounds, keyed by the world's seed. Each round is
 * reversible for any round function, so two numbers never collide. Larger numbers wrap around.
 */
export const shuffledLocatorNumber = ({ chance }: World, counter: number): number => {
  const number = counter % locatorCount;
  let left = Math.floor(number / halfSize);
  let right = number % halfSize;
  for (let round = 0; round < rounds; round += 1) {
    const mixed = left ^ Math.floor(chance.unit(`locator:${round}:${right}`) * halfSize);
    left = right;
    right = mixed;
  }
  return left * halfSize + right;
};

const locatorPattern = /^TEST-([A-Z2-7]{6})$/;

/** The shuffled number that `locatorOf` turned into this locator. */
export const numberOfLocator = (locator: string): number => {
  const [, letters] = locatorPattern.exec(locator) ?? [];
  if (letters === undefined) throw new Error(`${locator} is no locator`);
  return [...letters].reduce((number, letter) => number * base32.length + base32.indexOf(letter), 0);
};

/** A shuffled number as a locator, `TEST-K7Q2MA`: RFC 4648 base32, which has neither 0 nor 1. */
export const locatorOf = (shuffledNumber: number): string => {
  let rest = shuffledNumber;
  let letters = "";
  for (let letter = 0; letter < lettersInLocator; letter += 1) {
    letters = base32.charAt(rest % base32.length) + letters;
    rest = Math.floor(rest / base32.length);
  }
  return `TEST-${letters}`;
};
