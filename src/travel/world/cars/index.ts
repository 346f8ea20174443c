/** Rental cars: what can be booked at a place, and what became of an offer. */
export { minimumDriverAge } from "./fleet.js";
export { insuranceClassOf } from "./insurance.js";
export { lookupCarOffer } from "./lookup.js";
export { longestRentalDays } from "./rental.js";
export { searchCars } from "./search.js";
export { decodeSipp, type SippMeaning } from "./sipp.js";
export { type SippMatrix, sippMatrix } from "./sippMatrix.js";
export { type CarVendor, carVendors } from "./vendors.js";
