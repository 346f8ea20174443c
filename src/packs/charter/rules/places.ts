/** Airports by their ICAO codes, and what somebody may have meant whose code is not known. Pure. */
import { nearest } from "../../../contract/validation/similar.js";
import { type CharterAirport, charterAirport, charterAirports } from "../../../travel/world/charter/index.js";
import type { Field, Objection } from "./objection.js";

const icaoForm = /^[A-Z]{4}$/;
/** As the contract of the other tools writes it. */
export const icaoPattern = "^[A-Z]{4}$";

const byIata: ReadonlyMap<string, string> = new Map(charterAirports.map(({ iata, icao }) => [iata, icao]));
const codes: readonly string[] = charterAirports.map(({ icao }) => icao);
const shortestName = 3;

/** Airports of a city, or whose name holds a text. */
const named = (text: string): readonly CharterAirport[] => {
  const wanted = text.trim().toLowerCase();
  if (wanted.length < shortestName) return [];
  const ofCity = charterAirports.filter(({ city }) => city.toLowerCase() === wanted);
  return ofCity.length > 0 ? ofCity : charterAirports.filter(({ name }) => name.toLowerCase().includes(wanted));
};

/** The ICAO code of an IATA code, of a code in other letters, or of a city's or an airport's name that only one has. */
export const codeMeant = (text: string): string | undefined => {
  const upper = text.trim().toUpperCase();
  if (charterAirport(upper) !== undefined) return upper;
  const [only, ...others] = named(text);
  return byIata.get(upper) ?? (others.length === 0 ? only?.icao : undefined);
};

const suggestionFor = (code: string): string => {
  const near = nearest(code, codes);
  const place = near === undefined ? undefined : charterAirport(near);
  return place === undefined ? "Send another code." : `Did you mean ${place.icao} (${place.name}, ${place.city})?`;
};

/** Objects to a text that is no ICAO code. */
export const formObjection = ({ field, value }: Field): Objection<"INVALID_ICAO"> | undefined => {
  if (icaoForm.test(value)) return undefined;
  const corrected = codeMeant(value);
  const meant = corrected === undefined ? {} : { corrected, suggestion: `Did you mean ${corrected}?` };
  return { reason: "INVALID_ICAO", detail: { field, value, expected: icaoPattern, ...meant } };
};

/** Objects to an airport that is not known. */
export const placeObjection = ({ field, value }: Field): Objection<"UNKNOWN_AIRPORT"> | undefined =>
  charterAirport(value) === undefined
    ? { reason: "UNKNOWN_AIRPORT", detail: { field, value, suggestion: suggestionFor(value) } }
    : undefined;

/** Objects to a flight that ends where it begins. */
export const sameObjection = (from: Field, to: Field): Objection<"SAME_AIRPORT"> | undefined =>
  from.value === to.value ? { reason: "SAME_AIRPORT", detail: { ...to } } : undefined;

/** The ends of a flight, in their order. `isKnown`: whether only airports of this world will do. */
export const endsObjection = (
  from: Field,
  to: Field,
  isKnown: boolean,
): Objection<"INVALID_ICAO" | "UNKNOWN_AIRPORT" | "SAME_AIRPORT"> | undefined =>
  formObjection(from) ??
  formObjection(to) ??
  (isKnown ? (placeObjection(from) ?? placeObjection(to)) : undefined) ??
  sameObjection(from, to);
