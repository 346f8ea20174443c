/** Hotels: what can be booked in a city, and what became of an offer. */
export { type HotelBrand, type HotelChain, hotelChains } from "./chains.js";
export { lookupHotelOffer } from "./lookup.js";
export { LARGEST_PARTY_GUESTS, searchHotels } from "./search.js";
export { LONGEST_STAY_NIGHTS } from "./stay.js";
