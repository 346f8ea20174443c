/** Passengers of a search: by type or age, as Duffel takes them, and as the world's party. */
import type { Party } from "../../../travel/world/index.js";

/** A passenger as it was requested. */
export interface Traveller {
  readonly type: "adult" | "child" | "infant_without_seat" | undefined;
  readonly age: number | undefined;
}

const letters = { adult: "a", child: "c", infant_without_seat: "i" } as const;
const typeOfLetter = new Map<string, NonNullable<Traveller["type"]>>([
  ["a", "adult"],
  ["c", "child"],
  ["i", "infant_without_seat"],
]);

/** The age from which a passenger has a seat, and the age from which one pays as an adult. */
const seatFromAge = 2;
const adultFromAge = 12;

/** The passenger type with which somebody travels. */
export const travelsAs = ({ type, age }: Traveller): keyof typeof letters => {
  if (type !== undefined) return type;
  if (age === undefined || age >= adultFromAge) return "adult";
  return age >= seatFromAge ? "child" : "infant_without_seat";
};

export const partyOf = (travellers: readonly Traveller[]): Party => {
  const count = (type: string): number => travellers.filter((one) => travelsAs(one) === type).length;
  return { adults: count("adult"), children: count("child"), infants: count("infant_without_seat") };
};

/** The passengers as one word: `a-a-c-14` means two adults, a child, and somebody of 14. */
export const passengersWord = (travellers: readonly Traveller[]): string =>
  travellers.map(({ type, age }) => (type === undefined ? `${age ?? "a"}` : letters[type])).join("-");

export const readPassengersWord = (word: string): readonly Traveller[] =>
  word.split("-").map((part) => {
    const type = typeOfLetter.get(part);
    return type === undefined ? { type, age: Number(part) } : { type, age: undefined };
  });

/** A passenger's id. It is the same in all offers of one minute with the same passengers. */
export const passengerId = (word: string, minute: number, index: number): string =>
  `pas_${Buffer.from(`${minute.toString(36)}.${word}.${index}`).toString("base64url")}`;
