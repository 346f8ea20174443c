// @generated from contracts/flights. Edit the contract, then run npm run codegen.
import * as descriptors from "./descriptors.js";
import { facts } from "./runtime/facts.js";

export const flights = {
  searchFlights: descriptors.searchFlightsTool,
  discardSearch: descriptors.discardSearchTool,
  [facts]: {
    name: "flights",
    version: "1.0.1",
    resources: {
      offer: descriptors.offerResource,
      status: descriptors.statusResource,
      errors: descriptors.errorsResource,
    },
  },
};
