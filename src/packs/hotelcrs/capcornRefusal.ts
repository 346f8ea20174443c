/** Turns a refusal by CapCorn into a refusal for the caller, with a reason of the catalogue. */
import { ToolFailure } from "../../contract/refusal.js";
import { shownWords, upstreamRefusal } from "../../runtime/upstreamRefusals.js";
import { UpstreamFailure } from "../../upstream/index.js";
import { type CapcornError, CapcornRefusal, errorCodes } from "../../vendors/capcorn/wire.js";
import type { Connection } from "./connection.js";

/** The parts of the input that a refusal may name. */
export interface Given {
  readonly hotelId: string;
  readonly departureDate: string;
  /** Names of the environment variables that hold this request's credentials. */
  readonly environment: readonly string[];
  /** The refusal for a sold-out room; undefined for a request that sells nothing. */
  readonly soldOut?: (() => ToolFailure) | undefined;
}

type Known = Pick<Connection, "mode" | "secrets">;

const hotelAdvice: Readonly<Record<Known["mode"], string>> = {
  mock: "hotelcrs://hotels lists those of this mock, 9100 to 9119.",
  live: "Ask the hotel for its id in CapCorn.",
};

/** What the caller should change, by CapCorn's error code. */
const changes: ReadonlyMap<string, string> = new Map([
  [errorCodes.invalidRoomType, "Call availability_search again and use a categoryCode that it gives."],
  [errorCodes.alreadyExists, "It has this reservation already. Use a new idempotency key for another one."],
  [errorCodes.invalidValue, "Call availability_search again with the same guests, and repeat what it gives."],
]);

const anyChange = "Correct what it names and call again; if it names nothing, tell whoever runs the server.";

const byCode = (
  code: string,
  said: string,
  { hotelId, departureDate, environment, soldOut }: Given,
  { mode }: Known,
) => {
  const server = { field: "server", value: null };
  if (code === errorCodes.invalidHotel) {
    return new ToolFailure("UNKNOWN_HOTEL", { field: "hotelId", value: hotelId, suggestion: hotelAdvice[mode] });
  }
  if (code === errorCodes.invalidDates) {
    const change = "Correct arrivalDate or departureDate and call again.";
    return new ToolFailure("BAD_RANGE", { field: "departureDate", value: departureDate, explanation: said, change });
  }
  if (code === errorCodes.authorization) {
    return new ToolFailure("UPSTREAM_AUTH", { ...server, environment: environment.join(" and ") });
  }
  if (code === errorCodes.noAvailability && soldOut !== undefined) return soldOut();
  const change = changes.get(code) ?? anyChange;
  return new ToolFailure("CRS_REFUSED", { ...server, said, change, ...(code !== "" && { crsCode: code }) });
};

const longestCode = 20;

/** The error to throw in place of the one that a request rejected with. It contains no secrets. */
export const capcornRefusal = (error: unknown, given: Given, known: Known): unknown => {
  const { secrets } = known;
  if (error instanceof UpstreamFailure) return upstreamRefusal(error, { environment: given.environment, secrets });
  if (!(error instanceof CapcornRefusal)) return error;
  const [first = { code: "", text: "" } satisfies CapcornError] = error.errors;
  const words = error.errors.map(({ text }) => text).join("; ");
  const code = shownWords(first.code, secrets).slice(0, longestCode);
  return byCode(code, shownWords(words, secrets) || "no reason given", given, known);
};
