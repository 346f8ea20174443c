/**
 * Reads the command line and the environment once, by the table in `config.schema.json`. Knows no pack and starts
 * nothing: its answer says what to do.
 */
import { nearest } from "../runtime/validation/similar.js";
import schema from "./config.schema.json" with { type: "json" };
import { configurationText, helpText, productVersion } from "./print.js";
import type { Configuration } from "./settings.js";
import { readValue, type SettingSchema } from "./values.js";

export type Command =
  | { readonly kind: "serve"; readonly configuration: Configuration }
  | { readonly kind: "print"; readonly text: string }
  /** One line that names the setting, the value and what is allowed. The process ends with code 2. */
  | { readonly kind: "refuse"; readonly line: string };

type Environment = Readonly<Record<string, string | undefined>>;

const settings: readonly (readonly [string, SettingSchema])[] = Object.entries(schema.properties);
const settingByFlag = new Map(
  settings.flatMap(([name, setting]) => (setting.flag === undefined ? [] : [[setting.flag, name]])),
);

/** Flags without a value: what each sets. */
const switches: Readonly<Record<string, readonly [string, string]>> = {
  stdio: ["transport", "stdio"],
  http: ["transport", "http"],
};

const printed: Readonly<Record<string, () => string>> = {
  "--help": helpText,
  "-h": helpText,
  "--version": productVersion,
};

class Refusal extends Error {}

const refuse = (line: string): never => {
  throw new Refusal(`mock-gds: ${line}`);
};

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

interface Words {
  readonly given: ReadonlyMap<string, { readonly text: string; readonly from: string }>;
  readonly isPrint: boolean;
}

const unknownWord = (word: string): never => {
  const known = [...settingByFlag.keys(), ...Object.keys(switches), "help", "version"].map((flag) => `--${flag}`);
  const meant = word.startsWith("-") ? nearest(word, known) : nearest(word, ["config"]);
  const suggestion = meant === undefined ? "mock-gds --help lists what there is" : `did you mean ${meant}?`;
  return refuse(`${word.startsWith("-") ? "unknown flag" : "unknown command"} '${shortened(word)}': ${suggestion}`);
};

const readWords = (words: readonly string[]): Words => {
  const given = new Map<string, { text: string; from: string }>();
  let isPrint = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const [flag = "", inline] = word.startsWith("--") ? splitOnce(word.slice(2)) : [""];
    const name = settingByFlag.get(flag);
    const toggled = Object.hasOwn(switches, flag) ? switches[flag] : undefined;
    if (word === "config") isPrint = true;
    else if (toggled !== undefined && inline === undefined)
      given.set(toggled[0], { text: toggled[1], from: `--${flag}` });
    else if (name === undefined) unknownWord(word);
    else {
      const text = inline ?? words[++index];
      if (text === undefined || (inline === undefined && text.startsWith("--"))) refuse(`--${flag} needs a value`);
      else given.set(name, { text, from: `--${flag}` });
    }
  }
  return { given, isPrint };
};

const splitOnce = (text: string): [string, string | undefined] => {
  const at = text.indexOf("=");
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};

const readSetting = (
  name: string,
  setting: SettingSchema,
  given: Words["given"],
  environment: Environment,
): unknown => {
  const fromEnvironment = environment[setting.env];
  const source = given.get(name) ?? (fromEnvironment ? { text: fromEnvironment, from: setting.env } : undefined);
  if (source === undefined) return setting.default;
  const reading = readValue(source.text, setting);
  if ("value" in reading) return reading.value;
  const value = setting.secret === true ? "(hidden)" : `'${shortened(source.text)}'`;
  const meant = setting.enum === undefined ? undefined : nearest(source.text, setting.enum);
  const suggestion = meant === undefined ? "" : ` (did you mean ${meant}?)`;
  return refuse(`${source.from} is ${value}; allowed: ${reading.allowed}${suggestion}`);
};

const valkeyRefusal =
  "VALKEY_URL is set, but this build serves the embedded store only; unset it (bookings live in memory, or in --data-dir)";

/** What the process is asked to do. Never throws for anything that a person can type. */
export const readCommand = (words: readonly string[], environment: Environment): Command => {
  const print = words.map((word) => (Object.hasOwn(printed, word) ? printed[word] : undefined)).find(Boolean);
  if (print !== undefined) return { kind: "print", text: print() };
  try {
    const { given, isPrint } = readWords(words);
    // The reader has checked each value against the property of the same name; a test compares the two lists of names.
    const configuration = Object.fromEntries(
      settings.map(([name, setting]) => [name, readSetting(name, setting, given, environment)]),
    ) as unknown as Configuration;
    if (isPrint) return { kind: "print", text: configurationText(configuration) };
    if (configuration.valkeyUrl !== null) refuse(valkeyRefusal);
    return { kind: "serve", configuration };
  } catch (error) {
    if (error instanceof Refusal) return { kind: "refuse", line: error.message };
    throw error;
  }
};
