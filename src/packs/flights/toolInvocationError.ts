/** The errors that flights-mcp's client throws, with the names and messages of its document. */

/** A tool invocation that failed. `cause` says why. */
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

/** A request that cannot be sent. The message names the argument and its problem. */
export class RequestError extends Error {
  override readonly name = "RequestError";
}

/** An error that the user can correct: an airport that the service does not know. */
export class UserError extends Error {
  override readonly name = "UserError";
  constructor(readonly airport: string) {
    super(`Airport code ${airport} not found. Please check spelling.`);
  }
}

/** The service's rate limit refused every attempt. */
export class RateLimitError extends Error {
  override readonly name = "RateLimitError";
  constructor(
    readonly attempts: number,
    readonly retryAfterMs: number | undefined,
  ) {
    super("Rate limit exceeded after retries");
  }
}
