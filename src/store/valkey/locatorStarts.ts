/**
 * Random starts for the locator numbers of worlds that may have given out numbers that were lost. All other worlds start at 0.
 */
import { randomInt } from "node:crypto";

/** The number of different locators. Larger numbers give the same locators again. */
export const locatorNumbers = 2 ** 30;
/**
 * Random starts keep this distance from 0 and from the end: worlds that started at 0 do not get so far, and the others do not get
 * back to 0.
 */
const keptClear = 2 ** 22;

/** A random position among a billion, which almost certainly does not meet lost numbers. */
export const unusedStart = (): number => randomInt(keptClear, locatorNumbers - keptClear);
