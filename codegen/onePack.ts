/** What of a project belongs to one of its packs, for whoever asks about that one alone. */
import type { Finding } from "./finding.js";
import type { ProjectReader } from "./project.js";

/** The folders that are packs, or should be. */
export const packNames = (project: ProjectReader): readonly string[] =>
  project
    .list("contracts")
    .filter(({ name, isFolder }) => isFolder && !name.startsWith("_"))
    .map(({ name }) => name);

/** What was found in one pack, and in the files that are everybody's; without a pack, everything. */
export const findingsOfPack = (
  findings: readonly Finding[],
  project: ProjectReader,
  pack: string | undefined,
): readonly Finding[] => {
  if (pack === undefined) return findings;
  const others = packNames(project).filter((name) => name !== pack);
  return findings.filter(({ where }) => !others.some((name) => where.startsWith(`contracts/${name}/`)));
};
