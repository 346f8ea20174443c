/** The table of docs/settings.md, written from the one table that the product reads. */
import { allSettings, type Setting } from "../../src/config/allSettings.js";
import type { SettingSchema } from "../../src/config/values.js";

const code = (text: string): string => `\`${text}\``;

const defaultOf = ({ default: value }: SettingSchema): string => {
  if (value === null) return "none";
  if (typeof value === "boolean") return code(value ? "1" : "0");
  return code(Array.isArray(value) ? value.join(",") : String(value));
};

/** The packs whose setting it is: several may have the same one. */
const ownersOf = ({ schema }: Setting): string => {
  const owners = allSettings.flatMap(({ pack, schema: { env } }) =>
    env === schema.env && pack !== undefined ? [pack] : [],
  );
  return owners.length === 0 ? "" : `${owners.map(code).toSorted().join(", ")}: `;
};

const row = (setting: Setting): string => {
  const { schema } = setting;
  const choices = schema.enum === undefined ? "" : ` One of ${schema.enum.map(code).join(", ")}.`;
  const flag = schema.flag === undefined ? "" : code(`--${schema.flag}`);
  const live = schema.live === undefined ? "" : " Needed by `--mode live`.";
  const told = `${ownersOf(setting)}${schema.description}${choices}${live}`;
  return `| ${code(schema.env)} | ${flag} | ${defaultOf(schema)} | ${told} |`;
};

export const settingsTable = (): string =>
  ["| Environment | Flag | Default | |", "|---|---|---|---|", ...new Set(allSettings.map(row))].join("\n");
