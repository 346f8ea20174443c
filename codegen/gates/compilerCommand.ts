/** Runs `tsc` for a project whose TypeScript has no compiler service: slower, with the same result. */
import { spawn } from "node:child_process";
import type { CompilerFinding } from "./compilerService.js";

const findingPattern = /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/;

/** The compiler's output as findings; indented lines belong to the finding above them. */
export const parseCompilerOutput = (output: string): readonly CompilerFinding[] => {
  const findings: CompilerFinding[] = [];
  for (const line of output.split("\n")) {
    const match = findingPattern.exec(line.trimEnd());
    const previous = findings.at(-1);
    if (match !== null) {
      const [, file = "tsconfig.json", row = "1", column = "1", code = "", message = ""] = match;
      findings.push({
        file: file.replaceAll("\\", "/"),
        line: Number(row),
        column: Number(column),
        code,
        message,
      });
    } else if (/^\s+\S/.test(line) && previous !== undefined) {
      findings[findings.length - 1] = { ...previous, message: `${previous.message}\n${line.trimEnd()}` };
    }
  }
  return findings;
};

/** Compiles the whole project, and keeps the errors in `files` (paths below the root) and in the configuration. */
export const runCompiler = (
  root: string,
  script: string,
  files: readonly string[],
): Promise<readonly CompilerFinding[]> =>
  new Promise((resolve, reject) => {
    const words = [script, "--project", ".", "--noEmit", "--pretty", "false"];
    const compiler = spawn(process.execPath, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (text: string): void => {
      output += text;
    };
    compiler.stdout.setEncoding("utf8").on("data", keep);
    compiler.stderr.setEncoding("utf8").on("data", keep);
    compiler.on("error", reject);
    compiler.on("close", (code) => {
      const findings = parseCompilerOutput(output);
      if (code !== 0 && findings.length === 0) reject(new Error(`tsc failed: ${output.trim()}`));
      else resolve(findings.filter(({ file }) => file === "tsconfig.json" || files.includes(file)));
    });
  });
