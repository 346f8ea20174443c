/** One reader for each resource of the contract: a missing or stale one does not compile. */
import type { ResourceName } from "../../../../generated/gds/contract.js";
import type { ResourceReader } from "../../../contract/handler.js";
import type { Services } from "../services.js";
import { booking, bookingHistory } from "./bookings.js";
import { offer } from "./offers.js";
import {
  aircraftResource,
  airlinesResource,
  airportsResource,
  carVendorsResource,
  errorsResource,
  hotelChainsResource,
  sippResource,
} from "./reference.js";
import { currentSession, sessionBookings } from "./session.js";

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = {
  "current-session": currentSession,
  "session-bookings": sessionBookings,
  airports: airportsResource,
  airlines: airlinesResource,
  aircraft: aircraftResource,
  "hotel-chains": hotelChainsResource,
  "car-vendors": carVendorsResource,
  sipp: sippResource,
  errors: errorsResource,
  booking,
  "booking-history": bookingHistory,
  offer,
};
