/** Work whose effects can be counted: each task adds its number to the list of its group and sells one seat. */
import { setTimeout as wait } from "node:timers/promises";
import { isJsonObject } from "../../src/contract/contract.js";
import type { Job } from "../../src/jobs/port.js";
import type { Dossier, Store, WorldRef } from "../../src/store/index.js";

export const queue = "tasks";
export const leaseMs = 1000;
export const seat = "seat";
export const worldKey = "killed";

interface Task {
  readonly group: string;
  readonly number: number;
  /** How often it has failed. */
  readonly failures: number;
}

export const taskText = (task: Task): string => JSON.stringify(task);

const taskOf = ({ document }: Dossier): Task => {
  const value: unknown = JSON.parse(document);
  if (!isJsonObject(value)) throw new Error("no task");
  return { group: String(value["group"]), number: Number(value["number"]), failures: Number(value["failures"]) };
};

export const numbersIn = (dossier: Dossier | undefined): readonly unknown[] => {
  const value: unknown = dossier === undefined ? [] : JSON.parse(dossier.document);
  return Array.isArray(value) ? value : [];
};

/** Every seventh task fails twice before it is done, and comes back into its place in the group. */
const failsNow = ({ number, failures }: Task): boolean => number % 7 === 3 && failures < 2;

/** `onRun` hears of each try. */
export const createWork = (
  store: Pick<Store<unknown>, "readDossier">,
  world: WorldRef,
  pauseMs: () => number,
  onRun: () => void,
): Job => {
  const putOff = (dossier: Dossier, nowMs: number) => {
    const task = taskOf(dossier);
    const { collection, id, version: expected } = dossier;
    const document = taskText({ ...task, failures: task.failures + 1 });
    return { writes: [{ collection, id, expected, document, due: { queue, atMs: nowMs + 5, group: task.group } }] };
  };
  return {
    queue,
    clock: "real",
    leaseMs,
    concurrency: 4,
    run: async (dossier) => {
      onRun();
      const task = taskOf(dossier);
      const list = await store.readDossier(world, "lists", task.group);
      await wait(pauseMs());
      if (failsNow(task)) throw new Error("fails on purpose");
      const { collection, id, version } = dossier;
      const document = JSON.stringify([...numbersIn(list), task.number]);
      return {
        writes: [
          { collection: "lists", id: task.group, expected: list?.version ?? "new", document },
          { collection, id, expected: version, document: undefined },
        ],
        claims: [{ key: seat, quantity: 1, capacity: 1_000_000 }],
      };
    },
    failed: (dossier, _failure, { nowMs }) => putOff(dossier, nowMs),
  };
};
