/** Offers of hotels that have a room: a search by hotel codes, and one offer by its id. */
import type { FacadeHandler, FacadePlace, FacadeRequest } from "../../../facade/port.js";
import { soldCountsOf } from "../../../travel/reservations/index.js";
import type { Property } from "../../../travel/world/hotels/property.js";
import { type City, type HotelOffer, lookupHotelOffer, searchHotels } from "../../../travel/world/index.js";
import { answered, type Problem, Refusal, refuse } from "./answers.js";
import { hotelIdOf, hotelIdOfOffer, propertyOfHotelId, propertyOfOffer } from "./hotelIds.js";
import { hotelOfferForm, offersOfHotelForm } from "./hotelOfferForm.js";
import { list, required } from "./parameters.js";
import { readStayQuestion, type StayQuestion } from "./stayQuestion.js";

const mostHotels = 99;

/** The offers in a city, the cheapest first. */
const offersIn = async (place: FacadePlace, city: City, question: StayQuestion): Promise<readonly HotelOffer[]> => {
  const { world, stored, store, nowMs } = place;
  const { checkInDate, checkOutDate, adults, roomQuantity } = question;
  const query = { cityCode: city.code, checkInDate, checkOutDate, guests: adults * roomQuantity };
  const search = searchHotels(world, query, nowMs);
  return search.offersWith(await soldCountsOf({ store, worldRef: stored }, search.stockKeys)).offers;
};

const selfOf = ({ path, query }: FacadeRequest, hotelId: string): string => {
  const own = new URLSearchParams(query);
  own.set("hotelIds", hotelId);
  return `${path}?${own.toString()}`;
};

const invalidHotel = (hotelIds: string): Problem => ({
  status: 400,
  code: 1257,
  title: "INVALID PROPERTY CODE",
  detail: "No hotel here has this code",
  source: { parameter: `hotelIds=${hotelIds}` },
});

const noRooms = (): never => refuse(3664, "NO ROOMS AVAILABLE AT REQUESTED PROPERTY", "Provider error");

/**
 * The best offer of each hotel, or all of them; hotels in the order of their cheapest offer. Unknown codes are listed
 * in a warning.
 */
export const hotelOffers: FacadeHandler = async (request, place) => {
  const { query } = request;
  required(query, "hotelIds");
  const hotelIds = list(query, "hotelIds", /^[A-Z0-9]{8}$/, mostHotels);
  const properties = hotelIds.flatMap((hotelId) => propertyOfHotelId(place.world, hotelId) ?? []);
  const unknown = hotelIds.filter((hotelId) => propertyOfHotelId(place.world, hotelId) === undefined);
  if (properties.length === 0) throw new Refusal(invalidHotel(unknown.join(",")));
  const byId = new Map(properties.map((property) => [property.propertyId, property]));
  const found: { readonly cents: number; readonly data: object }[] = [];
  for (const city of new Set(properties.map((property) => property.city))) {
    const question = readStayQuestion(query, city, place.nowMs);
    const offersOf = new Map<Property, HotelOffer[]>();
    for (const offer of await offersIn(place, city, question)) {
      const property = byId.get(offer.propertyId);
      const isAsked = question.boardType === undefined || question.boardType === offer.boardType.toUpperCase();
      if (property === undefined || !isAsked) continue;
      const others = offersOf.get(property);
      if (others === undefined) offersOf.set(property, [offer]);
      else if (!question.bestRateOnly) others.push(offer);
    }
    for (const [property, offers] of offersOf) {
      const written = offers.map((offer) => hotelOfferForm(offer, city, question));
      const data = offersOfHotelForm(property, written, selfOf(request, hotelIdOf(property)));
      found.push({ cents: offers[0]?.price.totalCents ?? 0, data });
    }
  }
  if (found.length === 0) noRooms();
  const data = found.sort((left, right) => left.cents - right.cents).map((each) => each.data);
  return answered({ data, ...(unknown.length > 0 && { warnings: [invalidHotel(unknown.join(","))] }) });
};

/** One offer by its id, at its current price. Invented and expired ids are refused. */
export const hotelOffer: FacadeHandler = async (request, place, parameters) => {
  const { world, stored, store, nowMs } = place;
  const issued = lookupHotelOffer(world, hotelIdOfOffer(parameters["offerId"] ?? ""), nowMs);
  if (issued.kind !== "known") {
    const detail = issued.kind === "expired" ? "The offer has expired: search again" : "No such offer was made here";
    throw new Refusal({ status: 404, code: 1797, title: "NOT FOUND", detail, source: { parameter: "offerId" } });
  }
  const quote = issued.offer.quote(await soldCountsOf({ store, worldRef: stored }, issued.offer.stockKeys));
  if (quote.kind === "soldOut") return noRooms();
  const { offer } = quote;
  const property = propertyOfOffer(world, offer);
  const adults = Math.ceil(issued.offer.guests / offer.rooms);
  const written = hotelOfferForm(offer, property.city, { adults });
  return answered({ data: offersOfHotelForm(property, [written], request.path) });
};
