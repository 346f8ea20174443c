/** Parses the command `mock-gds webhook <action>`. The settings in it are read elsewhere. */
import { refuse, shortened } from "../contract/usageError.js";
import { nearest } from "../contract/validation/similar.js";

/** How many ids each action takes, and which options. */
const forms = {
  add: { ids: "none", options: ["url", "events", "json"] },
  list: { ids: "none", options: ["json"] },
  show: { ids: "one", options: ["json"] },
  pause: { ids: "one", options: [] },
  resume: { ids: "one", options: [] },
  remove: { ids: "one", options: [] },
  secret: { ids: "one", options: ["rotate"] },
  test: { ids: "one", options: [] },
  deliveries: { ids: "atMostOne", options: ["dead", "json"] },
  redeliver: { ids: "any", options: ["dead"] },
} as const;

export type WebhookAction = keyof typeof forms;

type Option = (typeof forms)[WebhookAction]["options"][number];

export interface WebhookCommand {
  readonly action: WebhookAction;
  /** Ids of subscriptions; for redeliver those of deliveries, or with `isDead` of one subscription. */
  readonly ids: readonly string[];
  /** Add: the receiver's address. */
  readonly url: string | undefined;
  /** Add: the event types; empty for all. */
  readonly events: readonly string[];
  /** Only the deliveries that were given up. */
  readonly isDead: boolean;
  /** Secret: create a new one. */
  readonly isRotating: boolean;
  /** Answer as JSON, for programs. */
  readonly isJson: boolean;
}

const isAction = (word: string): word is WebhookAction => Object.hasOwn(forms, word);

const actions: readonly string[] = Object.keys(forms);

const actionOf = (word: string | undefined): WebhookAction => {
  if (word !== undefined && isAction(word)) return word;
  if (word === undefined || word.startsWith("-")) return refuse(`webhook needs an action: ${actions.join(", ")}`);
  const meant = nearest(word, actions);
  return refuse(
    `unknown action 'webhook ${shortened(word)}': ${meant === undefined ? `there is ${actions.join(", ")}` : `did you mean ${meant}?`}`,
  );
};

const checkOption = (option: Option, action: WebhookAction): void => {
  const options: readonly Option[] = forms[action].options;
  if (options.includes(option)) return;
  const owners = actions.filter((one) => isAction(one) && forms[one].options.some((own) => own === option));
  refuse(`--${option} is for webhook ${owners.join(", ")}, not for webhook ${action}`);
};

const checkIds = ({ action, ids, isDead }: WebhookCommand): void => {
  const wanted = forms[action].ids;
  if (wanted === "one" && ids.length === 0)
    refuse(`webhook ${action} needs the id of a subscription: mock-gds webhook list shows them`);
  if (wanted === "any" && ids.length === 0 && !isDead)
    refuse(`webhook ${action} needs ids of deliveries, or --dead for all that were given up`);
  if (ids.length > 1 && (wanted !== "any" || isDead))
    refuse(`webhook ${action} takes one subscription, not also '${shortened(ids[1] ?? "")}'`);
};

/** The command, and the remaining words, which are settings. Throws UsageError. */
export const readWebhookCommand = (
  words: readonly string[],
): { readonly command: WebhookCommand; readonly rest: readonly string[] } => {
  const [first, ...others] = words;
  const action = actionOf(first);
  const takesIds = forms[action].ids !== "none";
  const [ids, rest]: [string[], string[]] = [[], []];
  const flags = new Set<Option>();
  const values = new Map<Option, string>();
  const take = (option: Option): Option => {
    checkOption(option, action);
    return option;
  };
  for (let at = 0; at < others.length; at++) {
    const word = others[at] ?? "";
    const [, name = "", value] = /^--(url|events)(?:=(.*))?$/s.exec(word) ?? [];
    if (word === "--json" || word === "--dead" || word === "--rotate") {
      flags.add(take(word === "--json" ? "json" : word === "--dead" ? "dead" : "rotate"));
    } else if (name === "url" || name === "events") {
      values.set(take(name), value ?? others[++at] ?? refuse(`--${name} needs a value`));
    } else if (takesIds && rest.length === 0 && !word.startsWith("--")) ids.push(word);
    else rest.push(word);
  }
  const events = values.get("events")?.split(",") ?? [];
  const command: WebhookCommand = {
    ...{ action, ids, url: values.get("url"), events: events.map((event) => event.trim()) },
    ...{ isDead: flags.has("dead"), isRotating: flags.has("rotate"), isJson: flags.has("json") },
  };
  if (action === "add" && command.url === undefined) refuse("webhook add needs --url, the address of the receiver");
  checkIds(command);
  return { command, rest };
};
