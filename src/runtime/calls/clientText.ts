/** What is kept of a name or version that a client gives itself: it is shown with its session, so it outlives its request. */
import { ownStart } from "../../store/index.js";

const mostCharacters = 200;

/** Null for what is no text. */
export const clientText = (value: unknown): string | null =>
  typeof value === "string" ? ownStart(value, mostCharacters) : null;
