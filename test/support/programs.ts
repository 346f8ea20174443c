/** Programs that tests start and that a newcomer may lack. Knows nothing of what they are for. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian keeps servers, which a person's own PATH may leave out. */
const serverFolders = ["/usr/sbin", "/sbin"];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The full path of a program; undefined if it is not installed. */
export const pathOfProgram = (name: string): string | undefined =>
  [...(process.env["PATH"] ?? "").split(delimiter), ...serverFolders]
    .map((folder) => join(folder, name))
    .find(isExecutable);

/**
 * For a test's `skip` option: what is missing, or false where all is there. Where CI=true it is always false, so that the
 * test runs, and fails for want of the program.
 */
export const skipWithout = (...names: readonly string[]): string | false => {
  const missing = names.filter((name) => pathOfProgram(name) === undefined);
  if (missing.length === 0 || process.env["CI"] === "true") return false;
  return `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not installed`;
};
