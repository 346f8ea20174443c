/** The half of gate 3 that needs types: has the project's own compiler check registries and handlers. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { filesBelow, filesOf, type ProjectReader, projectAt } from "../project.js";
import { mendAt } from "./atFault.js";
import type { GateResult } from "./gate.js";

const resolved = (root: string, specifier: string): string | undefined => {
  try {
    return createRequire(join(root, "package.json")).resolve(specifier);
  } catch {
    return undefined;
  }
};

/** The hand-written and generated modules that must fit each other, for every pack that has been generated. */
const modulesOf = (project: ProjectReader): readonly string[] =>
  project
    .list("generated")
    .filter(({ name, isFolder }) => isFolder && project.read(`generated/${name}/registry.ts`) !== undefined)
    .flatMap(({ name }) => [
      ...filesOf(project, `generated/${name}`, ".ts").map((stem) => `generated/${name}/${stem}.ts`),
      ...filesBelow(project, `src/packs/${name}/tools`).filter((path) => path.endsWith(".ts")),
      ...[`src/packs/${name}/services.ts`].filter((path) => project.read(path) !== undefined),
    ])
    .sort();

const notCompiled = (why: string): GateResult => ({ findings: [], notes: [`handlers: types not checked: ${why}`] });

/** Starts at once: the compiler is a child process, and other work can be done meanwhile. */
export const compileProject = async (root: string): Promise<GateResult> => {
  if (!existsSync(join(root, "tsconfig.json"))) return notCompiled("the project has no tsconfig.json");
  const packageFile = resolved(root, "typescript/package.json");
  if (packageFile === undefined) return notCompiled("the project has no typescript installed (npm install)");
  const project = projectAt(root);
  const files = modulesOf(project);
  if (files.length === 0) return notCompiled("no pack has a generated registry yet");
  const service = resolved(root, "typescript/unstable/async");
  const found =
    service === undefined
      ? await (await import("./compilerCommand.js")).runCompiler(root, join(dirname(packageFile), "bin/tsc"), files)
      : await (await import("./compilerService.js")).askService(
          root,
          service,
          files.map((file) => join(root, file)),
        );
  return {
    findings: found.map(({ file, line, column, code, message }) => ({
      gate: "handlers",
      rule: "handler-type",
      level: "error",
      where: `${file}:${line}:${column}`,
      what: `${code} ${message}`,
      mend: mendAt(project, { file, line }, "handlers"),
    })),
    notes: [`handlers: ${files.length} modules of registries and handlers compiled`],
  };
};
