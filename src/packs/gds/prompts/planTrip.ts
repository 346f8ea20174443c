/** The prompt planTrip: how to search, compare and book a trip with these tools, and what to ask before booking. */
import type { PromptWriter } from "../../../contract/handler.js";
import { offerLifeMinutes } from "../../../travel/world/offerIds.js";
import { type TripPlan, tripPlanOf } from "../rules/tripPlan.js";
import type { Services } from "../services.js";
import { dayOf, lines, plain } from "../texts/words.js";

const searchOf = ({ from, to, departureDate, cabin }: TripPlan): string =>
  `searchFlights with ${JSON.stringify({ origin: from.code, destination: to.code, departureDate, cabin })}`;

const backOf = (plan: TripPlan, returnDate: string): TripPlan => ({
  ...plan,
  from: plan.to,
  to: plan.from,
  departureDate: returnDate,
});

const instructionsFor = (plan: TripPlan): string => {
  const { from, to, departureDate, returnDate, travellers, cabin } = plan;
  const back = returnDate === undefined ? undefined : backOf(plan, returnDate);
  return lines(
    "Plan this trip with the tools of Mock GDS. Nothing here is a real booking.",
    "",
    `From: ${from.code} (${from.name})`,
    `To: ${to.code} (${to.name})`,
    `Out: ${dayOf(departureDate)}`,
    returnDate === undefined ? "Back: not planned" : `Back: ${dayOf(returnDate)}`,
    `Travellers: ${travellers}, cabin: ${plain(cabin)}`,
    "",
    "1. Ask who travels, unless it is said: how many adults, children (2 to 11) and infants (under 2). Infants need no seat and are not in the number above.",
    `2. Search: call ${searchOf(plan)} and the party as passengers.${back === undefined ? "" : ` For the way back call ${searchOf(back)} and the same party.`}`,
    "3. Compare: show at most three offers for each way, with the price of the whole party in dollars (the tools say cents), the local times, stops, bags, and what a change or a cancellation costs. Say which one you would take, and why.",
    "4. Before you book, ask the traveller: which offer; each passenger's name as in the passport, and date of birth; an e-mail address or a telephone number; and a clear yes to the price and the cancellation terms. Never ask for card numbers.",
    `5. Book: one call of bookFlight with ${back === undefined ? "the flightId" : "both flightIds in the order of travel"}, exactly as the search gave ${back === undefined ? "it" : "them"}. Ids last ${offerLifeMinutes} minutes; if one has expired or its price has changed, search again and ask again.`,
    `6. Then offer a hotel and a car in ${to.name} (searchHotels, searchCars) and book them with the PNR as existingPnr, each after a yes: the room from the day of arrival there, the car from an hour after landing, both until the flight back at most.`,
    "7. End with the PNR, the itinerary, the total, and until when what can be refunded.",
  );
};

/** Writes the plan of a trip. A trip that a search would refuse is refused for the same reason. */
export const planTrip: PromptWriter<Services> = (values, { clock, fail }) => {
  const plan = tripPlanOf(values, clock.now());
  if ("reason" in plan) return fail(plan.reason, plan.detail);
  const { from, to } = plan;
  return {
    description: `A trip from ${from.name} to ${to.name}`,
    messages: [{ role: "user", content: { type: "text", text: instructionsFor(plan) } }],
  };
};
