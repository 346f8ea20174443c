/** `tokens`: prints what `tools/list` costs a model for each tool, and how that changed. */
import { refuse } from "../../../src/contract/usageError.js";
import { namedBase } from "../../compat/base.js";
import { BaseUnreadable } from "../../compat/gitProject.js";
import { loadTokenCounter } from "../../countTokens.js";
import { type ExitCode, exitCodes } from "../../finding.js";
import type { ProjectReader } from "../../project.js";
import { tokenReport } from "../../tokens.js";
import { modelsOf } from "../models.js";
import type { Session } from "../session.js";

/** The project to compare with. A server cannot be one: it has neither contracts to count nor a committed snapshot. */
const baseOf = (root: string, against: string): ProjectReader => {
  try {
    const base = namedBase(root, against);
    return base.kind === "project"
      ? base.project
      : refuse("--against is a URL, and a server does not tell token counts: name a git ref or a folder");
  } catch (error) {
    if (error instanceof BaseUnreadable) return refuse(`--against is '${against}': ${error.message}`);
    throw error;
  }
};

export const tokens = async (session: Session): Promise<ExitCode> => {
  const { commandLine, project, root, print } = session;
  const { pack, against } = commandLine;
  if (pack !== undefined) modelsOf(session);
  const text = tokenReport(project, {
    counter: await loadTokenCounter(),
    ...(pack === undefined ? {} : { pack }),
    ...(against === undefined ? {} : { base: baseOf(root.path, against) }),
  });
  print(text);
  return exitCodes.ok;
};
