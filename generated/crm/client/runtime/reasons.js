// @generated: the runtime of every client. It is written by npm run codegen.
/** Reasons of the server's runtime, and `UNLISTED`, which is this client's. A call of any tool may be refused for one of them. */
const runtimeReasons = [
  "SCHEMA",
  "BAD_REQUEST",
  "RESOURCE_NOT_FOUND",
  "CLIENT_CAPABILITY",
  "CLIENT_SILENT",
  "CANCELLED",
  "STORE_UNAVAILABLE",
  "WORLD_RESET",
  "TOO_MANY_WORLDS",
  "INTERNAL",
  "UNLISTED"
];
export {
  runtimeReasons
};
