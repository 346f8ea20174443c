/** CapCorn, served from a world: the search for rooms, and reservations, which sell rooms. */
import type { FacadeRoute, Vendor } from "../../../facade/port.js";
import { paths } from "../wire.js";
import { faultAnswer } from "./answers.js";
import { searchRooms } from "./availability.js";
import { reserveRooms } from "./reservations.js";

const routes: readonly FacadeRoute[] = [
  { method: "POST", path: paths.availability, answer: searchRooms },
  { method: "POST", path: paths.reservation, answer: reserveRooms },
  // The name of the message without its ending. Many clients use this path.
  { method: "POST", path: "/OTA_HotelResNotif", answer: reserveRooms },
];

export const vendor: Vendor = {
  name: "capcorn",
  title: "CapCorn",
  routes,
  // The routes read the credentials from the address. Mock credentials cannot be told from real ones.
  keyOf: () => "ok",
  error: faultAnswer,
};
