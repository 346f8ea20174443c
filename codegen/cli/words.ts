/** Parses the command line of the toolchain. Runs nothing; never throws for what a person can type. */
import { refuse, UsageError } from "../../src/contract/usageError.js";
import { nearest } from "../../src/contract/validation/similar.js";
import { type Gate, gates } from "../finding.js";
import { type ReporterName, reporterNames } from "../report/names.js";

/** What each command is for, in the order in which help lists them. */
export const commands = {
  lint: "check the contracts by the rules: names, schemas, examples, budgets",
  generate: "write what the contracts give, prune what they no longer do, add missing handler stubs",
  check: "lint and the five drift gates: nothing is written, everything that drifted is listed",
  diff: "what changed against a base, and whether it breaks a caller",
  explain: "what a rule is for, why, and how it is kept; without a rule, all of them",
  tokens: "what tools/list costs a model, per tool",
  watch: "generate again whenever a contract changes",
  relock: "lock verbatim parts as they are now, after their document changed",
} as const;

export type CommandName = keyof typeof commands;

interface Option {
  /** The placeholder of its value in help; absent for a switch. */
  readonly value?: string;
  readonly text: string;
  readonly commands: readonly CommandName[];
  readonly isRepeatable?: true;
}

const everyCommand: readonly CommandName[] = [
  "lint",
  "generate",
  "check",
  "diff",
  "explain",
  "tokens",
  "watch",
  "relock",
];
const reporting: readonly CommandName[] = ["lint", "generate", "check", "diff"];

export const options = {
  root: { value: "FOLDER", text: "the project, where it is not the current folder", commands: everyCommand },
  reporter: { value: "NAME", text: `how to report: ${reporterNames.join(", ")}`, commands: reporting },
  output: { value: "FILE", text: "where the report goes; the terminal is told as well", commands: reporting },
  verbose: { text: "show what is for the record as well", commands: ["lint", "check"] },
  strict: { text: "warnings fail too", commands: ["lint", "check", "diff"] },
  gate: {
    value: "NAME",
    text: `only this gate, as often as wanted: lint, ${gates.filter((gate) => gate !== "contract").join(", ")}`,
    commands: ["check"],
    isRepeatable: true,
  },
  spec: {
    value: "DOCUMENT",
    text: "gate sources: the specification to compare with, in full text",
    commands: ["check"],
  },
  url: { value: "URL", text: "gate server: a running server, instead of the project's own", commands: ["check"] },
  header: {
    value: "'NAME: VALUE'",
    text: "gate server: a header for --url, as often as wanted",
    commands: ["check"],
    isRepeatable: true,
  },
  "request-seconds": {
    value: "N",
    text: "gate server: seconds for an answer (30 if absent, 10 with --url); one without is asked once more",
    commands: ["check"],
  },
  against: {
    value: "BASE",
    text: "the base to compare with: a git ref, a folder or a URL",
    commands: ["check", "diff", "tokens"],
  },
  pack: {
    value: "NAME",
    text: "this pack alone (check: for the gates server and compatibility)",
    commands: ["lint", "generate", "check", "diff", "tokens"],
  },
  help: { text: "print this", commands: everyCommand },
} as const satisfies Readonly<Record<string, Option>>;

type OptionName = keyof typeof options;

/** A parsed command line. */
export interface CommandLine {
  readonly command: CommandName;
  /** Words that are not options: the rule to explain, the parts to lock. */
  readonly words: readonly string[];
  readonly root: string | undefined;
  readonly reporter: ReporterName;
  readonly output: string | undefined;
  readonly isStrict: boolean;
  readonly isVerbose: boolean;
  /** Undefined: all gates. */
  readonly gates: readonly Gate[] | undefined;
  readonly specification: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined: the gate's own limits. */
  readonly requestSeconds: number | undefined;
  readonly against: string | undefined;
  readonly pack: string | undefined;
}

export type Reading =
  | { readonly kind: "run"; readonly commandLine: CommandLine }
  | { readonly kind: "help" }
  /** One line: the unknown word and the allowed ones. The process exits with 2. */
  | { readonly kind: "refuse"; readonly line: string };

const isCommand = (word: string): word is CommandName => Object.hasOwn(commands, word);
const isOption = (word: string): word is OptionName => Object.hasOwn(options, word);

/** What to suggest: the name that was probably meant, or else the list of all names. */
export const suggestion = (word: string, known: readonly string[]): string => {
  const meant = nearest(word, known);
  return meant === undefined ? `there is ${known.join(", ")}` : `did you mean ${meant}?`;
};

/** The one of `known` that was typed, or a refusal with what was probably meant. */
const oneOf = <Name extends string>(flag: string, word: string, known: readonly Name[]): Name =>
  known.find((name) => name === word) ?? refuse(`${flag} is '${word}': ${suggestion(word, known)}`);

/** The gate that a word names. `lint` is another name for the gate `contract`. */
const gateNamed = (word: string): Gate => (word === "lint" ? "contract" : oneOf<Gate>("--gate", word, gates));

const headerOf = (text: string): readonly [string, string] => {
  const at = text.indexOf(":");
  const name = text.slice(0, at).trim();
  return at > 0 && /^[\w!#$%&'*+.^`|~-]+$/.test(name)
    ? [name, text.slice(at + 1).trim()]
    : refuse(`--header is '${text}': give it as 'Name: value'`);
};

const mostRequestSeconds = 3600;

const secondsOf = (text: string): number => {
  const seconds = /^[0-9]{1,4}$/.test(text) ? Number(text) : 0;
  return seconds >= 1 && seconds <= mostRequestSeconds
    ? seconds
    : refuse(`--request-seconds is '${text}': give a whole number from 1 to ${mostRequestSeconds}`);
};

interface Typed {
  readonly words: readonly string[];
  readonly values: ReadonlyMap<OptionName, readonly string[]>;
}

const optionOf = (word: string): { readonly name: OptionName; readonly inline: string | undefined } => {
  const [, flag = "", inline] = /^--([^=]*)(?:=([\s\S]*))?$/.exec(word === "-h" ? "--help" : word) ?? [];
  if (!isOption(flag)) {
    return refuse(`unknown flag '${word}': ${suggestion(flag, Object.keys(options)).replace("mean ", "mean --")}`);
  }
  return { name: flag, inline };
};

const readTyped = (typed: readonly string[]): Typed => {
  const words: string[] = [];
  const values = new Map<OptionName, readonly string[]>();
  for (let index = 0; index < typed.length; index++) {
    const word = typed[index] ?? "";
    if (!word.startsWith("-")) {
      words.push(word);
      continue;
    }
    const { name, inline } = optionOf(word);
    const option: Option = options[name];
    const next = typed[index + 1];
    if (option.value === undefined) {
      if (inline !== undefined) refuse(`--${name} takes no value`);
      values.set(name, [""]);
      continue;
    }
    if (inline === undefined) index++;
    const value = inline ?? next;
    if (value === undefined || value === "" || (inline === undefined && value.startsWith("--")))
      refuse(`--${name} needs a value: --${name} ${option.value}`);
    else if (values.has(name) && option.isRepeatable === undefined) refuse(`--${name} is there twice`);
    else values.set(name, [...(values.get(name) ?? []), value]);
  }
  return { words, values };
};

const checkWords = (command: CommandName, words: readonly string[]): void => {
  if (command === "relock" && words.length === 0)
    refuse("relock needs the parts to lock, for example gds/tools/searchFlights.json#/inputSchema");
  const most = command === "relock" ? Number.POSITIVE_INFINITY : command === "explain" ? 1 : 0;
  if (words.length > most)
    refuse(`${command} takes ${most === 0 ? "no words" : "one word"}, and '${words[most]}' is one more`);
};

const commandLineOf = ({ words: [command, ...words], values }: Typed): CommandLine => {
  if (command === undefined) return refuse(`which command? There is ${everyCommand.join(", ")}`);
  if (!isCommand(command)) return refuse(`unknown command '${command}': ${suggestion(command, everyCommand)}`);
  checkWords(command, words);
  for (const name of values.keys()) {
    const allowed: readonly CommandName[] = options[name].commands;
    if (!allowed.includes(command)) refuse(`--${name} is for ${allowed.join(", ")}, not for ${command}`);
  }
  const one = (name: OptionName): string | undefined => values.get(name)?.[0];
  const reporter = one("reporter");
  const requestSeconds = one("request-seconds");
  return {
    command,
    words,
    root: one("root"),
    reporter: reporter === undefined ? "terminal" : oneOf("--reporter", reporter, reporterNames),
    output: one("output"),
    isStrict: values.has("strict"),
    isVerbose: values.has("verbose"),
    gates: values.get("gate")?.map(gateNamed),
    specification: one("spec"),
    url: one("url"),
    headers: Object.fromEntries((values.get("header") ?? []).map(headerOf)),
    requestSeconds: requestSeconds === undefined ? undefined : secondsOf(requestSeconds),
    against: one("against"),
    pack: one("pack"),
  };
};

/** Reads the words of a command line. */
export const readCommandLine = (typed: readonly string[]): Reading => {
  try {
    const read = readTyped(typed);
    if (read.values.has("help") || read.words[0] === "help") return { kind: "help" };
    return { kind: "run", commandLine: commandLineOf(read) };
  } catch (error) {
    if (error instanceof UsageError) return { kind: "refuse", line: error.message };
    throw error;
  }
};
