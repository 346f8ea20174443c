/** Turns contract names into Python names. They are unique in their scope, and none is a keyword or a built-in name of Python. */
import { typeName } from "../../names.js";

const keywords: ReadonlySet<string> = new Set(
  (
    "False None True and as assert async await break class continue def del elif else except finally for from global if import in is " +
    "lambda nonlocal not or pass raise return try while with yield"
  ).split(" "),
);

/** Built-in names of Python that generated code uses, or that a reader would take for the built-in. */
const builtIns: ReadonlySet<string> = new Set(
  (
    "ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError " +
    "BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError " +
    "DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception ExceptionGroup FileExistsError " +
    "FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError IndexError " +
    "InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError " +
    "NotADirectoryError NotImplemented NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError " +
    "ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration " +
    "SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError " +
    "UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError " +
    "bool dict float int list object property str super type"
  ).split(" "),
);

const identifier = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Whether a text is an ASCII identifier of Python, and no keyword. */
export const isIdentifier = (text: string): boolean => identifier.test(text) && !keywords.has(text);

const boundaries = /([a-z0-9])([A-Z])|([A-Z]+)([A-Z][a-z])/g;

/** `searchFlights` and `search-flights` give `search_flights`. */
export const snakeName = (name: string): string =>
  name
    .replaceAll(boundaries, (_whole, ...[a, b, c, d]: (string | undefined)[]) => `${a ?? c ?? ""}_${b ?? d ?? ""}`)
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "")
    .toLowerCase();

/** `SOLD_OUT` gives `SoldOut`. */
export const className = (reason: string): string => typeName(reason.toLowerCase());

/** Returns a name that is still free: the wanted one, or that with an underscore or a number added. */
export type Naming = (wanted: string) => string;

/** Creates the naming of one scope. `reserved` names are taken already. */
export const createNaming = (reserved: Iterable<string> = []): Naming => {
  const taken = new Set(reserved);
  const isFree = (name: string): boolean => isIdentifier(name) && !builtIns.has(name) && !taken.has(name);
  return (wanted) => {
    // No contract has such names today, but one that `diff` compares with may be older.
    const word = wanted.replaceAll(/\W/g, "_");
    const usable = /^[A-Za-z]/.test(word) ? word : `X${word}`;
    let name = isFree(usable) ? usable : `${usable}_`;
    for (let number = 2; !isFree(name); number++) name = `${usable}_${number}`;
    taken.add(name);
    return name;
  };
};
