/** Checks the passengers of an order against those of the search, and puts them in the order of the booking. */
import { refuse } from "../checked.js";
import { passengerId, readPassengersWord, type Traveller, travelsAs } from "../passengers.js";
import type { AskedPassenger } from "./orderRequest.js";

/** A passenger of an order, with the index in the order's body and the passenger type of the offer. */
export interface OrderTraveller {
  readonly asked: AskedPassenger;
  readonly index: number;
  readonly type: ReturnType<typeof travelsAs>;
}

interface Offered {
  /** As `passengersWord` writes them. */
  readonly passengers: string;
  readonly minute: number;
  /** Local date of the last departure. */
  readonly lastDate: string;
}

const pointerOf = ({ index }: { readonly index: number }, member: string): string => `/passengers/${index}/${member}`;

/** The age in full years on a date. */
const ageOn = (bornOn: string, date: string): number => {
  const years = Number(date.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return date.slice(5) < bornOn.slice(5) ? years - 1 : years;
};

const checkAge = (traveller: OrderTraveller, offered: Traveller, lastDate: string): void => {
  const age = ageOn(traveller.asked.bornOn, lastDate);
  const pointer = pointerOf(traveller, "born_on");
  if (age < 0) refuse("validation_inclusion", pointer, `${pointer} must not be after the flight.`);
  if (offered.age !== undefined && age !== offered.age) {
    refuse(
      "validation_inclusion",
      pointer,
      `The offer was searched for somebody of ${offered.age}, who would be ${age} on ${lastDate}. Search again.`,
    );
  }
  if (travelsAs({ type: undefined, age }) !== traveller.type) {
    refuse(
      "validation_inclusion",
      pointer,
      `The offer was searched for a passenger of type ${traveller.type}, which does not fit the age ${age}. Search again.`,
    );
  }
};

/** Checks that each infant has one adult, and each adult at most one infant. */
const checkLaps = (travellers: readonly OrderTraveller[]): void => {
  const infants = travellers.filter(({ type }) => type === "infant_without_seat");
  const taken = new Set<string>();
  for (const traveller of travellers) {
    const { infantId } = traveller.asked;
    if (infantId === undefined) continue;
    const pointer = pointerOf(traveller, "infant_passenger_id");
    const isInfant = infants.some(({ asked }) => asked.id === infantId);
    if (!isInfant || traveller.type !== "adult" || taken.has(infantId)) {
      refuse("validation_inclusion", pointer, `${pointer} must name an infant that travels with no other adult.`);
    }
    taken.add(infantId);
  }
  const alone = infants.find(({ asked }) => !taken.has(asked.id));
  if (alone !== undefined) {
    refuse(
      "validation_required",
      pointerOf(alone, "id"),
      "An adult must have this infant's id as infant_passenger_id.",
    );
  }
};

/** Sorts passengers for the booking, in which the first infant is on the lap of the first adult, and so on. */
const bookingOrder = (travellers: readonly OrderTraveller[]): readonly OrderTraveller[] => {
  const lap = ({ asked }: OrderTraveller): OrderTraveller | undefined =>
    travellers.find((one) => one.asked.id === asked.infantId);
  const carriers = travellers.filter(({ asked }) => asked.infantId !== undefined);
  const infants = carriers.flatMap((carrier) => lap(carrier) ?? []);
  const others = travellers.filter((one) => !carriers.includes(one) && !infants.includes(one));
  return [...carriers, ...others, ...infants];
};

/** The checked passengers in the order of the booking. Throws Refused if they are not those of the offer. */
export const checkTravellers = (
  passengers: readonly AskedPassenger[],
  { passengers: word, minute, lastDate }: Offered,
): readonly OrderTraveller[] => {
  const offered = readPassengersWord(word);
  const ids = offered.map((_, index) => passengerId(word, minute, index));
  if (passengers.length !== offered.length) {
    refuse("validation_length", "/passengers", `The offer is for ${offered.length} passengers: ${ids.join(", ")}.`);
  }
  const travellers = passengers.map((asked, index): OrderTraveller => {
    const at = ids.indexOf(asked.id);
    const one = offered[at];
    const isRepeated = passengers.findIndex(({ id }) => id === asked.id) !== index;
    if (one === undefined || isRepeated) {
      return refuse(
        "validation_inclusion",
        pointerOf({ index }, "id"),
        `The passengers of the offer are ${ids.join(", ")}, each once.`,
      );
    }
    const traveller = { asked, index, type: travelsAs(one) };
    checkAge(traveller, one, lastDate);
    return traveller;
  });
  checkLaps(travellers);
  return bookingOrder(travellers);
};
