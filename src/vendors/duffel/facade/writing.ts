/**
 * Writes offers as JSON. The parts that the offers of one answer share are written once and reused, which is many times
 * cheaper than building each offer alone.
 */
import { type BrandTerms, utcIso, type World } from "../../../travel/world/index.js";
import { amountOf, durationOf } from "./amounts.js";
import type { OfferForm } from "./forms.js";
import { offerText, sealedId } from "./ids.js";
import { passengerId, readPassengersWord } from "./passengers.js";
import type { Flown, PricedOffer, PricedSlice } from "./pricedOffers.js";
import { endOf } from "./searchIds.js";

/** What the offers of one answer have in common: world, minute, passengers, form. */
export interface Occasion {
  readonly world: World;
  readonly minute: number;
  /** As `passengersWord` writes them. */
  readonly passengers: string;
  readonly form: OfferForm;
}

const minuteMs = 60_000;

const baggageOf = ({ checkedPieces, checkedKgPerPiece, cabinPieces }: BrandTerms["baggage"]): string => {
  const checked = checkedPieces > 0 ? `"included":true,"weight":${checkedKgPerPiece},"unit":"kg"` : '"included":false';
  return `{"checked_baggage":{${checked}},"cabin_baggage":{"included":${cabinPieces > 0}}}`;
};

/** The JSON that depends only on the flights of a slice. Each text is a run of members, each followed by a comma. */
const flownMembers = (flown: Flown, { texts, ofFlight, ofJourney }: OfferForm) => {
  const { segments, durationMinutes } = flown;
  const ofFlights = segments.map((segment) => {
    const { origin, destination, marketingCarrier, departureLocal, arrivalLocal } = segment;
    return `"marketing_carrier":${texts.airline.get(marketingCarrier)},"flight_number":"${segment.flightNumber.slice(2)}","origin":${texts.segmentEnd.get(origin)},"destination":${texts.segmentEnd.get(destination)},"departing_at":"${departureLocal.slice(0, 19)}","arriving_at":"${arrivalLocal.slice(0, 19)}","aircraft":${texts.aircraft.get(segment.aircraft)},${ofFlight(segment)}`;
  });
  const [first] = segments;
  const last = segments.at(-1);
  const origin = texts.airport.get(first?.origin ?? "");
  const destination = texts.airport.get(last?.destination ?? "");
  const ends = `"origin":${origin},"destination":${destination},"duration":"${durationOf(durationMinutes)}",`;
  return { ofFlights, ends: `${ends}${ofJourney(flown)}` };
};

const remembered = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

/** Creates a function that writes slices for the passengers of one answer. */
export const sliceWriter = (form: OfferForm, passengerIds: readonly string[]) => {
  const membersOf = remembered((flown: Flown) => flownMembers(flown, form));
  const seatsOf = remembered((brand: BrandTerms) =>
    remembered(
      (cabin: PricedSlice["cabin"]) =>
        `${form.ofSeats(brand, cabin, passengerIds)}"baggage":${baggageOf(brand.baggage)}}`,
    ),
  );
  return (slice: PricedSlice, id: string): string => {
    const { ends, ofFlights } = membersOf(slice.flown);
    const seats = seatsOf(slice.brand)(slice.cabin);
    const more = form.ofSlice(slice, passengerIds.length);
    const segments = ofFlights.map((flight, index) => `{"id":"seg_${id}${index}",${flight}${seats}`);
    return `{"id":"sli_${id}",${ends}${more}"segments":[${segments.join()}]}`;
  };
};

/** Creates a function that writes the offers of one answer. Equal offers of one minute give the same bytes. */
export const offerWriter = ({ world, minute, passengers, form }: Occasion): ((offer: PricedOffer) => string) => {
  const travellers = readPassengersWord(passengers);
  const ids = travellers.map((_, index) => passengerId(passengers, minute, index));
  const createdAt = utcIso(minute * minuteMs);
  const ending = `${form.ofOffer(createdAt, travellers, ids)}"created_at":"${createdAt}","expires_at":"${utcIso(endOf(minute))}"}`;
  const sliceText = sliceWriter(form, ids);

  return ({ slices, totalCents }) => {
    const flightIds = slices.map(({ flightId }) => flightId);
    const { id, seal } = sealedId(world, "off", offerText({ flightIds, passengers }));
    let baseCents = 0;
    let emissionsKg = 0;
    for (const slice of slices) {
      baseCents += slice.baseCents;
      emissionsKg += slice.emissionsKg;
    }
    const owner = form.texts.airline.get(slices[0]?.flown.segments[0]?.marketingCarrier ?? "");
    const amounts = `"total_amount":"${amountOf(totalCents)}","total_currency":"USD","base_amount":"${amountOf(baseCents)}","base_currency":"USD","tax_amount":"${amountOf(totalCents - baseCents)}","total_emissions_kg":"${emissionsKg}"`;
    const sliceTexts = slices.map((slice, index) => sliceText(slice, `${seal}${index}`));
    return `{"id":"${id}","owner":${owner},${amounts},"slices":[${sliceTexts.join()}],${form.ofTerms(slices, ids.length, minute)}${ending}`;
  };
};
