/** Every command of the documents that measures runs to its end, with one sample of each figure. */
import { describeCommands } from "./commandRuns.js";

describeCommands("the benchmarks of the documents", (command) => command.startsWith("npm run bench"));
