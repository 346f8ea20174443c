/** Lints the contracts of a project: what cannot be read, what does not fit together, what could be better. */
import type { ContractFiles } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import { type ContractFile, contractFinding, type LoadedPack, loadPacks, loadSources } from "../load.js";
import { type MetaCheck, metaCheck } from "../metaSchemas.js";
import { pointerTo } from "../pointer.js";
import { byCodeUnit, type ProjectReader } from "../project.js";
import { loadToolchain } from "../toolchain.js";
import type { LintRule, Stage } from "./lintRule.js";
import { type PackView, viewOf } from "./packView.js";
import { lintRules } from "./rules.js";
import { checkSettings, levelOf, settingsRule } from "./settings.js";
import { unknownFileRule, unknownFiles } from "./unknownFiles.js";

type Settings = ContractFiles["toolchain"];
type Sources = ContractFiles["sources"];

export interface Linted {
  /** The packs that could be read completely. */
  readonly packs: readonly LoadedPack[];
  readonly sources: ContractFile<Sources> | undefined;
  readonly settings: Settings;
  /** Of all levels; sorted by file, position and rule. */
  readonly findings: readonly Finding[];
}

/** The document from which a part of a contract was copied word for word; undefined if it was not. */
type DocumentOf = (path: string, pointer: string) => string | undefined;

const documentsOf = (sources: Sources | undefined): DocumentOf => {
  const parts = (sources?.sources ?? []).map(({ part, document }) => {
    const [path = "", pointer = ""] = part.split("#");
    return { path: `contracts/${path}`, pointer, document };
  });
  return (path, pointer) =>
    parts.find((part) => part.path === path && `${pointer}/`.startsWith(`${part.pointer}/`))?.document;
};

/**
 * Advice on verbatim text becomes an info, because nobody can change the text here. This does not apply if the project set a level
 * for the rule.
 */
const softened = (finding: Finding, document: string): Finding => ({
  ...finding,
  level: "info",
  mend: `nothing here: the text is that of "${document}"`,
});

interface LintContext {
  readonly settings: Settings;
  readonly documentOf: DocumentOf;
}

const findingsOf = (rule: LintRule, pack: PackView, { settings, documentOf }: LintContext): readonly Finding[] => {
  const level = levelOf(rule, settings);
  if (level === "off") return [];
  const isAsked = settings.lint !== undefined && Object.hasOwn(settings.lint, rule.id);
  const findings: Finding[] = [];
  rule.check?.(pack, (file, pointer, what, name) => {
    const finding = contractFinding(file, pointer, rule.id, what, { level, name });
    const place = name === undefined ? String(pointer) : pointer + pointerTo(name);
    const document = level === "warning" && !isAsked ? documentOf(file.path, place) : undefined;
    findings.push(document === undefined ? finding : softened(finding, document));
  });
  return findings;
};

const rulesOf = (stage: Stage): readonly LintRule[] => lintRules.filter((rule) => rule.stage === stage);
const structureRules = rulesOf("structure");
const meaningRules = rulesOf("meaning");
const fixedIds = new Set(lintRules.filter(({ isFixed }) => isFixed).map(({ id }) => id));

const lintPack = (loaded: LoadedPack, context: LintContext): readonly Finding[] => {
  const pack = viewOf(loaded, context.settings.budgets ?? {});
  const run = (rules: readonly LintRule[]): readonly Finding[] =>
    rules.flatMap((rule) => findingsOf(rule, pack, context));
  const structure = run(structureRules);
  return structure.some(({ rule }) => fixedIds.has(rule)) ? structure : [...structure, ...run(meaningRules)];
};

const placeOf = ({ where }: Finding): { readonly path: string; readonly line: number; readonly column: number } => {
  const [, path = where, line = 0, column = 0] = /^(.*):(\d+):(\d+)$/.exec(where) ?? [];
  return { path, line: Number(line), column: Number(column) };
};

const compareFindings = (left: Finding, right: Finding): number => {
  const [here, there] = [placeOf(left), placeOf(right)];
  return (
    byCodeUnit(here.path, there.path) ||
    here.line - there.line ||
    here.column - there.column ||
    byCodeUnit(left.rule, right.rule) ||
    byCodeUnit(left.what, right.what)
  );
};

/** Lints packs that could be read. Advice on parts that `sources` lists as verbatim becomes an info. */
const lintPacks = (packs: readonly LoadedPack[], settings: Settings = {}, sources?: Sources): readonly Finding[] => {
  const context = { settings, documentOf: documentsOf(sources) };
  return packs.flatMap((pack) => lintPack(pack, context)).sort(compareFindings);
};

const unknownFindings = (project: ProjectReader, settings: Settings): readonly Finding[] => {
  const level = levelOf(unknownFileRule, settings);
  if (level === "off") return [];
  return unknownFiles(project).map(({ path, what }) => ({
    ...contractFinding({ path, text: "" }, "", unknownFileRule.id, what, { level }),
    mend: `move ${path} to where it is read, or into a folder whose name begins with _, then npm run codegen`,
  }));
};

/** Reads and lints a project. Never throws for the content of a file. */
export const lintProject = (project: ProjectReader, check: MetaCheck = metaCheck()): Linted => {
  const { packs, findings: packFaults } = loadPacks(project, check);
  const sources = loadSources(project, check);
  const { file: settingsFile, settings, findings: settingsFaults } = loadToolchain(project, check);
  const misset: Finding[] = [];
  if (settingsFile !== undefined) {
    checkSettings(settings, lintRules, (pointer, what, name) => {
      misset.push(contractFinding(settingsFile, pointer, settingsRule.id, what, { name }));
    });
  }
  // Rules that compare files need every file of the pack.
  const isWhole = ({ folder }: LoadedPack): boolean => !packFaults.some(({ where }) => where.startsWith(`${folder}/`));
  const whole = packs.filter(isWhole);
  const findings = [
    ...packFaults,
    ...sources.findings,
    ...settingsFaults,
    ...misset,
    ...unknownFindings(project, settings),
    ...lintPacks(whole, settings, sources.file?.content),
  ];
  return { packs: whole, sources: sources.file, settings, findings: findings.sort(compareFindings) };
};
