/** What an operator should see at the start, beside the world, which the command prints itself. Never a password. */
import type { PackSettings } from "../../config/settings.js";
import { readAddress, type StoreSettings, type ValkeyOptions } from "../../store/index.js";

const valkeyInWords = ({ keyPrefix, durability, ...address }: ValkeyOptions): string =>
  `store valkey: ${readAddress(address).place}, keys ${keyPrefix}*, bookings are kept (durability ${durability})`;

const storeInWords = ({ dataDirectory, isEphemeral, valkey }: StoreSettings): string => {
  if (valkey !== undefined) return valkeyInWords(valkey);
  if (isEphemeral) return "store lmdb: a temporary folder that all workers share, bookings end with this server";
  if (dataDirectory !== undefined) return `store lmdb: ${dataDirectory}, bookings are kept`;
  return "store memory: bookings end with this process";
};

const realismInWords: Readonly<Record<PackSettings["realism"], string>> = {
  contract: "contract (what the contract admits is sold, what a carrier would object to is a warning)",
  strict: "strict (what a carrier would object to is refused)",
};

const isolationInWords: Readonly<Record<PackSettings["isolation"], string>> = {
  world: "a PNR is found by anyone in its world who knows it",
  session: "a PNR is found by its own session only",
};

export const bannerOf = ({ store, realism, isolation }: PackSettings): readonly string[] => [
  storeInWords(store),
  `realism ${realismInWords[realism]}; isolation ${isolation}: ${isolationInWords[isolation]}`,
];
