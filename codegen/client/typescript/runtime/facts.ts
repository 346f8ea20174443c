/** The key under which a contract keeps what is not a tool. */

export const facts: unique symbol = Symbol("facts of the contract");
