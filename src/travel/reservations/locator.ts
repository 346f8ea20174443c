/** Record locators: the n-th number of a world's counter as six letters that look drawn by lot and never repeat. Knows no store. */
import type { World } from "../world/index.js";

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const lettersInLocator = 6;
const halfBits = 15;
const halfSize = 1 << halfBits;
const rounds = 4;

/** How many locators a world has: all of six base32 letters. */
export const locatorCount = halfSize * halfSize;

/**
 * Permutes the numbers from 0 to `locatorCount` - 1 by a Feistel network of four rounds, keyed by the world's seed. Each
 * round is undone by itself, whatever its function, so that two numbers never meet. Larger numbers start over.
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

/** The shuffled number behind a locator, as `locatorOf` writes it. */
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
