/** The table of docs/settings.md, written from the one table that the product reads. */
import { allSettings, type Setting } from "../../src/config/allSettings.js";
import type { SettingSchema } from "../../src/config/values.js";

const code = (text: string): string => `\`${text}\``;

const defaultOf = ({ default: value }: SettingSchema): string => {
  if (value === null) return "none";
  if (typeof value === "boolean") return code(value ? "1" : "0");
  return code(Array.isArray(value) ? value.join(",") : String(value));
};

const row = ({ schema }: Setting): string => {
  const choices = schema.enum === undefined ? "" : ` One of ${schema.enum.map(code).join(", ")}.`;
  const flag = schema.flag === undefined ? "" : code(`--${schema.flag}`);
  return `| ${code(schema.env)} | ${flag} | ${defaultOf(schema)} | ${schema.description}${choices} |`;
};

export const settingsTable = (): string =>
  ["| Environment | Flag | Default | |", "|---|---|---|---|", ...allSettings.map(row)].join("\n");
