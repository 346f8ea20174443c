/** The `_meta` that a caller sends. */
export type Meta = Readonly<Record<string, unknown>>;
