/** Passengers as they are recorded. */
import type { TicketName } from "./names.js";
import type { Passenger } from "./types.js";

/** A passenger of whom only the name is known, such as a guest or driver in a PNR without flights. */
export const namedPassenger = ({ title, firstName, lastName, gdsName }: TicketName, index: number): Passenger => ({
  paxRef: `P${index + 1}`,
  type: "adult",
  title,
  firstName,
  lastName,
  gdsName,
  dateOfBirth: null,
  ageAtTravel: null,
  associatedAdult: null,
  frequentFlyerNumber: null,
  ticketNumber: null,
});
