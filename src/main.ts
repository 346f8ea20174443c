#!/usr/bin/env node
/** The `mock-gds` command: reads what it is asked to do, opens the pack, serves it. */
import { readCommand } from "./config/read.js";
import { type Configuration, packSettings } from "./config/settings.js";
import { packNames, withPack } from "./packs/index.js";
import { serve } from "./transport/serve.js";

/** One line on stderr: what is wrong with the configuration ends with 2, what keeps the server from starting with 1. */
const refuse = (line: string, code: 1 | 2): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = code;
};

const start = async (configuration: Configuration): Promise<void> => {
  const { pack } = configuration;
  if (!packNames.includes(pack)) {
    refuse(`mock-gds: --pack is '${pack}'; allowed: ${packNames.join(", ")}`, 2);
    return;
  }
  try {
    await withPack(pack, packSettings(configuration), (made) => serve(made, configuration));
  } catch (error) {
    refuse(`mock-gds: cannot start: ${error instanceof Error ? error.message : String(error)}`, 1);
  }
};

const command = readCommand(process.argv.slice(2), process.env);

if (command.kind === "print") process.stdout.write(`${command.text}\n`);
else if (command.kind === "refuse") refuse(command.line, 2);
else await start(command.configuration);
