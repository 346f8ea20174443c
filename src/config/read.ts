/**
 * Reads the command line and the environment once, by the table in `config.schema.json`. Knows no pack and starts
 * nothing: its answer says what to do.
 */
import { refuse, shortened, UsageError } from "../contract/usageError.js";
import { nearest } from "../contract/validation/similar.js";
import schema from "./config.schema.json" with { type: "json" };
import { configurationText, helpText, productVersion } from "./print.js";
import type { Configuration, Given } from "./settings.js";
import { readValue, type SettingSchema } from "./values.js";
import { changedByOrder, readWorldWords, type WorldOrder } from "./worldWords.js";

export type Command =
  | { readonly kind: "serve"; readonly configuration: Configuration; readonly given: Given }
  | {
      readonly kind: "world";
      readonly order: WorldOrder;
      /** The settings that the order changes in the world. */
      readonly changes: Given;
      readonly configuration: Configuration;
      readonly given: Given;
    }
  /** The words are the toolchain's to read. */
  | { readonly kind: "contracts"; readonly words: readonly string[] }
  /** With the configuration, if it is that which is printed. */
  | { readonly kind: "print"; readonly text: string; readonly configuration?: Configuration }
  /** One line that names the setting, the value and what is allowed. The process ends with code 2. */
  | { readonly kind: "refuse"; readonly line: string };

type Environment = Readonly<Record<string, string | undefined>>;

const settings: readonly (readonly [string, SettingSchema])[] = Object.entries(schema.properties);
const settingByFlag = new Map(
  settings.flatMap(([name, setting]) => (setting.flag === undefined ? [] : [[setting.flag, name]])),
);

type Switch = readonly [flag: string, sets: { readonly name: string; readonly text: string }];

/** Flags without a value: what each sets. */
const switches: ReadonlyMap<string, Switch[1]> = new Map([
  ["stdio", { name: "transport", text: "stdio" }],
  ["http", { name: "transport", text: "http" }],
  ...settings.flatMap(([name, { type, flag }]): readonly Switch[] =>
    type === "boolean" && flag !== undefined ? [[flag, { name, text: "1" }]] : [],
  ),
]);

const printed: Readonly<Record<string, () => string>> = {
  "--help": helpText,
  "-h": helpText,
  "--version": productVersion,
};

interface Words {
  readonly given: ReadonlyMap<string, { readonly text: string; readonly from: string }>;
  readonly isPrint: boolean;
  readonly order: WorldOrder | undefined;
}

const unknownWord = (word: string): never => {
  const known = [...settingByFlag.keys(), ...switches.keys(), "help", "version"].map((flag) => `--${flag}`);
  const meant = word.startsWith("-") ? nearest(word, known) : nearest(word, ["config", "contracts", "world"]);
  const suggestion = meant === undefined ? "mock-gds --help lists what there is" : `did you mean ${meant}?`;
  return refuse(`${word.startsWith("-") ? "unknown flag" : "unknown command"} '${shortened(word)}': ${suggestion}`);
};

const readWords = (words: readonly string[]): Words => {
  const given = new Map<string, { text: string; from: string }>();
  let isPrint = false;
  let order: WorldOrder | undefined;
  let rest = words;
  while (rest.length > 0) {
    const [word = "", ...after] = rest;
    rest = after;
    const [flag = "", inline] = word.startsWith("--") ? splitOnce(word.slice(2)) : [""];
    const name = settingByFlag.get(flag);
    const toggled = inline === undefined ? switches.get(flag) : undefined;
    if (word === "config") isPrint = true;
    else if (word === "world" && order === undefined) ({ order, rest } = readWorldWords(rest));
    else if (toggled !== undefined) given.set(toggled.name, { text: toggled.text, from: `--${flag}` });
    else if (name === undefined) unknownWord(word);
    else {
      const text = inline ?? rest[0];
      if (inline === undefined) rest = rest.slice(1);
      if (text === undefined || (inline === undefined && text.startsWith("--"))) refuse(`--${flag} needs a value`);
      else given.set(name, { text, from: `--${flag}` });
    }
  }
  return { given, isPrint, order };
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

const twoStores =
  "VALKEY_URL and --data-dir (MOCK_GDS_DATA_DIR) are both set, but bookings are kept in one store: leave one of them out";

/** Who gives one of these has Valkey in mind: without its address, bookings would go elsewhere. */
const valkeySettings = [
  "valkeyUsername",
  "valkeyPassword",
  "valkeyTlsCaFile",
  "valkeyTlsCertFile",
  "valkeyTlsKeyFile",
  "storeDurability",
] as const;

const refuseWithoutAddress = (configuration: Configuration): void => {
  const stray = valkeySettings.find((name) => configuration[name] !== schema.properties[name].default);
  if (stray === undefined) return;
  refuse(`${schema.properties[stray].env} is set, but VALKEY_URL is not: set it, or leave the other out`);
};

/** Whoever types one of these expects HTTP to be served. In the environment they may stand for several servers. */
const refuseWithoutHttp = (given: Words["given"], { transport }: Configuration): void => {
  const stray = (["sse", "debugRest", "workers"] as const).find((name) => given.has(name));
  if (stray === undefined || transport === "http") return;
  refuse(`--${schema.properties[stray].flag} is about HTTP, and the server would serve over stdio: add --http`);
};

const twoWithSse =
  "--sse and --workers (MCP_SSE, MCP_WORKERS) are both set, but a client of 2024 has its stream in one process and sends anywhere: leave one of them out";

const configurationFrom = (given: Words["given"], environment: Environment): Configuration => {
  // The reader has checked each value against the property of the same name; a test compares the two lists of names.
  const configuration = Object.fromEntries(
    settings.map(([name, setting]) => [name, readSetting(name, setting, given, environment)]),
  ) as unknown as Configuration;
  if (configuration.valkeyUrl !== null && configuration.dataDir !== null) refuse(twoStores);
  if (configuration.sse && configuration.workers > 1) refuse(twoWithSse);
  if (configuration.valkeyUrl === null) refuseWithoutAddress(configuration);
  return configuration;
};

/** What the process is asked to do. Never throws for anything that a person can type. */
export const readCommand = (words: readonly string[], environment: Environment): Command => {
  const [first, ...others] = words;
  if (first === "contracts") return { kind: "contracts", words: others };
  const print = words.map((word) => (Object.hasOwn(printed, word) ? printed[word] : undefined)).find(Boolean);
  if (print !== undefined) return { kind: "print", text: print() };
  try {
    const { given, isPrint, order } = readWords(words);
    const configuration = configurationFrom(given, environment);
    if (isPrint) return { kind: "print", text: configurationText(configuration), configuration };
    const names = settings.flatMap(([name, { env }]) => (given.has(name) || environment[env] ? [name] : []));
    const asked = { configuration, given: new Set(names) };
    if (order === undefined) {
      refuseWithoutHttp(given, configuration);
      return { kind: "serve", ...asked };
    }
    return { kind: "world", order, changes: changedByOrder(order, given.keys()), ...asked };
  } catch (error) {
    if (error instanceof UsageError) return { kind: "refuse", line: `mock-gds: ${error.message}` };
    throw error;
  }
};
