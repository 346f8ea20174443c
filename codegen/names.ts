/** Turns contract names into TypeScript names, always in the same way. */

const words = (name: string): readonly string[] => name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `find_books`, `find-books` and `findBooks` all give `FindBooks`. */
export const typeName = (name: string): string => words(name).map(capitalize).join("");

/** `find_books` gives `findBooks`. */
export const valueName = (name: string): string => {
  const joined = typeName(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
};

const identifier = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** A property name as an object literal or a type needs it. */
export const propertyKey = (name: string): string => (identifier.test(name) ? name : JSON.stringify(name));

/** Reading a property: `.name` or `["na me"]`. */
export const propertyAccess = (name: string): string =>
  identifier.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;

/** Words that cannot name a constant of a TypeScript module. */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for " +
    "function globalThis if implements import in instanceof interface let new null package private protected public return static super " +
    "switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);
