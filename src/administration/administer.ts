/** The command `mock-gds world`: carries out one action on the worlds of a persistent store, and prints the result. */
import type { Readable, Writable } from "node:stream";
import { type Configuration, type Given, worldOptions } from "../config/settings.js";
import type { WorldAction, WorldCommand } from "../config/worldCommand.js";
import type { LineCheck } from "../runtime/pack.js";
import { factsOf } from "../runtime/worlds/ownWorld.js";
import { defaultWorldName } from "../runtime/worlds/worlds.js";
import type { Store, StoredWorld, WorldChanges, WorldFacts, WorldMissingError } from "../store/index.js";
import { listText, worldJson, worldText } from "./describe.js";
import { missingWorld, openLasting } from "./lastingStore.js";
import { exportToFile, exportToStream, importWorld, type ReportProgress } from "./transfer.js";

export interface Administration {
  readonly command: WorldCommand;
  /** The settings that the command changes in the world. */
  readonly changes: Given;
  readonly configuration: Configuration;
  readonly given: Given;
  /** The contract version of the pack whose worlds these are. */
  readonly contractVersion: string;
  /** Creates the pack's check of imported lines. */
  readonly createLineCheck: (() => Promise<LineCheck>) | undefined;
  readonly input: Readable;
  readonly output: Writable;
  /** Called with what is not part of the output: progress and warnings. */
  readonly report: ReportProgress;
}

interface Task extends Administration {
  readonly store: Store<unknown>;
  readonly name: string;
  readonly key: string;
  readonly facts: WorldFacts;
}

const print = ({ output }: Task, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    output.write(text, (error) => (error == null ? resolve() : reject(error)));
  });

const printWorld = (task: Task, world: StoredWorld): Promise<void> =>
  print(task, task.command.isJson ? `${JSON.stringify(worldJson(world), null, 2)}\n` : worldText(world));

const missing = ({ name, facts: { seed } }: Task): WorldMissingError => missingWorld(name, seed);

/** The world. Throws WorldMissingError if it does not exist. */
const present = async (task: Task): Promise<StoredWorld> => {
  const world = await task.store.readWorld(task.key);
  if (world === undefined) throw missing(task);
  return world;
};

/** The changes to the world. A limit that the command does not name stays as it is. */
const changesOf = ({ command, changes, facts }: Task, { limits }: StoredWorld): WorldChanges => ({
  ...(changes.has("now") && { clock: facts.clock }),
  ...(command.isRealClock && { clock: { mode: "real" } as const }),
  limits: {
    bookings: changes.has("maxBookings") ? facts.limits.bookings : limits.bookings,
    sessions: changes.has("maxSessions") ? facts.limits.sessions : limits.sessions,
  },
});

const actions: Readonly<Record<WorldAction, (task: Task) => Promise<void>>> = {
  list: async (task) => {
    const worlds = await task.store.listWorlds();
    const { isJson } = task.command;
    await print(task, isJson ? `${JSON.stringify(worlds.map(worldJson), null, 2)}\n` : listText(worlds));
  },
  show: async (task) => printWorld(task, await present(task)),
  create: async (task) => printWorld(task, await task.store.createWorld(task.key, task.facts, Date.now())),
  set: async (task) => {
    const changes = changesOf(task, await present(task));
    await printWorld(task, await task.store.changeWorld(task.key, changes));
  },
  reset: async (task) => {
    await present(task);
    await printWorld(task, await task.store.resetWorld(task.key));
  },
  delete: async (task) => {
    if (!(await task.store.deleteWorld(task.key))) throw missing(task);
    task.report(`deleted world '${task.name}': it is made again when it is next used`);
  },
  export: async (task) => {
    const { store, key, output, report } = task;
    const { file } = task.command;
    await present(task);
    await (file === undefined ? exportToStream(store, key, output, report) : exportToFile(store, key, file, report));
  },
  import: async (task) => {
    const { store, key, name, facts, input, report, createLineCheck } = task;
    const { file, isReplacing: replace } = task.command;
    const seed = name === defaultWorldName ? facts.seed : undefined;
    const check = await createLineCheck?.();
    const { epoch } = await importWorld({ store, key, seed, file, input, replace, report, check });
    report(`imported world '${name}', epoch ${epoch}`);
  },
};

/** The actions that a store without free memory can still carry out: they only read, or free memory. */
const possibleInFullStore: ReadonlySet<WorldAction> = new Set(["list", "show", "export", "reset", "delete"]);

/** Carries out the command. Rejects with errors whose message is fit to be shown to a person. */
export const administer = async (administration: Administration): Promise<void> => {
  const { command, configuration, given, contractVersion, report } = administration;
  const options = worldOptions(configuration, given);
  const mayBeFull = possibleInFullStore.has(command.action);
  const { store, name, key } = await openLasting(`world ${command.action}`, configuration, options, report, mayBeFull);
  try {
    await actions[command.action]({ ...administration, store, name, key, facts: factsOf(options, contractVersion) });
  } finally {
    await store.close();
  }
};
