/** Has Node load TypeScript: `./name.js` in a TypeScript file means `name.ts` beside it, and what is loaded is compiled. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compiled } from "./compile.js";

const isTypeScript = (url) => url?.startsWith("file:") && new URL(url).pathname.endsWith(".ts");

const nameOf = (specifier, parent) => {
  if (!/^\.\.?\/.*\.js$/.test(specifier) || !isTypeScript(parent)) return specifier;
  const url = new URL(specifier.replace(/\.js$/, ".ts"), parent);
  return existsSync(url) ? url.href : specifier;
};

export const resolve = (specifier, context, next) => next(nameOf(specifier, context.parentURL), context);

export const load = (url, context, next) =>
  isTypeScript(url)
    ? { format: "module", source: compiled(fileURLToPath(url)), shortCircuit: true }
    : next(url, context);
