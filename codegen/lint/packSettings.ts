/** The settings that a pack declares: each has a unique name, a default that it admits, and keeps its secrets. */
import { settingFormats } from "../../src/contract/settingFormats.js";
import type { SettingFile } from "../contractFiles.js";
import { pointerTo } from "../pointer.js";
import { fixedRule, type LintRule, type ReportFault } from "./lintRule.js";
import type { PackView } from "./packView.js";

type Type = NonNullable<SettingFile["type"]>;

const typeOf = ({ type = "string" }: SettingFile): Type => type;

/** The keywords that limit values, by type. */
const limitsOf: Readonly<Record<Type, readonly (keyof SettingFile)[]>> = {
  string: ["enum", "minLength", "maxLength", "pattern", "format"],
  integer: ["minimum", "maximum"],
  boolean: [],
};

const limits = Object.values(limitsOf).flat();

const strayLimit = (setting: SettingFile): keyof SettingFile | undefined =>
  limits.find((limit) => setting[limit] !== undefined && !limitsOf[typeOf(setting)].includes(limit));

const textAdmitted = (
  { enum: choices, minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format }: SettingFile,
  text: string,
): boolean =>
  choices === undefined
    ? text.length >= minLength &&
      text.length <= maxLength &&
      (pattern === undefined || new RegExp(pattern).test(text)) &&
      (format === undefined || settingFormats[format].admits(text))
    : choices.includes(text);

const isAdmitted = (setting: SettingFile, value: SettingFile["default"]): boolean => {
  if (typeof value === "string") return typeOf(setting) === "string" && textAdmitted(setting, value);
  if (typeof value === "boolean") return typeOf(setting) === "boolean";
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = setting;
  return typeOf(setting) === "integer" && Number(value) >= minimum && Number(value) <= maximum;
};

type Check = (setting: SettingFile, report: (property: keyof SettingFile, what: string) => void) => void;

/** Makes a check of a pack from the check of one setting. */
const each =
  (check: Check) =>
  ({ loaded: { pack } }: PackView, report: ReportFault): void => {
    pack.content.settings?.forEach((setting, index) => {
      check(setting, (property, what) => report(pack, pointerTo("settings", index, property), what));
    });
  };

/** Whether a server of the pack has the mode `live`. */
const hasLiveMode = (settings: readonly SettingFile[]): boolean =>
  settings.some(({ name, enum: choices }) => name === "mode" && choices?.includes("live") === true);

const checkLive = ({ loaded: { pack } }: PackView, report: ReportFault): void => {
  const { settings = [] } = pack.content;
  settings.forEach((setting, index) => {
    if (setting.live === undefined) return;
    if (setting.default !== undefined)
      report(pack, pointerTo("settings", index, "default"), "is there, so that nobody has to give the setting");
    else if (!hasLiveMode(settings))
      report(
        pack,
        pointerTo("settings", index, "live"),
        'is there, and the pack has no setting "mode" that may be "live"',
      );
  });
};

const checkTwins = ({ loaded: { pack } }: PackView, report: ReportFault): void => {
  for (const property of ["name", "env", "flag"] as const) {
    const taken = new Set<string>();
    pack.content.settings?.forEach(({ [property]: value }, index) => {
      if (value === undefined) return;
      if (taken.has(value)) report(pack, pointerTo("settings", index, property), `${value} is there twice`);
      taken.add(value);
    });
  }
};

const opening = { name: "opening", env: "LIBRARY_OPENING", description: "Who may come in." } as const;
const key = { name: "catalogueKey", env: "LIBRARY_CATALOGUE_KEY", description: "Opens the catalogue.", secret: true };

const mode = {
  name: "mode",
  enum: ["mock", "live"],
  default: "mock",
  env: "LIBRARY_MODE",
  description: "Which shelves.",
};

const withSettings = (...settings: readonly object[]): Readonly<Record<string, unknown>> => ({
  "pack.json": { settings },
});

export const packSettingRules: readonly LintRule[] = [
  fixedRule({
    id: "setting-unique",
    stage: "structure",
    purpose: "No two settings of a pack share a name, an environment variable or a flag.",
    why: "Whoever gives the one gives the other as well, and finds only one of them in the configuration.",
    fix: "Rename one of the two.",
    bad: withSettings(opening, { ...opening, name: "readers" }),
    good: withSettings(opening, { ...opening, name: "readers", env: "LIBRARY_READERS" }),
    check: checkTwins,
  }),
  fixedRule({
    id: "setting-limits",
    stage: "structure",
    purpose:
      "A setting is limited by what its type knows: enum, lengths, pattern and format for a text, minimum and maximum for an integer; its default is within them.",
    why: "A limit of another type is never looked at, and a default that is not allowed is what every server starts with.",
    fix: "Give the setting the type that the limit is for, or a default that it admits.",
    bad: withSettings({ ...opening, enum: ["members", "everybody"], default: "anybody" }),
    good: withSettings({ ...opening, enum: ["members", "everybody"], default: "everybody" }),
    check: each((setting, report) => {
      const stray = strayLimit(setting);
      if (stray !== undefined) report(stray, `limits no ${typeOf(setting)}`);
      else if (setting.default !== undefined && !isAdmitted(setting, setting.default))
        report("default", `${JSON.stringify(setting.default)} is not what the setting admits`);
    }),
  }),
  fixedRule({
    id: "setting-secret",
    stage: "structure",
    purpose: "A secret setting comes from the environment alone: it has no flag and no default.",
    why: "Every user of a machine can read the command lines of its processes, and everybody reads the contract.",
    fix: "Remove the flag or the default, or say that the setting is no secret.",
    bad: withSettings({ ...key, flag: "catalogue-key" }),
    good: withSettings(key),
    check: each((setting, report) => {
      if (setting.secret !== true) return;
      for (const property of ["flag", "default"] as const)
        if (setting[property] !== undefined) report(property, "would show a secret");
    }),
  }),
  fixedRule({
    id: "setting-live",
    stage: "structure",
    purpose: "A setting that the mode live requires has no default, and the pack has a setting mode that may be live.",
    why: "With a default nothing is required of anybody, and without the mode nobody ever asks for it.",
    fix: "Remove the default or live, or declare the setting mode with the value live in its enum.",
    bad: withSettings(mode, { ...opening, default: "members", live: "required" }),
    good: withSettings(mode, { ...opening, live: "required" }),
    check: checkLive,
  }),
];
