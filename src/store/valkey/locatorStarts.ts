/** Where locator numbers begin: at 0 in a world without any locator given out, else at a random position that is almost certainly unused. */
import { randomInt } from "node:crypto";

/** Numbers that give different locators: larger ones begin again. */
export const locatorNumbers = 2 ** 30;
/** A world that counts from 0 is not expected to get here, and one that begins elsewhere does not get back to 0. */
const keptClear = 2 ** 22;

/** A random one of a billion numbers: it collides hardly ever with numbers that were given out and lost. */
export const unusedStart = (): number => randomInt(keptClear, locatorNumbers - keptClear);
