/** Selects what belongs to one pack of a project. */
import type { Finding } from "./finding.js";
import type { ProjectReader } from "./project.js";

/** The folders that are packs, or should be. */
export const packNames = (project: ProjectReader): readonly string[] =>
  project
    .list("contracts")
    .filter(({ name, isFolder }) => isFolder && !name.startsWith("_"))
    .map(({ name }) => name);

/** The findings on one pack and on files that all packs share; without a pack, all findings. */
export const findingsOfPack = (
  findings: readonly Finding[],
  project: ProjectReader,
  pack: string | undefined,
): readonly Finding[] => {
  if (pack === undefined) return findings;
  const others = packNames(project).filter((name) => name !== pack);
  return findings.filter(({ where }) => !others.some((name) => where.startsWith(`contracts/${name}/`)));
};
