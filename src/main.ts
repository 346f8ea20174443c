#!/usr/bin/env node
import { configurationText } from "./config/print.js";
import { type Command, readCommand } from "./config/read.js";
import type { Configuration, Given } from "./config/settings.js";
/** The `mock-gds` command: reads what it is asked to do, and serves the pack or looks after its worlds or its contracts. */
import { messageOf } from "./contract/messageOf.js";
import { UsageError } from "./contract/usageError.js";
import type { Faults } from "./facade/faults/faults.js";
import { type LoadFaults, packNames, type UsePack, withPack } from "./packs/index.js";
import { product } from "./product.js";
import { servedTools } from "./runtime/toolChoice.js";
import { endProcess } from "./transport/lifecycle.js";
import { type Host, type ServeParts, serve } from "./transport/serve.js";
import type { ServeTask } from "./transport/workers/index.js";
import { checkVendorNames, loadVendors, vendorNames } from "./vendors/index.js";

type CommandOf<Kind extends Command["kind"]> = Extract<Command, { readonly kind: Kind }>;

/** One line on stderr: what is wrong with the command line ends with 2, what cannot be done with 1. */
const refuse = (line: string, code: 1 | 2): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = code;
};

/** As `refuse`, and ends the process when both streams have taken what they were given: a store that failed may have work in hand that never ends. */
const fail = async (line: string, code: 1 | 2): Promise<void> => {
  refuse(line, code);
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise<void>((resolve) => void stream.write("", () => resolve()));
  }
  endProcess(code);
};

const oneLine = (error: unknown): string => messageOf(error).replaceAll(/\s*\n\s*/g, " ");

/** Makes the configured pack and hands it on. */
const usePack = async (configuration: Configuration, use: UsePack, loadFaults?: LoadFaults): Promise<void> => {
  const { pack } = configuration;
  if (packNames.includes(pack)) await withPack(pack, configuration.packSettings, use, loadFaults);
  else refuse(`${product.name}: --pack is '${pack}'; allowed: ${packNames.join(", ")}`, 2);
};

/** One plan of faults for the process: what is set at `/_mock/faults` holds in mock mode too. */
const faultsOf = ({ faults: file }: Configuration): (() => Promise<Faults>) => {
  let loading: Promise<Faults> | undefined;
  const load = async (): Promise<Faults> => (await import("./facade/faults/open.js")).openFaults(file, vendorNames);
  return () => {
    loading ??= load();
    return loading;
  };
};

/** Refuses what facades cannot be served with, before anything is started. */
const checkFacades = async ({ facades, faults }: Configuration, loadFaults: LoadFaults): Promise<void> => {
  if (facades !== null) checkVendorNames(facades, "--facade");
  if (faults !== null) await loadFaults();
};

const mountsOf = (configuration: Configuration, loadFaults: () => Promise<Faults>): ServeParts["openMounts"] => {
  const { facades, bodyLimitBytes, workers, isFacadeAlone = false } = configuration;
  if (facades === null) return undefined;
  return async (runtime) => {
    const { openFacades, openVendors } = await import("./facade/http/open.js");
    const faults = await loadFaults();
    const vendors = await openVendors(runtime, await loadVendors(facades));
    const isOneOfSeveral = workers > 1;
    return openFacades(runtime, {
      vendors,
      vendorNames,
      faults,
      isAlone: isFacadeAlone,
      bodyLimitBytes,
      isOneOfSeveral,
    });
  };
};

const serveConfigured = (
  configuration: Configuration,
  given: Given,
  loadFaults: () => Promise<Faults>,
  host?: Host,
  isEphemeral = false,
): Promise<void> =>
  usePack(
    configuration,
    (pack) =>
      serve(pack, configuration, given, product, host, {
        isEphemeral,
        openMounts: mountsOf(configuration, loadFaults),
      }),
    configuration.faults === null && configuration.facades === null ? undefined : loadFaults,
  );

const serveTask: ServeTask = ({ configuration, given, temporaryFolder }, host) =>
  serveConfigured(configuration, new Set(given), faultsOf(configuration), host, temporaryFolder !== undefined);

const start = async ({ configuration, given, warnings }: CommandOf<"serve">): Promise<void> => {
  for (const warning of warnings) process.stderr.write(`${product.name}: ${warning}\n`);
  const { transport, workers, toolsets, tools, readOnly } = configuration;
  const loadFaults = faultsOf(configuration);
  try {
    await checkFacades(configuration, loadFaults);
    // Before any worker: each of them would be started again and again.
    if (toolsets !== null || tools !== null || readOnly) {
      await usePack(configuration, async ({ contract }) => void servedTools(contract, configuration));
    }
    if (transport === "http" && workers > 1) {
      const { serveWithWorkers } = await import("./transport/workers/index.js");
      await serveWithWorkers(configuration, given, product, serveTask);
    } else await serveConfigured(configuration, given, loadFaults);
  } catch (error) {
    if (error instanceof UsageError) await fail(`${product.name}: ${error.message}`, 2);
    else await fail(`${product.name}: cannot start: ${oneLine(error)}`, 1);
  }
};

/** What a command that looks after a store rejects with. */
const failCommand = async (error: unknown): Promise<void> => {
  const isMistyped =
    error instanceof Error && ["NoStoreError", "NothingDueError", "WebhookUsageError"].includes(error.name);
  await fail(`${product.name}: ${oneLine(error)}`, isMistyped ? 2 : 1);
};

const administerWorlds = async ({ command, changes, configuration, given }: CommandOf<"world">): Promise<void> => {
  const { administer } = await import("./administration/administer.js");
  const report = (message: string): void => void process.stderr.write(`${product.name}: ${message}\n`);
  const streams = { input: process.stdin, output: process.stdout, report };
  // A reader that has gone is told of by the write that fails; without a listener it would end the process with a stack.
  process.stdout.on("error", () => undefined);
  try {
    await usePack(configuration, ({ contract, createLineCheck }) =>
      administer({
        command,
        changes,
        configuration,
        given,
        contractVersion: contract.version,
        createLineCheck,
        ...streams,
      }),
    );
  } catch (error) {
    await failCommand(error);
  }
};

const lookAfterDueWork = async ({ command, configuration, given }: CommandOf<"due">): Promise<void> => {
  const { lookAfterDueWork: carryOut } = await import("./administration/dueWork.js");
  const report = (message: string): void => void process.stderr.write(`${product.name}: ${message}\n`);
  process.stdout.on("error", () => undefined);
  try {
    await usePack(configuration, async ({ contract: { title }, loadDueQueues }) => {
      const queues = (await loadDueQueues?.()) ?? [];
      await carryOut({ command, configuration, given, packTitle: title, queues, output: process.stdout, report });
    });
  } catch (error) {
    await failCommand(error);
  }
};

const lookAfterWebhooks = async ({ command, configuration, given }: CommandOf<"webhook">): Promise<void> => {
  const { lookAfterWebhooks: carryOut } = await import("./administration/webhooks.js");
  const report = (message: string): void => void process.stderr.write(`${product.name}: ${message}\n`);
  const { stdout: output } = process;
  output.on("error", () => undefined);
  try {
    await usePack(configuration, async ({ contract: { title, version, loadWebhooks }, sentWebhooks: sent }) => {
      const types = Object.keys((await loadWebhooks?.())?.outbound ?? {});
      const pack = { packTitle: title, contractVersion: version, types, sent };
      await carryOut({ command, configuration, given, ...pack, output, report });
    });
  } catch (error) {
    await failCommand(error);
  }
};

/** A configuration is printed with what its pack adds to it. A pack that does not exist adds nothing: only the start refuses it. */
const print = async ({ text, configuration }: CommandOf<"print">): Promise<void> => {
  const write = (line: string): void => void process.stdout.write(`${line}\n`);
  if (configuration === undefined || !packNames.includes(configuration.pack)) write(text);
  else await usePack(configuration, async ({ frozenData }) => write(configurationText(configuration, frozenData)));
};

const lookAfterContracts = async ({ words }: CommandOf<"contracts">): Promise<void> => {
  const { runContracts } = await import("../codegen/cli/run.js");
  process.exitCode = await runContracts(words, "mock-gds contracts");
};

const command = readCommand(process.argv.slice(2), process.env);

if (command.kind === "print") await print(command);
else if (command.kind === "refuse") refuse(command.line, 2);
else if (command.kind === "serve") await start(command);
else if (command.kind === "due") await lookAfterDueWork(command);
else if (command.kind === "webhook") await lookAfterWebhooks(command);
else if (command.kind === "contracts") await lookAfterContracts(command);
else await administerWorlds(command);
