/** The names that users of a TypeScript client can write, read from the generated modules that its package exports. */
import { posix } from "node:path";
import { contractModules } from "../../emit/typescript/contractModules.js";
import { packageExports } from "../../emit/typescript/packageFile.js";
import type { PackModel } from "../../model.js";
import type { ClientName } from "./clientName.js";
import { aliasesOf, type Export, exportOf, type Member, readDeclarations } from "./declarations.js";

const pathsOf = (members: readonly Member[], above: readonly string[] = []): readonly (readonly string[])[] =>
  members.flatMap((member) => {
    const here = [...above, member.name];
    return member.members === undefined ? [here] : pathsOf(member.members, here);
  });

/**
 * How users write a member of a constant; undefined for a member that they do not write. From the pack's constant `createClient`
 * makes methods for tools and resources.
 */
const shownMember = (pack: PackModel, constant: string, path: readonly string[]): string | undefined => {
  if (constant !== pack.valueName) return [constant, ...path].join(".");
  const [first = "", second, name = ""] = path;
  if (first !== "[facts]") return `client.${first}()`;
  return second === "resources" ? `client.readResource.${name}()` : undefined;
};

const namesOf = (pack: PackModel, entry: string, { name, members, values }: Export): readonly ClientName[] => {
  const shown = entry === "." ? name : `${name} of ${entry.replace("./", "/")}`;
  const key = `${entry} ${name}`;
  return [
    { key, shown, stem: name },
    ...pathsOf(members ?? []).flatMap((path): readonly ClientName[] => {
      const asShown = shownMember(pack, name, path);
      return asShown === undefined
        ? []
        : [{ key: `${key} ${path.join(".")}`, shown: asShown, stem: path.at(-1) ?? "" }];
    }),
    ...values.map((value) => ({ key: `${key} ${JSON.stringify(value)}`, shown: name, stem: name, value })),
  ];
};

export const typescriptNames = (pack: PackModel): readonly ClientName[] => {
  const texts = new Map(contractModules(pack).map(({ path, text }) => [path, text]));
  const aliases = aliasesOf(texts.get("types.d.ts") ?? "");
  /** The exports of a module, with its re-exports. Of modules that are the same in every client only the names are known. */
  const exportsOf = (path: string): readonly Export[] => {
    const { exports, passedOn } = readDeclarations(texts.get(path) ?? "", aliases);
    const theirs = passedOn.flatMap(({ from, names }): readonly Export[] => {
      const all = exportsOf(posix.join(posix.dirname(path), from.replace(/\.js$/, ".d.ts")));
      return names === "all" ? all : names.map((name) => all.find((one) => one.name === name) ?? exportOf(name));
    });
    return [...exports, ...theirs];
  };
  return Object.entries(packageExports(pack)).flatMap(([entry, target]): readonly ClientName[] => [
    { key: entry, shown: `the entry point ${entry.replace("./", "/")}`, stem: entry },
    ...(typeof target === "string"
      ? []
      : exportsOf(target.types.replace("./", "")).flatMap((one) => namesOf(pack, entry, one))),
  ]);
};
