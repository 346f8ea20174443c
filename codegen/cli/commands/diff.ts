/** `diff`: runs gate 5 alone. */
import type { ExitCode } from "../../finding.js";
import { driftGates } from "../../gates/index.js";
import { contextOf } from "../context.js";
import { finish } from "../finish.js";
import { modelsOf } from "../models.js";
import type { Session } from "../session.js";

export const diff = async (session: Session): Promise<ExitCode> => {
  const gate = await driftGates.compatibility(session.root.path);
  const result = await gate(contextOf(session, modelsOf(session)));
  return finish(session, { gates: ["compatibility"], ...result });
};
