// @generated: the runtime of every client. It is written by npm run codegen.
/** Reasons that come from the server's runtime, or from here: any tool of any contract may be refused for one of them. */
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
