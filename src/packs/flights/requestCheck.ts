/** The checks that flights-mcp's document makes before a call, in its order and with its messages. Pure. */
import { isCalendarDate } from "../../travel/world/index.js";
import { RequestError } from "./toolInvocationError.js";

const codePattern = /^[A-Z]{3}$/;

/** Throws a RequestError for the first problem. */
export const checkRequest = ({
  origin,
  destination,
  departure_date,
}: {
  readonly origin: string;
  readonly destination: string;
  readonly departure_date: string;
}): void => {
  if (!origin || !destination) throw new RequestError("origin and destination required");
  if (!codePattern.test(origin)) throw new RequestError(`Invalid origin IATA code: ${origin}`);
  if (!codePattern.test(destination)) throw new RequestError(`Invalid destination IATA code: ${destination}`);
  if (!isCalendarDate(departure_date)) throw new RequestError(`Invalid departure date: ${departure_date}`);
};
