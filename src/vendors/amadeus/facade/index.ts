/**
 * Amadeus Self-Service, served from a world: places, flight offers, hotels and their offers. By versions 1 to 3 of its
 * specifications.
 */
import type { Vendor } from "../../../facade/port.js";
import { faultAnswer } from "./answers.js";
import { flightOffers } from "./flightOffers.js";
import { hotelOffer, hotelOffers } from "./hotelOffers.js";
import { hotelsByCity } from "./hotels.js";
import { locations } from "./locations.js";
import { forBearers, keyOf, tokenRoute } from "./tokens.js";

export const vendor: Vendor = {
  name: "amadeus",
  title: "Amadeus Self-Service",
  routes: [
    { method: "POST", path: "/v1/security/oauth2/token", isOpen: true, answer: tokenRoute },
    { method: "GET", path: "/v1/reference-data/locations", answer: forBearers(locations) },
    { method: "GET", path: "/v1/reference-data/locations/hotels/by-city", answer: forBearers(hotelsByCity) },
    { method: "GET", path: "/v2/shopping/flight-offers", answer: forBearers(flightOffers) },
    { method: "GET", path: "/v3/shopping/hotel-offers", answer: forBearers(hotelOffers) },
    { method: "GET", path: "/v3/shopping/hotel-offers/{offerId}", answer: forBearers(hotelOffer) },
  ],
  keyOf,
  error: faultAnswer,
};
