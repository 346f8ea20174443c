/** Reads the exports of a generated module of TypeScript declarations. It understands only the TypeScript that the generator writes. */

/** A property of an exported object, with the properties of its own type. */
export interface Member {
  readonly name: string;
  /** Undefined if its type is not written out as an object. */
  readonly members: readonly Member[] | undefined;
}

export interface Export {
  readonly name: string;
  /** The properties of an exported constant; undefined if its type is not written out as an object. */
  readonly members: readonly Member[] | undefined;
  /** The strings of an exported type that is a union of strings. */
  readonly values: readonly string[];
}

/** Re-exports of another module: all of its exports, or those with these names. */
export interface PassedOn {
  readonly from: string;
  readonly names: readonly string[] | "all";
}

export interface DeclarationModule {
  readonly exports: readonly Export[];
  readonly passedOn: readonly PassedOn[];
}

const tokenPattern = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\]|\\.)*"|[A-Za-z_$][\w$]*|\S/g;

const tokensOf = (text: string): readonly string[] =>
  (text.match(tokenPattern) ?? []).filter((token) => !/^\/[/*]/.test(token));

const opening = "([{";
const closing = ")]}";

const depthAfter = (depth: number, token: string): number =>
  token.length === 1 && opening.includes(token)
    ? depth + 1
    : token.length === 1 && closing.includes(token)
      ? depth - 1
      : depth;

/** Splits tokens at the semicolons that stand outside brackets. */
const statementsOf = (tokens: readonly string[]): readonly (readonly string[])[] => {
  const statements: string[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth = depthAfter(depth, token);
    if (token === ";" && depth === 0) statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements.filter((statement) => statement.length > 0);
};

const isText = (token: string | undefined): token is string => token?.startsWith('"') === true;
const textOf = (token: string): string => String(JSON.parse(token));

/** The strings of a union of strings; none for any other type. */
const valuesOf = (type: readonly string[]): readonly string[] =>
  type.length > 0 && type.every((token, index) => (index % 2 === 0 ? isText(token) : token === "|"))
    ? type.filter(isText).map(textOf)
    : [];

type Aliases = ReadonlyMap<string, readonly string[]>;

const membersOf = (type: readonly string[], aliases: Aliases): readonly Member[] | undefined => {
  if (type[0] !== "{") return undefined;
  return statementsOf(type.slice(1, -1)).flatMap((statement): readonly Member[] => {
    const [first = "", ...rest] = statement[0] === "readonly" ? statement.slice(1) : statement;
    if (first === "[") {
      const end = rest.indexOf("]");
      const key = rest.slice(0, end);
      const [, , operator, of = ""] = key;
      if (operator === "keyof")
        return membersOf(aliases.get(of) ?? [], aliases)?.map(({ name }) => ({ name, members: undefined })) ?? [];
      return [{ name: `[${key.join(" ")}]`, members: membersOf(rest.slice(end + 2), aliases) }];
    }
    const colon = rest.indexOf(":");
    return [{ name: isText(first) ? textOf(first) : first, members: membersOf(rest.slice(colon + 1), aliases) }];
  });
};

/** The names within `{ a, b as c, type D }`. */
const listedNames = (tokens: readonly string[]): readonly string[] =>
  tokens
    .join(" ")
    .split(",")
    .flatMap((part) => part.trim().split(" ").at(-1) || []);

export const exportOf = (
  name: string,
  members: readonly Member[] | undefined = undefined,
  values: readonly string[] = [],
): Export => ({
  name,
  members,
  values,
});

/** The exported type aliases of a module by name, for other modules that refer to properties of these types. */
export const aliasesOf = (text: string): Aliases =>
  new Map(
    statementsOf(tokensOf(text)).flatMap(([first, kind, name = "", equals, ...type]) =>
      first === "export" && kind === "type" && equals === "=" ? [[name, type] as const] : [],
    ),
  );

export const readDeclarations = (text: string, aliases: Aliases): DeclarationModule => {
  const exports: Export[] = [];
  const passedOn: PassedOn[] = [];
  for (const [first, ...statement] of statementsOf(tokensOf(text))) {
    if (first !== "export") continue;
    const [kind, ...rest] =
      statement[0] === "type" && /^[{*]$/.test(statement[1] ?? "") ? statement.slice(1) : statement;
    const last = rest.at(-1);
    if (kind === "*" || kind === "{") {
      const names = kind === "*" ? "all" : listedNames(rest.slice(0, rest.indexOf("}")));
      if (isText(last)) passedOn.push({ from: textOf(last), names });
      else if (names !== "all") exports.push(...names.map((name) => exportOf(name)));
    } else if (kind === "declare") exports.push(exportOf(rest[1] ?? "", membersOf(rest.slice(3), aliases)));
    else exports.push(exportOf(rest[0] ?? "", undefined, valuesOf(rest.slice(rest.indexOf("=") + 1))));
  }
  return { exports, passedOn };
};
