/** Gate 1: the parts of contracts that are taken word for word from a document are still what the document says. */
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { JsonValue } from "../../src/runtime/contract.js";
import type { SourceEntry, SourcesFile } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import { sha256 } from "../hash.js";
import { type ContractFile, contractFinding, loadSources } from "../load.js";
import { metaCheck } from "../metaSchemas.js";
import { pointerTo, valueAt } from "../pointer.js";
import type { ProjectReader } from "../project.js";
import { compareSpecification, type GivenDocument } from "./compareSpecification.js";
import type { RunGate } from "./gate.js";

/** Hash of a part: its compact JSON, keys in the order in which they stand. */
const hashOfPart = (value: JsonValue): string => sha256(JSON.stringify(value));

/** The hash of a part such as `library/tools/findBooks.json#/inputSchema`, or undefined if there is no such part. */
export const hashOfSource = (project: ProjectReader, part: string): string | undefined => {
  const [file = "", pointer = ""] = part.split("#");
  const text = project.read(`contracts/${file}`);
  if (text === undefined) return undefined;
  const content: JsonValue = JSON.parse(text);
  const value = valueAt(content, pointer);
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
    const mend =
      fault.rule === "missing-part"
        ? `edit contracts/SOURCES.json: correct the part, or remove the entry of what is gone; or, if it was removed by mistake: git checkout contracts/${part}`
        : `git checkout contracts/${part}; or, if the document changed: npm run contracts -- relock ${entry.part}`;
    return [{ ...finding, gate: "sources", what: fault.what, mend }];
  });

/** No specification is longer; what is, is another file. */
const mostBytes = 8 * 1024 * 1024;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readDocument = (root: string, path: string): GivenDocument | Finding => {
  const unreadable = (what: string): Finding => ({
    gate: "contract",
    rule: "specification-unreadable",
    level: "error",
    where: path,
    what,
    mend: "give the path of the specification's text: npm run contracts -- check --spec <document>",
  });
  try {
    const file = resolve(root, path);
    const { size } = statSync(file);
    if (size > mostBytes) return unreadable(`has ${size} bytes: a specification has ${mostBytes} at most`);
    const bytes = readFileSync(file);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { path, text };
  } catch (error) {
    return unreadable(`cannot be read as text: ${reasonOf(error)}`);
  }
};

/** Gate 1: the locked hashes, and with a specification at hand, its text. */
export const runSourcesGate: RunGate = async ({ root, project, packs, options: { specification } }) => {
  const { file, findings: invalid } = loadSources(project, metaCheck());
  const sources = file?.content.sources ?? [];
  const hashes = {
    findings: [...invalid, ...(file === undefined ? [] : checkSources(project, file))],
    notes: [`${sources.length} verbatim parts compared with their locked hashes`],
  };
  if (specification === undefined) return hashes;
  const document = readDocument(root, specification);
  if ("gate" in document) return { ...hashes, findings: [...hashes.findings, document] };
  const { findings, notes } = compareSpecification(project, packs, sources, document);
  return { findings: [...hashes.findings, ...findings], notes: [...hashes.notes, ...notes] };
};
