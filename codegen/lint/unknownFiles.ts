/** Files and folders of `contracts/` that nothing reads, and the name that was probably meant. */
import { nearest } from "../../src/contract/validation/similar.js";
import { byCodeUnit, type Entry, filesBelow, type ProjectReader } from "../project.js";
import { errorRule, type LintRule } from "./lintRule.js";

const projectFiles = ["SOURCES.json", "toolchain.json", "compat-waivers.json"] as const;
const packFiles = [
  "pack.json",
  "errors.json",
  "resources.json",
  "prompts.json",
  "webhooks.json",
  "templates.json",
] as const;
/** The folders of a pack, with the extension of the files in them. */
const packFolders: ReadonlyMap<string, string> = new Map([
  ["tools", ".json"],
  ["schemas", ".json"],
  ["examples", ".json"],
  ["templates", ".html"],
]);

export interface UnknownFile {
  /** Below the project root. For a folder that is not read, its first file. */
  readonly path: string;
  readonly what: string;
}

/** Whether a file is ignored: set aside on purpose, left by an editor or the system, or written for people. */
const isAside = (name: string): boolean => /^[_.]|~$|\.(?:md|txt|sw[a-p]|tmp|bak|orig)$/i.test(name);

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, "");

/** The known name that was probably meant: the name is misspelt, differs in case, or is a part of the known one. */
const meantName = (name: string, known: readonly string[]): string | undefined => {
  const stem = stemOf(name).toLowerCase();
  const stems = known.map(stemOf);
  const meant = nearest(stem, stems) ?? stems.find((other) => stem.length > 2 && other.toLowerCase().includes(stem));
  return known.find((other) => meant !== undefined && stemOf(other) === meant);
};

const asking = (meant: string | undefined): string =>
  meant === undefined ? "nothing reads it there" : `nothing reads it there: did you mean ${meant}?`;

const ofProject = (name: string): string | undefined => {
  const meant = meantName(name, projectFiles);
  return meant && `contracts/${meant}`;
};

const meantInPack = (name: string): string | undefined => meantName(name, packFiles) ?? ofProject(name);

const listed = (project: ProjectReader, folder: string): readonly Entry[] =>
  project.list(folder).filter(({ name }) => !isAside(name));

/** A folder that is not read, reported at its first file. An empty folder is not reported. */
const unreadFolder = (project: ProjectReader, path: string, meant: string | undefined): readonly UnknownFile[] => {
  const [first] = filesBelow(project, path).filter((file) => !isAside(file.slice(file.lastIndexOf("/") + 1)));
  return first === undefined ? [] : [{ path: first, what: `the folder ${path}/: ${asking(meant)}` }];
};

const inPackFolder = (project: ProjectReader, folder: string, ending: string): readonly UnknownFile[] =>
  listed(project, folder).flatMap(({ name, isFolder }): readonly UnknownFile[] => {
    if (!isFolder && name.endsWith(ending)) return [];
    const path = `${folder}/${name}`;
    return isFolder
      ? unreadFolder(project, path, `${folder}/, where the files lie side by side`)
      : [{ path, what: asking(`${stemOf(name)}${ending}`) }];
  });

const inPack = (project: ProjectReader, folder: string): readonly UnknownFile[] =>
  listed(project, folder).flatMap(({ name, isFolder }): readonly UnknownFile[] => {
    const path = `${folder}/${name}`;
    const ending = isFolder ? packFolders.get(name) : undefined;
    if (ending !== undefined) return inPackFolder(project, path, ending);
    if (isFolder) {
      const meant = meantName(name, [...packFolders.keys()]);
      return unreadFolder(project, path, meant && `${folder}/${meant}/`);
    }
    return packFiles.some((known) => known === name) ? [] : [{ path, what: asking(meantInPack(name)) }];
  });

/** All files below `contracts/` that nothing reads. A folder without a pack.json is left to another rule. */
export const unknownFiles = (project: ProjectReader): readonly UnknownFile[] =>
  listed(project, "contracts")
    .flatMap(({ name, isFolder }): readonly UnknownFile[] => {
      const path = `contracts/${name}`;
      if (isFolder) return inPack(project, path);
      return projectFiles.some((known) => known === name) ? [] : [{ path, what: asking(ofProject(name)) }];
    })
    .sort((left, right) => byCodeUnit(left.path, right.path));

/** Checked once for the project, not for each pack. */
export const unknownFileRule: LintRule = errorRule({
  id: "unknown-file",
  stage: "structure",
  purpose:
    "Every file of contracts/ is one that the toolchain reads, unless its name begins with _ or a dot, or it is text for people.",
  why: "A misspelt prompts.json or a tool in a subfolder is left out without a word: the pack is served without it, and everything is green.",
  fix: "Give it the name and the place that are asked for, or put it aside in a folder whose name begins with _.",
  bad: { "promts.json": "{}" },
  good: { "_drafts/prompts.json": "{}" },
});
