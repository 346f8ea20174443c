/** The names that users of a Python client can write, read from its generated public modules. */
import { contractModules } from "../../emit/python/modules.js";
import { viewOf } from "../../emit/python/view.js";
import type { PackModel } from "../../model.js";
import type { ClientName } from "./clientName.js";

const isPublic = (name: string): boolean => !name.startsWith("_");

/** The contents of the double-quoted strings in Python source. */
const listed = (text: string): readonly string[] =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, literal = ""]) => literal);

/** The names in `__all__` of a module; undefined if it has no `__all__`. */
const allOf = (text: string): readonly string[] | undefined => {
  const [, names] = /^__all__ = \[([^\]]*)\]/m.exec(text) ?? [];
  return names === undefined ? undefined : listed(names);
};

/** The public names that a module defines at its top level: classes, functions and variables. */
const declared = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:class (\w+)|(?:async )?def (\w+)|(\w+)(?:: [^=\n]+)? = )/gm)]
    .map(([, ...names]) => names.find((name) => name !== undefined) ?? "")
    .filter(isPublic);

/** The strings of each type alias that is a union of strings, by the name of the alias. */
const unionsOf = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...text.matchAll(/^(\w+): TypeAlias = '?Literal\[((?:"(?:[^"\\]|\\.)*"|[^\]"])*)\]'?$/gm)].map(
      ([, name = "", values = ""]) => [name, listed(values)],
    ),
  );

interface Method {
  readonly owner: string;
  readonly name: string;
}

const methodsOf = (text: string): readonly Method[] => {
  let owner = "";
  return text.split("\n").flatMap((line): readonly Method[] => {
    owner = /^class (\w+)/.exec(line)?.[1] ?? owner;
    const name = /^ {4}(?:async )?def (\w+)/.exec(line)?.[1];
    return name !== undefined && isPublic(name) ? [{ owner, name }] : [];
  });
};

/** What methods and errors stand for. A name that stands for something else counts as another name. */
const meaningsOf = (pack: PackModel): ReadonlyMap<string, string> => {
  const { tools, resources, reasons } = viewOf(pack);
  return new Map([
    ...tools.map(({ method, tool }) => [`${method}()`, `tool ${tool.name}`] as const),
    ...resources.map(({ method, resource }) => [`${method}()`, `resource ${resource.name}`] as const),
    ...reasons.map(({ className, reason }) => [`errors.${className}`, `reason ${reason.reason}`] as const),
  ]);
};

export const pythonNames = (pack: PackModel): readonly ClientName[] => {
  const texts = new Map(contractModules(viewOf(pack)).map(({ path, text }) => [path.replace(/\.py$/, ""), text]));
  const meanings = meaningsOf(pack);
  const nameOf = (key: string, shown: string, stem: string): ClientName => {
    const meaning = meanings.get(shown);
    return { key, shown, stem, ...(meaning !== undefined && { meaning }) };
  };
  const inModule = (module: string): readonly ClientName[] => {
    const text = texts.get(module) ?? "";
    const unions = unionsOf(text);
    return (allOf(text) ?? declared(text)).flatMap((name) => {
      const shown = `${module}.${name}`;
      const values = unions.get(name) ?? [];
      return [
        nameOf(shown, shown, name),
        ...values.map((value) => ({ key: `${shown} ${JSON.stringify(value)}`, shown, stem: name, value })),
      ];
    });
  };
  const atTop = allOf(texts.get("__init__") ?? "") ?? [];
  const modules = atTop.filter((name) => texts.has(name));
  const methods = methodsOf(texts.get("client") ?? "").filter(({ owner }) => atTop.includes(owner));
  return [
    ...atTop.map((name) => nameOf(name, name, name)),
    ...modules.flatMap(inModule),
    ...methods.map(({ owner, name }) => nameOf(`${owner}.${name}()`, `${name}()`, name)),
  ];
};
