/** Short names for what is told apart by its text. */
import { sha256 } from "../../../hash.js";

export const shortHash = (text: string): string => sha256(text).slice(0, 6);
