/**
 * The instructions that a worker gets, from its primary and by signals. A terminal or a service manager signals all
 * processes at once, and the primary passes its own signals on: a stop that comes both ways counts once. Instructions
 * that come before a listener are kept.
 */
import { type ProcessControl, processControl } from "../lifecycle.js";
import type { ToWorker, WorkerTask } from "./messages.js";

export interface Instructions extends ProcessControl {
  readonly take: (message: ToWorker) => void;
  /** Undefined if the worker was told to stop first. */
  readonly toServe: Promise<WorkerTask | undefined>;
  /** Resolves with the primary's answer to what `ask` sends. */
  readonly answerTo: (ask: () => void) => Promise<boolean>;
}

export const createInstructions = (control: ProcessControl = processControl): Instructions => {
  const told: string[] = [];
  const listeners = new Set<(signal: string) => void>();
  let fromPrimary = 0;
  let fromSignals = 0;
  let serve: (task: WorkerTask | undefined) => void = () => undefined;
  let answer: (isAll: boolean) => void = () => undefined;
  const toServe = new Promise<WorkerTask | undefined>((resolve) => {
    serve = resolve;
  });
  const tell = (signal: string): void => {
    if (Math.max(fromPrimary, fromSignals) <= told.length) return;
    told.push(signal);
    serve(undefined);
    for (const listener of listeners) listener(signal);
  };
  control.onSignal((signal) => {
    fromSignals++;
    tell(signal);
  });
  return {
    take: (message) => {
      if (message.kind === "serve") return serve(message.task);
      if (message.kind === "lookedForArrivals") return answer(message.isAll);
      fromPrimary++;
      tell(message.signal);
    },
    toServe,
    answerTo: (ask) =>
      new Promise((resolve) => {
        answer = resolve;
        ask();
      }),
    onSignal: (listener) => {
      listeners.add(listener);
      for (const signal of told) listener(signal);
      return () => listeners.delete(listener);
    },
    exit: control.exit,
  };
};
