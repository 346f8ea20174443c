/**
 * Deterministic chance: each draw is a hash of the world's seed and a key that names what is drawn. There is no shared generator, so the
 * order of calls never changes a result.
 */

/** Draws from one seed. The same seed and key give the same value on every machine and Node version. */
export interface Chance {
  /** A number in [0, 1) with 32 bits of resolution. */
  readonly unit: (key: string) => number;
  /** A whole number from `minimum` to `maximum`, both included. */
  readonly integer: (key: string, minimum: number, maximum: number) => number;
  /** One element of a list that is not empty. */
  readonly pick: <Item>(key: string, items: readonly Item[]) => Item;
  /** `length` letters of RFC 4648 base32, for checksums (five bits a letter, at most six letters). */
  readonly letters: (key: string, length: number) => string;
}

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** FNV-1a over UTF-16 code units, with the 32-bit finaliser of MurmurHash3 so that every input bit affects the result. */
const hash32 = (text: string, basis: number): number => {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** The draws of one seed. */
export const chanceOf = (seed: string): Chance => {
  const basis = hash32(seed, 0x811c9dc5);
  const unit = (key: string): number => hash32(key, basis) / 0x1_0000_0000;
  return {
    unit,
    integer: (key, minimum, maximum) => minimum + Math.floor(unit(key) * (maximum - minimum + 1)),
    pick: (key, items) => {
      const item = items[Math.floor(unit(key) * items.length)];
      if (item === undefined) throw new RangeError(`nothing to pick from for '${key}'`);
      return item;
    },
    letters: (key, length) => {
      let rest = hash32(key, basis);
      let text = "";
      for (let index = 0; index < length; index += 1) {
        text += base32.charAt(rest & 31);
        rest >>>= 5;
      }
      return text;
    },
  };
};
