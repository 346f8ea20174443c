/** What the command prints about itself: its version, its help, and the configuration that it would run with. */
import packageJson from "../../package.json" with { type: "json" };
import schema from "./config.schema.json" with { type: "json" };
import type { Configuration } from "./settings.js";
import type { SettingSchema } from "./values.js";

/** What the product calls itself to clients, whichever pack it serves. */
export const productName: string = packageJson.name;

export const productVersion = (): string => packageJson.version;

const usage = `mock-gds ${packageJson.version}: a contract-first MCP server with a mock GDS behind it

  mock-gds                 serve over stdio
  mock-gds --http          serve over Streamable HTTP on http://127.0.0.1:3001/mcp
  mock-gds world <action>  look after the worlds of a data directory or of Valkey:
                             list
                             show, create, set, reset, delete, export, import
                                                                   with --world <name>, else the default world
                             --now, --real-clock,                  set: what to change of the world, for every server
                             --max-bookings, --max-sessions        (the default world's follow its server's next start)
                             --json                                list, show, create, set, reset: as JSON
                             --file <path>                         export, import: instead of stdout, stdin
                             --replace                             import: in place of whatever the world has
  mock-gds contracts <command>
                           look after contracts and what is made from them: lint, check, diff, generate and more;
                           mock-gds contracts --help lists them
  mock-gds config          print the configuration and stop
  mock-gds --help          print this
  mock-gds --version       print the version

Settings (flags win over the environment, the environment over the default):
`;

const settingLine = (setting: SettingSchema): string => {
  const placeholder = setting.type === "boolean" ? "" : " <value>";
  const flag = setting.flag === undefined ? "" : `--${setting.flag}${placeholder}, `;
  const choices = setting.enum === undefined ? "" : ` One of ${setting.enum.join(", ")}.`;
  const fallback = setting.default === null ? "none" : String(setting.default);
  return `  ${flag}${setting.env}\n      ${setting.description}${choices} Default: ${fallback}.`;
};

export const helpText = (): string => {
  const settings: readonly SettingSchema[] = Object.values(schema.properties);
  return `${usage}\n${settings.map(settingLine).join("\n")}`;
};

/** The configuration as JSON, secrets masked, with the releases of the data that its pack has frozen. */
export const configurationText = (
  configuration: Configuration,
  frozenData: Readonly<Record<string, string>> = {},
): string => {
  const settings: Readonly<Record<string, SettingSchema>> = schema.properties;
  const shown = Object.entries(configuration).map(([name, value]) => [
    name,
    settings[name]?.secret === true && value !== null ? "***" : value,
  ]);
  const ofData = Object.keys(frozenData).length === 0 ? {} : { frozenData };
  return JSON.stringify({ ...Object.fromEntries(shown), ...ofData }, null, 2);
};
