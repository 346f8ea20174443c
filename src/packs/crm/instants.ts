/** Instants as cells and answers have them. */
export { utcIso as instantText } from "../../travel/world/index.js";
