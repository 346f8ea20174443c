/**
 * The routes on which Duffel's test mode always behaves in one way. Those that the world itself provides (no flights
 * from PVD to RAI, only connections from LHR to DXB) are not here. The world has no flights between the airports of
 * London, so these routes show a shuttle that exists only in this mock and can never be booked.
 */
import type { FacadePlace } from "../../../facade/port.js";
import {
  aircraft,
  airlines,
  airport,
  type Baggage,
  type Cabin,
  localIso,
  utcOfLocal,
} from "../../../travel/world/index.js";
import { amountOf } from "./amounts.js";
import { gone, type Refusal } from "./answers.js";
import { Refused, refuse } from "./checked.js";
import { shuttleLetter } from "./holding.js";
import { openedId, readOfferText } from "./ids.js";
import { partyOf, readPassengersWord } from "./passengers.js";
import { offerOf, type PricedOffer } from "./pricedOffers.js";
import { endOf } from "./searchIds.js";
import type { Search } from "./searchRequest.js";

/** What happens when the shuttle is read or ordered. */
type Shuttle =
  /** The offer is gone when it is read. */
  | "offerGone"
  | "orderFails"
  | "balanceTooLow"
  /** The price rises each time the offer is read. */
  | "priceRises";

type TestRoute = Shuttle | "timeout" | "noBags";

/** By origin and destination. */
const routes: Readonly<Record<string, TestRoute>> = {
  STNLHR: "timeout",
  BTSMRU: "noBags",
  LGWLHR: "offerGone",
  LHRLGW: "orderFails",
  LGWSTN: "balanceTooLow",
  LHRSTN: "priceRises",
};

const routeOf = (origin: string, destination: string): TestRoute | undefined => {
  const name = origin + destination;
  return Object.hasOwn(routes, name) ? routes[name] : undefined;
};

const cabins: readonly Cabin[] = ["economy", "premium_economy", "business", "first"];
const shuttleId = /^TEST-([A-Z]{3})([A-Z]{3})-(\d{4})(\d\d)(\d\d)-([0-3])-([0-9a-z]{1,8})$/;
const departureMinutes = 9 * 60;
const blockMinutes = 55;
const minuteMs = 60_000;
const baseCents = 5000;
const taxCents = 1000;
const riseCents = 1000;
const radix = 36;
const noBags: Baggage = { checkedPieces: 0, checkedKgPerPiece: 0, cabinPieces: 0 };
const handLuggage: Baggage = { ...noBags, cabinPieces: 1 };

const timeout: Refusal = {
  status: 504,
  type: "api_error",
  code: "gateway_timeout_error",
  title: "Gateway timeout",
  message: "The airline did not answer in time. Searches from STN to LHR never do in test mode.",
};

const airlineFailure: Refusal = {
  status: 502,
  type: "airline_error",
  code: "airline_unknown",
  title: "Airline error",
  message: "The airline could not make this order. Nothing was booked or paid.",
};

const balanceTooLow: Refusal = {
  status: 422,
  type: "invalid_state_error",
  code: "insufficient_balance",
  title: "Insufficient balance",
  message: "The balance does not cover this order.",
};

const goneWords = "This offer is no longer available. Search again to get the latest availability.";

/** The baggage of a slice: none on the test route without bags. */
export const bagsOn = (origin: string, destination: string, baggage: Baggage): Baggage =>
  routeOf(origin, destination) === "noBags" ? noBags : baggage;

/** The shuttle of a flight id, at the price after `reads` reads. */
const shuttleOf = (flightId: string, passengers: string, reads: number) => {
  const [, from = "", to = "", year, month, day, cabin, minute = ""] = shuttleId.exec(flightId) ?? [];
  const [origin, destination] = [airport(from), airport(to)];
  const [carrier] = airlines;
  const [type] = aircraft;
  const route = routeOf(from, to);
  if (!origin || !destination || !carrier || !type || route === undefined) return undefined;
  const departureMs = utcOfLocal(origin.timeZone, `${year}-${month}-${day}`, departureMinutes);
  const { adults, children } = partyOf(readPassengersWord(passengers));
  const seats = adults + children;
  const segment = {
    flightNumber: `${carrier.code}9001`,
    marketingCarrier: carrier.code,
    operatingCarrier: carrier.code,
    origin: from,
    originTerminal: null,
    destination: to,
    destinationTerminal: null,
    departureLocal: localIso(origin.timeZone, departureMs),
    arrivalLocal: localIso(destination.timeZone, departureMs + blockMinutes * minuteMs),
    aircraft: type.code,
  };
  const offer = offerOf({
    flown: { segments: [segment], durationMinutes: blockMinutes },
    cabin: cabins[Number(cabin)] ?? "economy",
    brand: { name: "Shuttle", letter: shuttleLetter, baggage: handLuggage, refundPercent: 0, changePenaltyCents: 0 },
    flightId,
    baseCents: (baseCents + reads * riseCents) * seats,
    totalCents: (baseCents + taxCents + reads * riseCents) * seats,
    refundCents: 0,
    emissionsKg: seats,
  });
  return { offer, route, minute: Number.parseInt(minute, radix) };
};

/**
 * The offers of a search on a shuttle's route; undefined for any other search. Throws Refused if the search itself
 * fails on its route.
 */
export const testOffers = (
  { slices, cabin_class: cabin }: Search,
  passengers: string,
  minute: number,
): readonly PricedOffer[] | undefined => {
  const [slice] = slices;
  if (slice === undefined || slices.length > 1) return undefined;
  const { origin, destination, departure_date: date } = slice;
  const route = routeOf(origin, destination);
  if (route === "timeout") throw new Refused(timeout);
  if (route === undefined || route === "noBags") return undefined;
  const letters = [origin + destination, date.replaceAll("-", ""), Math.max(0, cabins.indexOf(cabin ?? "economy"))];
  const shuttle = shuttleOf(`TEST-${letters.join("-")}-${minute.toString(radix)}`, passengers, 0);
  return shuttle === undefined ? [] : [shuttle.offer];
};

/** The most connections of a search. On the route without bags its limit is ignored. */
export const connectionsOf = ({ slices: [slice], max_connections: most }: Search): number =>
  slice !== undefined && routeOf(slice.origin, slice.destination) === "noBags" ? 2 : most;

/**
 * The shuttle of an offer, at its present price; undefined for an offer of the world. Throws Refused if the offer is
 * gone.
 */
export const readTestOffer = async (
  place: FacadePlace,
  flightIds: readonly string[],
  passengers: string,
  seal: string,
) => {
  const [flightId = ""] = flightIds;
  const shuttle = shuttleOf(flightId, passengers, 0);
  if (shuttle === undefined) return undefined;
  const { offer, route, minute } = shuttle;
  if (route === "offerGone" || place.nowMs >= endOf(minute)) throw new Refused(gone(goneWords));
  if (route !== "priceRises") return { offer, minute, route };
  const reads = await place.store.takeNumber(place.stored, `duffel.reads ${seal}`);
  return { offer: shuttleOf(flightId, passengers, reads)?.offer ?? offer, minute, route };
};

/** Refuses an order of a shuttle, with the error of its route. */
export const refuseAtTestRoute = async (place: FacadePlace, offerId: string): Promise<void> => {
  const opened = openedId(place.world, "off", offerId);
  if (opened === undefined) return;
  const { flightIds, passengers } = readOfferText(opened.text);
  const found = await readTestOffer(place, flightIds, passengers, opened.seal);
  if (found === undefined) return;
  if (found.route === "orderFails") throw new Refused(airlineFailure);
  if (found.route === "balanceTooLow") throw new Refused(balanceTooLow);
  const total = amountOf(found.offer.totalCents);
  refuse("payment_amount_does_not_match_order_amount", "/payments/0/amount", `The order costs ${total} USD by now.`);
};
