/** `npm run codegen`: generates, or with `--check` proves that nothing drifted. Decides nothing itself. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContractInvalid, type Finding, formatFinding } from "./finding.js";
import { projectAt } from "./project.js";

const usage = `npm run codegen                          generate what the contracts give, add missing handler stubs
npm run codegen -- --check               write nothing, list what drifted (verbatim parts, generated files, handlers)
npm run codegen -- --tokens              print what tools/list costs a model, per tool
npm run codegen -- --print-source PART   print a part's hash for contracts/SOURCES.json,
                                         PART for example library/tools/findBooks.json#/inputSchema
Option: --root FOLDER                    another project than the one in the current folder
`;

const exitCodes = { ok: 0, drift: 1, invalid: 2 } as const;

const print = (text: string): void => {
  process.stdout.write(text);
};

const printFindings = (findings: readonly Finding[]): void => {
  for (const finding of findings) print(`${formatFinding(finding)}\n`);
};

const runGenerate = async (root: string): Promise<number> => {
  const [{ generate }, { scaffolds }, { writeProject }] = await Promise.all([
    import("./generate.js"),
    import("./scaffold.js"),
    import("./write.js"),
  ]);
  const project = projectAt(root);
  const { packs, files, sourceFindings } = await generate(project);
  const isAbsent = (path: string): boolean => project.read(path) === undefined;
  const stubs = (await Promise.all(packs.map((pack) => scaffolds(pack, isAbsent)))).flat();
  const report = writeProject(root, project, files, stubs);
  for (const path of report.overwrittenEdits) print(`hand edit overwritten  ${path}\n`);
  for (const path of report.written) print(`written   ${path}\n`);
  for (const path of report.pruned) print(`pruned    ${path}\n`);
  for (const path of report.scaffolded) print(`stub      ${path}  (fill it in)\n`);
  for (const path of report.left)
    print(`left      ${path}  (not written by the generator: rm it if it is not needed)\n`);
  printFindings(sourceFindings);
  print(`${packs.length} packs: ${report.written.length} files written, ${report.unchanged} unchanged\n`);
  return exitCodes.ok;
};

const runCheck = async (root: string): Promise<number> => {
  // The compiler runs beside the other gates: it is a process of its own.
  const { compileProject } = await import("./gates/compiler.js");
  const compiling = existsSync(join(root, "tsconfig.json")) ? compileProject(root) : Promise.resolve([]);
  const [{ generate }, { compareGenerated, compareHandlers }] = await Promise.all([
    import("./generate.js"),
    import("./gates/generated.js"),
  ]);
  const project = projectAt(root);
  const generating = generate(project);
  const [compiled, generation] = await Promise.allSettled([compiling, generating]);
  if (generation.status === "rejected") throw generation.reason;
  if (compiled.status === "rejected") throw compiled.reason;
  const { packs, files, sourceFindings } = generation.value;
  const findings = [
    ...sourceFindings,
    ...compareGenerated(project, files),
    ...compareHandlers(project, packs),
    ...compiled.value,
  ];
  printFindings(findings);
  if (findings.length === 0) print(`nothing drifted: ${packs.length} packs, ${files.length} generated files\n`);
  else print(`${findings.length} findings\n`);
  return findings.length === 0 ? exitCodes.ok : exitCodes.drift;
};

const runPrintSource = async (root: string, parts: readonly string[]): Promise<number> => {
  const { hashOfSource } = await import("./gates/sources.js");
  const project = projectAt(root);
  const hashes = parts.map((part) => ({ part, hash: hashOfSource(project, part) }));
  for (const { part, hash } of hashes) print(`${hash ?? "no such part"}  ${part}\n`);
  return hashes.every(({ hash }) => hash !== undefined) ? exitCodes.ok : exitCodes.invalid;
};

const runTokens = async (root: string): Promise<number> => {
  const { tokenReport } = await import("./tokens.js");
  print(tokenReport(projectAt(root)));
  return exitCodes.ok;
};

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      check: { type: "boolean", default: false },
      tokens: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
      "print-source": { type: "string", multiple: true, default: [] },
      root: { type: "string", default: "." },
    },
  });
  const root = resolve(values.root);
  if (values.help) {
    print(usage);
    return exitCodes.ok;
  }
  if (values["print-source"].length > 0) return runPrintSource(root, values["print-source"]);
  if (values.tokens) return runTokens(root);
  return values.check ? runCheck(root) : runGenerate(root);
};

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ContractInvalid)) throw error;
  printFindings(error.findings);
  print(`${error.findings.length} faults in the contracts\n`);
  process.exitCode = exitCodes.invalid;
}
