/** Writes `src/config/serverSettings.ts`, the type of what `config.schema.json` admits. `npm run codegen` runs it. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { settingsType } from "../codegen/emit/settings.js";

const schemaFile = "src/config/config.schema.json";
const target = new URL("../src/config/serverSettings.ts", import.meta.url);

/** The text of the file, as it has to be for the schema as it is. */
export const serverSettingsText = (): string => {
  const { properties } = JSON.parse(readFileSync(new URL(`../${schemaFile}`, import.meta.url), "utf8"));
  const type = settingsType(
    "ServerSettings",
    "What any server is configured with, whichever pack it serves.",
    properties,
  );
  return `// @generated from ${schemaFile}. Edit the schema, then run npm run codegen.\n\n${type}`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, serverSettingsText());
