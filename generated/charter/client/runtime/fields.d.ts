// @generated: the runtime of every client. It is written by npm run codegen.
/** Reads values that have not been validated. */

export type Fields = Readonly<Record<string, unknown>>;

/** The properties of an object; no properties for any other value. */
export declare const fieldsOf: (value: unknown) => Fields;

/** The value if it is a string, else undefined. */
export declare const textIn: (value: unknown) => string | undefined;
