/** Every command that stands for itself in a document does what the document says; those that measure are run next door. */
import { describeCommands } from "./commandRuns.js";

describeCommands("the commands of the documents", (command) => !command.startsWith("npm run bench"));
