/** What the client of flights-mcp throws, by the names and with the words of its document. */

/** An invocation of a tool that came to nothing. `cause` says why. */
export class ToolInvocationError extends Error {
  override readonly name = "ToolInvocationError";
  constructor(
    readonly tool: string,
    readonly operation: string,
    override readonly cause: unknown,
  ) {
    super(`${tool} ${operation}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** A search that cannot be sent as it is: the message says what is wrong with which argument. */
export class RequestError extends Error {
  override readonly name = "RequestError";
}

/** What the user can mend: an airport that the service does not know. */
export class UserError extends Error {
  override readonly name = "UserError";
  constructor(readonly airport: string) {
    super(`Airport code ${airport} not found. Please check spelling.`);
  }
}

/** The service took no request, however often it was tried. */
export class RateLimitError extends Error {
  override readonly name = "RateLimitError";
  constructor(
    readonly attempts: number,
    readonly retryAfterMs: number | undefined,
  ) {
    super("Rate limit exceeded after retries");
  }
}
