/** Finds verbatim parts that still exist but are no longer locked: somebody has removed their entry from SOURCES.json since the base. */
import { namedBase, usualBase } from "../compat/base.js";
import { BaseUnreadable } from "../compat/gitProject.js";
import type { SourceEntry } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import type { ProjectReader } from "../project.js";
import type { GateContext } from "./gate.js";
import { hashOfSource, lockedIn, sourcesPath } from "./lockedParts.js";

interface KnownBase {
  readonly project: ProjectReader;
  readonly words: string;
}

/** The base of the comparison. Gate 5 reports a base that cannot be read. */
const baseOf = ({ root, settings, options }: GateContext): KnownBase | undefined => {
  const against = options.against ?? settings.against;
  try {
    const base = against === undefined ? usualBase(root) : namedBase(root, against);
    return base?.kind === "project" ? base : undefined;
  } catch (error) {
    if (error instanceof BaseUnreadable) return undefined;
    throw error;
  }
};

const unlocked = (part: string, words: string): Finding => ({
  gate: "sources",
  rule: "unlocked-part",
  level: "warning",
  where: `${sourcesPath}:1:1`,
  what: `contracts/${part} was locked in ${words}, is still there, and is locked no more`,
  mend: `put the entry of ${part} back into ${sourcesPath}; or leave it out, if the document does not have the part any more`,
});

/** Reports locks that the base has and the project no longer has. */
export const compareLocks = (context: GateContext, entries: readonly SourceEntry[]): readonly Finding[] => {
  const base = baseOf(context);
  if (base === undefined) return [];
  const locked = new Set(entries.map(({ part }) => part));
  const lost = [...lockedIn(base.project).keys()].filter(
    (part) => !locked.has(part) && hashOfSource(context.project, part) !== undefined,
  );
  return lost.map((part) => unlocked(part, base.words));
};
