/** Reservations: writes and reads `OTA_HotelResNotifRQ` and `OTA_HotelResNotifRS`. */
import { isCalendarDate } from "../../travel/world/index.js";
import { readChoice, readForm, readText } from "../reading.js";
import {
  amountText,
  type Board,
  boardNumber,
  boardOfNumber,
  type CapcornError,
  type CapcornParty,
  errorsIn,
  hotelIdForm,
  longestCategory,
  named,
  readCents,
} from "./wire.js";
import { childOf, childrenOf, descendantOf, element, writeXml, type XmlElement } from "./xml.js";

/** One room of a reservation. */
export interface ReservedRoom extends CapcornParty {
  readonly categoryCode: string;
  readonly board: Board;
  /** For the whole stay. */
  readonly priceCents: number;
}

export interface Guest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
}

export interface ReservationStay {
  readonly hotelId: string;
  /** YYYY-MM-DD. */
  readonly arrival: string;
  readonly departure: string;
  readonly rooms: readonly ReservedRoom[];
  /** `ResID_Value`: the caller's own reservation number. The service accepts each once. */
  readonly externalId: string;
}

export interface ReservationQuestion extends ReservationStay {
  readonly guest: Guest;
  readonly comment?: string | undefined;
  /** When the reservation was made: ISO 8601. */
  readonly createdAt: string;
}

export type ReservationResult =
  | { readonly errors: readonly CapcornError[] }
  /** The service's own number, or the caller's if the service gives none. */
  | { readonly reservationId: string };

/** This product's name in requests: `AgentDutyCode` and `ResID_Source`. */
export const source = "mock-gds";

/** The service's name in our facade's answers. */
const serviceSource = "CapCorn";

const namespace = { xmlns: "http://www.opentravel.org/OTA/2003/05", Version: "1" };
const adultCode = "10";
const childCode = "8";

/** The number of children of each age, the youngest first. */
const byAge = (ages: readonly number[]): readonly (readonly [age: number, count: number])[] =>
  [...new Set(ages)].sort((one, other) => one - other).map((age) => [age, ages.filter((each) => each === age).length]);

const stayElement = (
  { categoryCode, board, priceCents, adults, childAges }: ReservedRoom,
  { hotelId, arrival, departure }: ReservationStay,
): XmlElement =>
  element("RoomStay", {}, [
    element("RoomTypes", {}, [element("RoomType", { NumberOfUnits: 1, RoomTypeCode: categoryCode })]),
    element("RatePlans", {}, [
      element("RatePlan", {}, [element("MealsIncluded", { MealPlanCodes: boardNumber(board) })]),
    ]),
    element("GuestCounts", { IsPerRoom: "true" }, [
      element("GuestCount", { AgeQualifyingCode: adultCode, Count: adults }),
      ...byAge(childAges).map(([Age, Count]) => element("GuestCount", { AgeQualifyingCode: childCode, Age, Count })),
    ]),
    element("TimeSpan", { Start: arrival, End: departure }),
    element("Total", { AmountAfterTax: amountText(priceCents), CurrencyCode: "EUR" }),
    element("BasicPropertyInfo", { HotelCode: hotelId }),
  ]);

const customerElement = ({ firstName, lastName, email, phone, country }: Guest): XmlElement =>
  element("Customer", { Language: "de" }, [
    element("PersonName", {}, [element("GivenName", {}, firstName), element("Surname", {}, lastName)]),
    ...(phone === undefined ? [] : [element("Telephone", { PhoneNumber: phone })]),
    element("Email", {}, email),
    ...(country === undefined ? [] : [element("Address", {}, [element("CountryName", { Code: country })])]),
  ]);

const guestElement = ({ guest, comment }: ReservationQuestion): XmlElement =>
  element("ResGuest", {}, [
    element("Profiles", {}, [element("ProfileInfo", {}, [element("Profile", {}, [customerElement(guest)])])]),
    ...(comment === undefined
      ? []
      : [element("Comments", {}, [element("Comment", {}, [element("ListItem", {}, comment)])])]),
  ]);

const idsElement = (ids: readonly XmlElement[]): XmlElement =>
  element("ResGlobalInfo", {}, [element("HotelReservationIDs", {}, ids)]);

const idElement = (value: string, of: string): XmlElement =>
  element("HotelReservationID", { ResID_Value: value, ResID_Source: of });

export const writeReservation = (question: ReservationQuestion): string =>
  writeXml(
    element("OTA_HotelResNotifRQ", namespace, [
      element("POS", {}, [element("Source", { AgentDutyCode: source })]),
      element("HotelReservations", {}, [
        element("HotelReservation", { CreateDateTime: question.createdAt, ResStatus: "Book" }, [
          element(
            "RoomStays",
            {},
            question.rooms.map((room) => stayElement(room, question)),
          ),
          element("ResGuests", {}, [guestElement(question)]),
          idsElement([idElement(question.externalId, source)]),
        ]),
      ]),
    ]),
  );

const attributeOf = (found: XmlElement | undefined, name: string, form: RegExp): string =>
  readForm(found?.attributes.get(name), form);

const dateForm = /^\d{4}-\d{2}-\d{2}$/;
const countForm = /^\d{1,3}$/;

const partyIn = (stay: XmlElement): CapcornParty => {
  let adults = 0;
  const childAges: number[] = [];
  for (const count of childrenOf(childOf(stay, "GuestCounts"), "GuestCount")) {
    const many = Number(attributeOf(count, "Count", countForm));
    if (attributeOf(count, "AgeQualifyingCode", /^(?:8|10)$/) === adultCode) adults += many;
    else childAges.push(...new Array<number>(many).fill(Number(attributeOf(count, "Age", /^\d{1,2}$/))));
  }
  return { adults, childAges };
};

const roomsIn = (stay: XmlElement): readonly ReservedRoom[] => {
  const type = descendantOf(stay, "RoomTypes", "RoomType");
  const units = Number(attributeOf(type, "NumberOfUnits", /^(?:[1-9]|10)$/));
  const meals = descendantOf(stay, "RatePlans", "RatePlan", "MealsIncluded");
  const total = childOf(stay, "Total");
  attributeOf(total, "CurrencyCode", /^EUR$/);
  const room: ReservedRoom = {
    ...partyIn(stay),
    categoryCode: attributeOf(type, "RoomTypeCode", new RegExp(`^\\S{1,${longestCategory}}$`)),
    board: boardOfNumber(attributeOf(meals, "MealPlanCodes", /^[1-5]$/)) ?? "breakfast",
    priceCents: readCents(total?.attributes.get("AmountAfterTax")) / units,
  };
  return new Array<ReservedRoom>(units).fill(room);
};

const realDate = (date: string): string => (isCalendarDate(date) ? date : readForm("no date", dateForm));

/** Hotel, arrival and departure of a room. They are the same for all rooms of a reservation. */
const stayOf = (stay: XmlElement | undefined): readonly [hotelId: string, arrival: string, departure: string] => {
  const span = childOf(stay, "TimeSpan");
  return [
    attributeOf(childOf(stay, "BasicPropertyInfo"), "HotelCode", hotelIdForm),
    realDate(attributeOf(span, "Start", dateForm)),
    realDate(attributeOf(span, "End", dateForm)),
  ];
};

/** Throws as `reading.ts` does if the document is not such a request. A guest's name is required, but not returned. */
export const readReservation = (root: XmlElement): ReservationStay => {
  const reservation = descendantOf(named(root, "OTA_HotelResNotifRQ"), "HotelReservations", "HotelReservation");
  attributeOf(reservation, "ResStatus", /^Book$/);
  const stays = childrenOf(childOf(reservation, "RoomStays"), "RoomStay");
  const [first] = stays;
  const customer = descendantOf(
    reservation,
    ...["ResGuests", "ResGuest", "Profiles", "ProfileInfo", "Profile", "Customer"],
  );
  for (const name of ["GivenName", "Surname"]) readText(descendantOf(customer, "PersonName", name)?.text);
  const [hotelId, arrival, departure] = stayOf(first);
  const same = JSON.stringify([hotelId, arrival, departure]);
  for (const stay of stays) readChoice(JSON.stringify(stayOf(stay)), [same]);
  const id = descendantOf(reservation, "ResGlobalInfo", "HotelReservationIDs", "HotelReservationID");
  return {
    ...{ hotelId, arrival, departure },
    rooms: stays.flatMap(roomsIn),
    externalId: attributeOf(id, "ResID_Value", /^[\w.-]{1,64}$/),
  };
};

export const writeReservationResult = (reservationId: string, externalId: string): string =>
  writeXml(
    element("OTA_HotelResNotifRS", namespace, [
      element("Success"),
      element("HotelReservations", {}, [
        element("HotelReservation", { ResStatus: "Book" }, [
          idsElement([idElement(externalId, source), idElement(reservationId, serviceSource)]),
        ]),
      ]),
    ]),
  );

export const writeReservationError = ({ code, text }: CapcornError): string =>
  writeXml(
    element("OTA_HotelResNotifRS", namespace, [
      element("Errors", {}, [element("Error", { Type: "3", Code: code, ShortText: text })]),
    ]),
  );

/** Throws as `reading.ts` does if the document is not such an answer. */
export const readReservationResult = (root: XmlElement, externalId: string): ReservationResult => {
  const errors = errorsIn(root);
  if (errors.length > 0) return { errors };
  const ids = descendantOf(
    named(root, "OTA_HotelResNotifRS"),
    ...["HotelReservations", "HotelReservation", "ResGlobalInfo", "HotelReservationIDs"],
  );
  const values = childrenOf(ids, "HotelReservationID").map(({ attributes }) => attributes.get("ResID_Value"));
  const ofService = values.find((value) => value !== undefined && value !== externalId) ?? externalId;
  return { reservationId: readText(ofService, 100) };
};
