/** Reads what Duffel says when it refuses: of its own API and of the document's service. Hostile, and never logged. */
import type { UpstreamFailure } from "../../upstream/port.js";
import type { DuffelSearch } from "./search.js";
import type { DuffelError } from "./wire.js";
import { isErrorAnswer } from "./wireChecks.js";

const refusedStatuses: readonly (number | undefined)[] = [400, 404, 422];
const quotedCode = /'([A-Z0-9]{3})'/;
const pointedPlace = /\/slices\/(\d{1,2})\/(origin|destination)$/;

/** The errors of an answer that refused; none where it is in another form. */
export const duffelErrorsOf = ({ facts }: UpstreamFailure): readonly DuffelError[] => {
  if (facts.answer === undefined) return [];
  try {
    const body: unknown = JSON.parse(facts.answer);
    return isErrorAnswer(body) ? body.errors : [];
  } catch {
    return [];
  }
};

/** The place code that an error points at in the search, for an error that points at one. */
const placeAt = ({ source }: DuffelError, search: DuffelSearch): string | undefined => {
  const [, index, end] = pointedPlace.exec(source?.pointer ?? "") ?? [];
  if (end !== "origin" && end !== "destination") return undefined;
  return search.slices[Number(index)]?.[end];
};

/**
 * The code of the airport that a search was refused for, or undefined where it was refused for something else. The document's
 * service says `invalid_airport_code` with 400 and quotes the code; Duffel points at the slice's member with 422.
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

/** What the first error says, for somebody to read: 300 characters at most, on one line. Undefined where nothing is said. */
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
