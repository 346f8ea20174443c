/** What the tests of the Python client share: emitted projects on disk, Python, the type checker and servers of the built product. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import type { EmittedFile } from "../../../codegen/emit/emitter.js";
import { pythonClientEmitter } from "../../../codegen/emit/pythonClient.js";
import { generate } from "../../../codegen/generate.js";
import { loadPacks } from "../../../codegen/load.js";
import { metaCheck } from "../../../codegen/metaSchemas.js";
import { buildModel } from "../../../codegen/model.js";
import type { ProjectReader } from "../../../codegen/project.js";
import { type Command, type HttpServer, mainPath, startProcess, usualNow } from "../../e2e/support/product.js";
import { pathOfProgram, skipWithout } from "../../support/programs.js";
import { repository } from "../../support/repository.js";
import type { Scope } from "../../support/scope.js";

const oldestPython = "3.11";

/** Where there is no Python, or only an old one, these tests say so; in CI they fail. */
const missingPython = (): string | false => {
  const missing = skipWithout("python3");
  if (missing !== false || process.env["CI"] === "true") return missing;
  const text = `import sys; print(sys.version_info >= (${oldestPython.replace(".", ", ")}), sys.version.split()[0])`;
  const [isEnough, version = ""] = execFileSync("python3", ["-c", text], { encoding: "utf8" }).trim().split(" ");
  return isEnough === "True" ? false : `python3 is ${version}, older than ${oldestPython}`;
};

export const needsPython = { skip: missingPython() };

const realPython = (): string =>
  execFileSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" }).trim();

/** Python itself: a manager of versions puts a script in its place, which takes longer than Python to start. */
export const pythonPath = pathOfProgram("python3") === undefined ? "python3" : realPython();

export const here = (path: string): string => join(repository, "test/clients/python", path);

const writeFiles = (folder: string, files: readonly EmittedFile[]): void => {
  for (const { path, text } of files) {
    const target = join(folder, path.replace(/^generated\//, "").replace("/python/", "/"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
};

/** Writes the Python clients of a project below a folder, each under the name of its pack. Gives what it has written. */
export const emitInto = async (folder: string, project: ProjectReader): Promise<readonly EmittedFile[]> => {
  const { files } = await generate(project, [pythonClientEmitter]);
  writeFiles(folder, files);
  return files;
};

/** As `emitInto`, for contracts that no rule but those of their form would let pass. */
export const emitUnchecked = async (folder: string, project: ProjectReader): Promise<void> => {
  const { packs, findings } = loadPacks(project, metaCheck());
  assert.deepEqual(findings, []);
  for (const pack of packs) writeFiles(folder, await pythonClientEmitter.emit(buildModel(pack)));
};

/** Debian leaves out what makes environments, unless it is asked for. */
export const canMakeEnvironments = (): boolean => {
  try {
    execFileSync("python3", ["-c", "import ensurepip, venv"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const run = (
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = repository,
  input = "",
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1", PIP_DISABLE_PIP_VERSION_CHECK: "1", ...environment };
    const child = spawn(command, parameters, { cwd, env, stdio: ["pipe", "pipe", "pipe"] });
    child.stdin.on("error", () => undefined).end(input);
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });

/** Runs Python, with these folders to import from, and insists on success. */
export const python = async (
  folders: readonly string[],
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> => {
  const ran = await run(pythonPath, parameters, { PYTHONPATH: folders.join(delimiter), ...environment });
  assert.equal(ran.code, 0, `python3 ${parameters.join(" ")}\n${ran.stdout}${ran.stderr}`);
  return ran;
};

export interface Diagnostic {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

interface PyrightReport {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly rule?: string;
    readonly message: string;
    readonly range: { readonly start: { readonly line: number } };
  }[];
  readonly summary: { readonly filesAnalyzed: number };
}

export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** How many were looked at. */
  readonly files: number;
}

/** Files that are checked, and the folders that they import from. */
export interface CheckedFolder {
  readonly folder: string;
  readonly roots: readonly string[];
}

const textOf = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".py"))
    .sort()
    .map((name) => `${name}\n${readFileSync(join(folder, name), "utf8")}`)
    .join("\n");

/** Folders `<package>/runtime` that say, byte for byte, what another says: a check of one is a check of all. */
export const repeatedRuntimes = (folders: readonly string[]): readonly string[] => {
  const known = new Set<string>();
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, "runtime")))
    .filter((runtime) => {
      if (!existsSync(runtime)) return false;
      const text = textOf(runtime);
      const isKnown = known.has(text);
      known.add(text);
      return isKnown;
    });
};

/** The checker makes much that lives for a moment. */
const moreYoungSpace = "--max-semi-space-size=64";

/** What the strictest form of the type checker says of folders below one, asked once: most of its time goes to Python's own types. */
export const typeCheck = async (
  folder: string,
  parts: readonly CheckedFolder[],
  leftOut: readonly string[] = [],
): Promise<Checked> => {
  // The type checker leaves unheeded what is included or excluded by a whole path.
  const within = (path: string): string => relative(folder, path);
  const settings = {
    typeCheckingMode: "strict",
    pythonVersion: "3.11",
    include: parts.map((part) => within(part.folder)),
    exclude: ["**/__pycache__", ...leftOut.map(within)],
    executionEnvironments: parts.map((part) => ({ root: within(part.folder), extraPaths: part.roots })),
  };
  writeFileSync(join(folder, "pyrightconfig.json"), JSON.stringify(settings));
  const checker = join(repository, "node_modules/pyright/index.js");
  const words = [moreYoungSpace, checker, "--outputjson", "--project", folder];
  const { stdout, stderr } = await run(process.execPath, words);
  assert.notEqual(stdout, "", `the type checker says nothing: ${stderr}`);
  const report = JSON.parse(stdout) as PyrightReport;
  const diagnostics = report.generalDiagnostics.map(({ file, rule = "", message, range }) => ({
    file,
    line: range.start.line + 1,
    rule,
    message,
  }));
  return { diagnostics, files: report.summary.filesAnalyzed };
};

/** The command of a server. */
export const serverCommand = (...words: readonly string[]): readonly string[] => [process.execPath, mainPath, ...words];

export const serverEnvironment: Readonly<Record<string, string>> = {
  MOCK_GDS_SEED: "mock-gds",
  MOCK_GDS_NOW: usualNow,
  MOCK_GDS_VALIDATE_OUTPUT: "1",
};

/** A server over HTTP on a free port. */
export const startServer = async (scope: Scope, ...words: readonly string[]): Promise<HttpServer> => {
  const [command = "", ...args] = serverCommand("--http", "--port", "0", ...words);
  const env: Record<string, string> = { ...serverEnvironment };
  for (const name of ["PATH", "HOME", "TMPDIR"]) {
    const value = process.env[name];
    if (value !== undefined) env[name] = value;
  }
  const started: Command = { command, args, env };
  const running = startProcess(scope, started);
  running.process.stdout?.resume();
  const [, url = ""] = await running.says(/ on (http:\/\/[^\s/]+)(?:\/[a-z]+)?\/mcp(?:, and at \/mcp)?\n/);
  return { ...running, url, mcp: new URL(`${url}/mcp`) };
};

/** The Python blocks of a Markdown file. */
export const pythonBlocks = (path: string): readonly string[] =>
  [...readFileSync(path, "utf8").matchAll(/^```python\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text);
