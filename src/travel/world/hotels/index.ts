/** Hotels: what can be booked in a city, and what became of an offer. */
export { type HotelBrand, type HotelChain, hotelChains } from "./chains.js";
export { lookupHotelOffer } from "./lookup.js";
export { largestPartyGuests, searchHotels } from "./search.js";
export { longestStayNights } from "./stay.js";
