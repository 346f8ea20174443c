/**
 * Parses the command line and the environment, by the tables of settings of the server and of its packs. Knows nothing
 * else of a pack and starts nothing: returns what to do.
 */
import { refuse, shortened, UsageError } from "../contract/usageError.js";
import { meantHint, nearest } from "../contract/validation/similar.js";
import { product } from "../product.js";
import { allSettings, type Setting, serverSettings, settingsOfPack } from "./allSettings.js";
import { type DueCommand, readDueCommand } from "./dueCommand.js";
import { givenByFacadeCommand, readFacadeCommand, withoutMcp } from "./facadeCommand.js";
import { misspeltSettings } from "./misspelt.js";
import { packSettings } from "./packSettings.js";
import { configurationText, helpText } from "./print.js";
import { servedModes } from "./servedMode.js";
import type { Configuration, Given } from "./settings.js";
import { readValue } from "./values.js";
import { readWebhookCommand, type WebhookCommand } from "./webhookCommand.js";
import { changedByCommand, readWorldCommand, type WorldCommand } from "./worldCommand.js";

export type Command =
  | {
      readonly kind: "serve";
      readonly configuration: Configuration;
      readonly given: Given;
      /** Lines to print at start-up, about environment variables that look like misspelt settings. */
      readonly warnings: readonly string[];
    }
  | {
      readonly kind: "world";
      readonly command: WorldCommand;
      /** The settings that the command changes in the world. */
      readonly changes: Given;
      readonly configuration: Configuration;
      readonly given: Given;
    }
  | {
      readonly kind: "due";
      readonly command: DueCommand;
      readonly configuration: Configuration;
      readonly given: Given;
    }
  | {
      readonly kind: "webhook";
      readonly command: WebhookCommand;
      readonly configuration: Configuration;
      readonly given: Given;
    }
  /** The toolchain parses the words. */
  | { readonly kind: "contracts"; readonly words: readonly string[] }
  /** With `configuration` if that is what is printed. */
  | { readonly kind: "print"; readonly text: string; readonly configuration?: Configuration }
  /** One line that names the setting, the value and what is allowed. The process ends with code 2. */
  | { readonly kind: "refuse"; readonly line: string };

type Environment = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, unknown>>;

/** The ids that each flag sets: several packs may have a setting with the same flag, such as `--mode`. */
const settingsByFlag: ReadonlyMap<string, readonly string[]> = allSettings.reduce(
  (byFlag, { id, schema: { flag } }) =>
    flag === undefined ? byFlag : byFlag.set(flag, [...(byFlag.get(flag) ?? []), id]),
  new Map<string, readonly string[]>(),
);

type Switch = readonly [flag: string, sets: { readonly ids: readonly string[]; readonly text: string }];

/** Flags without a value, and what each of them sets. */
const switches: ReadonlyMap<string, Switch[1]> = new Map([
  ["stdio", { ids: ["transport"], text: "stdio" }],
  ["http", { ids: ["transport"], text: "http" }],
  ...allSettings.flatMap(({ schema: { type, flag } }): readonly Switch[] =>
    type === "boolean" && flag !== undefined ? [[flag, { ids: settingsByFlag.get(flag) ?? [], text: "1" }]] : [],
  ),
]);

const printed: Readonly<Record<string, () => string>> = {
  "--help": helpText,
  "-h": helpText,
  "--version": () => product.version,
  "-v": () => product.version,
};

/** The text to print: a flag asks for it in any place, `help` only as the first word, because later words may be values. */
const printedBy = (words: readonly string[]): (() => string) | undefined => {
  if (words[0] === "help") return helpText;
  return words.map((word) => (Object.hasOwn(printed, word) ? printed[word] : undefined)).find(Boolean);
};

interface Words {
  /** By the setting's id. */
  readonly given: ReadonlyMap<string, { readonly text: string; readonly from: string }>;
  readonly isPrint: boolean;
  readonly command: WorldCommand | undefined;
  readonly due: DueCommand | undefined;
  readonly webhook: WebhookCommand | undefined;
  /** Whether facades are served instead of MCP. */
  readonly isFacadeAlone: boolean;
}

/** Settings that only the environment sets, by the flag that a user may expect for them. */
const variableByFlag = new Map(
  allSettings.flatMap(({ name, schema: { flag, env } }) =>
    flag === undefined ? [[`--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, env]] : [],
  ),
);

const unknownWord = (word: string): never => {
  const variable = variableByFlag.get(splitOnce(word)[0]);
  if (variable !== undefined) refuse(`unknown flag '${shortened(word)}': set ${variable} in the environment`);
  const known = [...settingsByFlag.keys(), ...switches.keys(), "help", "version"].map((flag) => `--${flag}`);
  const meant = word.startsWith("-")
    ? nearest(word, known)
    : nearest(word, ["config", "contracts", "due", "facade", "help", "webhook", "world"]);
  const suggestion = meant === undefined ? `${product.name} --help lists what there is` : `did you mean ${meant}?`;
  return refuse(`${word.startsWith("-") ? "unknown flag" : "unknown command"} '${shortened(word)}': ${suggestion}`);
};

const readWords = (words: readonly string[]): Words => {
  const given = new Map<string, { text: string; from: string }>();
  const give = (ids: readonly string[], source: { readonly text: string; readonly from: string }): void => {
    for (const id of ids) given.set(id, source);
  };
  let isPrint = false;
  let command: WorldCommand | undefined;
  let due: DueCommand | undefined;
  let webhook: WebhookCommand | undefined;
  let facades: string | undefined;
  let rest = words;
  while (rest.length > 0) {
    const [word = "", ...after] = rest;
    rest = after;
    const [flag = "", inline] = word.startsWith("--") ? splitOnce(word.slice(2)) : [""];
    const ids = settingsByFlag.get(flag);
    const toggled = inline === undefined ? switches.get(flag) : undefined;
    if (word === "config") isPrint = true;
    else if (word === "world" && command === undefined) ({ command, rest } = readWorldCommand(rest));
    else if (word === "due" && due === undefined) ({ command: due, rest } = readDueCommand(rest));
    else if (word === "webhook" && webhook === undefined) ({ command: webhook, rest } = readWebhookCommand(rest));
    else if (word === "facade" && facades === undefined) ({ names: facades, rest } = readFacadeCommand(rest));
    else if (toggled !== undefined) give(toggled.ids, { text: toggled.text, from: `--${flag}` });
    else if (ids === undefined) unknownWord(word);
    else {
      const text = inline ?? rest[0];
      if (inline === undefined) rest = rest.slice(1);
      if (text === undefined || (inline === undefined && text.startsWith("--"))) refuse(`--${flag} needs a value`);
      else give(ids, { text, from: `--${flag}` });
    }
  }
  const named = [command && "world", due && "due", webhook && "webhook", facades && "facade"];
  const [one, other] = named.filter((name) => name !== undefined);
  if (other !== undefined) refuse(`${one} and ${other} are two commands: give one of them`);
  if (facades === undefined) return { given, isPrint, command, due, webhook, isFacadeAlone: false };
  return { given: givenByFacadeCommand(facades, given), isPrint, command, due, webhook, isFacadeAlone: true };
};

const splitOnce = (text: string): [string, string | undefined] => {
  const at = text.indexOf("=");
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};

const readSetting = ({ id, schema: setting }: Setting, given: Words["given"], environment: Environment): unknown => {
  const fromEnvironment = environment[setting.env];
  const source = given.get(id) ?? (fromEnvironment ? { text: fromEnvironment, from: setting.env } : undefined);
  if (source === undefined) return setting.default;
  const reading = readValue(source.text, setting);
  if ("value" in reading) return reading.value;
  // A user in an address may be a secret.
  const isSecret = setting.secret === true || (setting.format === "url" && source.text.includes("@"));
  const value = isSecret ? "(hidden)" : `'${shortened(source.text)}'`;
  return refuse(`${source.from} is ${value}; allowed: ${reading.allowed}${meantHint(source.text, setting.enum ?? [])}`);
};

const twoStores =
  "VALKEY_URL and --data-dir (MOCK_GDS_DATA_DIR) are both set, but bookings are kept in one store: leave one of them out";

/** Settings that need VALKEY_URL: without it, bookings would be stored elsewhere. */
const valkeySettings: ReadonlySet<string> = new Set([
  "valkeyUsername",
  "valkeyPassword",
  "valkeyTlsCaFile",
  "valkeyTlsCertFile",
  "valkeyTlsKeyFile",
  "valkeyTimeoutMs",
  "storeDurability",
]);

const refuseWithoutAddress = (configuration: Values): void => {
  const stray = serverSettings.find(
    ({ name, schema }) => valkeySettings.has(name) && configuration[name] !== schema.default,
  );
  if (stray === undefined) return;
  refuse(`${stray.schema.env} is set, but VALKEY_URL is not: set it, or leave the other out`);
};

const settingsOfHttp: ReadonlySet<string> = new Set([
  "port",
  "host",
  "workers",
  "maxSessions",
  "sse",
  "debugRest",
  "facades",
]);

/**
 * Refuses flags about HTTP for a server over stdio. In the environment they are allowed, because several servers may
 * share it.
 */
const refuseWithoutHttp = (given: Words["given"], { transport }: Configuration): void => {
  const stray = serverSettings.find(({ id }) => settingsOfHttp.has(id) && given.has(id));
  if (stray === undefined || transport === "http") return;
  refuse(`--${stray.schema.flag} is about HTTP, and the server would serve over stdio: add --http`);
};

/** Refuses --faults if nothing asks a facade. In the environment it is allowed, because several servers may share it. */
const refuseWithoutFacades = (given: Words["given"], configuration: Configuration): void => {
  if (!given.has("faults") || configuration.facades !== null) return;
  if (servedModes(configuration).some(({ decision }) => decision.mode === "mock")) return;
  refuse("--faults is about requests to facades, and none is served or asked: add --http --facade duffel");
};

/** Refuses a flag of a pack that is not served. In the environment it is allowed, because several servers may share it. */
const refuseOfOtherPack = (given: Words["given"], { pack: served }: Configuration): void => {
  const own = new Set(served.flatMap((pack) => settingsOfPack(pack).map(({ schema }) => schema.flag)));
  const strays = allSettings.filter(
    ({ id, pack: owner, schema }) => owner !== undefined && given.has(id) && !own.has(schema.flag),
  );
  const flag = strays[0]?.schema.flag;
  if (flag === undefined) return;
  const owners = strays.flatMap(({ pack: owner, schema }) => (schema.flag === flag ? [owner] : []));
  const packs = `pack${owners.length === 1 ? "" : "s"} ${owners.join(", ")}`;
  refuse(
    `--${flag} is a setting of the ${packs}, but --pack is '${shortened(served.join(","))}': leave one of them out`,
  );
};

const twoWithSse =
  "--sse and --workers (MCP_SSE, MCP_WORKERS) are both set, but a client of 2024 has its stream in one process and sends anywhere: leave one of them out";

const schemasWithoutStructure =
  "--output-schemas full (MCP_OUTPUT_SCHEMAS) describes what --answers text (MCP_ANSWERS) leaves out of results: leave one of them out";

const packsWithSettings = Object.keys(packSettings);

const hasAll = (values: Values | undefined, settings: readonly Setting[]): boolean =>
  values !== undefined && settings.every(({ name }) => Object.hasOwn(values, name));

/** Whether every setting has a value. The values fit their schemas, from which the types are generated. */
const isComplete = (
  values: Values & { readonly packSettings: Readonly<Record<string, Values>> },
): values is typeof values & Configuration =>
  hasAll(values, serverSettings) &&
  packsWithSettings.every((pack) => hasAll(values.packSettings[pack], settingsOfPack(pack)));

const withWorkers =
  "--faults and --workers (MOCK_GDS_FAULTS, MCP_WORKERS) are both set, but faults are counted in one process: leave one of them out";

const refuseTwice = ({ pack: served }: Configuration): void => {
  const twice = served.find((pack, index) => served.indexOf(pack) < index);
  if (twice !== undefined) refuse(`--pack (MOCK_GDS_PACK) names '${twice}' twice: leave one of them out`);
};

/** Refuses several packs over stdio: such a host starts one server for each pack. */
const refuseSeveralOverStdio = ({ pack: served, transport }: Configuration): void => {
  if (served.length < 2) return;
  const names = `--pack ${shortened(served.join(","))}`;
  if (transport !== "http")
    refuse(`${names} is several packs, which are served over HTTP alone: add --http, or start one server for each`);
};

const configurationFrom = ({ given, isFacadeAlone }: Words, environment: Environment): Configuration => {
  const valuesOf = (settings: readonly Setting[]): Values =>
    Object.fromEntries(settings.map((setting) => [setting.name, readSetting(setting, given, environment)]));
  const ofServer: Values = { ...valuesOf(serverSettings), ...(isFacadeAlone ? withoutMcp : {}) };
  const served: readonly unknown[] = Array.isArray(ofServer["pack"]) ? ofServer["pack"] : [];
  /** Packs that are not served get their defaults: a wrong value in the environment must not stop another pack. */
  const valuesOfPack = (pack: string): Values =>
    served.includes(pack)
      ? valuesOf(settingsOfPack(pack))
      : Object.fromEntries(settingsOfPack(pack).map(({ name, schema }) => [name, schema.default]));
  const configuration = {
    ...ofServer,
    packSettings: Object.fromEntries(packsWithSettings.map((pack) => [pack, valuesOfPack(pack)])),
  };
  if (!isComplete(configuration)) throw new Error("a setting was not read");
  refuseTwice(configuration);
  if (configuration.faults !== null && configuration.workers > 1) refuse(withWorkers);
  if (configuration.valkeyUrl !== null && configuration.dataDir !== null) refuse(twoStores);
  if (configuration.sse && configuration.workers > 1) refuse(twoWithSse);
  if (configuration.answers === "text" && configuration.outputSchemas === "full") refuse(schemasWithoutStructure);
  if (configuration.valkeyUrl === null) refuseWithoutAddress(configuration);
  return configuration;
};

/** Refuses a pack that cannot be served in its mode; with several packs, names it. */
const refuseModes = (configuration: Configuration): void => {
  const faulty = servedModes(configuration).find(({ fault }) => fault !== undefined);
  if (faulty?.fault === undefined) return;
  refuse(configuration.pack.length > 1 ? `pack ${faulty.pack}: ${faulty.fault}` : faulty.fault);
};

/** Reads what the process is asked to do. Never throws for a wrong command line: returns `refuse`. */
export const readCommand = (words: readonly string[], environment: Environment): Command => {
  const [first, ...others] = words;
  if (first === "contracts") return { kind: "contracts", words: others };
  const print = printedBy(words);
  if (print !== undefined) return { kind: "print", text: print() };
  try {
    const read = readWords(words);
    const { given, isPrint, command, due, webhook } = read;
    const configuration = configurationFrom(read, environment);
    const isServing = command === undefined && due === undefined && webhook === undefined;
    if (isServing) refuseModes(configuration);
    if (isPrint) return { kind: "print", text: configurationText(configuration), configuration };
    const ids = allSettings.flatMap(({ id, schema }) => (given.has(id) || environment[schema.env] ? [id] : []));
    const asked = { configuration, given: new Set(ids) };
    if (due !== undefined) return { kind: "due", command: due, ...asked };
    if (webhook !== undefined) return { kind: "webhook", command: webhook, ...asked };
    if (command === undefined) {
      refuseSeveralOverStdio(configuration);
      refuseWithoutHttp(given, configuration);
      refuseOfOtherPack(given, configuration);
      refuseWithoutFacades(given, configuration);
      return { kind: "serve", ...asked, warnings: misspeltSettings(environment) };
    }
    return { kind: "world", command, changes: changedByCommand(command, given.keys()), ...asked };
  } catch (error) {
    if (error instanceof UsageError) return { kind: "refuse", line: `${product.name}: ${error.message}` };
    throw error;
  }
};
