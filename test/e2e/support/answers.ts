/** What a tool call came to, whatever client and revision carried it, and the two ways to insist on one outcome. */
import assert from "node:assert/strict";
import type * as types from "../../../generated/gds/types.js";

export interface Outputs {
  readonly searchFlights: types.SearchFlightsOutput;
  readonly bookFlight: types.BookFlightOutput;
  readonly searchHotels: types.SearchHotelsOutput;
  readonly bookHotel: types.BookHotelOutput;
  readonly searchCars: types.SearchCarsOutput;
  readonly bookCar: types.BookCarOutput;
  readonly retrieveBooking: types.RetrieveBookingOutput;
  readonly cancelBooking: types.CancelBookingOutput;
  readonly listBookings: types.ListBookingsOutput;
}

export type ToolName = keyof Outputs;

export const errorKey = "io.github.mock-gds/error";
export const sessionKey = "io.github.mock-gds/session";
export const idempotencyKey = "io.github.mock-gds/idempotency-key";

export type Fields = Readonly<Record<string, unknown>>;

export interface Accepted<Output> {
  readonly kind: "accepted";
  readonly output: Output;
  readonly text: string;
  readonly meta: Fields;
}

export interface Refused {
  readonly kind: "refused";
  /** A JSON-RPC error, or a result with `isError`. */
  readonly form: "rpc" | "result";
  readonly code: number;
  readonly message: string;
  readonly data: Fields;
  /** The text of the result; empty for a JSON-RPC error. */
  readonly text: string;
}

export type Answer<Output> = Accepted<Output> | Refused;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const refusedWith = (form: Refused["form"], error: Fields, text: string): Refused => {
  const { code, message, data } = error;
  assert.equal(typeof code, "number", `an error without a code: ${JSON.stringify(error)}`);
  return { kind: "refused", form, code: Number(code), message: String(message), data: fieldsOf(data), text };
};

/** The text blocks of a result. */
const textOf = (content: unknown): string =>
  (Array.isArray(content) ? content : []).map((block) => String(fieldsOf(block)["text"] ?? "")).join("\n");

/** Reads the result of `tools/call`. The output's type is the contract's word, which the server is told to check. */
export const answerOfResult = <Output>(result: unknown): Answer<Output> => {
  const { content, structuredContent, isError, _meta } = fieldsOf(result);
  const meta = fieldsOf(_meta);
  const text = textOf(content);
  if (isError === true) {
    assert.equal(structuredContent, undefined, "an error result carries no structuredContent");
    return refusedWith("result", fieldsOf(meta[errorKey]), text);
  }
  assert.ok(isFields(structuredContent), `a result without structuredContent: ${JSON.stringify(result)}`);
  return { kind: "accepted", output: structuredContent as Output, text, meta };
};

/** Reads the `error` member of a JSON-RPC response. */
export const answerOfError = (error: unknown): Refused => refusedWith("rpc", fieldsOf(error), "");

export const accepted = <Output>(answer: Answer<Output>): Accepted<Output> => {
  if (answer.kind === "accepted") return answer;
  assert.fail(`refused: ${answer.code} ${answer.message} ${JSON.stringify(answer.data)}`);
};

export const outputOf = <Output>(answer: Answer<Output>): Output => accepted(answer).output;

/** Insists on a refusal for a reason. */
export const refusedFor = (answer: Answer<unknown>, reason: string): Refused => {
  if (answer.kind === "accepted") assert.fail(`accepted, not refused for ${reason}: ${answer.text}`);
  assert.equal(answer.data["reason"], reason, `${answer.message} ${JSON.stringify(answer.data)}`);
  return answer;
};

/** The first of a list that must not be empty. */
export const first = <Item>(items: readonly Item[], what: string): Item => {
  const [item] = items;
  if (item === undefined) assert.fail(`there is no ${what}`);
  return item;
};
