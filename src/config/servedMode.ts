/** The mode of the pack that a configuration serves, where that pack has one. */
import { type Mode, type ModeDecision, modeFault, resolveMode } from "./mode.js";
import { packSettings } from "./packSettings.js";
import type { Configuration } from "./settings.js";
import type { SettingSchema } from "./values.js";

const hasMode = (values: object): values is { readonly mode: Mode | "auto" } =>
  "mode" in values && (values.mode === "mock" || values.mode === "live" || values.mode === "auto");

const tables: Readonly<Record<string, Readonly<Record<string, SettingSchema>>>> = packSettings;

interface ServedMode {
  readonly decision: ModeDecision;
  /** Why it cannot be served in this mode. */
  readonly fault: string | undefined;
}

/** Undefined for a pack without modes. */
export const servedMode = (configuration: Configuration): ServedMode | undefined => {
  const { pack } = configuration;
  const table = Object.hasOwn(tables, pack) ? tables[pack] : undefined;
  const [, values = {}] = Object.entries(configuration.packSettings).find(([name]) => name === pack) ?? [];
  if (table === undefined || !hasMode(values)) return undefined;
  const decision = resolveMode(table, values);
  return { decision, fault: modeFault(decision, table, configuration) };
};
