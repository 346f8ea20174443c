/** One reader for each resource of the contract. A missing or extra reader does not compile. */
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

/** Serialises a constant resource once: serialising the list of airports takes longer than sending it. */
const writtenOnce = (read: () => object): ResourceReader<Services> => {
  let text: string | undefined;
  return () => {
    text ??= JSON.stringify(read());
    return text;
  };
};

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = {
  "current-session": currentSession,
  "session-bookings": sessionBookings,
  airports: writtenOnce(airportsResource),
  airlines: writtenOnce(airlinesResource),
  aircraft: writtenOnce(aircraftResource),
  "hotel-chains": writtenOnce(hotelChainsResource),
  "car-vendors": writtenOnce(carVendorsResource),
  sipp: writtenOnce(sippResource),
  errors: writtenOnce(errorsResource),
  booking,
  "booking-history": bookingHistory,
  offer,
};
