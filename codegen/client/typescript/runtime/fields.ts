/** Reads values that have not been validated. */

export type Fields = Readonly<Record<string, unknown>>;

/** The properties of an object; no properties for any other value. */
export const fieldsOf: (value: unknown) => Fields = (value) =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The value if it is a string, else undefined. */
export const textIn: (value: unknown) => string | undefined = (value) =>
  typeof value === "string" ? value : undefined;
