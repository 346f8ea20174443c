/** Who may drive: ages at pick-up, and the age that a rental is priced for. */
import { minimumDriverAge } from "../world/index.js";
import { ageOn, impossibleBirth } from "./age.js";
import type { Objections } from "./objections.js";
import type { CarReason, CarRequest, Refuse } from "./types.js";

/** The facts of a rental that concern its drivers. */
export interface Rental {
  readonly sippCode: string;
  /** Local date of the pick-up, YYYY-MM-DD. */
  readonly pickupDate: string;
  readonly searchedAge: number;
  /** Whether a driver of that age pays the same as one of the searched age. */
  readonly costsTheSameAt: (age: number) => boolean;
  /** Local date of booking at the pick-up location. */
  readonly today: string;
}

const ageAtPickup = (
  field: string,
  dateOfBirth: string,
  { today, pickupDate }: Rental,
  refuse: Refuse<"DOB_REQUIRED">,
): number => {
  const explanation = impossibleBirth(dateOfBirth, today);
  if (explanation !== undefined) refuse("DOB_REQUIRED", { field, value: dateOfBirth, explanation });
  return ageOn(dateOfBirth, pickupDate);
};

const refuseTooYoung = (path: string, age: number, { sippCode }: Rental, refuse: Refuse<"DRIVER_TOO_YOUNG">): void => {
  const minimumAge = minimumDriverAge(sippCode);
  if (age < minimumAge)
    refuse("DRIVER_TOO_YOUNG", { field: `${path}.dateOfBirth`, value: age, age, minimumAge, sippCode });
};

/**
 * The driver's age at pick-up, which the rental is priced for: from the date of birth, or the searched age if none is given. A different
 * age is an objection only if it changes the price. Additional drivers are checked if their date of birth is given. Reasons: DOB_REQUIRED,
 * DRIVER_TOO_YOUNG, DRIVER_AGE_MISMATCH.
 */
export const checkDrivers = (
  { driver, additionalDrivers = [] }: CarRequest,
  rental: Rental,
  objections: Objections<CarReason>,
): number => {
  const { refuse } = objections;
  for (const [index, { dateOfBirth }] of additionalDrivers.entries()) {
    if (dateOfBirth === undefined) continue;
    const path = `additionalDrivers.${index}`;
    refuseTooYoung(path, ageAtPickup(`${path}.dateOfBirth`, dateOfBirth, rental, refuse), rental, refuse);
  }
  const { searchedAge } = rental;
  const field = "driver.dateOfBirth";
  if (driver.dateOfBirth === undefined) {
    const explanation = "the driver's age at pick-up has to be known";
    const message = `${field} is missing. The driver is taken to be ${searchedAge} at pick-up, as searched.`;
    objections.raise("DOB_REQUIRED", { field, value: null, explanation }, message);
    return searchedAge;
  }
  const age = ageAtPickup(field, driver.dateOfBirth, rental, refuse);
  refuseTooYoung("driver", age, rental, refuse);
  if (!rental.costsTheSameAt(age)) {
    const message = `The driver is ${age} at pick-up, but the offer was searched for age ${searchedAge}. The price is that for age ${age}.`;
    objections.raise("DRIVER_AGE_MISMATCH", { field, value: driver.dateOfBirth, age, searchedAge }, message);
  }
  return age;
};
