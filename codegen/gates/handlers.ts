/** Gate 3: each tool has its handler, each handler its tool, and their types fit. */
import { basename } from "node:path";
import { handlerFolder } from "../emit/registry.js";
import type { Finding } from "../finding.js";
import type { PackModel } from "../model.js";
import { hasOutput } from "../outputs.js";
import { filesBelow, type ProjectReader } from "../project.js";
import { handWrittenPaths } from "../scaffold.js";
import { compileProject } from "./compiler.js";
import type { RunGate } from "./gate.js";

const missingHandler = (pack: PackModel, path: string): Finding => ({
  gate: "handlers",
  rule: "missing-handler",
  level: "error",
  where: path,
  what: `the contract of pack ${pack.name} needs it and it is not there`,
  mend: `npm run codegen, then fill in ${path}`,
});

const staleHandler = (pack: PackModel, path: string): Finding => ({
  gate: "handlers",
  rule: "stale-handler",
  level: "error",
  where: path,
  what: `pack ${pack.name} has no tool ${basename(path, ".ts")}: this folder holds one file for each tool and nothing else`,
  mend: `rm ${path}`,
});

/** Checks the files alone: reports missing handlers, and handlers without a tool. */
export const compareHandlers = (project: ProjectReader, packs: readonly PackModel[]): readonly Finding[] =>
  packs
    .filter((pack) => hasOutput(pack, "server"))
    .flatMap((pack) => {
      const expected = handWrittenPaths(pack);
      return [
        ...expected.filter((path) => project.read(path) === undefined).map((path) => missingHandler(pack, path)),
        ...filesBelow(project, handlerFolder(pack))
          .filter((path) => !expected.includes(path))
          .map((path) => staleHandler(pack, path)),
      ];
    });

/** Starts the compiler, which needs no model, and gives the gate that waits for it. */
export const startHandlersGate = (root: string): RunGate => {
  const compiling = compileProject(root);
  // Avoids an unhandled rejection until somebody awaits the gate. The caller that awaits it still gets the error.
  compiling.catch(() => undefined);
  return async ({ project, packs }) => {
    const { findings, notes } = await compiling;
    return { findings: [...compareHandlers(project, packs), ...findings], notes };
  };
};
