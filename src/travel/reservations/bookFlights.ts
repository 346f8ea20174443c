/** Sells the flights of one or more offers to named passengers, all or none, and opens a PNR. */
import {
  airport,
  type FlightJourney,
  type FlightOffer,
  localDateAt,
  lookupFlightOffer,
  type Party,
  type SoldCounts,
} from "../world/index.js";
import { usd } from "../world/money.js";
import { ageOn } from "./age.js";
import { type FreeText, refuseCardNumbers } from "./cards.js";
import { type Desk, soldCountsOf } from "./desk.js";
import { checkDuplicateBookings } from "./duplicates.js";
import { recalled } from "./idempotency.js";
import { checkItinerary, refuseRepeatedFlight } from "./itinerary.js";
import { mostFlights, refuseLongTexts, refuseManyItems } from "./limits.js";
import { type Objections, objectionsAt } from "./objections.js";
import { issuedOffer, type OfferPlace, pricedOffer, refuseSoldOut } from "./offers.js";
import { checkParty, partyInWords, refuseCrowd, seatsOf, type Traveller, travellersOf } from "./party.js";
import { takePayment } from "./payment.js";
import { openedRecord, type SoldParts } from "./record.js";
import { heldUntil as heldTicketing, ticketedAt } from "./ticketing.js";
import { heldWarning, ticketedDeed, withTickets } from "./tickets.js";
import type { Booked, Booker, FlightReason, FlightRequest, OpeningTerms, Passenger, Refuse } from "./types.js";
import { openPnr } from "./writing.js";

const ownTool = "bookFlight";

type FlightObjections = Objections<FlightReason>;

const freeTextOf = ({ passengers, contactEmail, contactPhone }: FlightRequest): FreeText => {
  const ofPassengers = passengers.flatMap(({ firstName, lastName, email, phone, frequentFlyerNumber }, index) =>
    Object.entries({ firstName, lastName, email, phone, frequentFlyerNumber }).map(
      ([name, text]): readonly [string, string | undefined] => [`passengers.${index}.${name}`, text],
    ),
  );
  return { ...Object.fromEntries(ofPassengers), contactEmail, contactPhone };
};

/** The contact without blank values. Refuses if nothing is left: the contract can only require that one of them is present. */
const contactOf = ({ contactEmail, contactPhone }: FlightRequest, refuse: Refuse<"CONTACT_REQUIRED">) => {
  const email = contactEmail?.trim() || null;
  const phone = contactPhone?.trim() || null;
  if (email === null && phone === null)
    return refuse("CONTACT_REQUIRED", { field: "contactPhone", value: contactPhone });
  return { email, phone };
};

const localDates = ({ segments }: FlightJourney): readonly string[] =>
  segments.map(({ departureLocal }) => departureLocal.slice(0, 10));

const timeZoneOfOrigin = ([first]: readonly FlightJourney[]): string => {
  const origin = first && airport(first.origin);
  if (origin === undefined) throw new Error(`a flight is offered from ${first?.origin}, which is no airport`);
  return origin.timeZone;
};

/** The issued offers, before the travellers are known. */
const issuedOffers = (desk: Desk, places: readonly OfferPlace[], nowMs: number, refuse: Refuse<FlightReason>) =>
  places.map((place) => ({
    place,
    issued: issuedOffer(lookupFlightOffer(desk.world, place.value, nowMs), place, refuse),
  }));

/** The passengers. Infants are assigned to adults in turn. */
const passengersOf = (
  travellers: readonly Traveller[],
  request: FlightRequest,
  lastDate: string,
): readonly Passenger[] => {
  const refOf = (traveller: Traveller): string => `P${travellers.indexOf(traveller) + 1}`;
  const adults = travellers.filter(({ type }) => type === "adult");
  const infants = travellers.filter(({ type }) => type === "infant");
  return travellers.map((traveller, index) => {
    const { type, dateOfBirth, name } = traveller;
    const lap = adults[infants.indexOf(traveller)];
    return {
      paxRef: refOf(traveller),
      type,
      title: name.title,
      firstName: name.firstName,
      lastName: name.lastName,
      gdsName: name.gdsName,
      dateOfBirth,
      ageAtTravel: dateOfBirth === null ? null : ageOn(dateOfBirth, lastDate),
      associatedAdult: type === "infant" && lap !== undefined ? refOf(lap) : null,
      frequentFlyerNumber: request.passengers[index]?.frequentFlyerNumber ?? null,
      ticketNumber: null,
    };
  });
};

/** Fares F1, F2, ... and their segments S1, S2, ... in the order of travel. */
const soldFlights = (offers: readonly FlightOffer[]): Pick<SoldParts, "fares" | "flightSegments"> => {
  const fares: SoldParts["fares"][number][] = [];
  const flightSegments: SoldParts["flightSegments"][number][] = [];
  for (const [index, { flightId, cabin, fareBrand, price, conditions, segments }] of offers.entries()) {
    const segmentRefs = segments.map((_, position) => `S${flightSegments.length + position + 1}`);
    for (const [position, segment] of segments.entries()) {
      flightSegments.push({ segmentRef: segmentRefs[position] ?? "", status: "HK", ...segment });
    }
    const { totalCents } = price;
    fares.push({ fareRef: `F${index + 1}`, flightId, segmentRefs, cabin, fareBrand, totalCents, price, conditions });
  }
  return { fares, flightSegments };
};

/** Prices each offer for its party. */
const pricedOffers = (
  offers: ReturnType<typeof issuedOffers>,
  parties: readonly Party[],
  sold: SoldCounts,
  refuse: Refuse<FlightReason>,
) =>
  offers.map(({ place, issued }, index) => {
    const party = parties[index] ?? issued.party;
    const needed = seatsOf(party);
    return { place, needed, ...pricedOffer(issued.quote(party, sold), needed, place, refuse) };
  });

/** See `Reservations.bookFlights`. */
export const bookFlights = async (
  desk: Desk,
  request: FlightRequest,
  booker: Booker,
  refuse: Refuse<FlightReason>,
  { heldUntil, beforeOpening }: OpeningTerms = {},
): Promise<Booked> => {
  const earlier = await recalled(desk, booker, ownTool, request, refuse);
  if (earlier !== undefined) return { record: earlier, created: true, idempotentReplay: true };
  refuseManyItems("flightIds", request.flightIds, mostFlights, refuse);
  refuseCrowd(request.passengers, refuse);
  const texts = freeTextOf(request);
  refuseLongTexts(texts, refuse);
  refuseCardNumbers(texts, refuse);
  const contact = contactOf(request, refuse);
  const nowMs = desk.clock.now();
  const objections: FlightObjections = objectionsAt(desk.realism, refuse);
  const places = request.flightIds.map(
    (value, index): OfferPlace => ({ field: `flightIds.${index}`, value, searchTool: "searchFlights" }),
  );
  const found = issuedOffers(desk, places, nowMs, refuse);
  refuseRepeatedFlight(request.flightIds, refuse);
  const journeys = found.map(({ issued }) => issued.journey);
  checkItinerary(journeys, objections);
  const originTimeZone = timeZoneOfOrigin(journeys);
  const travellers = travellersOf(request.passengers, objections);
  const parties = checkParty(
    travellers,
    found.map(({ issued }) => ({ searched: issued.party, dates: localDates(issued.journey) })),
    localDateAt(originTimeZone, nowMs),
    objections,
  );
  const flightKeys = found.flatMap(({ issued }) => [...issued.stockKeys, ...issued.otherCabinKeys]);
  const sold = await soldCountsOf(desk, flightKeys);
  const priced = pricedOffers(found, parties, sold, refuse);
  const offers = priced.map(({ offer }) => offer);
  const segments = offers.flatMap((offer) => offer.segments);
  // A flight with no seats sold has no holder of a seat, so the session's bookings need not be read.
  if (flightKeys.some((key) => sold(key) > 0)) {
    await checkDuplicateBookings(desk, booker.sessionId, travellers, segments, objections);
  }
  if (heldUntil === undefined)
    takePayment(Object.fromEntries(travellers.map(({ path, name }) => [path, name])), refuse);
  const claims = priced.flatMap((sale) => sale.claims);
  const soldOut = (stockKey: string, left: number): never => {
    const sale = priced.find((each) => each.claims.some(({ key }) => key === stockKey));
    if (sale === undefined) throw new Error(`no offer claims ${stockKey}`);
    return refuseSoldOut(sale.place, left, sale.needed, refuse);
  };
  const lastDate = segments.at(-1)?.departureLocal.slice(0, 10) ?? "";
  const written = await openPnr(
    desk,
    { tool: ownTool, request, booker, nowMs, refuse },
    claims,
    soldOut,
    (identity) => {
      const parts = soldFlights(offers);
      const unticketed = passengersOf(travellers, request, lastDate);
      const passengers = heldUntil === undefined ? withTickets(unticketed, identity.shuffledNumber) : unticketed;
      const total = usd(parts.fares.reduce((sum, { totalCents }) => sum + totalCents, 0));
      const flights = segments.map(({ segmentId }) => segmentId).join(", ");
      const party = partyInWords(parties[0] ?? { adults: 0, children: 0, infants: 0 });
      return openedRecord({
        nowMs,
        contact,
        passengers,
        parts,
        ticketing: heldUntil === undefined ? ticketedAt(nowMs, originTimeZone) : heldTicketing(heldUntil),
        warnings: heldUntil === undefined ? objections.warnings : [...objections.warnings, heldWarning(heldUntil)],
        deeds: [
          {
            action: "flights_added",
            detail: `${flights} ${heldUntil === undefined ? "sold to" : "held for"} ${party} for ${total}`,
          },
          ...(heldUntil === undefined ? [ticketedDeed(passengers)] : []),
        ],
        claims,
        ...identity,
      });
    },
    beforeOpening,
  );
  return { record: written.record, created: true, idempotentReplay: written.idempotentReplay };
};
