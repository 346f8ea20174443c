/** The text for the model about an airport's code. */
import type { GetAirportCodeOutput } from "../../../../generated/coastline/types.js";
import { nextNote } from "../../nextStep.js";

export const getAirportCodeText = ({ code, name }: GetAirportCodeOutput): string =>
  [
    `${code}: ${name}`,
    nextNote(`search_flights with ${code} as origin or destination, or search_hotels with ${code} as city_code.`),
  ].join("\n");
