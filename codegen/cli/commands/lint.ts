/** `lint`: what the rules say of the contracts, whether or not anything could be generated from them. */
import type { ExitCode } from "../../finding.js";
import { lintProject } from "../../lint/index.js";
import { finish } from "../finish.js";
import type { Session } from "../session.js";

export const lint = async (session: Session): Promise<ExitCode> => {
  const { packs, findings } = lintProject(session.project);
  const names = packs.map(({ pack }) => pack.content.name);
  const notes = [`lint: looked at ${names.length} pack${names.length === 1 ? "" : "s"}: ${names.join(", ")}`];
  return finish(session, { gates: ["contract"], findings, notes });
};
