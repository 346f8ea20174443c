/** Codes that are no IATA codes of the world's airports, and which airport they lead to: ICAO codes, and airports elsewhere. */

import type { Airport } from "../types.js";
import otherCodes from "./otherCodes.json" with { type: "json" };
import { airport } from "./places.js";

/** The airport behind a code in a list of `code:airport`. */
const leadingTo = (list: string, code: string): Airport | undefined => {
  const start = ` ${list}`.indexOf(` ${code}:`);
  if (start < 0) return undefined;
  const beginning = start + code.length + 1;
  return airport(list.slice(beginning, beginning + 3));
};

/** The airport of a four-letter ICAO code: `KJFK` is JFK. */
export const airportOfIcao = (code: string): Airport | undefined => leadingTo(otherCodes.icao, code);

/** For the IATA code of an airport with scheduled flights that the world does not have: the nearest one that it has. */
export const nearestToAbsent = (code: string): Airport | undefined => leadingTo(otherCodes.absent, code);

/** The ICAO code of each airport that has one, by its IATA code. */
export const icaoCodes = (): ReadonlyMap<string, string> =>
  new Map(
    otherCodes.icao.split(" ").map((entry) => {
      const [icao = "", iata = ""] = entry.split(":");
      return [iata, icao];
    }),
  );
