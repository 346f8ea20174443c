/** The settings of the README, written from the one table that the product reads. */
import schema from "../../src/config/config.schema.json" with { type: "json" };
import type { SettingSchema } from "../../src/config/values.js";

const settings: readonly SettingSchema[] = Object.values(schema.properties);

const code = (text: string): string => `\`${text}\``;

const defaultOf = ({ default: value }: SettingSchema): string => {
  if (value === null) return "none";
  if (typeof value === "boolean") return code(value ? "1" : "0");
  return code(Array.isArray(value) ? value.join(",") : String(value));
};

const row = (setting: SettingSchema): string => {
  const choices = setting.enum === undefined ? "" : ` One of ${setting.enum.map(code).join(", ")}.`;
  const flag = setting.flag === undefined ? "" : code(`--${setting.flag}`);
  return `| ${code(setting.env)} | ${flag} | ${defaultOf(setting)} | ${setting.description}${choices} |`;
};

export const settingsTable = (): string =>
  ["| Environment | Flag | Default | |", "|---|---|---|---|", ...settings.map(row)].join("\n");
