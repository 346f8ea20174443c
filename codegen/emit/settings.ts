/** Emits `settings.ts` for a pack that has settings: their type, and the table from which a server reads and shows them. */
import type { JsonObject } from "../../src/contract/contract.js";
import type { SettingFile } from "../contractFiles.js";
import type { Schema } from "../schema.js";
import { type BuiltInEmitter, folderOf, header } from "./emitter.js";
import { literalText } from "./literal.js";
import { declareRoot } from "./types.js";

/** The schema of a setting's value, with its environment variable and flag. A setting without a default is null if it is not set. */
const schemaOf = ({ name: _name, type = "string", default: given, ...others }: SettingFile): JsonObject => {
  const value = given ?? null;
  const { env, flag, secret, live, description, ...limits } = others;
  return {
    type: value === null ? [type, "null"] : type,
    ...limits,
    default: value,
    env,
    ...(flag !== undefined && { flag }),
    ...(secret !== undefined && { secret }),
    ...(live !== undefined && { live }),
    description,
  };
};

/** Declares a type named `owner` for settings, given their schemas. All are required, because defaults are filled in. */
export const settingsType = (owner: string, doc: string, properties: JsonObject): string => {
  const required = Object.keys(properties);
  const schema: Schema = { type: "object", additionalProperties: false, required, properties };
  return declareRoot(new Map(), { owner, schema, isResolved: true, doc });
};

export const settingsEmitter: BuiltInEmitter = {
  name: "settings",
  output: "server",
  emit: (pack) => {
    if (pack.settings.length === 0) return [];
    const properties = Object.fromEntries(pack.settings.map((setting) => [setting.name, schemaOf(setting)]));
    const text = [
      header(`${pack.source}/pack.json`),
      settingsType("Settings", `The settings of a server of the pack ${pack.name}.`, properties),
      `/** The source and the allowed values of each setting. */\nexport const settings = ${literalText(properties)} as const;\n`,
    ].join("\n");
    return [{ path: `${folderOf(pack)}/settings.ts`, text }];
  },
};
