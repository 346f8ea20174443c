/** Hotels: searches in a city, and the lookup of offers by id. */
export { type HotelBrand, type HotelChain, hotelChains } from "./chains.js";
export { lookupHotelOffer } from "./lookup.js";
export { largestPartyGuests, searchHotels } from "./search.js";
export { longestStayNights } from "./stay.js";
