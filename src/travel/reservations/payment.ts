/** Payment, which is never taken: only the surname that is always declined, so that a refusal can be practised. */
import type { GivenName } from "./names.js";
import type { Refuse } from "./types.js";

const declinedSurname = "TESTDECLINE";

/** Refuses with PAYMENT_DECLINED if one of them has the surname TESTDECLINE, in any case. People by the path of their field. */
export const takePayment = (people: Readonly<Record<string, GivenName>>, refuse: Refuse<"PAYMENT_DECLINED">): void => {
  for (const [path, { firstName, lastName }] of Object.entries(people)) {
    if (lastName.trim().toUpperCase() !== declinedSurname) continue;
    refuse("PAYMENT_DECLINED", { field: `${path}.lastName`, value: `${firstName} ${lastName}` });
  }
};
