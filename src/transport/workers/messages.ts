/** The messages between the primary and a worker, and the worker's task. It knows no process. */
import type { Configuration } from "../../config/settings.js";

/** What to serve, read once by the primary: a worker reads no flag and no environment. */
export interface WorkerTask {
  readonly configuration: Configuration;
  /** The names of the settings that were set explicitly. */
  readonly given: readonly string[];
  /** The data directory, if it is deleted with the server. */
  readonly temporaryFolder: string | undefined;
}

export type ToWorker =
  | { readonly kind: "serve"; readonly task: WorkerTask }
  /** Sent once: finish what runs, and end. */
  | { readonly kind: "stop"; readonly signal: string }
  /** The answer to `acceptPending`: pending connections were passed on. `isAll` is false if some may be left. */
  | { readonly kind: "lookedForArrivals"; readonly isAll: boolean };

export interface Started {
  readonly banner: string;
  /** The address that clients use. */
  readonly where: string;
}

export type FromWorker =
  /** The worker is ready for its task. */
  | { readonly kind: "ready" }
  | { readonly kind: "serving"; readonly started: Started }
  /**
   * The worker prints on stderr why it cannot serve, and ends. Its exit code may not show that: it may end by a signal.
   */
  | { readonly kind: "cannotServe" }
  /** Accept pending connections and pass them on: the worker is about to stop listening. */
  | { readonly kind: "acceptPending" };

const isOfKind = (message: unknown, kinds: readonly string[]): boolean =>
  typeof message === "object" && message !== null && "kind" in message && kinds.some((kind) => kind === message.kind);

export const isToWorker = (message: unknown): message is ToWorker =>
  isOfKind(message, ["serve", "stop", "lookedForArrivals"]);

export const isFromWorker = (message: unknown): message is FromWorker =>
  isOfKind(message, ["ready", "serving", "cannotServe", "acceptPending"]);
