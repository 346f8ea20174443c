// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
import * as descriptors from "./descriptors.js";
import { facts } from "./runtime/facts.js";

export const coastline = {
  getAirportCode: descriptors.getAirportCodeTool,
  searchFlights: descriptors.searchFlightsTool,
  searchHotels: descriptors.searchHotelsTool,
  [facts]: {
    name: "coastline",
    version: "1.0.1",
    resources: {
      status: descriptors.statusResource,
      errors: descriptors.errorsResource,
    },
  },
};
