/** Finds the offer of an id, at the price at which it would be sold now. */
import type { FacadePlace } from "../../../facade/port.js";
import { soldCountsOf } from "../../../travel/reservations/index.js";
import {
  type Baggage,
  type FlightOffer,
  fareRefundCents,
  type IssuedFlightOffer,
  lookupFlightOffer,
  utcIso,
} from "../../../travel/world/index.js";
import { gone, notFound, type Refusal } from "./answers.js";
import { openedId, readOfferText } from "./ids.js";
import { partyOf, readPassengersWord } from "./passengers.js";
import { offerOf, type PricedOffer, type PricedSlice } from "./pricedOffers.js";
import { aircraftCode } from "./reference.js";
import { minuteOf } from "./searchIds.js";
import { bagsOn, readTestOffer } from "./testRoutes.js";

export interface FoundOffer {
  readonly offer: PricedOffer;
  readonly passengers: string;
  /** The minute of the search that found it. */
  readonly minute: number;
}

type Failed = { readonly refusal: Refusal };

const noBags: Baggage = { checkedPieces: 0, checkedKgPerPiece: 0, cabinPieces: 0 };

/** A priced slice, from an offer of the world or a fare that was sold. */
export const pricedSlice = (
  offer: Pick<
    FlightOffer,
    "flightId" | "cabin" | "fareBrand" | "price" | "conditions" | "segments" | "durationMinutes" | "emissionsKg"
  >,
): PricedSlice => {
  const { flightId, cabin, fareBrand, price, conditions, segments, durationMinutes, emissionsKg } = offer;
  const { refundBeforeDeparture, changeBeforeDeparture } = conditions;
  return {
    flown: {
      durationMinutes,
      segments: segments.map((segment) => ({ ...segment, aircraft: aircraftCode(segment.aircraft) })),
    },
    cabin,
    brand: {
      name: fareBrand,
      letter: flightId.slice(-1),
      baggage: bagsOn(segments[0]?.origin ?? "", segments.at(-1)?.destination ?? "", segments[0]?.baggage ?? noBags),
      refundPercent: refundBeforeDeparture.refundPercent,
      changePenaltyCents: changeBeforeDeparture.penaltyCents ?? 0,
    },
    flightId,
    baseCents: price.baseCents,
    totalCents: price.totalCents,
    refundCents: fareRefundCents(price, refundBeforeDeparture),
    emissionsKg,
  };
};

/** The world's offers for the flight ids, or the refusal if one of them can no longer be sold. */
const issuedOffers = (
  { world, nowMs }: FacadePlace,
  flightIds: readonly string[],
): readonly IssuedFlightOffer[] | Failed => {
  const issued: IssuedFlightOffer[] = [];
  for (const flightId of flightIds) {
    const found = lookupFlightOffer(world, flightId, nowMs);
    if (found.kind === "unknown") return { refusal: notFound("offer") };
    if (found.kind === "expired") {
      const words = `The offer expired at ${utcIso(found.expiredAtMs)}. Search again to get the latest availability.`;
      return { refusal: gone(words) };
    }
    issued.push(found.offer);
  }
  return issued;
};

export const findOffer = async (place: FacadePlace, id: string): Promise<FoundOffer | Failed> => {
  const opened = openedId(place.world, "off", id);
  if (opened === undefined) return { refusal: notFound("offer") };
  const { flightIds, passengers } = readOfferText(opened.text);
  const testing = await readTestOffer(place, flightIds, passengers, opened.seal);
  if (testing !== undefined) return { offer: testing.offer, passengers, minute: testing.minute };
  const issued = issuedOffers(place, flightIds);
  if ("refusal" in issued) return issued;
  const [first] = issued;
  if (first === undefined) return { refusal: notFound("offer") };
  const sold = await soldCountsOf(
    { store: place.store, worldRef: place.stored },
    issued.flatMap(({ stockKeys }) => stockKeys),
  );
  const party = partyOf(readPassengersWord(passengers));
  const slices: PricedSlice[] = [];
  for (const one of issued) {
    const quote = one.quote(party, sold);
    if (quote.kind === "soldOut") {
      return { refusal: gone("The seats of this offer have been sold. Search again to get the latest availability.") };
    }
    slices.push(pricedSlice(quote.offer));
  }
  return { offer: offerOf(...slices), passengers, minute: minuteOf(first.issuedAtMs) };
};
