/** `generate`: writes the generated files, deletes those that are no longer generated, adds missing stubs. */
import type { ExitCode } from "../../finding.js";
import { finish } from "../finish.js";
import { knownPack } from "../models.js";
import type { Session } from "../session.js";
import { updateProject } from "../update.js";

export const generateCommand = async (session: Session): Promise<ExitCode> => {
  const { findings, notes } = await updateProject(session.root.path, session.project, knownPack(session));
  return finish(session, { gates: ["contract"], findings, notes });
};
