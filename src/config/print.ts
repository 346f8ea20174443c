/** What the command prints about itself: its version, its help, and the configuration that it would run with. */
import { product } from "../product.js";
import { type Setting, serverSettings, settingsOfPack } from "./allSettings.js";
import { packSettings } from "./packSettings.js";
import { servedModes } from "./servedMode.js";
import type { Configuration } from "./settings.js";

const usage = `${product.name} ${product.version}: a contract-first MCP server with a mock GDS behind it

  mock-gds                 serve over stdio
  mock-gds --http          serve over Streamable HTTP on http://127.0.0.1:3001/mcp
  mock-gds --http --pack <names>
                           serve several packs on one store and one port: gds,charter at /gds/mcp and /charter/mcp
  mock-gds facade <names>  serve the APIs of these vendors in the place of MCP: one at the root, several at /<name>/;
                           with --http --facade <names>, beside MCP
  mock-gds world <action>  look after the worlds of a data directory or of Valkey:
                             list
                             show, create, set, reset, delete, export, import
                                                                   with --world <name>, else the default world
                             --now, --real-clock,                  set: what to change of the world, for every server
                             --max-bookings, --max-sessions        (the default world's follow its server's next start)
                             --json                                list, show, create, set, reset: as JSON
                             --file <path>                         export, import: instead of stdout, stdin
                             --replace                             import: in place of whatever the world has
  mock-gds due list        what waits to be done in a world, such as events of webhooks, or with --dead was given up;
                           with --queue <name>, --json, --world <name>
  mock-gds due retry <id>  try again what was given up; --dead: all of it
  mock-gds webhook <action>
                           tell others of bookings in a world (--world <name>), with MOCK_GDS_WEBHOOK_KEY:
                             add --url <address>                   subscribe; --events <types> for some types alone
                             list, show, pause, resume, remove, test <id>
                             secret <id>                           what signatures are checked with; --rotate: a new one
                             deliveries [<id>]                     what was sent; --dead: what was given up
                             redeliver <id>                        send again; --dead: all that was given up
  mock-gds contracts <command>
                           look after contracts and what is made from them: lint, check, diff, generate and more;
                           mock-gds contracts --help lists them
  mock-gds config          print the configuration and stop
  mock-gds help            print this (--help, -h)
  mock-gds --version       print the version (-v)

Settings (flags win over the environment, the environment over the default):
`;

/** A default as it would be written in the environment. */
const defaultText = (value: unknown): string => (typeof value === "boolean" ? (value ? "1" : "0") : String(value));

const settingLine = ({ schema: setting }: Setting): string => {
  const placeholder = setting.type === "boolean" ? "" : " <value>";
  const flag = setting.flag === undefined ? "" : `--${setting.flag}${placeholder}, `;
  const choices = setting.enum === undefined ? "" : ` One of ${setting.enum.join(", ")}.`;
  const fallback = setting.default === null ? "none" : defaultText(setting.default);
  const live = setting.live === undefined ? "" : " Needed by --mode live.";
  return `  ${flag}${setting.env}\n      ${setting.description}${choices} Default: ${fallback}.${live}`;
};

export const helpText = (): string => {
  const ofPacks = Object.keys(packSettings).map(
    (pack) => `\nSettings of the pack ${pack}:\n\n${settingsOfPack(pack).map(settingLine).join("\n")}`,
  );
  return [`${usage}\n${serverSettings.map(settingLine).join("\n")}`, ...ofPacks].join("\n");
};

const shown = (settings: readonly Setting[], values: Readonly<Record<string, unknown>>): readonly [string, unknown][] =>
  settings.map(({ name, schema }) => {
    const value = values[name];
    return [name, schema.secret === true && value !== null ? "***" : value];
  });

/** What one pack adds to the configuration: its settings, its mode, and the releases of its frozen data. */
const ofPack = (configuration: Configuration, pack: string, frozenData: FrozenData = {}): object => {
  const values = Object.entries(configuration.packSettings).find(([name]) => name === pack)?.[1] ?? {};
  const settings = Object.fromEntries(shown(settingsOfPack(pack), { ...values }));
  const decision = servedModes(configuration).find((mode) => mode.pack === pack)?.decision;
  const modeInUse = decision && `${decision.mode}, because ${decision.why}`;
  return {
    ...settings,
    ...(modeInUse !== undefined && { modeInUse }),
    ...(Object.keys(frozenData).length > 0 && { frozenData }),
  };
};

type FrozenData = Readonly<Record<string, string>>;

/**
 * The configuration of a server as JSON, secrets masked. What a single pack adds stands beside the server's settings;
 * what several packs add stands below `packs`, by name. `frozenData` is by pack name.
 */
export const configurationText = (
  configuration: Configuration,
  frozenData: Readonly<Record<string, FrozenData | undefined>> = {},
): string => {
  const { pack: served } = configuration;
  const ofServer = Object.fromEntries(shown(serverSettings, configuration));
  const [only = ""] = served;
  const whole =
    served.length === 1
      ? { ...ofServer, pack: only, ...ofPack(configuration, only, frozenData[only]) }
      : {
          ...ofServer,
          packs: Object.fromEntries(served.map((name) => [name, ofPack(configuration, name, frozenData[name])])),
        };
  return JSON.stringify(whole, null, 2);
};
