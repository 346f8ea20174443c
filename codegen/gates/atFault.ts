/** Finds the file that a compiler error is about: for an error in a generated file, the hand-written file that the line names. */
import { posix } from "node:path";
import type { ProjectReader } from "../project.js";

interface SourceLine {
  /** Below the project root. */
  readonly file: string;
  readonly line: number;
}

interface Import {
  readonly names: readonly string[];
  /** The path of the module, below the project root. */
  readonly path: string;
}

const isGenerated = (path: string): boolean => path.startsWith("generated/");

const importOf = (file: string, line: string): Import | undefined => {
  const [, names, specifier] = /^import (?:type )?\{([^}]*)\} from "(\.[^"]+)\.js";/.exec(line) ?? [];
  if (names === undefined || specifier === undefined) return undefined;
  const path = `${posix.join(posix.dirname(file), specifier)}.ts`;
  return { names: names.match(/[\w$]+/g) ?? [], path };
};

/** The hand-written module that a line of a generated file imports, or whose import the line uses. */
const handWrittenAt = (project: ProjectReader, { file, line }: SourceLine): string | undefined => {
  const lines = (project.read(file) ?? "").split("\n");
  const imports = lines.flatMap((text) => importOf(file, text) ?? []).filter(({ path }) => !isGenerated(path));
  const at = lines[line - 1] ?? "";
  const own = importOf(file, at);
  if (own !== undefined) return isGenerated(own.path) ? undefined : own.path;
  const named = new Set(at.match(/[\w$]+/g));
  return imports.find(({ names }) => names.some((name) => named.has(name)))?.path;
};

/**
 * What mends a compiler error at a line. A generated file is mended through its contract, or through the module that it imports,
 * never by hand.
 */
export const mendAt = (project: ProjectReader, place: SourceLine, gate: "handlers" | "server"): string => {
  const { file } = place;
  const again = `npm run contracts -- check --gate ${gate}`;
  if (!isGenerated(file)) return `edit ${file}, then ${again}`;
  const handWritten = handWrittenAt(project, place);
  if (handWritten !== undefined)
    return project.read(handWritten) === undefined
      ? `npm run codegen, then fill in ${handWritten}`
      : `edit ${handWritten}, then ${again}`;
  const [, pack = ""] = file.split("/");
  return `npm run codegen; or, where that changes nothing, edit the schemas in contracts/${pack} of which ${posix.basename(file)} is made`;
};
