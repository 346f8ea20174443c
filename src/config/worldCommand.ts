/** Parses the command `mock-gds world <action>`. The settings in it are read elsewhere. */
import { refuse, shortened } from "../contract/usageError.js";
import { nearest } from "../contract/validation/similar.js";

const actions = ["list", "show", "create", "set", "reset", "delete", "export", "import"] as const;
export type WorldAction = (typeof actions)[number];

/** What to do with which world, apart from the settings. */
export interface WorldCommand {
  readonly action: WorldAction;
  /** Answer as JSON, for programs. */
  readonly isJson: boolean;
  /** Where an export goes or an import comes from; undefined for stdout and stdin. */
  readonly file: string | undefined;
  /** Import: replace what the world holds. */
  readonly isReplacing: boolean;
  /** Set: use the real clock. */
  readonly isRealClock: boolean;
}

const isAction = (word: string): word is WorldAction => actions.some((action) => action === word);

const actionOf = (word: string | undefined): WorldAction => {
  if (word !== undefined && isAction(word)) return word;
  if (word === undefined || word.startsWith("-")) return refuse(`world needs an action: ${actions.join(", ")}`);
  const meant = nearest(word, actions);
  return refuse(
    `unknown action 'world ${shortened(word)}': ${meant === undefined ? `there is ${actions.join(", ")}` : `did you mean ${meant}?`}`,
  );
};

/** Which actions each option belongs to. */
const optionActions: Readonly<Record<string, readonly WorldAction[]>> = {
  json: ["list", "show", "create", "set", "reset"],
  file: ["export", "import"],
  replace: ["import"],
  "real-clock": ["set"],
};

const checkOption = (option: string, action: WorldAction): void => {
  const allowed = optionActions[option] ?? [];
  if (!allowed.includes(action)) refuse(`--${option} is for world ${allowed.join(", ")}, not for world ${action}`);
};

/** The command, and the remaining words, which are settings. Throws UsageError. */
export const readWorldCommand = (
  words: readonly string[],
): { readonly command: WorldCommand; readonly rest: readonly string[] } => {
  const [first, ...others] = words;
  const action = actionOf(first);
  const rest: string[] = [];
  let file: string | undefined;
  let isJson = false;
  let isReplacing = false;
  let isRealClock = false;
  for (let index = 0; index < others.length; index++) {
    const word = others[index] ?? "";
    if (word === "--json") isJson = true;
    else if (word === "--replace") isReplacing = true;
    else if (word === "--real-clock") isRealClock = true;
    else if (word === "--file") file = others[++index] ?? refuse("--file needs a value");
    else if (word.startsWith("--file=")) file = word.slice("--file=".length);
    else rest.push(word);
  }
  if (isJson) checkOption("json", action);
  if (isReplacing) checkOption("replace", action);
  if (isRealClock) checkOption("real-clock", action);
  if (file !== undefined) checkOption("file", action);
  return { command: { action, isJson, file, isReplacing, isRealClock }, rest };
};

/** Settings that `world set` may change. Only flags count: the environment holds the settings of servers. */
const changeable: readonly string[] = ["now", "maxBookings", "maxSessions"];

/** The settings that the command changes in the world. Throws UsageError if `world set` has nothing to set, or two clocks. */
export const changedByCommand = (
  { action, isRealClock }: WorldCommand,
  flagged: Iterable<string>,
): ReadonlySet<string> => {
  const changes = new Set([...flagged].filter((name) => action === "set" && changeable.includes(name)));
  if (isRealClock && changes.has("now"))
    refuse("--now freezes the clock and --real-clock lets it run: leave one of them out");
  if (action === "set" && !isRealClock && changes.size === 0) {
    refuse("world set needs something to set: --now, --real-clock, --max-bookings, --max-sessions");
  }
  return changes;
};
