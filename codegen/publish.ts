/**
 * Turns a hand-written TypeScript module into what a package publishes: JavaScript, and declarations beside it.
 *
 * Such a module keeps two rules, so that no compiler is needed: a module whose name ends in `types.ts` contains only `import type`,
 * `export type` and `export interface`, and is its own declaration; any other module exports types, other modules' exports, and
 * constants, each with its type written behind its name (`export const createClient: CreateClient = ...`) and its doc comment
 * above.
 */
import { readFile } from "node:fs/promises";
import { assetAt, isInstalled } from "./assets.js";
import { remembering } from "./remember.js";

export interface PublishedModule {
  /** Empty for a module of types. */
  readonly javascript: string;
  readonly declarations: string;
}

/** A line that begins a top-level statement. Every other line, closing brackets too, belongs to the one above it. */
const beginsStatement = /^(import|export|const|let|function|async|class|type|interface|enum|declare|\/\*\*|\/\/)/;

/** The top-level statements of a module that is formatted, each with the comment before it. */
const statementsOf = (source: string): readonly { readonly comment: string; readonly code: string }[] => {
  const parts: string[] = [];
  for (const line of source.split("\n")) {
    const last = parts.length - 1;
    if (last < 0 || beginsStatement.test(line)) parts.push(line);
    else parts[last] += `\n${line}`;
  }
  const isComment = (part: string | undefined): boolean => part?.startsWith("/") === true;
  return parts
    .map((part) => part.trimEnd())
    .flatMap((code, index, all) =>
      isComment(code) ? [] : [{ comment: isComment(all[index - 1]) ? `${all[index - 1]}\n` : "", code }],
    );
};

const typedConstant = /^export const (\w+): (.+?) =(?:\n| (?!>))/s;
const isKept = /^(import type|export type|export interface|export \* from|export \{[^}]*\} from)\b/;

/**
 * The declaration of a statement; undefined if the statement exports nothing. Throws for an export whose type only a compiler would
 * know.
 */
const declarationOf = (code: string, path: string): string | undefined => {
  if (isKept.test(code)) return code;
  if (!code.startsWith("export ")) return undefined;
  const [, name, type] = typedConstant.exec(code) ?? [];
  if (name === undefined || type === undefined) {
    throw new Error(`${path}: exports something else than types and typed constants: ${code.split("\n", 1)[0]}`);
  }
  return `export declare const ${name}: ${type};`;
};

/** The comment that opens a module. It is published too. */
const openingOf = (source: string): string => /^\/\*\*.*?\*\/\n/s.exec(source)?.[0] ?? "";

/** The declarations of a module that keeps the rules. Throws where it does not. */
export const declarationsOf = (source: string, path: string): string => {
  if (path.endsWith("types.ts")) return source;
  const opening = openingOf(source);
  const declarations = statementsOf(source.slice(opening.length)).flatMap(({ comment, code }) => {
    const declaration = declarationOf(code, path);
    if (declaration === undefined) return [];
    return [declaration.startsWith("import ") ? declaration : `\n${comment}${declaration}`];
  });
  return `${opening}${declarations.join("\n")}\n`;
};

const publish = async (path: string): Promise<PublishedModule> => {
  if (isInstalled) {
    // The build has already published each of them, because the installed product has no esbuild.
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
  const javascript = code === "" ? "" : `${openingOf(source)}${code}`;
  return { javascript, declarations: declarationsOf(source, path) };
};

/**
 * Publishes a module of the repository by its path, for example `codegen/client/typescript/runtime/client.ts`. Cached, because
 * every client contains the same modules.
 */
export const publishModule = remembering(200, (path: string) => path, publish);
