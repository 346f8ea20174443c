/** Where locator numbers begin: at 0 in a world of which nobody can hold a locator, else where hardly anybody has been. */
import { randomInt } from "node:crypto";

/** Numbers that give different locators: larger ones begin again. */
export const locatorNumbers = 2 ** 30;
/** A world that counts from 0 is not expected to get here, and one that begins elsewhere does not get back to 0. */
const keptClear = 2 ** 22;

/** Any of a billion numbers: whatever was given out since the store's last known state, nobody needs to know it. */
export const unusedStart = (): number => randomInt(keptClear, locatorNumbers - keptClear);
