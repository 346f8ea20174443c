/** `node test/run.js [words]`: runs tests; `node test/run.js --help` says which and how. All else is in test/runner. */
import "./runner/loader.js";

await import("./runner/main.ts");
