// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import * as descriptors from "./descriptors.js";
import { facts } from "./runtime/facts.js";

export const hotelcrs = {
  availabilitySearch: descriptors.availabilitySearchTool,
  createReservation: descriptors.createReservationTool,
  [facts]: {
    name: "hotelcrs",
    version: "1.0.1",
    resources: {
      hotels: descriptors.hotelsResource,
      status: descriptors.statusResource,
      errors: descriptors.errorsResource,
    },
  },
};
