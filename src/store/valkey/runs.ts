/**
 * Identifies the run of Valkey behind a connection. A restarted process, or a replica that became the primary, may lack data;
 * each is a new run.
 */
import type { ValkeyConnection } from "./connection.js";

export type Primary = ReturnType<ValkeyConnection["primaries"]>[number];

/** Used in place of a run if the user may not call INFO. */
export const unknownRun = "unknown";

const shownDigits = 16;

const factOf = (info: string, name: string): string =>
  (new RegExp(`^${name}:(\\w+)`, "m").exec(info)?.[1] ?? "").slice(0, shownDigits);

/**
 * The run of the connection's server: "<run_id>.<master_replid>". The first changes with each restart, the second with each
 * failover. Undefined if the server does not answer.
 */
export const runOf = async (primary: Primary): Promise<string | undefined> => {
  try {
    const info = String(await primary.call("INFO", "server", "replication"));
    return `${factOf(info, "run_id")}.${factOf(info, "master_replid")}`;
  } catch (error) {
    // The server answers, but the user may not call INFO.
    return error instanceof Error && error.name === "ReplyError" ? unknownRun : undefined;
  }
};

/** A connection to a primary, and the run that the last look found there. */
export interface Watched {
  readonly primary: Primary;
  /** How many connections to it have ended so far. */
  ended: number;
  /** The result of the last look; undefined before. It is valid while its `ended` is the present one. */
  found: { readonly run: string; readonly isNoted: boolean; readonly ended: number } | undefined;
}

export interface Watch {
  /** The state of a primary, created on first use. */
  readonly of: (primary: Primary) => Watched;
  /** Forgets all others: a server that was not a primary for a while may come back with other data. */
  readonly keepOnly: (primaries: readonly Primary[]) => void;
  readonly close: () => void;
}

/** Watches the connections to primaries. `onReady` is called when one is ready again. */
export const createWatch = (onReady: () => void): Watch => {
  const all = new Map<Primary, { readonly watched: Watched; readonly stop: () => void }>();
  return {
    of: (primary) => {
      const known = all.get(primary)?.watched;
      if (known !== undefined) return known;
      const watched: Watched = { primary, ended: 0, found: undefined };
      const onClose = (): void => {
        watched.ended += 1;
      };
      primary.on("close", onClose);
      primary.on("ready", onReady);
      const stop = (): void => {
        primary.off("close", onClose);
        primary.off("ready", onReady);
      };
      all.set(primary, { watched, stop });
      return watched;
    },
    keepOnly: (primaries) => {
      for (const [primary, { stop }] of all) {
        if (primaries.includes(primary)) continue;
        stop();
        all.delete(primary);
      }
    },
    close: () => {
      for (const { stop } of all.values()) stop();
    },
  };
};
