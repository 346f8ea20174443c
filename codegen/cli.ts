/** `npm run contracts -- <command>`: the toolchain of a checkout. */
import { runContracts } from "./cli/run.js";

process.exitCode = await runContracts(process.argv.slice(2), "npm run contracts --");
