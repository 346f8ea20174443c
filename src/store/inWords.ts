/**
 * Describes the configured store for the server's start message: where bookings are kept, and for how long. Shows no password.
 */
import type { StoreSettings } from "./open.js";
import { readAddress } from "./valkey/address.js";
import type { ValkeyOptions } from "./valkey/options.js";

const valkeyInWords = ({ keyPrefix, durability, ...address }: ValkeyOptions): string =>
  `store valkey: ${readAddress(address).place}, keys ${keyPrefix}*, bookings are kept (durability ${durability})`;

export const storeInWords = ({ dataDirectory, isEphemeral, valkey }: StoreSettings): string => {
  if (valkey !== undefined) return valkeyInWords(valkey);
  if (isEphemeral) return "store lmdb: a temporary folder that all workers share, bookings end with this server";
  if (dataDirectory !== undefined) return `store lmdb: ${dataDirectory}, bookings are kept`;
  return "store memory: bookings end with this process";
};
