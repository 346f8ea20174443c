import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { HotelRequest } from "../../../src/travel/reservations/index.js";
import { type HotelOffer, parseInstant } from "../../../src/travel/world/index.js";
import { holds } from "../world/holds.js";
import { bookerOf, first, openDesk, refuse, refused, requestOf, stateOf, type TestDesk, warningsOf } from "./desk.js";

const guest = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" };

const roomFor = async (desk: TestDesk, guests = 1): Promise<HotelOffer> =>
  first(await desk.hotels("LAX", "2026-06-15", "2026-06-18", guests));

const bookHotel = (desk: TestDesk, request: HotelRequest, booker = bookerOf()) =>
  desk.reservations.bookHotel(request, booker, refuse);

describe("a sale of a stay", () => {
  test("opens a PNR for the guests", async () => {
    const desk = await openDesk();
    const offer = await roomFor(desk, 2);
    const guests = [guest, { firstName: "Bea", lastName: "Lovelace" }];
    const { record, created } = await bookHotel(desk, {
      hotelId: offer.hotelId,
      guests,
      specialRequests: "high floor",
    });
    assert.equal(created, true);
    const hotel = first(record.hotelReservations);
    assert.deepEqual([hotel.segmentRef, hotel.status, hotel.specialRequests], ["H1", "HK", "high floor"]);
    assert.match(hotel.confirmationNumber, /^HC-[A-Z2-7]{6}$/);
    assert.deepEqual(hotel.price, offer.price);
    assert.equal(record.price.totalCents, offer.price.totalCents);
    assert.deepEqual(
      record.passengers.map(({ gdsName }) => gdsName),
      ["LOVELACE/ADA", "LOVELACE/BEA"],
    );
    assert.deepEqual(record.contact, { email: "ada@example.com", phone: null });
    assert.deepEqual(record.ticketing, { status: "unticketed", deadline: null, voidUntil: null });
    assert.deepEqual(
      record.history.map(({ action }) => action),
      ["created", "hotel_added"],
    );
  });

  test("joins a PNR that exists: flights stay, the version rises", async () => {
    const desk = await openDesk();
    const { record: flights } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]));
    const offer = await roomFor(desk);
    const request = { hotelId: offer.hotelId, existingPnr: flights.pnr, guests: [guest] };
    const { record, created } = await bookHotel(desk, request, bookerOf("another"));
    assert.deepEqual([created, record.version, record.sessionId], [false, 2, "session-a"]);
    assert.deepEqual(record.flightSegments, flights.flightSegments);
    assert.deepEqual(record.passengers, flights.passengers);
    assert.equal(record.price.totalCents, flights.price.totalCents + offer.price.totalCents);
    assert.deepEqual(record.history.at(-1)?.actor, "another");
    assert.equal(record.stock.length, flights.stock.length + 3);
  });

  test("a PNR that is unknown or cancelled takes nothing", async () => {
    const desk = await openDesk();
    const { hotelId } = await roomFor(desk);
    const unknown = bookHotel(desk, { hotelId, existingPnr: "TEST-ABCDEF", guests: [guest] });
    await refused(unknown, "PNR_NOT_FOUND", { field: "existingPnr", value: "TEST-ABCDEF" });
    const { record } = await bookHotel(desk, { hotelId, guests: [guest] });
    await desk.reservations.cancel({ pnr: record.pnr }, bookerOf(), refuse);
    await refused(bookHotel(desk, { hotelId, existingPnr: record.pnr, guests: [guest] }), "CANCELLED_PNR", {
      field: "existingPnr",
      value: record.pnr,
    });
  });

  test("another session's PNR is not found where sessions are isolated", async () => {
    const desk = await openDesk({ isolation: "session" });
    const { hotelId } = await roomFor(desk);
    const { record } = await bookHotel(desk, { hotelId, guests: [guest] });
    const intruder = bookerOf("intruder");
    await refused(bookHotel(desk, { hotelId, existingPnr: record.pnr, guests: [guest] }, intruder), "PNR_NOT_FOUND");
    assert.equal(await desk.reservations.find(record.pnr, intruder), undefined);
    assert.equal((await desk.reservations.find(record.pnr, bookerOf()))?.pnr, record.pnr);
    await refused(desk.reservations.cancel({ pnr: record.pnr }, intruder, refuse), "PNR_NOT_FOUND", { field: "pnr" });
  });
});

describe("what is refused of a stay", () => {
  test("invented, expired and sold out offers", async () => {
    const desk = await openDesk();
    const offer = await roomFor(desk);
    const { hotelId } = offer;
    await refused(bookHotel(desk, { hotelId: "HT-NO", guests: [guest] }), "OFFER_NOT_FOUND", {
      field: "hotelId",
      searchTool: "searchHotels",
    });
    for (let sale = 0; sale < offer.roomsLeft; sale += 1) {
      const again = (await desk.hotels("LAX", "2026-06-15", "2026-06-18")).find(
        ({ propertyId, roomType, ratePlan }) =>
          propertyId === offer.propertyId && roomType === offer.roomType && ratePlan === offer.ratePlan,
      );
      await bookHotel(desk, { hotelId: again?.hotelId ?? "", guests: [guest] });
    }
    await refused(bookHotel(desk, { hotelId, guests: [guest] }), "SOLD_OUT", {
      field: "hotelId",
      left: 0,
      needed: 1,
      searchTool: "searchHotels",
    });
    desk.setNow(parseInstant(offer.expiresAt));
    await refused(bookHotel(desk, { hotelId, guests: [guest] }), "OFFER_EXPIRED", { searchTool: "searchHotels" });
  });

  test("a price that went up with the last rooms", async () => {
    const desk = await openDesk();
    const rooms = await desk.hotels("LAX", "2026-06-15", "2026-06-18");
    const offer = first([...rooms].sort((one, other) => other.roomsLeft - one.roomsLeft));
    const sameRoom = async () =>
      (await desk.hotels("LAX", "2026-06-15", "2026-06-18")).find(
        ({ propertyId, roomType, ratePlan }) =>
          propertyId === offer.propertyId && roomType === offer.roomType && ratePlan === offer.ratePlan,
      );
    let current = await sameRoom();
    while (current !== undefined && current.price.totalCents === offer.price.totalCents) {
      await bookHotel(desk, { hotelId: current.hotelId, guests: [guest] });
      current = await sameRoom();
    }
    holds(current, "rooms are left when the price moves");
    await refused(bookHotel(desk, { hotelId: offer.hotelId, guests: [guest] }), "PRICE_CHANGED", {
      field: "hotelId",
      oldTotalCents: offer.price.totalCents,
      newTotalCents: current.price.totalCents,
    });
  });

  test("more guests than beds, at both levels; fewer than were searched for are fine", async () => {
    for (const realism of ["contract", "strict"] as const) {
      const desk = await openDesk({ realism });
      const offer = await roomFor(desk, 2);
      const crowd = Array.from("abcdefghijk", (letter) => ({ ...guest, firstName: letter }));
      await refused(bookHotel(desk, { hotelId: offer.hotelId, guests: crowd }), "OCCUPANCY_EXCEEDED", {
        field: "guests",
        guests: crowd.length,
        rooms: offer.rooms,
        maxOccupancy: offer.maxOccupancy,
      });
      assert.deepEqual((await bookHotel(desk, { hotelId: offer.hotelId, guests: [guest] })).record.warnings, []);
    }
  });

  test("names, card numbers and declined payment, without a trace", async () => {
    const desk = await openDesk({ realism: "strict" });
    const { hotelId } = await roomFor(desk);
    const { record } = await bookHotel(desk, { hotelId, guests: [guest] });
    const keys = record.stock.map(({ key }) => key);
    const before = await stateOf(desk, keys);
    const named = (lastName: string) => ({
      hotelId,
      existingPnr: record.pnr,
      guests: [guest, { firstName: "Bea", lastName }],
    });
    await refused(bookHotel(desk, named("李")), "NAME_NOT_ROMANIZED", { field: "guests.1.lastName" });
    await refused(bookHotel(desk, named("B3a")), "NAME_INVALID", { field: "guests.1.lastName", value: "B3a" });
    await refused(bookHotel(desk, { hotelId, guests: [{ ...guest, lastName: "TESTDECLINE" }] }), "PAYMENT_DECLINED", {
      field: "guests.0.lastName",
    });
    const withCard = { hotelId, guests: [guest], specialRequests: "card 5555 5555 5555 4444" };
    await refused(bookHotel(desk, withCard), "CARD_DATA_REFUSED", { field: "specialRequests" });
    assert.deepEqual(await stateOf(desk, keys), before);
  });

  test("in the contract's level a guest's name is only warned of", async () => {
    const desk = await openDesk();
    const { hotelId } = await roomFor(desk);
    const { record } = await bookHotel(desk, { hotelId, guests: [{ firstName: "", lastName: "李" }] });
    assert.deepEqual(warningsOf(record), ["NAME_NOT_ROMANIZED guests.0.lastName", "NAME_INVALID guests.0.firstName"]);
  });
});

test("more guests than were searched for pay their city tax, and the booking says so", async () => {
  const desk = await openDesk();
  const forOne = await desk.hotels("PAR", "2026-06-01", "2026-06-05", 1);
  const forTwo = await desk.hotels("PAR", "2026-06-01", "2026-06-05", 2);
  const sameAs = (one: (typeof forOne)[number]) =>
    forTwo.find(
      (two) => two.propertyId === one.propertyId && two.roomType === one.roomType && two.ratePlan === one.ratePlan,
    );
  const searched = first(
    forOne.filter((one) => (sameAs(one)?.price.payAtPropertyCents ?? 0) > one.price.payAtPropertyCents),
    "no city tax in Paris",
  );
  const guests = [guest, { firstName: "Bo", lastName: "Larsen" }];
  const { record } = await bookHotel(desk, { hotelId: searched.hotelId, guests });
  assert.deepEqual(record.hotelReservations[0]?.price, sameAs(searched)?.price);
  assert.deepEqual(warningsOf(record), ["PAX_MISMATCH guests"]);
});
