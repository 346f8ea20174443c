/** Sells a hotel stay, into a new PNR or an existing one. */
import { type HotelOffer, largestPartyGuests, lookupHotelOffer } from "../world/index.js";
import { usd } from "../world/money.js";
import { addToPnr } from "./addition.js";
import { type FreeText, refuseCardNumbers } from "./cards.js";
import { confirmationNumber } from "./confirmation.js";
import { type Desk, soldCountsOf } from "./desk.js";
import { recalled } from "./idempotency.js";
import { mostStays, refuseFullPnr, refuseLongTexts, refuseManyItems } from "./limits.js";
import { ticketName } from "./names.js";
import { objectionsAt } from "./objections.js";
import { issuedOffer, type OfferPlace, pricedOffer, refuseSoldOut } from "./offers.js";
import { namedPassenger } from "./passengers.js";
import { takePayment } from "./payment.js";
import { checkStayFits } from "./tripFit.js";
import type { Booked, BookedHotel, Booker, HotelReason, HotelRequest, Refuse } from "./types.js";

const ownTool = "bookHotel";
const confirmationPrefix = "HC";

const freeTextOf = ({ guests, specialRequests }: HotelRequest): FreeText => {
  const ofGuests = guests.flatMap(({ firstName, lastName, email }, index) =>
    Object.entries({ firstName, lastName, email }).map(([name, text]): readonly [string, string | undefined] => [
      `guests.${index}.${name}`,
      text,
    ]),
  );
  return { ...Object.fromEntries(ofGuests), specialRequests };
};

/** Refuses more guests than the rooms take, at either level of realism. Fewer guests are accepted. */
const refuseCrowd = (
  guests: number,
  { rooms, maxOccupancy }: HotelOffer,
  refuse: Refuse<"OCCUPANCY_EXCEEDED">,
): void => {
  if (guests <= rooms * maxOccupancy) return;
  refuse("OCCUPANCY_EXCEEDED", { field: "guests", value: guests, guests, rooms, maxOccupancy });
};

const bookedHotel = (
  offer: HotelOffer,
  segmentRef: string,
  confirmation: string,
): Omit<BookedHotel, "guests" | "specialRequests"> => ({
  segmentRef,
  status: "HK",
  confirmationNumber: confirmation,
  hotelId: offer.hotelId,
  propertyId: offer.propertyId,
  name: offer.name,
  address: offer.address,
  cityCode: offer.cityCode,
  checkInDate: offer.checkInDate,
  checkOutDate: offer.checkOutDate,
  nights: offer.nights,
  rooms: offer.rooms,
  roomType: offer.roomType,
  boardType: offer.boardType,
  ratePlan: offer.ratePlan,
  refundable: offer.refundable,
  price: offer.price,
  cancellationPolicy: offer.cancellationPolicy,
});

/** See `Reservations.bookHotel`. */
export const bookHotel = async (
  desk: Desk,
  request: HotelRequest,
  booker: Booker,
  refuse: Refuse<HotelReason>,
): Promise<Booked> => {
  const { existingPnr, hotelId, guests, specialRequests } = request;
  const earlier = await recalled(desk, booker, ownTool, request, refuse);
  if (earlier !== undefined) return { record: earlier, created: existingPnr === undefined, idempotentReplay: true };
  refuseManyItems("guests", guests, largestPartyGuests, refuse);
  const texts = freeTextOf(request);
  refuseLongTexts(texts, refuse);
  refuseCardNumbers(texts, refuse);
  const nowMs = desk.clock.now();
  const objections = objectionsAt(desk.realism, refuse);
  const place: OfferPlace = { field: "hotelId", value: hotelId, searchTool: "searchHotels" };
  const issued = issuedOffer(lookupHotelOffer(desk.world, hotelId, nowMs), place, refuse);
  const names = guests.map((guest, index) => ticketName(guest, `guests.${index}`, objections));
  const sold = await soldCountsOf(desk, issued.stockKeys);
  const asIssued = issued.quote(() => 0);
  const needed = asIssued.kind === "priced" ? asIssued.offer.rooms : 1;
  if (asIssued.kind === "priced") refuseCrowd(guests.length, asIssued.offer, refuse);
  const staying = Math.max(guests.length, issued.guests);
  const { offer, claims } = pricedOffer(issued.quote(sold, staying), needed, place, refuse);
  if (staying > issued.guests) {
    const message = `${staying} guests are booked, the search was for ${issued.guests}. What is due for each guest is due for all ${staying}.`;
    objections.warn({ reason: "PAX_MISMATCH", field: "guests", message });
  }
  takePayment(Object.fromEntries(names.map((name, index) => [`guests.${index}`, name])), refuse);
  return addToPnr(
    desk,
    { tool: ownTool, request, booker, nowMs, refuse },
    {
      existingPnr,
      claims,
      warnings: objections.warnings,
      contact: { email: guests.find(({ email }) => email !== undefined)?.email ?? null, phone: null },
      passengers: names.map(namedPassenger),
      soldOut: (_stockKey, left) => refuseSoldOut(place, left, needed, refuse),
      part: (held) => {
        const { pnr, hotelReservations } = held;
        refuseFullPnr(pnr, { kind: "hotels", count: hotelReservations.length, maximum: mostStays }, refuse);
        const segmentRef = `H${hotelReservations.length + 1}`;
        const confirmation = confirmationNumber(desk.world, confirmationPrefix, pnr, segmentRef);
        const hotel: BookedHotel = {
          ...bookedHotel(offer, segmentRef, confirmation),
          guests: names.map(({ firstName, lastName }) => ({ firstName, lastName })),
          specialRequests: specialRequests ?? null,
        };
        const fit = objectionsAt(desk.realism, refuse);
        checkStayFits(hotel, held, fit);
        const detail = `${offer.name}, ${offer.checkInDate} to ${offer.checkOutDate}, sold for ${usd(offer.price.totalCents)}`;
        const deed = { action: "hotel_added", detail } as const;
        return { parts: { hotelReservations: [hotel] }, deed, warnings: fit.warnings };
      },
    },
  );
};
