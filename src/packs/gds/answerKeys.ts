/** The tools whose answers depend only on the query, the time and the stock sold: the searches. */
import type { gds } from "../../../generated/gds/contract.js";
import type { AnswerKeys } from "../../contract/handler.js";
import type { Services } from "./services.js";
import { keyedSearchCars } from "./tools/searchCars.js";
import { keyedSearchFlights } from "./tools/searchFlights.js";
import { keyedSearchHotels } from "./tools/searchHotels.js";

export const answerKeys: AnswerKeys<typeof gds, Services> = {
  searchFlights: keyedSearchFlights,
  searchHotels: keyedSearchHotels,
  searchCars: keyedSearchCars,
};
