/** Finds airports by ICAO code, and suggests a code for a text that is none. Pure. */
import { nearest } from "../../../contract/validation/similar.js";
import { type CharterAirport, charterAirport, charterAirports } from "../../../travel/world/charter/index.js";
import type { Field, Objection } from "./objection.js";

const icaoForm = /^[A-Z]{4}$/;
/** The pattern for ICAO codes in the contracts of the other tools. */
export const icaoPattern = "^[A-Z]{4}$";

const byIata: ReadonlyMap<string, string> = new Map(charterAirports.map(({ iata, icao }) => [iata, icao]));
const codes: readonly string[] = charterAirports.map(({ icao }) => icao);
const shortestName = 3;

/** The airports of a city with this name; if there are none, the airports whose name contains it. */
const named = (text: string): readonly CharterAirport[] => {
  const wanted = text.trim().toLowerCase();
  if (wanted.length < shortestName) return [];
  const ofCity = charterAirports.filter(({ city }) => city.toLowerCase() === wanted);
  return ofCity.length > 0 ? ofCity : charterAirports.filter(({ name }) => name.toLowerCase().includes(wanted));
};

/** The ICAO code for an ICAO code in lower case, an IATA code, or the name of a city or airport that fits only one airport. */
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

/** Objects to a text that does not have the form of an ICAO code. */
export const formObjection = ({ field, value }: Field): Objection<"INVALID_ICAO"> | undefined => {
  if (icaoForm.test(value)) return undefined;
  const corrected = codeMeant(value);
  const meant = corrected === undefined ? {} : { corrected, suggestion: `Did you mean ${corrected}?` };
  return { reason: "INVALID_ICAO", detail: { field, value, expected: icaoPattern, ...meant } };
};

/** Objects to an unknown airport. */
export const placeObjection = ({ field, value }: Field): Objection<"UNKNOWN_AIRPORT"> | undefined =>
  charterAirport(value) === undefined
    ? { reason: "UNKNOWN_AIRPORT", detail: { field, value, suggestion: suggestionFor(value) } }
    : undefined;

/** Objects to a flight whose origin and destination are the same. */
export const sameObjection = (from: Field, to: Field): Objection<"SAME_AIRPORT"> | undefined =>
  from.value === to.value ? { reason: "SAME_AIRPORT", detail: { ...to } } : undefined;

/** Checks the origin, then the destination. `isKnown`: whether to accept only airports of this world. */
export const endsObjection = (
  from: Field,
  to: Field,
  isKnown: boolean,
): Objection<"INVALID_ICAO" | "UNKNOWN_AIRPORT" | "SAME_AIRPORT"> | undefined =>
  formObjection(from) ??
  formObjection(to) ??
  (isKnown ? (placeObjection(from) ?? placeObjection(to)) : undefined) ??
  sameObjection(from, to);
