/** Checks on free text. Pure. */
import type { Field, Objection } from "./objection.js";

/** The most characters that the marketplace takes. */
export const longestText = 4000;

/** Objects to a text that is blank or too long. */
export const lengthObjection = ({ field, value }: Field): Objection<"TEXT_LENGTH"> | undefined => {
  const length = value.trim() === "" ? 0 : value.length;
  return length >= 1 && length <= longestText
    ? undefined
    : { reason: "TEXT_LENGTH", detail: { field, value: value.slice(0, 100), least: 1, most: longestText, length } };
};
