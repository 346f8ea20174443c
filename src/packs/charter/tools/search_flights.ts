/** Search aircraft (contract: search_flights). */
import type { Handler } from "#contract";
import type { charter } from "../../../../generated/charter/contract.js";
import type { Aircraft, SearchFlightsOutput } from "../../../../generated/charter/types.js";
import { type CharterOption, searchCharter } from "../../../travel/world/charter/index.js";
import { nextNote } from "../../nextStep.js";
import { searchedLeg } from "../rules/search.js";
import type { Services } from "../services.js";

export { searchFlightsText } from "../texts/aircraft.js";

const shown = ({ aircraft, availability, estimatedCents }: CharterOption): Aircraft => {
  const { id, type, category, capacity, rangeNm, speedKts, operator } = aircraft;
  return {
    ...{ id, type, category, capacity, range_nm: rangeNm, speed_kts: speedKts },
    operator: {
      ...{ id: operator.id, name: operator.name, rating: operator.rating },
      safety_rating: operator.safetyRating,
    },
    availability,
    estimated_price_usd: estimatedCents / 100,
  };
};

/** The range of the reported query time in milliseconds, from the specification. */
const [leastMs, mostMs] = [500, 999];

export const searchFlights: Handler<(typeof charter)["search_flights"], Services> = async (
  input,
  { clock, world, isMock, fail },
): Promise<SearchFlightsOutput> => {
  const { departure_airport, arrival_airport, passengers, departure_date, aircraft_category } = input;
  if (!isMock) return fail("NOT_OFFERED_LIVE", { field: "server", value: "live" });
  const searched = searchedLeg(input, clock.now());
  if ("objection" in searched) return fail(searched.objection.reason, searched.objection.detail);
  const { options, total } = searchCharter(world(), { ...searched.leg, passengers, category: aircraft_category });
  const about = `charter query ${departure_airport} ${arrival_airport} ${departure_date}`;
  const operators = [...new Set(options.map(({ aircraft }) => aircraft.operator.id))];
  return {
    aircraft: options.map(shown),
    total,
    query_time_ms: world().chance.integer(about, leastMs, mostMs),
    notes: [
      nextNote(
        total === 0
          ? "search_flights with fewer passengers, or without aircraft_category."
          : `create_rfp with operator_ids ${operators.join(", ")}: the prices are estimates, operators quote.`,
      ),
    ],
  };
};
