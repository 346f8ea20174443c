/** The symbol under which a contract keeps everything but its tools. */

export const facts: unique symbol = Symbol("facts of the contract");
