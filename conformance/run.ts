/**
 * `npm run conformance [-- --server <dist/main.js>]`: runs the official conformance suites against the built product, and
 * ends with 1 if anything that has to pass does not.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { judge, passedOf, type Verdict } from "./judge.js";
import { bringParts } from "./parts.js";
import { runs } from "./runs.js";
import { startServer } from "./server.js";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const tableRow = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const rowOf = ({ run, scenarios, problems, seconds }: Verdict): string => {
  const passed = passedOf(run, scenarios);
  return tableRow([
    run.pack,
    run.name,
    run.suite,
    `${passed.scored} of ${run.scored}`,
    `${passed.unscored} of ${run.unscored.length}`,
    `${scenarios.filter(({ outcome }) => outcome === "excused").length}`,
    seconds.toFixed(1),
    problems.length === 0 ? "passed" : "FAILED",
  ]);
};

const headings = ["pack", "run", "suite", "scored", "unscored", "not for this pack", "seconds", ""];

const { values } = parseArgs({ options: { server: { type: "string" } } });
const mainScript = values.server ?? fileURLToPath(new URL("../dist/main.js", import.meta.url));
const parts = await bringParts(process.env, say);

const verdicts: Verdict[] = [];
for (const run of runs) {
  const verdict = await judge(run, parts, (pack) => startServer(mainScript, pack));
  verdicts.push(verdict);
  for (const problem of verdict.problems) say(`${run.pack}, ${run.name} (${run.suite}): ${problem}`);
}
for (const line of [tableRow(headings), tableRow(headings.map(() => "---")), ...verdicts.map(rowOf)]) say(line);
process.exitCode = verdicts.every(({ problems }) => problems.length === 0) ? 0 : 1;
