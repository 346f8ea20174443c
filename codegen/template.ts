/** Renders the templates for prose-shaped output. Templates are dumb: an unknown name is an error, nothing is escaped. */
import { readFile } from "node:fs/promises";
import { assetAt } from "./assets.js";

const templateFolder = assetAt("codegen/templates/");

/** Renders `codegen/templates/<name>.hbs`. */
export const renderTemplate = async (name: string, view: object): Promise<string> => {
  const [{ default: handlebars }, source] = await Promise.all([
    import("handlebars"),
    readFile(new URL(`${name}.hbs`, templateFolder), "utf8"),
  ]);
  return handlebars.compile(source, { noEscape: true, strict: true })(view);
};
