/**
 * `relock`: locks verbatim parts with the hash of their current text. For parts whose document changed, once somebody has read the
 * change.
 */
import { refuse } from "../../../src/contract/usageError.js";
import { ContractInvalid, type ExitCode, exitCodes } from "../../finding.js";
import { loadSources } from "../../load.js";
import { metaCheck } from "../../metaSchemas.js";
import { relocked } from "../../relock.js";
import { writeAtomically } from "../../write.js";
import type { Session } from "../session.js";
import { suggestion } from "../words.js";

export const relock = async ({ commandLine, root, project, print, program }: Session): Promise<ExitCode> => {
  const { file, findings } = loadSources(project, metaCheck());
  if (findings.length > 0) throw new ContractInvalid(findings);
  const sources = file?.content ?? { sources: [] };
  const { path, text, changes, unknown } = relocked(project, sources, commandLine.words);
  const [first] = unknown;
  if (first !== undefined) {
    const known = sources.sources.map(({ part }) => part);
    refuse(`'${first.part}': ${first.why}${known.length === 0 ? "" : `: ${suggestion(first.part, known)}`}`);
  }
  for (const { part, old, now } of changes)
    print(`${part}\n  old ${old}\n  new ${now}${old === now ? "  (the same)" : ""}\n`);
  if (text !== project.read(path)) writeAtomically(root.path, path, text);
  print(`then ${program} check --gate sources\n`);
  return exitCodes.ok;
};
