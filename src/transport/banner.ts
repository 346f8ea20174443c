/**
 * The text that a server writes to stderr when it has started: what it serves where, its mode, store and world. Pure.
 */
import type { Configuration } from "../config/settings.js";
import type { Runtime, ServedPacks } from "../runtime/runtime.js";
import { clockText } from "../runtime/worlds/ownWorld.js";
import { defaultWorldName } from "../runtime/worlds/worlds.js";

export interface Places {
  /** The address of the pack, or of the first of several. */
  readonly where: string;
  /** The addresses of the packs beside the first. */
  readonly others?: readonly string[];
  /** The other APIs that are served: title and address of each. */
  readonly beside?: readonly string[];
}

type Told = Pick<Configuration, "transport" | "isFacadeAlone">;

const worldText = ({ name, seed, clock }: Runtime["world"]): string =>
  `${name === defaultWorldName ? "" : `world ${name}, `}seed ${seed}, clock ${clockText(clock)}`;

/** One line for each pack and each other API, with its address. */
const placesOf = (packs: readonly Runtime[], { where, others = [], beside = [] }: Places, isFacadeAlone: boolean) => {
  if (isFacadeAlone) return beside;
  const [first, ...further] = packs.map(
    ({ title, version }, index) => `${title} ${version} on ${[where, ...others][index]}`,
  );
  return [further.length === 0 ? first : `${first}, and at /mcp`, ...further, ...beside];
};

/** The banner lines of one pack. With several packs, each line begins with the pack's name. */
const linesOf = ({ name, banner, inbound }: Runtime, { transport }: Told, isOneOfSeveral: boolean): readonly string[] =>
  [...banner, ...(transport === "http" ? inbound.flatMap(({ banner: lines = [] }) => lines) : [])].map((line) =>
    isOneOfSeveral ? `${name}: ${line}` : line,
  );

export const bannerOf = (
  { first, others }: Pick<ServedPacks, "first" | "others">,
  places: Places,
  told: Told,
): string => {
  const { product, world } = first;
  const packs = [first, ...others];
  return [
    `${product.name} ${product.version}: ${placesOf(packs, places, told.isFacadeAlone === true).join("\n")}`,
    ...packs.flatMap((pack) => linesOf(pack, told, packs.length > 1)),
    worldText(world),
  ]
    .map((line) => `${line}\n`)
    .join("");
};
