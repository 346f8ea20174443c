/** Writes declared types as a Python module: each as a class, or as a call of TypedDict if a class cannot have its fields. */
import { isIdentifier } from "./names.js";
import { comment, docstring, stringText, width } from "./text.js";

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly doc: string;
}

/** The TypedDict that another extends. `details` is the name of a type for the added fields, if they need one of their own. */
export interface Base {
  readonly name: string;
  readonly details: string;
}

export type Declaration =
  | {
      readonly kind: "object";
      readonly name: string;
      readonly doc: string;
      readonly fields: readonly Field[];
      readonly base: Base | undefined;
    }
  | {
      readonly kind: "alias";
      readonly name: string;
      readonly doc: string;
      readonly type: string;
      readonly isQuoted: boolean;
    };

/** Names that annotations use: a field with one of these names would hide the type in its class. */
const annotationNames: ReadonlySet<string> = new Set(
  "str int float bool list dict Literal NotRequired JsonValue".split(" "),
);

/** A subscript, such as `Literal[...]`, which is broken at its brackets if it is too long for its line. */
const broken = (type: string, indent: number, before: number): string => {
  if (indent + before + type.length <= width) return type;
  const open = type.indexOf("[");
  const quote = type.indexOf('"');
  if (open < 0 || !type.endsWith("]") || (quote >= 0 && quote < open)) return type;
  const head = type.slice(0, open);
  const inner = type.slice(open + 1, -1);
  const pad = " ".repeat(indent + 4);
  if (head !== "Literal") return `${head}[\n${pad}${broken(inner, indent + 4, 0)}\n${" ".repeat(indent)}]`;
  const parts = inner.match(/"(?:[^"\\]|\\.)*"|[^", ]+/g) ?? [];
  const flat = `${pad}${parts.join(", ")}`;
  const lines = flat.length <= width ? [flat] : parts.map((part) => `${pad}${part},`);
  return `Literal[\n${lines.join("\n")}\n${" ".repeat(indent)}]`;
};

/** Whether a type is a single subscript, which `broken` can break. */
const isSubscript = (type: string): boolean => /^[A-Za-z]+\[/.test(type) && !/\] \| /.test(type);

const annotation = (type: string, indent: number, before: number): string =>
  isSubscript(type) ? broken(type, indent, before) : type;

const classText = (
  { name, doc, fields }: Extract<Declaration, { kind: "object" }>,
  ...bases: readonly string[]
): string =>
  [
    `class ${name}(${bases.join(", ")}):\n`,
    doc === "" ? "" : docstring(doc, 4),
    doc === "" || fields.length === 0 ? "" : "\n",
    doc === "" && fields.length === 0 ? "    pass\n" : "",
    ...fields.map((field) => {
      const type = field.isRequired ? field.type : `NotRequired[${field.type}]`;
      const line = `    ${field.name}: ${annotation(type, 4, field.name.length + 2)}\n`;
      return field.doc === "" ? line : `${line}${docstring(field.doc, 4)}`;
    }),
  ].join("");

/** A call of TypedDict, for fields that a class cannot have. Types are quoted, because they may be declared further down. */
const functionalText = ({ name, doc, fields }: Extract<Declaration, { kind: "object" }>): string => {
  const entries = fields.map(
    (field) =>
      `${field.doc === "" ? "" : comment(field.doc, 8)}        ${stringText(field.name)}: '${field.isRequired ? field.type : `NotRequired[${field.type}]`}',\n`,
  );
  return `${name} = TypedDict(\n    "${name}",\n    {\n${entries.join("")}    },\n)\n${doc === "" ? "" : docstring(doc, 0)}`;
};

/** The types of the runtime that declarations may use, with their modules. */
const runtimeTypes = [
  ["ToolContent", "content"],
  ["RefusalData", "errors"],
  ["JsonValue", "json_values"],
] as const;

const typingNames = ["Literal", "Never", "NotRequired", "TypeAlias", "TypedDict"] as const;

/** The names that declarations use. Words within string literals are left out. */
const usedNames = (declarations: readonly Declaration[]): ReadonlySet<string> => {
  const namesIn = (type: string): readonly string[] => type.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").match(/\w+/g) ?? [];
  return new Set(
    declarations.flatMap((declaration) =>
      declaration.kind === "alias"
        ? ["TypeAlias", ...namesIn(declaration.type)]
        : [
            "TypedDict",
            ...(declaration.base === undefined ? [] : [declaration.base.name]),
            ...declaration.fields.flatMap(({ type, isRequired }) => [
              ...namesIn(type),
              ...(isRequired ? [] : ["NotRequired"]),
            ]),
          ],
    ),
  );
};

const declarationText = (declaration: Declaration, taken: ReadonlySet<string>): string => {
  if (declaration.kind === "alias") {
    const { name, type, isQuoted, doc } = declaration;
    const head = `${name}: TypeAlias = `;
    const text = isQuoted ? `'${type}'` : annotation(type, 0, head.length);
    return `${head}${text}\n${doc === "" ? "" : docstring(doc, 0)}`;
  }
  const canBeClass = declaration.fields.every(
    ({ name }) => isIdentifier(name) && !name.startsWith("__") && !annotationNames.has(name) && !taken.has(name),
  );
  const { base } = declaration;
  if (canBeClass) return classText(declaration, base?.name ?? "TypedDict");
  if (base === undefined) return functionalText(declaration);
  const details = functionalText({ ...declaration, name: base.details, doc: "" });
  return `${details}\n\n${classText({ ...declaration, fields: [] }, base.name, base.details)}`;
};

/** The module's text after its docstring: imports, then each declaration. */
export const declarationsText = (declarations: readonly Declaration[]): string => {
  const taken = new Set(declarations.map(({ name }) => name));
  const sections = declarations.map((declaration) => declarationText(declaration, taken));
  const used = usedNames(declarations);
  const imports = typingNames.filter((name) => used.has(name));
  const header = [
    "from __future__ import annotations\n\n",
    imports.length === 0 ? "" : `from typing import ${imports.join(", ")}\n\n`,
    ...runtimeTypes
      .filter(([name]) => used.has(name))
      .map(([name, module]) => `from .runtime.${module} import ${name}\n`),
  ].join("");
  return `${header}\n\n${sections.join("\n\n")}`;
};
