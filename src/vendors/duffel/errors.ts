/**
 * Reads the errors of a refusal, in the form of Duffel's API and of flights-mcp's document. They are untrusted and
 * never logged.
 */
import type { UpstreamFailure } from "../../upstream/port.js";
import type { DuffelSearch } from "./search.js";
import type { DuffelError } from "./wire.js";
import { isErrorAnswer } from "./wireChecks.js";

const refusedStatuses: readonly (number | undefined)[] = [400, 404, 422];
const quotedCode = /'([A-Z0-9]{3})'/;
const pointedPlace = /\/slices\/(\d{1,2})\/(origin|destination)$/;

/** The errors of a refusal; empty if it has another form. */
export const duffelErrorsOf = ({ facts }: UpstreamFailure): readonly DuffelError[] => {
  if (facts.answer === undefined) return [];
  try {
    const body: unknown = JSON.parse(facts.answer);
    return isErrorAnswer(body) ? body.errors : [];
  } catch {
    return [];
  }
};

/** The place code in the search that an error points at; undefined if it points at none. */
const placeAt = ({ source }: DuffelError, search: DuffelSearch): string | undefined => {
  const [, index, end] = pointedPlace.exec(source?.pointer ?? "") ?? [];
  if (end !== "origin" && end !== "destination") return undefined;
  return search.slices[Number(index)]?.[end];
};

/**
 * The airport code for which a search was refused; undefined if it was refused for another reason. The document's
 * service sends 400 with `invalid_airport_code` and quotes the code; Duffel sends 422 and points at the slice's member.
 */
export const unknownAirportOf = (failure: UpstreamFailure, search: DuffelSearch): string | undefined => {
  if (!refusedStatuses.includes(failure.facts.status)) return undefined;
  for (const error of duffelErrorsOf(failure)) {
    const quoted = error.code === "invalid_airport_code" ? quotedCode.exec(error.message ?? "")?.[1] : undefined;
    const code = quoted ?? placeAt(error, search);
    if (code !== undefined) return code;
  }
  return undefined;
};

/** The message of the first error, for people: at most 300 characters, on one line. Undefined if there is none. */
export const duffelWordsOf = (failure: UpstreamFailure): string | undefined => {
  const [error] = duffelErrorsOf(failure);
  const words = error?.message ?? error?.title;
  return (
    words
      ?.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
      .trim()
      .slice(0, 300) || undefined
  );
};
