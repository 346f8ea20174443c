/** Gate 1: the parts of contracts that are taken word for word from a document are still what the document says. */
import type { JsonValue } from "../../src/runtime/contract.js";
import type { SourceEntry, SourcesFile } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import { sha256 } from "../hash.js";
import { type ContractFile, contractFinding } from "../load.js";
import { pointerTo, valueAt } from "../pointer.js";
import type { ProjectReader } from "../project.js";

/** Hash of a part: its compact JSON, keys in the order in which they stand. */
export const hashOfPart = (value: JsonValue): string => sha256(JSON.stringify(value));

/** The hash of a part such as `library/tools/findBooks.json#/inputSchema`, or undefined if there is no such part. */
export const hashOfSource = (project: ProjectReader, part: string): string | undefined => {
  const [file = "", pointer = ""] = part.split("#");
  const text = project.read(`contracts/${file}`);
  if (text === undefined) return undefined;
  const value = valueAt(JSON.parse(text) as JsonValue, pointer);
  return value === undefined ? undefined : hashOfPart(value);
};

const faultOf = (project: ProjectReader, entry: SourceEntry): { rule: string; what: string } | undefined => {
  const actual = hashOfSource(project, entry.part);
  if (actual === entry.sha256) return undefined;
  if (actual === undefined) return { rule: "missing-part", what: `contracts/${entry.part} does not exist` };
  return {
    rule: "changed-part",
    what: `contracts/${entry.part} is no longer what ${entry.document} (${entry.section}) says: sha256 ${actual}, locked ${entry.sha256}`,
  };
};

export const checkSources = (project: ProjectReader, file: ContractFile<SourcesFile>): readonly Finding[] =>
  file.content.sources.flatMap((entry, index): Finding[] => {
    const fault = faultOf(project, entry);
    if (fault === undefined) return [];
    const finding = contractFinding(file, pointerTo("sources", index), fault.rule, fault.what);
    const [part = ""] = entry.part.split("#");
    const mend = `git checkout contracts/${part}; or, if the document changed: npm run codegen -- --print-source "${entry.part}"`;
    return [{ ...finding, gate: "sources", what: fault.what, mend }];
  });
