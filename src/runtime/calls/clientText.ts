/**
 * The name or version that a client gives itself, cut for storage in its session. A long one is copied: a slice would
 * keep the whole request's text in memory.
 */
import { ownStart } from "../../store/index.js";

const mostCharacters = 200;

/** The first 200 characters; null if the value is not a string. */
export const clientText = (value: unknown): string | null =>
  typeof value === "string" ? ownStart(value, mostCharacters) : null;
