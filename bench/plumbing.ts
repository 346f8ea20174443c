/**
 * `node --import tsx bench/plumbing.ts [--files]`: how many files a warm searchFlights over HTTP enters on a real Valkey, in both protocol
 * eras. Needs `valkey-server`. With `--files`, names those of the plumbing.
 */
import { startValkey } from "../test/support/valkey.js";
import { searchPathsOn } from "./searchPath.js";

const undo: (() => void | Promise<void>)[] = [];
const { url } = await startValkey({ after: (each) => void undo.unshift(each) });
for (const { revision, plumbing, files, functions } of await searchPathsOn(url)) {
  process.stdout.write(
    `searchFlights, ${revision}: ${plumbing.length} files of plumbing, of ${files} of src, ${functions} functions\n`,
  );
  if (process.argv.includes("--files")) process.stdout.write(plumbing.map((file) => `  ${file}\n`).join(""));
}
for (const each of undo) await each();
process.exit(0);
