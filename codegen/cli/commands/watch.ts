/**
 * `watch`: generates again after each change of a contract, until it is stopped. Reports an invalid contract and waits for the next
 * change.
 */
import { join } from "node:path";
import { ContractInvalid, type ExitCode, exitCodes } from "../../finding.js";
import { reportOf } from "../../report/report.js";
import { terminalReport } from "../../report/terminal.js";
import type { Session } from "../session.js";
import { type Update, updateProject } from "../update.js";
import { watchFolder } from "../watchFolder.js";

/** How long nothing must change before a run: long enough for an editor that saves several files, too short to notice. */
const quietMs = 80;

const updated = async ({ root, project }: Session): Promise<Update> => {
  try {
    return await updateProject(root.path, project);
  } catch (error) {
    if (!(error instanceof ContractInvalid)) throw error;
    const findings = error.findings.filter(({ level }) => level === "error");
    return { findings, notes: ["nothing was written"] };
  }
};

export const watch = async (session: Session): Promise<ExitCode> => {
  const { root, program, print } = session;
  const folder = join(root.path, "contracts");
  const update = async (): Promise<void> => {
    const { findings, notes } = await updated(session);
    const found = { command: "watch", gates: ["contract"], findings, notes, isStrict: false, program } as const;
    print(`${terminalReport(reportOf(found))}watching ${folder}: Ctrl+C ends\n`);
  };
  const stopped = session.untilStopped();
  let running = Promise.resolve();
  const failed = new Promise<never>((_, fail) => {
    // One run at a time: a change during a run starts another run after it.
    const enqueue = (): void => {
      running = running.then(update);
      running.catch(fail);
    };
    const watching = watchFolder(folder, quietMs, enqueue);
    stopped.then(watching.close);
    enqueue();
  });
  await Promise.race([stopped, failed]);
  await running;
  return exitCodes.ok;
};
