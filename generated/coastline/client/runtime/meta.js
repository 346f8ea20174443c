// @generated: the runtime of every client. It is written by npm run codegen.
/** The `_meta` keys of the server, and the `_meta` of a request. */
const metaKeys = {
  session: "io.github.mock-gds/session",
  world: "io.github.mock-gds/world",
  idempotencyKey: "io.github.mock-gds/idempotency-key",
  error: "io.github.mock-gds/error"
};
const metaOf = (connection, idempotencyKey) => {
  const said = Object.entries({
    [metaKeys.session]: connection.session(),
    [metaKeys.world]: connection.world,
    [metaKeys.idempotencyKey]: idempotencyKey
  }).flatMap(([key, value]) => value === void 0 ? [] : [[key, value]]);
  return said.length === 0 ? void 0 : Object.fromEntries(said);
};
export {
  metaKeys,
  metaOf
};
