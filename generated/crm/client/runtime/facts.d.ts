// @generated: the runtime of every client. It is written by npm run codegen.
/** The key under which a contract keeps what is not a tool. */

export declare const facts: unique symbol;
