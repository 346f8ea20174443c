/** Turns a failed request to Amadeus into a refusal for the caller, with a reason of the catalogue. */
import { ToolFailure } from "../../contract/refusal.js";
import { shownWords, upstreamRefusal } from "../../runtime/upstreamRefusals.js";
import { UpstreamFailure } from "../../upstream/port.js";
import { type AmadeusError, readErrors } from "../../vendors/amadeus/wire.js";
import { adviceForCode } from "./rules/places.js";

/** Names of the environment variables that hold the credentials. */
const environment = ["AMADEUS_API_KEY", "AMADEUS_API_SECRET"];

interface Argument {
  /** The tool's name for the argument. */
  readonly field: string;
  readonly reason: "UNKNOWN_AIRPORT" | "UNKNOWN_CITY" | "BAD_RANGE";
}

const argumentOf: ReadonlyMap<string | undefined, Argument> = new Map([
  ["originLocationCode", { field: "origin", reason: "UNKNOWN_AIRPORT" }],
  ["destinationLocationCode", { field: "destination", reason: "UNKNOWN_AIRPORT" }],
  ["departureDate", { field: "departure_date", reason: "BAD_RANGE" }],
  ["returnDate", { field: "return_date", reason: "BAD_RANGE" }],
  ["cityCode", { field: "city_code", reason: "UNKNOWN_CITY" }],
  ["checkInDate", { field: "check_in_date", reason: "BAD_RANGE" }],
  ["checkOutDate", { field: "check_out_date", reason: "BAD_RANGE" }],
]);

const wordsOf = ({ title, detail }: AmadeusError): string => detail ?? title;

/** A refusal about one of the caller's arguments, if Amadeus names one; otherwise undefined. */
const aboutArgument = (
  errors: readonly AmadeusError[],
  given: object,
  secrets: readonly string[],
): ToolFailure | undefined => {
  for (const error of errors) {
    const argument = argumentOf.get(error.parameter);
    const value: unknown = argument && Reflect.get(given, argument.field);
    if (argument === undefined || typeof value !== "string") continue;
    const { field, reason } = argument;
    return reason === "BAD_RANGE"
      ? new ToolFailure(reason, { field, value, explanation: shownWords(wordsOf(error), secrets) })
      : new ToolFailure(reason, { field, value, suggestion: adviceForCode(value) });
  }
  return undefined;
};

/** The error to throw in place of the one that a request rejected with. `given` holds the tool's arguments. It contains no secrets. */
export const amadeusRefusal = (error: unknown, given: object, secrets: readonly string[]): unknown => {
  if (!(error instanceof UpstreamFailure)) return error;
  const errors = readErrors(error.facts.answer ?? "");
  const said = errors.map(wordsOf).join("; ");
  const ofArgument = error.kind === "rejected" ? aboutArgument(errors, given, secrets) : undefined;
  return ofArgument ?? upstreamRefusal(error, { environment, said, secrets });
};
