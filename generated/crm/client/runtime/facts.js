// @generated: the runtime of every client. It is written by npm run codegen.
/** The symbol under which a contract keeps everything but its tools. */
const facts = /* @__PURE__ */ Symbol("facts of the contract");
export {
  facts
};
