/** Gate 3: the project compiles, so every handler is there and typed as its contract says. Runs the native compiler. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Finding } from "../finding.js";

const findingPattern = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

const compilerOf = (root: string): string => {
  const require = createRequire(join(root, "package.json"));
  return join(dirname(require.resolve("typescript/package.json")), "bin", "tsc");
};

/** The compiler's output as findings; indented lines belong to the finding above them. */
export const parseCompilerOutput = (output: string): readonly Finding[] => {
  const findings: Finding[] = [];
  for (const line of output.split("\n")) {
    const match = findingPattern.exec(line.trimEnd());
    const previous = findings.at(-1);
    if (match !== null) {
      const [, file = "", row = "1", column = "1", code = "", message = ""] = match;
      findings.push({
        gate: "handlers",
        rule: code,
        level: "error",
        where: `${file.replaceAll("\\", "/")}:${row}:${column}`,
        what: message,
        mend: `edit ${file}, then npm run codegen -- --check`,
      });
    } else if (/^\s+\S/.test(line) && previous !== undefined) {
      findings[findings.length - 1] = { ...previous, what: `${previous.what}\n  ${line.trim()}` };
    }
  }
  return findings;
};

/** Runs `tsc -p .` in a project that has a `tsconfig.json`. */
export const compileProject = (root: string): Promise<readonly Finding[]> =>
  new Promise((resolve, reject) => {
    const compiler = spawn(process.execPath, [compilerOf(root), "--project", ".", "--pretty", "false"], { cwd: root });
    let output = "";
    compiler.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    compiler.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    compiler.on("error", reject);
    compiler.on("close", (code) => {
      const findings = parseCompilerOutput(output);
      if (code !== 0 && findings.length === 0) reject(new Error(`tsc failed: ${output.trim()}`));
      else resolve(findings);
    });
  });
