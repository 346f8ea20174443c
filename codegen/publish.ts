/**
 * Turns a hand-written TypeScript module into what a package publishes: JavaScript, and declarations beside it.
 *
 * Such a module keeps two rules, so that both can be had without a compiler: a module whose name ends in `types.ts` holds
 * `import type`, `export type` and `export interface` alone and is its own declaration; any other exports only constants, each with
 * its type written on the line that exports it (`export const createClient: CreateClient = ...`) and its doc comment above.
 */
import { readFile } from "node:fs/promises";
import { assetAt, isInstalled } from "./assets.js";

export interface PublishedModule {
  readonly javascript: string;
  readonly declarations: string;
}

const exported = /^export const (\w+): (.+?) =(?:$| (?!>))/;

/** The declarations of a module that keeps the rules. Throws where it does not. */
const declarationsOf = (source: string, path: string): string => {
  if (path.endsWith("types.ts")) return source;
  const lines = source.split("\n");
  const kept: string[] = [];
  let comment: string[] = [];
  let isInComment = false;
  let typeImport: string[] | undefined;
  for (const line of lines) {
    if (isInComment || line.startsWith("/**")) {
      if (!isInComment) comment = [];
      comment.push(line);
      isInComment = !line.includes("*/");
      continue;
    }
    if (typeImport !== undefined || line.startsWith("import type ")) {
      typeImport = [...(typeImport ?? []), line];
      if (line.endsWith(";")) {
        kept.push(...typeImport);
        typeImport = undefined;
      }
    } else if (line.startsWith("export const ")) {
      const match = exported.exec(line);
      if (match === null) throw new Error(`${path}: the type of an exported constant is not on its line: ${line}`);
      kept.push("", ...comment, `export declare const ${match[1] ?? ""}: ${match[2] ?? ""};`);
    } else if (line.startsWith("export ") && /^export (\*|\{[^}]*\}|type \{[^}]*\}) from /.test(line)) kept.push(line);
    else if (line.startsWith("export "))
      throw new Error(`${path}: exports something else than a typed constant: ${line}`);
    comment = [];
  }
  return `${kept.join("\n")}\n`;
};

/** Publishes a module of the repository by its path, for example `codegen/client/typescript/runtime/client.ts`. */
export const publishModule = async (path: string): Promise<PublishedModule> => {
  if (isInstalled) {
    // The build has published each of them already, because the installed product brings no esbuild.
    const read = (suffix: string): Promise<string> => readFile(assetAt(path.replace(/\.ts$/, suffix)), "utf8");
    const [javascript, declarations] = await Promise.all([read(".js"), read(".d.ts")]);
    return { javascript, declarations };
  }
  const [{ transform }, source] = await Promise.all([import("esbuild"), readFile(assetAt(path), "utf8")]);
  const { code } = await transform(source, {
    loader: "ts",
    format: "esm",
    target: "es2022",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return { javascript: code, declarations: declarationsOf(source, path) };
};
