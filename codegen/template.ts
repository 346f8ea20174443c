/** Renders the Handlebars templates of text-like output. An unknown name is an error, and nothing is escaped. */
import { readFile } from "node:fs/promises";
import { assetAt } from "./assets.js";
import { remembering } from "./remember.js";

const templateFolder = assetAt("codegen/templates/");

/** Handlebars is loaded at the first rendering. Each template is compiled once for all packs. */
const compiled = remembering(
  50,
  (name: string) => name,
  async (name) => {
    const [{ default: handlebars }, source] = await Promise.all([
      import("handlebars"),
      readFile(new URL(`${name}.hbs`, templateFolder), "utf8"),
    ]);
    return handlebars.compile<object>(source, { noEscape: true, strict: true });
  },
);

/** Renders `codegen/templates/<name>.hbs`. */
export const renderTemplate = async (name: string, view: object): Promise<string> => (await compiled(name))(view);
