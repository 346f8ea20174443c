// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
export const reasons = {
  SCHEMA: { code: -32602, message: "{message}", hint: "Correct {field} and call again.", retryable: false },
  CITY_NOT_FOUND: {
    code: -32602,
    message: "No airport found for city '{value}'",
    hint: "{suggestion}",
    retryable: false,
    verbatim: true,
  },
  UNKNOWN_AIRPORT: {
    code: -32602,
    message: "{field} '{value}' is not the code of an airport or a city",
    hint: "{suggestion}",
    retryable: false,
  },
  UNKNOWN_CITY: {
    code: -32602,
    message: "{field} '{value}' is not the code of a city or an airport",
    hint: "{suggestion}",
    retryable: false,
  },
  SAME_PLACE: {
    code: -32602,
    message: "{field} '{value}' is in the same city as the origin '{origin}'",
    hint: "Choose a destination in another city and call search_flights again.",
    retryable: false,
  },
  DATE_IN_PAST: {
    code: -32002,
    message: "{field} '{value}' is in the past: in {place} it is {today}",
    hint: "Use a day from {today} on and call again.",
    retryable: false,
  },
  BAD_RANGE: {
    code: -32602,
    message: "{field} '{value}' does not fit: {explanation}",
    hint: "Correct {field} and call again.",
    retryable: false,
  },
  TOOL_TIMEOUT: { code: -32603, message: "The search took longer than it may", hint: "Call again.", retryable: true },
  UPSTREAM_UNAVAILABLE: { code: -32603, message: "Amadeus does not answer", hint: "Call again in a moment.", retryable: true },
  UPSTREAM_SLOW: { code: -32603, message: "Amadeus did not answer in time", hint: "Call again.", retryable: true },
  UPSTREAM_RATE_LIMITED: {
    code: -32603,
    message: "Amadeus refused the call for its rate limit, after {attempts} attempts",
    hint: "Wait a minute and call again.",
    retryable: true,
  },
  UPSTREAM_AUTH: {
    code: -32603,
    message: "Amadeus refused the credentials",
    hint: "Whoever runs the server has to look at {environment}.",
    retryable: false,
  },
  UPSTREAM_REFUSED: {
    code: -32002,
    message: "Amadeus refused the search: {said}",
    hint: "Correct the arguments and call again.",
    retryable: false,
  },
  UPSTREAM_MALFORMED: {
    code: -32603,
    message: "Amadeus gave an answer that cannot be read",
    hint: "Call again; if it persists, tell whoever runs the server.",
    retryable: true,
  },
};
