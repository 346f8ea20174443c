#!/usr/bin/env node
import { configurationText } from "./config/print.js";
import { type Command, readCommand } from "./config/read.js";
import type { Configuration, Given } from "./config/settings.js";
/** The `mock-gds` command: reads what it is asked to do, and serves packs or looks after its worlds or its contracts. */
import { messageOf } from "./contract/messageOf.js";
import { UsageError } from "./contract/usageError.js";
import { meantHint } from "./contract/validation/similar.js";
import type { Faults } from "./facade/faults/faults.js";
import { type LoadFaults, packNames } from "./packs/index.js";
import { type LoadedPack, lineCheckOf, loadPacks } from "./packs/loaded.js";
import { product } from "./product.js";
import type { LineCheck } from "./runtime/pack.js";
import { servedTools, toolChoices } from "./runtime/toolChoice.js";
import { endProcess } from "./transport/lifecycle.js";
import { type Host, type OpenPacks, type ServeParts, serve } from "./transport/serve.js";
import type { ServeTask } from "./transport/workers/index.js";
import { checkVendorNames, loadVendors, vendorNames } from "./vendors/index.js";

type CommandOf<Kind extends Command["kind"]> = Extract<Command, { readonly kind: Kind }>;

/** Writes one line to stderr and sets the exit code: 2 for a wrong command line, 1 for any other failure. */
const refuse = (line: string, code: 1 | 2): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = code;
};

/** Like `refuse`, but ends the process once stdout and stderr are flushed: a store that failed may hold work that never ends. */
const fail = async (line: string, code: 1 | 2): Promise<void> => {
  refuse(line, code);
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise<void>((resolve) => void stream.write("", () => resolve()));
  }
  endProcess(code);
};

const oneLine = (error: unknown): string => messageOf(error).replaceAll(/\s*\n\s*/g, " ");

/** Whether --pack names an unknown pack; if so, refuses the command line. */
const refusesPacks = ({ pack: names }: Configuration): boolean => {
  const unknown = names.find((name) => !packNames.includes(name));
  if (unknown === undefined) return false;
  const how = names.length > 1 ? "names" : "is";
  const allowed = `${packNames.join(", ")}${meantHint(unknown, packNames)}`;
  refuse(`${product.name}: --pack ${how} '${unknown}'; allowed: ${allowed}`, 2);
  return true;
};

const loadConfigured = (configuration: Configuration, loadFaults?: LoadFaults): Promise<readonly LoadedPack[]> =>
  loadPacks(configuration.pack, configuration.packSettings, loadFaults);

const titleOf = (packs: readonly LoadedPack[]): string => packs.map(({ contract }) => contract.title).join(" and ");

/** Loads one plan of faults for the process, so that faults set at `/_mock/faults` apply in mock mode too. */
const faultsOf = ({ faults: file }: Configuration): (() => Promise<Faults>) => {
  let loading: Promise<Faults> | undefined;
  const load = async (): Promise<Faults> => (await import("./facade/faults/open.js")).openFaults(file, vendorNames);
  return () => {
    loading ??= load();
    return loading;
  };
};

/** Checks --facade and the faults file before anything is started. Throws if one of them is invalid. */
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

/** A single pack opens the store itself. The code for several packs is loaded only if there are several. */
const openerOf = (packs: readonly LoadedPack[]): OpenPacks => {
  const [only, ...others] = packs;
  if (only !== undefined && others.length === 0) return only.openAlone;
  return async (options) => (await import("./runtime/together.js")).openTogether(packs, options);
};

const serveConfigured = async (
  configuration: Configuration,
  given: Given,
  loadFaults: () => Promise<Faults>,
  host?: Host,
  isEphemeral = false,
): Promise<void> => {
  const hasFaults = configuration.faults !== null || configuration.facades !== null;
  const packs = await loadConfigured(configuration, hasFaults ? loadFaults : undefined);
  const openMounts = mountsOf(configuration, loadFaults);
  await serve(openerOf(packs), configuration, given, product, host, { isEphemeral, openMounts });
};

/** Throws UsageError for a choice of tools that leaves a pack without any, before anything is started. */
const checkTools = async (configuration: Configuration): Promise<void> => {
  const { toolsets, tools, readOnly } = configuration;
  if (toolsets === null && tools === null && !readOnly) return;
  const contracts = (await loadConfigured(configuration)).map(({ contract }) => contract);
  const [only, ...others] = contracts;
  if (only !== undefined && others.length === 0) servedTools(only, configuration);
  else toolChoices(contracts, configuration);
};

const serveTask: ServeTask = ({ configuration, given, temporaryFolder }, host) =>
  serveConfigured(configuration, new Set(given), faultsOf(configuration), host, temporaryFolder !== undefined);

const start = async ({ configuration, given, warnings }: CommandOf<"serve">): Promise<void> => {
  for (const warning of warnings) process.stderr.write(`${product.name}: ${warning}\n`);
  const { transport, workers } = configuration;
  const loadFaults = faultsOf(configuration);
  try {
    await checkFacades(configuration, loadFaults);
    // Before any worker starts: one that fails at its start would be started again and again.
    await checkTools(configuration);
    if (transport === "http" && workers > 1) {
      const { serveWithWorkers } = await import("./transport/workers/index.js");
      await serveWithWorkers(configuration, given, product, serveTask);
    } else await serveConfigured(configuration, given, loadFaults);
  } catch (error) {
    if (error instanceof UsageError) await fail(`${product.name}: ${error.message}`, 2);
    else await fail(`${product.name}: cannot start: ${oneLine(error)}`, 1);
  }
};

/** Reports the error of a store command and ends the process: with 2 for a UsageError, otherwise with 1. */
const failCommand = (error: unknown): Promise<void> =>
  fail(`${product.name}: ${oneLine(error)}`, error instanceof UsageError ? 2 : 1);

const administerWorlds = async ({ command, changes, configuration, given }: CommandOf<"world">): Promise<void> => {
  const { administer } = await import("./administration/administer.js");
  const report = (message: string): void => void process.stderr.write(`${product.name}: ${message}\n`);
  const streams = { input: process.stdin, output: process.stdout, report };
  // If the reader of stdout has gone, the write that fails reports it. An "error" event without a listener would end
  // the process with a stack.
  process.stdout.on("error", () => undefined);
  try {
    const packs = await loadConfigured(configuration);
    const contractVersion = packs[0]?.contract.version ?? "";
    const createLineCheck = (): Promise<LineCheck> => lineCheckOf(packs);
    await administer({ command, changes, configuration, given, contractVersion, createLineCheck, ...streams });
  } catch (error) {
    await failCommand(error);
  }
};

const lookAfterDueWork = async ({ command, configuration, given }: CommandOf<"due">): Promise<void> => {
  const { lookAfterDueWork: carryOut } = await import("./administration/dueWork.js");
  const report = (message: string): void => void process.stderr.write(`${product.name}: ${message}\n`);
  process.stdout.on("error", () => undefined);
  try {
    const packs = await loadConfigured(configuration);
    const queues = (await Promise.all(packs.map(({ loadDueQueues }) => loadDueQueues?.() ?? []))).flat();
    const { stdout: output } = process;
    await carryOut({ command, configuration, given, packTitle: titleOf(packs), queues, output, report });
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
    const packs = await loadConfigured(configuration);
    const { contract, sentWebhooks: sent } = packs.find(({ sentWebhooks }) => sentWebhooks !== undefined) ?? {};
    const types = Object.keys((await contract?.loadWebhooks?.())?.outbound ?? {});
    const contractVersion = packs[0]?.contract.version ?? "";
    const pack = { packTitle: titleOf(packs), contractVersion, types, sent };
    await carryOut({ command, configuration, given, ...pack, output, report });
  } catch (error) {
    await failCommand(error);
  }
};

/**
 * Prints a text; for a configuration, with the frozen data of its packs. An unknown pack is not refused here and adds
 * nothing.
 */
const print = async ({ text, configuration }: CommandOf<"print">): Promise<void> => {
  const write = (line: string): void => void process.stdout.write(`${line}\n`);
  if (configuration?.pack.every((name) => packNames.includes(name)) !== true) return write(text);
  const packs = await loadConfigured(configuration);
  const frozen = Object.fromEntries(packs.map(({ contract, frozenData }) => [contract.name, frozenData]));
  write(configurationText(configuration, frozen));
};

const lookAfterContracts = async ({ words }: CommandOf<"contracts">): Promise<void> => {
  const { runContracts } = await import("../codegen/cli/run.js");
  process.exitCode = await runContracts(words, "mock-gds contracts");
};

const command = readCommand(process.argv.slice(2), process.env);

if (command.kind === "print") await print(command);
else if (command.kind === "refuse") refuse(command.line, 2);
else if (command.kind === "contracts") await lookAfterContracts(command);
else if (refusesPacks(command.configuration)) process.exitCode = 2;
else if (command.kind === "serve") await start(command);
else if (command.kind === "due") await lookAfterDueWork(command);
else if (command.kind === "webhook") await lookAfterWebhooks(command);
else await administerWorlds(command);
