/** Rental cars: searches at a place, and the lookup of offers by id. */
export { minimumDriverAge } from "./fleet.js";
export { insuranceClassOf } from "./insurance.js";
export { lookupCarOffer } from "./lookup.js";
export { longestRentalDays } from "./rental.js";
export { searchCars } from "./search.js";
export { decodeSipp, type SippMeaning } from "./sipp.js";
export { type SippMatrix, sippMatrix } from "./sippMatrix.js";
export { type CarVendor, carVendors } from "./vendors.js";
