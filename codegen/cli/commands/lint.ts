/** `lint`: checks the contracts by the rules, even if nothing can be generated from them. */
import type { ExitCode } from "../../finding.js";
import { lintProject } from "../../lint/index.js";
import { findingsOfPack } from "../../onePack.js";
import { finish } from "../finish.js";
import { knownPack } from "../models.js";
import type { Session } from "../session.js";

export const lint = async (session: Session): Promise<ExitCode> => {
  const { project } = session;
  const pack = knownPack(session);
  const linted = lintProject(project);
  const findings = findingsOfPack(linted.findings, project, pack);
  const names = linted.packs
    .map(({ pack: file }) => file.content.name)
    .filter((name) => pack === undefined || name === pack);
  const notes = [`lint: looked at ${names.length} pack${names.length === 1 ? "" : "s"}: ${names.join(", ")}`];
  return finish(session, { gates: ["contract"], findings, notes });
};
