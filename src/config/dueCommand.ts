/** Parses the command `mock-gds due <action>`. The settings in it are read elsewhere. */
import { refuse, shortened } from "../contract/usageError.js";
import { nearest } from "../contract/validation/similar.js";

const actions = ["list", "retry"] as const;
export type DueAction = (typeof actions)[number];

export interface DueCommand {
  readonly action: DueAction;
  /** Retry: the ids of what to retry. */
  readonly ids: readonly string[];
  /** Only the work in this queue. */
  readonly queue: string | undefined;
  /** List: what was given up, instead of what waits. Retry: all that was given up. */
  readonly isDead: boolean;
  /** Answer as JSON, for programs. */
  readonly isJson: boolean;
}

const isAction = (word: string): word is DueAction => actions.some((action) => action === word);

const actionOf = (word: string | undefined): DueAction => {
  if (word !== undefined && isAction(word)) return word;
  if (word === undefined || word.startsWith("-")) return refuse(`due needs an action: ${actions.join(", ")}`);
  const meant = nearest(word, actions);
  return refuse(
    `unknown action 'due ${shortened(word)}': ${meant === undefined ? `there is ${actions.join(", ")}` : `did you mean ${meant}?`}`,
  );
};

/** The command, and the remaining words, which are settings. Throws UsageError. */
export const readDueCommand = (
  words: readonly string[],
): { readonly command: DueCommand; readonly rest: readonly string[] } => {
  const [first, ...others] = words;
  const action = actionOf(first);
  const ids: string[] = [];
  let at = 0;
  for (; action === "retry" && at < others.length && others[at]?.startsWith("--") === false; at++) {
    ids.push(others[at] ?? "");
  }
  const rest: string[] = [];
  let queue: string | undefined;
  let isDead = false;
  let isJson = false;
  for (; at < others.length; at++) {
    const word = others[at] ?? "";
    if (word === "--dead") isDead = true;
    else if (word === "--json") isJson = true;
    else if (word === "--queue") queue = others[++at] ?? refuse("--queue needs a value");
    else if (word.startsWith("--queue=")) queue = word.slice("--queue=".length);
    else rest.push(word);
  }
  if (action === "retry" && isDead === ids.length > 0)
    refuse("due retry needs ids, or --dead for all that were given up");
  if (action === "retry" && isJson) refuse("--json is for due list, not for due retry");
  return { command: { action, ids, queue, isDead, isJson }, rest };
};
