/** Gate 1: the verbatim parts of contracts are still what their document says. */

import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { messageOf } from "../../src/contract/messageOf.js";
import type { SourceEntry, SourcesFile } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import { type ContractFile, contractFinding, loadSources } from "../load.js";
import { metaCheck } from "../metaSchemas.js";
import { pointerTo } from "../pointer.js";
import type { ProjectReader } from "../project.js";
import { compareSpecification, type GivenDocument } from "./compareSpecification.js";
import type { RunGate } from "./gate.js";
import { git } from "./git.js";
import { hashOfSource, lockedIn, type Recorded, sourcesPath } from "./lockedParts.js";
import { compareLocks } from "./unlocked.js";

export { hashOfSource };

interface Fault {
  readonly rule: "missing-part" | "changed-part";
  readonly what: string;
}

const faultOf = (project: ProjectReader, entry: SourceEntry): Fault | undefined => {
  const actual = hashOfSource(project, entry.part);
  if (actual === entry.sha256) return undefined;
  if (actual === undefined) return { rule: "missing-part", what: `contracts/${entry.part} does not exist` };
  return {
    rule: "changed-part",
    what: `contracts/${entry.part} is no longer what ${entry.document} (${entry.section}) says: sha256 ${actual}, locked ${entry.sha256}`,
  };
};

/** What makes a part and its hash agree again. If one of the two has changed since git recorded them, that one is restored. */
const mendOfChange = (project: ProjectReader, { part, sha256: locked }: SourceEntry, recorded?: Recorded): string => {
  const [file = ""] = part.split("#");
  const relock = `npm run contracts -- relock ${part}`;
  const [text, lock] = [`git checkout contracts/${file}`, `git checkout ${sourcesPath}`];
  if (recorded === undefined)
    return `${text}; or, where its hash was changed: ${lock}; or, if the document changed: ${relock}`;
  if (hashOfSource(recorded, part) === locked) return `${text}; or, if the document changed: ${relock}`;
  if (lockedIn(recorded).get(part) === hashOfSource(project, part))
    return `${lock}; or, if the document changed: ${relock}`;
  return `edit contracts/${file} to what the document says; or, if the document changed: ${relock}`;
};

const mendOfLoss = ({ part }: SourceEntry): string =>
  `edit ${sourcesPath}: correct the part, or remove the entry of what is gone; or, if it was removed by mistake: git checkout contracts/${part.split("#", 1)[0] ?? ""}`;

/** `recorded`, the state in git, shows which of the two has changed. Without it a finding names the ways to mend both. */
export const checkSources = (
  project: ProjectReader,
  file: ContractFile<SourcesFile>,
  recorded?: Recorded,
): readonly Finding[] =>
  file.content.sources.flatMap((entry, index): Finding[] => {
    const fault = faultOf(project, entry);
    if (fault === undefined) return [];
    const finding = contractFinding(file, pointerTo("sources", index), fault.rule, fault.what);
    const mend = fault.rule === "missing-part" ? mendOfLoss(entry) : mendOfChange(project, entry, recorded);
    return [{ ...finding, gate: "sources", what: fault.what, mend }];
  });

/** The texts of contract files in the index of git; undefined outside a repository. */
const recordedTexts = async (root: string, paths: readonly string[]): Promise<Recorded | undefined> => {
  if ((await git(root, ["rev-parse", "--is-inside-work-tree"])) !== "true") return undefined;
  const texts = new Map<string, string>();
  for (const path of paths) {
    const text = await git(root, ["show", `:./${path}`]);
    if (text !== undefined) texts.set(path, text);
  }
  return { read: (path) => texts.get(path) };
};

/** The findings on the locked parts. Git shows which mend is the right one. */
const checkLocked = async (
  root: string,
  project: ProjectReader,
  file: ContractFile<SourcesFile>,
): Promise<readonly Finding[]> => {
  const parts = file.content.sources.filter((entry) => faultOf(project, entry)?.rule === "changed-part");
  if (parts.length === 0) return checkSources(project, file);
  const files = new Set(parts.map(({ part }) => `contracts/${part.split("#", 1)[0] ?? ""}`));
  return checkSources(project, file, await recordedTexts(root, [sourcesPath, ...files]));
};

/** No specification is larger; a larger file is something else. */
const mostBytes = 8 * 1024 * 1024;

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
    return unreadable(`cannot be read as text: ${messageOf(error)}`);
  }
};

/** Gate 1: checks the locked hashes, and with `--spec` the text of the specification. */
export const runSourcesGate: RunGate = async (context) => {
  const { root, project, packs, options } = context;
  const { specification } = options;
  const { file, findings: invalid } = loadSources(project, metaCheck());
  const sources = file?.content.sources ?? [];
  const hashes = {
    findings: [
      ...invalid,
      ...(file === undefined ? [] : await checkLocked(root, project, file)),
      ...(invalid.length > 0 ? [] : compareLocks(context, sources)),
    ],
    notes: [`${sources.length} verbatim parts compared with their locked hashes`],
  };
  if (specification === undefined) return hashes;
  const document = readDocument(root, specification);
  if ("gate" in document) return { ...hashes, findings: [...hashes.findings, document] };
  const { findings, notes } = compareSpecification(project, packs, sources, document);
  return { findings: [...hashes.findings, ...findings], notes: [...hashes.notes, ...notes] };
};
