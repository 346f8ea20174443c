// @generated: the runtime of every client. It is written by npm run codegen.
/** Reads values whose form nobody has checked. */

export type Fields = Readonly<Record<string, unknown>>;

/** The properties of an object; none of anything else. */
export declare const fieldsOf: (value: unknown) => Fields;

/** The text, or nothing. */
export declare const textIn: (value: unknown) => string | undefined;
