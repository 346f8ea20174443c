// @generated: the runtime of every client. It is written by npm run codegen.
/** The key under which a contract keeps what is not a tool. */
const facts = /* @__PURE__ */ Symbol("facts of the contract");
export {
  facts
};
