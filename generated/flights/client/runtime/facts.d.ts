// @generated: the runtime of every client. It is written by npm run codegen.
/** The symbol under which a contract keeps everything but its tools. */

export declare const facts: unique symbol;
