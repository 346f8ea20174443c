/**
 * Commands `npm run <script>` as npm would run them, but without npm, and without the build that every one of them would repeat:
 * the tests find the product built. That npm runs a script, and builds before it, is seen by `npm start`, which is typed as it stands.
 */
import { delimiter, join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { repository } from "../support/repository.js";
import { typescript } from "../support/typescript.js";

const scripts: Readonly<Record<string, string>> = packageJson.scripts;

const buildFirst = "npm run build --silent && ";

/** As the tests are compiled: that tsx does it too is seen by the build and by the checks. */
const compiledHere = (line: string): string => line.replaceAll("--import tsx ", `${typescript.join(" ")} `);

/** Where npm finds the programs of packages. */
export const pathOfScripts = { PATH: `${join(repository, "node_modules/.bin")}${delimiter}${process.env["PATH"]}` };

/** The line that runs the script in the project's folder, and a command that is none of npm's as it is. Throws where npm would do more. */
export const withoutNpm = (command: string): string => {
  const [, name = "", words = ""] = /^npm run (?:--silent )?([\w:]+)(?: -- (.+))?$/.exec(command) ?? [];
  if (name === "") return command;
  const script = scripts[name];
  if (script === undefined) throw new Error(`${command}: package.json has no such script`);
  if (scripts[`pre${name}`] !== undefined || scripts[`post${name}`] !== undefined)
    throw new Error(`${command}: npm runs another script with it`);
  const line = script.startsWith(buildFirst) ? script.slice(buildFirst.length) : script;
  return `${compiledHere(line)} ${words}`.trimEnd();
};

/** Lines for a shell in which the toolchain is started without npm. */
export const contractsWithoutNpm = (lines: string): string =>
  lines.replaceAll("npm run --silent contracts -- ", `${compiledHere(packageJson.scripts.contracts)} `);
