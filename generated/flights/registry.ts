// @generated from contracts/flights. Edit the contract, then run npm run codegen.
import type { Handlers, Nothing, Texts, UndeclaredIn } from "#contract";
import type { Services } from "../../src/packs/flights/services.js";
import { searchFlights, searchFlightsText } from "../../src/packs/flights/tools/searchFlights.js";
import { discardSearch, discardSearchText } from "../../src/packs/flights/tools/discardSearch.js";
import type { flights as tools } from "./contract.js";

/** The hand-written handler of each tool. */
export const handlers = {
  searchFlights,
  discardSearch,
} satisfies Handlers<typeof tools, Services>;

/** Does not compile if a handler returns a property that its contract does not declare. */
export type Undeclared = Nothing<UndeclaredIn<typeof handlers, typeof tools>>;

/** The hand-written function of each tool that writes its output as text. */
export const texts = {
  searchFlights: searchFlightsText,
  discardSearch: discardSearchText,
} satisfies Texts<typeof tools>;
