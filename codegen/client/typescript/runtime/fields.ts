/** Reads values whose form nobody has checked. */

export type Fields = Readonly<Record<string, unknown>>;

/** The properties of an object; none of anything else. */
export const fieldsOf: (value: unknown) => Fields = (value) =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The text, or nothing. */
export const textIn: (value: unknown) => string | undefined = (value) =>
  typeof value === "string" ? value : undefined;
