/** Maps codes that are not IATA codes of this world's airports to one of them: ICAO codes, and codes of airports elsewhere. */

import type { Airport } from "../types.js";
import otherCodes from "./otherCodes.json" with { type: "json" };
import { airport } from "./places.js";

/** The airport for a code in a list of `code:airport` entries. */
const leadingTo = (list: string, code: string): Airport | undefined => {
  const start = ` ${list}`.indexOf(` ${code}:`);
  if (start < 0) return undefined;
  const beginning = start + code.length + 1;
  return airport(list.slice(beginning, beginning + 3));
};

/** The airport with a four-letter ICAO code: JFK for `KJFK`. */
export const airportOfIcao = (code: string): Airport | undefined => leadingTo(otherCodes.icao, code);

/** The nearest airport in this world to an airport that it lacks, by that airport's IATA code. Only for airports with scheduled flights. */
export const nearestToAbsent = (code: string): Airport | undefined => leadingTo(otherCodes.absent, code);

/** The ICAO code of each airport that has one, by its IATA code. */
export const icaoCodes = (): ReadonlyMap<string, string> =>
  new Map(
    otherCodes.icao.split(" ").map((entry) => {
      const [icao = "", iata = ""] = entry.split(":");
      return [iata, icao];
    }),
  );
