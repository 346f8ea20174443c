/** The modes of the packs that a configuration serves, where they have one. */
import { type Mode, type ModeDecision, modeFault, resolveMode } from "./mode.js";
import { packSettings } from "./packSettings.js";
import type { Configuration } from "./settings.js";
import type { SettingSchema } from "./values.js";

const hasMode = (values: object): values is { readonly mode: Mode | "auto" } =>
  "mode" in values && (values.mode === "mock" || values.mode === "live" || values.mode === "auto");

const tables: Readonly<Record<string, Readonly<Record<string, SettingSchema>>>> = packSettings;

export interface ServedMode {
  readonly pack: string;
  readonly decision: ModeDecision;
  /** Why it cannot be served in this mode. */
  readonly fault: string | undefined;
}

const modeOf = (configuration: Configuration, pack: string): readonly ServedMode[] => {
  const table = Object.hasOwn(tables, pack) ? tables[pack] : undefined;
  const [, values = {}] = Object.entries(configuration.packSettings).find(([name]) => name === pack) ?? [];
  if (table === undefined || !hasMode(values)) return [];
  const decision = resolveMode(table, values);
  return [{ pack, decision, fault: modeFault(decision, table, configuration) }];
};

/** In the order of the packs, without those that have no mode. */
export const servedModes = (configuration: Configuration): readonly ServedMode[] =>
  configuration.pack.flatMap((pack) => modeOf(configuration, pack));
