/** Puts a client's answer into words. Answers are untrusted: any part may be missing or malformed. */
import type { ClientAnswer } from "../../contract/content.js";

const longestText = 1000;

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const shortened = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing")).slice(0, longestText);

/** The user's action on a form, and the content of the form. */
export const deed = ({ action, content }: ClientAnswer): string =>
  `action=${shortened(action)}, content=${shortened(content ?? {})}`;

/** One text field of a form that the user accepted; otherwise undefined. */
export const fieldOf = ({ action, content }: ClientAnswer, name: string): string | undefined => {
  const value = membersOf(content)[name];
  return action === "accept" && typeof value === "string" ? value.slice(0, longestText) : undefined;
};

/** The text that the client's model answered. */
export const speech = ({ content }: ClientAnswer): string => {
  const [block]: readonly unknown[] = Array.isArray(content) ? content : [content];
  return shortened(membersOf(block)["text"]);
};

/** The URIs of the client's roots. */
export const rootUris = ({ roots }: ClientAnswer): string =>
  shortened((Array.isArray(roots) ? roots : []).map((root) => String(membersOf(root)["uri"])).join(", "));
