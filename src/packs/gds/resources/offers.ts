/**
 * The resource of one offer by its id, with everything that a search leaves out. An id that bookFlight, bookHotel or bookCar would refuse
 * is refused here for the same reason.
 */
import type { OfferResource } from "../../../../generated/gds/types.js";
import type { ResourceReader } from "../../../contract/handler.js";
import { issuedOffer, type OfferPlace, pricedOffer, soldCountsFrom } from "../../../travel/reservations/index.js";
import {
  fareRefundCents,
  lookupCarOffer,
  lookupFlightOffer,
  lookupHotelOffer,
  type Quote,
  type SoldCounts,
} from "../../../travel/world/index.js";
import type { Services } from "../services.js";

type Context = Parameters<ResourceReader<Services>>[1];

/** An issued offer: the stock that it needs, and how to price it from the sold counts. */
interface Issued<Offer> {
  readonly stockKeys: readonly string[];
  readonly needed: number;
  readonly quote: (sold: SoldCounts) => Quote<Offer>;
}

const soldOf = async ({ store, worldRef }: Context, stockKeys: readonly string[]): Promise<SoldCounts> =>
  soldCountsFrom(stockKeys, await store.soldCounts(worldRef, stockKeys));

/** The offer at its current price. Refuses as a booking would: sold out, or the price has changed. */
const offerNow = async <Offer extends { readonly price: { readonly totalCents: number } }>(
  { stockKeys, needed, quote }: Issued<Offer>,
  place: OfferPlace,
  context: Context,
): Promise<Offer> => pricedOffer(quote(await soldOf(context, stockKeys)), needed, place, context.fail).offer;

const placeOf = (offerId: string, searchTool: OfferPlace["searchTool"]): OfferPlace => ({
  field: "offerId",
  value: offerId,
  searchTool,
});

const flightOffer = async (offerId: string, context: Context): Promise<OfferResource> => {
  const place = placeOf(offerId, "searchFlights");
  const issued = issuedOffer(lookupFlightOffer(context.world, offerId, context.clock.now()), place, context.fail);
  const { party, stockKeys } = issued;
  const needed = party.adults + party.children;
  const flight = await offerNow({ stockKeys, needed, quote: (sold) => issued.quote(party, sold) }, place, context);
  const refundCents = fareRefundCents(flight.price, flight.conditions.refundBeforeDeparture);
  return { offerId, kind: "flight", passengers: { ...party }, refundCents, flight };
};

const hotelOffer = async (offerId: string, context: Context): Promise<OfferResource> => {
  const place = placeOf(offerId, "searchHotels");
  const issued = issuedOffer(lookupHotelOffer(context.world, offerId, context.clock.now()), place, context.fail);
  return { offerId, kind: "hotel", hotel: await offerNow({ ...issued, needed: 1 }, place, context) };
};

const carOffer = async (offerId: string, context: Context): Promise<OfferResource> => {
  const place = placeOf(offerId, "searchCars");
  const issued = issuedOffer(lookupCarOffer(context.world, offerId, context.clock.now()), place, context.fail);
  const { stockKeys, driverAge } = issued;
  const car = await offerNow({ stockKeys, needed: 1, quote: (sold) => issued.quote(driverAge, sold) }, place, context);
  return { offerId, kind: "car", car };
};

const readers: Readonly<Record<string, (offerId: string, context: Context) => Promise<OfferResource>>> = {
  FL: flightOffer,
  HT: hotelOffer,
  CR: carOffer,
};

/** Reads an offer by its id. An id with an unknown prefix is looked up as a flight, which refuses it. */
export const offer: ResourceReader<Services> = ({ offerId = "" }, context) => {
  const read = readers[offerId.slice(0, 2)] ?? flightOffer;
  return read(offerId, context);
};
