// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import type { Handlers, Nothing, Texts, UndeclaredIn } from "#contract";
import type { Services } from "../../src/packs/hotelcrs/services.js";
import { availabilitySearch, availabilitySearchText } from "../../src/packs/hotelcrs/tools/availability_search.js";
import { createReservation, createReservationText } from "../../src/packs/hotelcrs/tools/create_reservation.js";
import type { hotelcrs as tools } from "./contract.js";

/** The hand-written handler of each tool. */
export const handlers = {
  availability_search: availabilitySearch,
  create_reservation: createReservation,
} satisfies Handlers<typeof tools, Services>;

/** Does not compile if a handler returns a property that its contract does not declare. */
export type Undeclared = Nothing<UndeclaredIn<typeof handlers, typeof tools>>;

/** The hand-written function of each tool that writes its output as text. */
export const texts = {
  availability_search: availabilitySearchText,
  create_reservation: createReservationText,
} satisfies Texts<typeof tools>;
