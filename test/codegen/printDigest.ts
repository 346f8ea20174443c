/**
 * Prints the digest of the project in a folder as JSON. A process of its own can be
 * another Node, in another folder, time zone and language.
 */
import { projectAt } from "../../codegen/project.js";
import { digestOf } from "./digest.js";

process.stdout.write(JSON.stringify(await digestOf(projectAt(process.argv[2] ?? "."))));
