/** General rules by which an agent corrects a call from the message of its refusal, and from nothing else. */
import type { Fields } from "./host.js";
import { codesIn } from "./reader.js";

export interface Call {
  readonly tool: string;
  readonly input: Fields;
}

/** What to do next: another call, or a search whose answer holds the right id. */
export type Correction =
  | { readonly kind: "call"; readonly call: Call }
  | { readonly kind: "look"; readonly tool: string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The input with something done at the object that holds the last name of a dotted path. */
const changed = (
  input: Fields,
  path: string,
  change: (holder: Record<string, unknown>, name: string) => void,
): Fields => {
  const copy: Record<string, unknown> = structuredClone({ ...input });
  const names = path.split(".");
  const last = names.pop() ?? "";
  let holder = copy;
  for (const name of names) {
    const next = holder[name];
    if (!isObject(next)) return copy;
    holder = next;
  }
  change(holder, last);
  return copy;
};

export const withValue = (input: Fields, path: string, value: unknown): Fields =>
  changed(input, path, (holder, name) => {
    holder[name] = value;
  });

const withoutValue = (input: Fields, path: string): Fields =>
  changed(input, path, (holder, name) => {
    delete holder[name];
  });

/** Whether the alternatives are different places, of which the traveller has to choose. */
const isAmbiguous = (words: string): boolean => new Set(codesIn(words).values()).size > 1;

/** The first alternative of `'full'`, `["gps"]`, `NYC (New York) or JFK (New York)`. */
const alternative = (words: string): unknown => {
  const [first = ""] = words.split(/ \(| or /);
  if (/^'.*'$/.test(first)) return first.slice(1, -1);
  return /^(?:\[.*\]|\{.*\}|-?\d+|true|false)$/.test(first) ? JSON.parse(first) : first;
};

const path = "([A-Za-z][\\w.]*\\w)";

/** The next step that a message tells; undefined where it tells nothing that the agent can do by itself. `known` is what the traveller has said. */
export const corrected = ({ tool, input }: Call, message: string, known: Fields): Correction | undefined => {
  const meets = (pattern: string): readonly string[] | undefined => new RegExp(pattern).exec(message)?.slice(1);
  const again = (changedInput: Fields): Correction => ({ kind: "call", call: { tool, input: changedInput } });

  const [rightTool] = meets("^Unknown tool '.*?'.*?(?:did you mean|Call) (\\w+)") ?? [];
  if (rightTool !== undefined) return { kind: "call", call: { tool: rightTool, input } };

  const [needless] = meets(`Leave ${path} out`) ?? [];
  if (needless !== undefined) return again(withoutValue(input, needless));

  const [sent, renamed] = meets(`Is '(\\w+)' meant to be ${path}\\?`) ?? [];
  if (renamed !== undefined && sent !== undefined)
    return again(withValue(withoutValue(input, sent), renamed, input[sent]));

  const [local, instant] = meets(`Send ${path} as .*?, (\\S+), or with Z`) ?? [];
  if (local !== undefined) return again(withValue(input, local, instant));

  const [meant] = meets("[Dd]id you mean (.+?)\\?") ?? [];
  const [field] = meets(`Correct ${path} and call again`) ?? [];
  if (meant !== undefined && isAmbiguous(meant)) return undefined;
  if (meant !== undefined && field !== undefined) return again(withValue(input, field, alternative(meant)));

  const [lacking] = meets(`Add ${path}`) ?? [];
  if (lacking !== undefined && lacking in known) return again({ ...input, [lacking]: known[lacking] });

  const [next] = meets("^'.*' is not an offer.*\\bcall (\\w+)") ?? [];
  return next === undefined ? undefined : { kind: "look", tool: next };
};
