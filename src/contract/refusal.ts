/**
 * Refusals as exceptions: those with a reason from a catalogue, and the runtime's own, for requests that are wrong in
 * any pack. `rendering.ts` alone decides how they look on the wire.
 */
import type { ClientCapability, ErrorCategory } from "./contract.js";
import type { FailureDetail } from "./handler.js";

/** The call is refused with a reason from the catalogue. Thrown by `context.fail`, and by the runtime for its own reasons. */
export class ToolFailure extends Error {
  override readonly name = "ToolFailure";
  constructor(
    readonly reason: string,
    readonly detail: FailureDetail,
    /** Fills placeholders of the message and the hint, and is not part of the data. */
    readonly wording: Readonly<Record<string, unknown>> = {},
    /** What to do next in this case, instead of the catalogue's hint. */
    readonly advice?: string,
  ) {
    super(reason);
  }
}

export interface RequestFault {
  readonly field: string;
  readonly value: unknown;
  readonly message: string;
  readonly hint: string;
  /** VALIDATION_ERROR if absent. */
  readonly category?: ErrorCategory;
}

/** The request itself is malformed (a bad cursor, an unknown tool): always -32602, on every connection. */
export class RequestRefusal extends Error {
  override readonly name = "RequestRefusal";
  constructor(readonly fault: RequestFault) {
    super(fault.message);
  }
}

/** The client has not declared what the call needs: -32021 with `data.requiredCapabilities`, where the revision has it. */
export class CapabilityMissing extends Error {
  override readonly name = "CapabilityMissing";
  constructor(readonly capabilities: readonly ClientCapability[]) {
    super(`The client does not offer ${capabilities.join(", ")}`);
  }
}

/** The client answered a question with an error, or not in time. */
export class QuestionFailed extends Error {
  override readonly name = "QuestionFailed";
  constructor(
    readonly method: string,
    readonly said: string,
  ) {
    super(`${method}: ${said}`);
  }
}

/** The resource does not exist: -32602 with `data.uri`. */
export class ResourceMissing extends Error {
  override readonly name = "ResourceMissing";
  constructor(readonly uri: string) {
    super(`Resource not found: ${uri}`);
  }
}

/** `context.fail`, for every reason: types restrict it to a tool's own list. */
export const fail = (reason: string, detail: FailureDetail): never => {
  throw new ToolFailure(reason, detail);
};
