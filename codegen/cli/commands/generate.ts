/** `generate`: writes what the contracts give, prunes what they no longer do, and adds missing stubs. */
import type { ExitCode } from "../../finding.js";
import { finish } from "../finish.js";
import { knownPack } from "../models.js";
import type { Session } from "../session.js";
import { updateProject } from "../update.js";

export const generateCommand = async (session: Session): Promise<ExitCode> => {
  const { findings, notes } = await updateProject(session.root.path, session.project, knownPack(session));
  return finish(session, { gates: ["contract"], findings, notes });
};
