/** `check`: runs lint and the drift gates in parallel. Writes nothing. */
import type { ExitCode, Gate } from "../../finding.js";
import { type DriftGate, driftGateNames, driftGates } from "../../gates/index.js";
import { contextOf } from "../context.js";
import { finish } from "../finish.js";
import { modelsOf } from "../models.js";
import type { Session } from "../session.js";

/** Gates that need a checkout: the installed product has contracts and manifests, but no other generated files and no handlers. */
const needsCheckout: readonly Gate[] = ["generated", "handlers"];

export const check = async (session: Session): Promise<ExitCode> => {
  const { commandLine, root } = session;
  const asked = driftGateNames.filter((name) => commandLine.gates?.includes(name) ?? true);
  const isOut = (name: DriftGate): boolean => root.isProduct && needsCheckout.includes(name);
  const ran = asked.filter((name) => !isOut(name));
  // The compiler starts before the contracts are read: it is a child process and runs at the same time.
  const started = await Promise.all(ran.map((name) => driftGates[name](root.path)));
  const models = modelsOf(session);
  const isLinted = commandLine.gates?.includes("contract") ?? true;
  const context = contextOf(session, models);
  const results = await Promise.all(started.map((gate) => gate(context)));
  const others = driftGateNames.filter((name) => !asked.includes(name));
  return finish(session, {
    gates: [...(isLinted ? (["contract"] as const) : []), ...ran],
    findings: [...(isLinted ? models.findings : []), ...results.flatMap(({ findings }) => findings)],
    notes: [
      ...results.flatMap(({ notes }) => notes),
      ...asked.filter(isOut).map((name) => `${name}: not checked: the installed product comes without its sources`),
      ...(others.length === 0 ? [] : [`not asked for: ${others.join(", ")}`]),
    ],
  });
};
