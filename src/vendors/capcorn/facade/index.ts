/** CapCorn, served from a world: the search for rooms, and reservations, which sell them. */
import type { FacadeRoute, Vendor } from "../../../facade/port.js";
import { paths } from "../wire.js";
import { faultAnswer } from "./answers.js";
import { searchRooms } from "./availability.js";
import { reserveRooms } from "./reservations.js";

const routes: readonly FacadeRoute[] = [
  { method: "POST", path: paths.availability, answer: searchRooms },
  { method: "POST", path: paths.reservation, answer: reserveRooms },
  // The message's name without its ending, as it is often called.
  { method: "POST", path: "/OTA_HotelResNotif", answer: reserveRooms },
];

export const vendor: Vendor = {
  name: "capcorn",
  title: "CapCorn",
  routes,
  // Credentials are in the address, which the routes read. Nobody can tell a mock's from somebody's.
  keyOf: () => "ok",
  error: faultAnswer,
};
