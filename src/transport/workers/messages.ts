/** What the primary and a worker say to each other, and what a worker is to do. It knows no process. */
import type { Configuration } from "../../config/settings.js";

/** What to serve, read once by the primary: a worker reads no flag and no environment. */
export interface WorkerTask {
  readonly configuration: Configuration;
  /** The names of the settings that somebody gave. */
  readonly given: readonly string[];
  /** The data directory, where it goes with the server. */
  readonly temporaryFolder: string | undefined;
}

export type ToWorker =
  | { readonly kind: "serve"; readonly task: WorkerTask }
  /** Once: finish what runs, and end. */
  | { readonly kind: "stop"; readonly signal: string }
  /** The answer to `acceptPending`: whoever had arrived has been passed on, or some may have been missed. */
  | { readonly kind: "lookedForArrivals"; readonly isAll: boolean };

export interface Started {
  readonly banner: string;
  /** The address that clients use. */
  readonly where: string;
}

export type FromWorker =
  /** It can be told what to serve. */
  | { readonly kind: "ready" }
  | { readonly kind: "serving"; readonly started: Started }
  /** It says on stderr why it cannot serve, and ends: perhaps by a signal of its own, which tells nothing. */
  | { readonly kind: "cannotServe" }
  /** Pass on who has arrived: the worker wants to close its door. */
  | { readonly kind: "acceptPending" };

const isOfKind = (message: unknown, kinds: readonly string[]): boolean =>
  typeof message === "object" && message !== null && "kind" in message && kinds.some((kind) => kind === message.kind);

export const isToWorker = (message: unknown): message is ToWorker =>
  isOfKind(message, ["serve", "stop", "lookedForArrivals"]);

export const isFromWorker = (message: unknown): message is FromWorker =>
  isOfKind(message, ["ready", "serving", "cannotServe", "acceptPending"]);
