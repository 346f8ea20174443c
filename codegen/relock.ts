/** Makes the text of `contracts/SOURCES.json` with the current hashes of some parts. Writes nothing. */
import type { SourcesFile } from "./contractFiles.js";
import { hashOfSource } from "./gates/sources.js";
import { pointerTo } from "./pointer.js";
import { locate } from "./position.js";
import type { ProjectReader } from "./project.js";

const path = "contracts/SOURCES.json";

export interface Relocked {
  readonly path: string;
  readonly text: string;
  readonly changes: readonly { readonly part: string; readonly old: string; readonly now: string }[];
  readonly unknown: readonly { readonly part: string; readonly why: string }[];
}

/** Replaces the text at a pointer, and leaves the rest of the file as its author formatted it. */
const replacedAt = (text: string, pointer: string, old: string, now: string): string => {
  const { line, column } = locate(text, pointer);
  const lines = text.split("\n");
  const whole = lines[line - 1] ?? "";
  lines[line - 1] = whole.slice(0, column - 1) + whole.slice(column - 1).replace(old, now);
  return lines.join("\n");
};

/** `parts` have the form that SOURCES.json uses. `sources` is that file, already validated. */
export const relocked = (project: ProjectReader, { sources }: SourcesFile, parts: readonly string[]): Relocked => {
  let text = project.read(path) ?? "";
  const changes: Relocked["changes"][number][] = [];
  const unknown: Relocked["unknown"][number][] = [];
  for (const part of new Set(parts)) {
    const index = sources.findIndex((entry) => entry.part === part);
    const old = sources[index]?.sha256;
    const now = hashOfSource(project, part);
    if (old === undefined) unknown.push({ part, why: `${path} names no such part` });
    else if (now === undefined) unknown.push({ part, why: "there is no such part in contracts/" });
    else {
      text = replacedAt(text, pointerTo("sources", index, "sha256"), old, now);
      changes.push({ part, old, now });
    }
  }
  return { path, text, changes, unknown };
};
