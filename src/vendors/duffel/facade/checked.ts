/** Reads request bodies member by member, and refuses what Duffel would refuse, with a pointer to the member. */
import type { FacadeAnswer, FacadeHandler } from "../../../facade/port.js";
import { invalid, type Refusal, refusalAnswer } from "./answers.js";

/** A refusal as an exception, thrown where the fault is found. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export const refuse = (code: string, pointer: string, message: string): never => {
  throw new Refused(invalid(code, pointer, message));
};

/** Wraps a handler that may throw `Refused`: the refusal is answered. */
export const refusing =
  (handler: FacadeHandler): FacadeHandler =>
  async (request, place, parameters): Promise<FacadeAnswer> => {
    try {
      return await handler(request, place, parameters);
    } catch (error) {
      if (error instanceof Refused) return refusalAnswer(error.refusal, request);
      throw error;
    }
  };

const malformed: Refusal = {
  status: 400,
  type: "invalid_request_error",
  code: "malformed_data_parameter",
  title: "Malformed data parameter",
  message: "The body must be JSON, with what is asked for in its member data.",
};

/** The member `data` of a body; undefined if there is none. */
export const dataOf = (body: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null && "data" in parsed ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

export const malformedAnswer = (request: Parameters<FacadeHandler>[0]): FacadeAnswer =>
  refusalAnswer(malformed, request);

export type Members = Readonly<Record<string, unknown>>;

export const recordAt = (value: unknown, pointer: string): Members =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : refuse("validation_type", pointer, `${pointer} must be an object.`);

/** The member `data` of a body, as an object. */
export const membersOf = (body: string): Members => {
  const data = dataOf(body);
  if (data === undefined) throw new Refused(malformed);
  return recordAt(data, "/data");
};

export const listAt = (value: unknown, pointer: string, most: number): readonly unknown[] => {
  if (!Array.isArray(value) || value.length === 0)
    return refuse("validation_required", pointer, `${pointer} can't be empty.`);
  return value.length <= most ? value : refuse("validation_length", pointer, `${pointer} may hold ${most} at most.`);
};

export const wholeNumberAt = (value: unknown, pointer: string, most: number): number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : refuse("validation_inclusion", pointer, `${pointer} must be a whole number from 0 to ${most}.`);

/** A text that is not blank, trimmed. */
export const textAt = (value: unknown, pointer: string, most: number): string => {
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return refuse("validation_required", pointer, `${pointer} can't be blank.`);
  return text.length <= most
    ? text
    : refuse("validation_length", pointer, `${pointer} may have ${most} characters at most.`);
};

export const choiceAt = <Choice extends string>(value: unknown, pointer: string, choices: readonly Choice[]): Choice =>
  choices.find((choice) => choice === value) ??
  refuse("validation_inclusion", pointer, `${pointer} must be one of ${choices.join(", ")}.`);
