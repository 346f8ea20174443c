/** Answers of the service. They are always XML; a refusal is an error element, with status 200. */
import type { FacadeAnswer, FacadeFault } from "../../../facade/port.js";
import { type CapcornError, capcornMediaType, errorCodes } from "../wire.js";
import { element, writeXml } from "../xml.js";

export const answered = (body: string, status = 200): FacadeAnswer => ({
  status,
  headers: { "content-type": `${capcornMediaType}; charset=utf-8` },
  body,
});

/** The refusal of a request. Thrown where the fault is found. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly error: CapcornError,
    readonly status = 200,
  ) {
    super(error.text);
  }
}

export const refuse = (code: keyof typeof errorCodes, text: string, status?: number): never => {
  throw new Refusal({ code: errorCodes[code], text }, status);
};

/** Refuses a request without credentials before anything else is checked. */
export const checkCredentials = (query: URLSearchParams, names: readonly string[]): void => {
  const missing = names.filter((name) => (query.get(name) ?? "") === "");
  if (missing.length > 0) refuse("authorization", `${missing.join(" and ")} missing in the address`, 401);
};

/** Answers a refusal with the error element of the route's message. */
export const refusing = async (
  answer: () => Promise<FacadeAnswer>,
  write: (error: CapcornError) => string,
): Promise<FacadeAnswer> => {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Refusal) return answered(write(error.error), error.status);
    throw error;
  }
};

export const faultAnswer = (_fault: FacadeFault, status: number, text: string): FacadeAnswer =>
  answered(writeXml(element("error", { code: status }, text)), status);
