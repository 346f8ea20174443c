/** Flight offers for a party, one-way or return, the cheapest first. */
import type { FacadeHandler } from "../../../facade/port.js";
import { priceIn } from "../../../travel/world/fx/index.js";
import { answered, metaOf } from "./answers.js";
import { dictionariesForm, flightOfferForm, travelersOf } from "./flightOfferForm.js";
import { type FlightOffersQuestion, readFlightOffersQuestion } from "./flightQuery.js";
import { type Journey, journeysOf } from "./journeys.js";

/** Whether no traveller pays more than `maxPrice`. */
const isAffordable =
  ({ currency, maxPrice }: FlightOffersQuestion) =>
  (journey: Journey): boolean =>
    maxPrice === undefined ||
    travelersOf(journey).every(({ totalCents }) => Number(priceIn(currency, totalCents)) <= maxPrice);

export const flightOffers: FacadeHandler = async (request, place) => {
  const question = readFlightOffersQuestion(request.query, place.nowMs);
  const found = await journeysOf(place, question);
  const journeys = found.filter(isAffordable(question)).slice(0, question.max);
  return answered({
    meta: metaOf(request, journeys.length),
    data: journeys.map((journey) => flightOfferForm(journey, question)),
    ...(journeys.length > 0 && { dictionaries: dictionariesForm(journeys, question) }),
  });
};
