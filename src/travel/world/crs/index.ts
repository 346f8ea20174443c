/** The hotels of a central reservation system: categories, prices and availability. */
export { boards, type CrsBoard, type CrsCategory, type CrsHotel, crsHotel, crsHotels, crsTimeZone } from "./hotels.js";
export {
  type CrsNight,
  type CrsOffer,
  type CrsParty,
  type CrsStay,
  crsNights,
  crsOffers,
  longestCrsStay,
  nightsOf,
} from "./rateCard.js";
