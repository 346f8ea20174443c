/** Payment, which is never taken. One surname is always declined, so that the refusal can be tested. */
import type { GivenName } from "./names.js";
import type { Refuse } from "./types.js";

const declinedSurname = "TESTDECLINE";

/**
 * Refuses with PAYMENT_DECLINED if a person has the surname TESTDECLINE, in any letter case. `people` are keyed by the path of their field.
 */
export const takePayment = (people: Readonly<Record<string, GivenName>>, refuse: Refuse<"PAYMENT_DECLINED">): void => {
  for (const [path, { firstName, lastName }] of Object.entries(people)) {
    if (lastName.trim().toUpperCase() !== declinedSurname) continue;
    refuse("PAYMENT_DECLINED", { field: `${path}.lastName`, value: `${firstName} ${lastName}` });
  }
};
