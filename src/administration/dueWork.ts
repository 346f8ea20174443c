/** The command `mock-gds due`: shows what waits to be done in a world or was given up, and retries the latter. */
import type { Writable } from "node:stream";
import type { DueCommand } from "../config/dueCommand.js";
import { type Configuration, type Given, worldOptions } from "../config/settings.js";
import { refuse } from "../contract/usageError.js";
import type { DueQueue } from "../jobs/dueQueue.js";
import { instantText } from "../runtime/worlds/ownWorld.js";
import { clockOf } from "../runtime/worlds/worlds.js";
import type { Dossier, Store, StoredWorld } from "../store/index.js";
import { columnsText } from "./describe.js";
import { missingWorld, openLasting } from "./lastingStore.js";

export interface DueAdministration {
  readonly command: DueCommand;
  readonly configuration: Configuration;
  readonly given: Given;
  readonly packTitle: string;
  /** The queues of the pack. */
  readonly queues: readonly DueQueue[];
  readonly output: Writable;
  /** Called with what is not part of the output. */
  readonly report: (message: string) => void;
}

interface Task {
  readonly store: Pick<Store<unknown>, "listDossiers" | "readDossier" | "commitDossiers">;
  readonly world: StoredWorld;
  readonly queues: readonly DueQueue[];
}

interface Found {
  readonly queue: DueQueue;
  readonly dossier: Dossier;
}

const pageSize = 200;

const dossiersOf = async function* ({ store, world }: Task, collection: string, list: string | undefined) {
  let cursor: string | undefined;
  do {
    const query = { world, collection, order: "oldest", limit: pageSize } as const;
    const page = await store.listDossiers({ ...query, ...(list && { list }), ...(cursor && { cursor }) });
    yield* page.dossiers;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
};

const waiting = async (task: Task): Promise<readonly Found[]> => {
  const found: Found[] = [];
  for (const queue of task.queues) {
    for await (const dossier of dossiersOf(task, queue.collection, queue.waitingList)) {
      if (dossier.due?.queue === queue.queue) found.push({ queue, dossier });
    }
  }
  return found.toSorted((one, other) => (one.dossier.due?.atMs ?? 0) - (other.dossier.due?.atMs ?? 0));
};

const givenUp = async (task: Task): Promise<readonly Found[]> => {
  const found: Found[] = [];
  for (const queue of task.queues) {
    if (queue.deadList === undefined) continue;
    for await (const dossier of dossiersOf(task, queue.collection, queue.deadList)) found.push({ queue, dossier });
  }
  return found;
};

const stateOf = ({ due, claims }: Dossier): string => {
  if (due === undefined) return "given up";
  return claims === 0 ? "waits" : `claimed ${claims === 1 ? "once" : `${claims} times`}`;
};

/** Replaces control characters, which a terminal obeys: ids may come from outside. */
const shown = (id: string): string => id.replaceAll(/\p{Cc}/gu, "?");

const rowOf = ({ queue, dossier }: Found) => ({
  queue: queue.queue,
  id: dossier.id,
  due: dossier.due === undefined ? null : instantText(dossier.due.atMs),
  state: stateOf(dossier),
});

const tableText = (found: readonly Found[]): string =>
  columnsText([
    ["QUEUE", "DUE", "STATE", "ID"],
    ...found.map(rowOf).map(({ queue, due, state, id }) => [queue, due ?? "-", state, shown(id)]),
  ]);

const list = async (task: Task, { isDead, isJson }: DueCommand): Promise<string> => {
  const found = await (isDead ? givenUp(task) : waiting(task));
  if (isJson) return `${JSON.stringify(found.map(rowOf), null, 2)}\n`;
  if (found.length > 0) return tableText(found);
  const looked = `in ${task.queues.map(({ queue }) => queue).join(", ")}; other packs' queues: --pack <name>`;
  return isDead
    ? `nothing was given up ${looked}\n`
    : `nothing waits ${looked}; what was given up: mock-gds due list --dead\n`;
};

/** The dossier of that id that was given up. Throws UsageError if there is none. */
const deadOf = async ({ store, world, queues }: Task, id: string): Promise<Found> => {
  for (const queue of queues) {
    const dossier = await store.readDossier(world, queue.collection, id);
    const isDead = queue.deadList !== undefined && dossier?.lists.includes(queue.deadList);
    if (dossier !== undefined && isDead && dossier.due === undefined) return { queue, dossier };
  }
  return refuse(`nothing was given up under the id '${id}': mock-gds due list --dead shows what was`);
};

const inOtherLists = ({ deadList, revivedLists = [] }: DueQueue, { lists }: Dossier) => ({
  lists: [...lists.filter((name) => name !== deadList), ...revivedLists],
});

/** Puts the dossier back into its queue, due at once. False if somebody else has just written it. */
const revive = async ({ store, world }: Task, { queue, dossier }: Found): Promise<boolean> => {
  const worldNowMs = clockOf(world.clock, { now: Date.now }).now();
  const atMs = queue.clock === "world" ? worldNowMs : Date.now();
  const { collection, id, version: expected } = dossier;
  const tell = queue.tell?.(dossier);
  const write = { collection, id, expected, document: dossier.document, due: { queue: queue.queue, atMs } };
  const outcome = await store.commitDossiers({
    world,
    atMs: worldNowMs,
    writes: [{ ...write, ...(queue.revived?.(dossier) ?? inOtherLists(queue, dossier)), ...(tell && { tell }) }],
  });
  return outcome.kind === "done";
};

const retry = async (task: Task, { ids, isDead }: DueCommand): Promise<string> => {
  const found = isDead ? await givenUp(task) : await Promise.all(ids.map((id) => deadOf(task, id)));
  const revived: Found[] = [];
  for (const one of found) if (await revive(task, one)) revived.push(one);
  return revived.length === 0
    ? "nothing was given up\n"
    : revived.map(({ dossier }) => `${shown(dossier.id)} is due again\n`).join("");
};

/** Carries out the command and gives the text to print. Rejects with UsageError, and with the store's errors. */
export const dueText = (task: Task, command: DueCommand): Promise<string> =>
  command.action === "list" ? list(task, command) : retry(task, command);

const chosenQueues = ({ queues, command: { queue }, packTitle }: DueAdministration): readonly DueQueue[] => {
  if (queues.length === 0) refuse(`no due work is known of ${packTitle}: --pack names the pack`);
  const chosen = queues.filter((one) => queue === undefined || one.queue === queue);
  if (chosen.length > 0) return chosen;
  const names = queues.map((one) => one.queue).join(", ");
  return refuse(`--queue is '${queue}'; allowed: ${names}`);
};

/** Carries out the command. Rejects with errors whose message is fit to be shown to a person. */
export const lookAfterDueWork = async (administration: DueAdministration): Promise<void> => {
  const { command, configuration, given, output, report } = administration;
  const queues = chosenQueues(administration);
  const options = worldOptions(configuration, given);
  const { store, name, key } = await openLasting(`due ${command.action}`, configuration, options, report);
  try {
    const world = await store.readWorld(key);
    if (world === undefined) throw missingWorld(name, options.seed);
    const text = await dueText({ store, world, queues }, command);
    await new Promise<void>((resolve, reject) => {
      output.write(text, (error) => (error == null ? resolve() : reject(error)));
    });
  } finally {
    await store.close();
  }
};
