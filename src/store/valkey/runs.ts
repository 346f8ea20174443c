/**
 * Which run of Valkey is behind a connection. A process that starts, and a replica that becomes a primary, may have a shorter
 * past than the one before; both are another run. It knows no key.
 */
import type { ValkeyConnection } from "./connection.js";

export type Primary = ReturnType<ValkeyConnection["primaries"]>[number];

/** The run of a server whose user may not call INFO. */
export const unknownRun = "unknown";

const shownDigits = 16;

const factOf = (info: string, name: string): string =>
  (new RegExp(`^${name}:(\\w+)`, "m").exec(info)?.[1] ?? "").slice(0, shownDigits);

/**
 * The run of the server at the other end: its process, and the history that it writes, which is another one after a failover.
 * Undefined if it does not answer.
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

/** A connection to a primary: what a look has found at its other end, as long as it lasts. */
export interface Watched {
  readonly primary: Primary;
  /** Connections that have ended so far. */
  ended: number;
  /** Undefined until it has been looked at. */
  found: { readonly run: string; readonly isNoted: boolean; readonly ended: number } | undefined;
}

export interface Watch {
  /** The same for the same primary, as long as that is one. */
  readonly of: (primary: Primary) => Watched;
  /** Forgets all others: a server that is no primary for a while comes back with another history. */
  readonly keepOnly: (primaries: readonly Primary[]) => void;
  readonly close: () => void;
}

/** `onReady` is called when a connection is ready again. */
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
