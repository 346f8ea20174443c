// @generated: the runtime of every client. It is written by npm run codegen.
/** Reads values that have not been validated. */
const fieldsOf = (value) => typeof value === "object" && value !== null ? { ...value } : {};
const textIn = (value) => typeof value === "string" ? value : void 0;
export {
  fieldsOf,
  textIn
};
