/** Every setting that the reader reads and that help and documents show: first those of any server, then those of each pack. */
import schema from "./config.schema.json" with { type: "json" };
import { packSettings } from "./packSettings.js";
import type { SettingSchema } from "./values.js";

export interface Setting {
  /** Unique among all settings: the name, for a pack's setting after the pack's name and a dot. */
  readonly id: string;
  readonly name: string;
  /** The pack that has the setting; undefined for a setting of any server. */
  readonly pack: string | undefined;
  readonly schema: SettingSchema;
}

const settingsIn = (table: Readonly<Record<string, SettingSchema>>, pack?: string): readonly Setting[] =>
  Object.entries(table).map(([name, setting]) => {
    return { id: pack === undefined ? name : `${pack}.${name}`, name, pack, schema: setting };
  });

export const serverSettings: readonly Setting[] = settingsIn(schema.properties);

export const allSettings: readonly Setting[] = [
  ...serverSettings,
  ...Object.entries(packSettings).flatMap(([pack, table]) => settingsIn(table, pack)),
];

/** The settings of one pack; none for a pack without any. */
export const settingsOfPack = (pack: string): readonly Setting[] =>
  allSettings.filter((setting) => setting.pack === pack);
