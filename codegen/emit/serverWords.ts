/** The words behind the command that starts the server of a pack, as READMEs show it: those of the pack that is served anyway are none. */
import settings from "../../src/config/config.schema.json" with { type: "json" };
import type { PackModel } from "../model.js";

export const packWords = ({ name }: PackModel): readonly string[] =>
  name === settings.properties.pack.default ? [] : ["--pack", name];
