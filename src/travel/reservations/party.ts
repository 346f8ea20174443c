/** The travellers: passenger types by age on each travel date, laps for infants, and the party that each offer is priced for. */
import type { Party, PassengerType } from "../world/index.js";
import { ageOn, impossibleBirth } from "./age.js";
import { nameIdentity, type TicketName, ticketName } from "./names.js";
import type { Objections } from "./objections.js";
import type { FlightReason, FlightRequest, Refuse } from "./types.js";

/** The most seats in one PNR, as in real systems. */
const mostSeats = 9;

/** The age range of each type, in full years. */
const ages: Readonly<Record<PassengerType, { readonly from: number; readonly to: number; readonly words: string }>> = {
  infant: { from: 0, to: 1, words: "an infant is under 2" },
  child: { from: 2, to: 11, words: "a child is 2 to 11" },
  adult: { from: 12, to: Number.POSITIVE_INFINITY, words: "an adult is 12 or older" },
};
const needsBirthDate: ReadonlySet<PassengerType> = new Set(["child", "infant"]);

/** A passenger with the printed name and the path of the passenger's field. */
export interface Traveller {
  readonly path: string;
  readonly type: PassengerType;
  readonly name: TicketName;
  readonly dateOfBirth: string | null;
}

/** Local departure dates of one offer's flights, in order. */
export type TravelDates = readonly string[];

type PartyObjections = Objections<FlightReason>;

const typeOfAge = (age: number): PassengerType => {
  if (age >= ages.adult.from) return "adult";
  return age >= ages.child.from ? "child" : "infant";
};

/** The passenger type by age on a date; the stated type if the date of birth is not known. */
export const typeOn = ({ type, dateOfBirth }: Traveller, date: string): PassengerType =>
  dateOfBirth === null ? type : typeOfAge(ageOn(dateOfBirth, date));

const checkBirth = ({ path, type, dateOfBirth }: Traveller, today: string, objections: PartyObjections): void => {
  const field = `${path}.dateOfBirth`;
  if (dateOfBirth !== null) {
    const explanation = impossibleBirth(dateOfBirth, today);
    if (explanation !== undefined) objections.refuse("DOB_REQUIRED", { field, value: dateOfBirth, explanation });
    return;
  }
  if (!needsBirthDate.has(type)) return;
  const explanation = `the date of birth of a passenger of type ${type} has to be known`;
  const message = `${field} is missing. It is assumed that ${ages[type].words} on every travel date.`;
  objections.raise("DOB_REQUIRED", { field, value: null, explanation }, message);
};

/**
 * A type that does not fit on the first travel date is refused. For a type that is outgrown later, if the level only warns, the later
 * offers are priced by the age on their own dates.
 */
const checkType = (traveller: Traveller, dates: TravelDates, objections: PartyObjections): void => {
  const { path, type, dateOfBirth } = traveller;
  if (dateOfBirth === null) return;
  const date = dates.find((day) => typeOn(traveller, day) !== type);
  if (date === undefined) return;
  const age = ageOn(dateOfBirth, date);
  const detail = { field: `${path}.type`, value: type, age, date, expected: ages[type].words };
  if (date === dates[0]) objections.refuse("PAX_TYPE_AGE", detail);
  const message = `${path} is ${age} on ${date}: ${ages[type].words}. Flights from then on are sold at the fare of type ${typeOfAge(age)}.`;
  objections.raise("PAX_TYPE_AGE", detail, message);
};

const checkDuplicates = (travellers: readonly Traveller[], objections: PartyObjections): void => {
  const seen = new Set<string>();
  for (const { path, name, dateOfBirth } of travellers) {
    const identity = `${nameIdentity(name)} ${dateOfBirth ?? ""}`;
    const value = `${name.firstName} ${name.lastName}`;
    if (seen.has(identity)) {
      const message = `${value} appears twice among the passengers, with the same name and date of birth.`;
      objections.raise("DUPLICATE_PASSENGER", { field: path, value }, message);
    }
    seen.add(identity);
  }
};

/** The number of passengers of each type. */
const countTypes = (types: readonly PassengerType[]): Party => {
  const count = (type: PassengerType): number => types.filter((each) => each === type).length;
  return { adults: count("adult"), children: count("child"), infants: count("infant") };
};

/** Seats that a party takes; infants take none. */
export const seatsOf = ({ adults, children }: Party): number => adults + children;

const refuseImpossible = (party: Party, refuse: Refuse<"TOO_MANY_PAX" | "INFANT_WITHOUT_ADULT">): void => {
  const seats = seatsOf(party);
  if (seats > mostSeats) refuse("TOO_MANY_PAX", { field: "passengers", value: seats, seats, maximum: mostSeats });
  const { adults, infants } = party;
  if (adults === 0 || infants > adults) {
    refuse("INFANT_WITHOUT_ADULT", { field: "passengers", value: partyInWords(party), ...party });
  }
};

/** Refuses more passengers than any party can have, counting an infant on a lap for each seat, before anything is built for them. */
export const refuseCrowd = (
  passengers: FlightRequest["passengers"],
  refuse: Refuse<"TOO_MANY_PAX" | "INFANT_WITHOUT_ADULT">,
): void => {
  if (passengers.length > 2 * mostSeats) refuseImpossible(countTypes(passengers.map(({ type }) => type)), refuse);
};

/** A party in words: `2 adults, 1 child`. */
export const partyInWords = ({ adults, children, infants }: Party): string => {
  const words = [
    { count: adults, one: "adult", more: "adults" },
    { count: children, one: "child", more: "children" },
    { count: infants, one: "infant", more: "infants" },
  ];
  return words
    .flatMap(({ count, one, more }) => (count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]))
    .join(", ");
};

const equalParties = (one: Party, other: Party): boolean =>
  one.adults === other.adults && one.children === other.children && one.infants === other.infants;

/** Objects if the passengers are not those that an offer was searched for. */
const checkMix = (searched: Party, stated: Party, priced: Party, objections: PartyObjections): void => {
  if (equalParties(searched, stated) || equalParties(searched, priced)) return;
  const detail = { booked: partyInWords(stated), searched: partyInWords(searched) };
  const message = `The passengers (${detail.booked}) are not those that were searched for (${detail.searched}). The price is that of the passengers booked.`;
  objections.raise("PAX_MISMATCH", { field: "passengers", value: detail.booked, ...detail }, message);
};

/** Gives each passenger the printed name. Reasons: NAME_INVALID, NAME_NOT_ROMANIZED. */
export const travellersOf = (
  passengers: FlightRequest["passengers"],
  objections: PartyObjections,
): readonly Traveller[] =>
  passengers.map(({ type, firstName, lastName, dateOfBirth }, index) => {
    const path = `passengers.${index}`;
    return {
      path,
      type,
      name: ticketName({ firstName, lastName }, path, objections),
      dateOfBirth: dateOfBirth ?? null,
    };
  });

/**
 * Checks the passengers against the travel dates, and returns the party that each offer is priced for, by the ages on its last date.
 * `today` is the date where the journey starts. Reasons: TOO_MANY_PAX, INFANT_WITHOUT_ADULT, DOB_REQUIRED, PAX_TYPE_AGE,
 * DUPLICATE_PASSENGER, PAX_MISMATCH.
 */
export const checkParty = (
  travellers: readonly Traveller[],
  offers: readonly { readonly searched: Party; readonly dates: TravelDates }[],
  today: string,
  objections: PartyObjections,
): readonly Party[] => {
  const stated = countTypes(travellers.map(({ type }) => type));
  refuseImpossible(stated, objections.refuse);
  const dates = offers.flatMap((offer) => offer.dates);
  for (const traveller of travellers) {
    checkBirth(traveller, today, objections);
    checkType(traveller, dates, objections);
  }
  checkDuplicates(travellers, objections);
  const parties = offers.map((offer) => {
    const lastDate = offer.dates.at(-1) ?? today;
    return countTypes(travellers.map((traveller) => typeOn(traveller, lastDate)));
  });
  for (const [index, party] of parties.entries()) {
    refuseImpossible(party, objections.refuse);
    const searched = offers[index]?.searched;
    if (searched !== undefined) checkMix(searched, stated, party, objections);
  }
  return parties;
};
