/** The table of docs/settings.md, written from the one table that the product reads. */
import { allSettings, type Setting } from "../../src/config/allSettings.js";
import type { SettingSchema } from "../../src/config/values.js";

const code = (text: string): string => `\`${text}\``;

const defaultOf = ({ default: value }: SettingSchema): string => {
  if (value === null) return "none";
  if (typeof value === "boolean") return code(value ? "1" : "0");
  return code(Array.isArray(value) ? value.join(",") : String(value));
};

const toldOf = ({ schema }: Setting): string => {
  const choices = schema.enum === undefined ? "" : ` One of ${schema.enum.map(code).join(", ")}.`;
  const live = schema.live === undefined ? "" : " Needed by `--mode live`.";
  return `${schema.description}${choices}${live}`;
};

const rowOf = (setting: Setting, owners: string): string => {
  const { schema } = setting;
  const flag = schema.flag === undefined ? "" : code(`--${schema.flag}`);
  return `| ${code(schema.env)} | ${flag} | ${defaultOf(schema)} | ${owners}${toldOf(setting)} |`;
};

/** The packs whose setting it is: several may have the same one. Where it is another in some, as by its default, they have a row of their own. */
const ownersOf = (setting: Setting): string => {
  const same = allSettings.filter((other) => rowOf(other, "") === rowOf(setting, ""));
  const owners = same.flatMap(({ pack }) => (pack === undefined ? [] : [pack]));
  return owners.length === 0 ? "" : `${owners.map(code).toSorted().join(", ")}: `;
};

const row = (setting: Setting): string => rowOf(setting, ownersOf(setting));

export const settingsTable = (): string =>
  ["| Environment | Flag | Default | |", "|---|---|---|---|", ...new Set(allSettings.map(row))].join("\n");
