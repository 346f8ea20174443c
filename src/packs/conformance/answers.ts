/** What a client answered, in words. Answers are hostile: anything in them may be missing or of another form. */
import type { ClientAnswer } from "../../contract/content.js";

const longestText = 1000;

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const shortened = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing")).slice(0, longestText);

/** What the user did with a form, and what the form then held. */
export const deed = ({ action, content }: ClientAnswer): string =>
  `action=${shortened(action)}, content=${shortened(content ?? {})}`;

/** One field of a form that the user filled in; undefined if it was not accepted or holds no such text. */
export const fieldOf = ({ action, content }: ClientAnswer, name: string): string | undefined => {
  const value = membersOf(content)[name];
  return action === "accept" && typeof value === "string" ? value.slice(0, longestText) : undefined;
};

/** What the client's model said. */
export const speech = ({ content }: ClientAnswer): string => {
  const [block]: readonly unknown[] = Array.isArray(content) ? content : [content];
  return shortened(membersOf(block)["text"]);
};

/** The URIs of the client's roots. */
export const rootUris = ({ roots }: ClientAnswer): string =>
  shortened((Array.isArray(roots) ? roots : []).map((root) => String(membersOf(root)["uri"])).join(", "));
