/** Lists the operators and airports. */
import type { AirportsResource, Operator, OperatorsResource } from "../../../../generated/charter/types.js";
import { charterAirports, charterFleet, charterOperators } from "../../../travel/world/charter/index.js";
import type { Services } from "../services.js";

const licence =
  "Positions, countries and most airport names: airport-data-ts 4.0.3 (https://github.com/ashleyjackson/airport-data-ts), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), changed: a selection, some names and cities replaced. For simulation only, not for navigation.";

const ofWorld = (): readonly Operator[] =>
  charterOperators.map(({ id, name, rating, safetyRating }) => ({
    ...{ id, name, rating, safety_rating: safetyRating },
    aircraft: charterFleet
      .filter(({ operator }) => operator.id === id)
      .map((aircraft) => ({
        ...{ id: aircraft.id, type: aircraft.type, category: aircraft.category, capacity: aircraft.capacity },
      })),
  }));

/** An upper limit: the marketplace has fewer operators. */
const mostShown = 1000;

/** The operators of the world in mock mode, and in both modes those named in quotes. */
export const operators = async (
  _parameters: object,
  { isMock, record, catchUp }: Services,
): Promise<OperatorsResource> => {
  await catchUp();
  const known: readonly Operator[] = isMock ? ofWorld() : [];
  const { dossiers } = await record.collections.operators.list({
    ...{ world: record.world, order: "oldest", limit: mostShown },
  });
  const others = dossiers
    .filter(({ id }) => known.every((each) => each.id !== id))
    .map(({ document: { id, name, rating, safetyRating } }) => ({
      ...{ id, name },
      ...(rating !== undefined && { rating }),
      ...(safetyRating !== undefined && { safety_rating: safetyRating }),
    }));
  const all = [...known, ...others];
  return { count: all.length, operators: all };
};

export const airports = (): AirportsResource => ({
  count: charterAirports.length,
  airports: charterAirports.map(({ icao, iata, name, city, country }) => ({ icao, iata, name, city, country })),
  licence,
});
