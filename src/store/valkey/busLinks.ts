/**
 * Whether the nodes of a cluster may have lost events on their way to the node that a process listens at. They pass events on over
 * links of their own: while one is broken nobody is told, and no connection of a client ends. A link that is new tells of it.
 */
import { messageOf } from "../messageOf.js";
import type { ValkeyConnection } from "./connection.js";

const notPermitted =
  "The user may not ask Valkey for CLUSTER LINKS: an event that is lost between two nodes is told only with the next one of its " +
  "world. Permit +cluster.";

type Aside = ReturnType<ValkeyConnection["openAside"]>;

export interface BusLinks {
  /** Notes which links there are to the node of a connection, which has not subscribed yet. Rejects if it does not answer. */
  readonly begin: (aside: Aside) => Promise<void>;
  /**
   * Whether a link has been made since this was asked last, so that events may be missing. Rejects if the node is none of the
   * cluster's any more, and gets no events.
   */
  readonly haveBroken: (aside: Aside) => Promise<boolean>;
}

/** The links over which others reach the node, each with the time at which it was made. */
const linksTo = async (node: Aside): Promise<ReadonlySet<string>> => {
  const reply = await node.call("CLUSTER", "LINKS");
  const links = Array.isArray(reply) ? reply.map((link) => (Array.isArray(link) ? link.map(String) : [])) : [];
  const wordAfter = (words: readonly string[], name: string): string => words[words.indexOf(name) + 1] ?? "";
  return new Set(
    links
      .filter((words) => wordAfter(words, "direction") === "from")
      .map((words) => `${wordAfter(words, "node")} ${wordAfter(words, "create-time")}`),
  );
};

export const createBusLinks = (
  connection: Pick<ValkeyConnection, "isCluster" | "primaries" | "nodeOf">,
  warn: (message: string) => void,
): BusLinks => {
  /** Undefined where they cannot be known. */
  let known: ReadonlySet<string> | undefined;
  let hasWarned = false;

  return {
    begin: async (aside) => {
      if (!connection.isCluster) return;
      try {
        known = await linksTo(aside);
      } catch (error) {
        // The server answers, but the user may not ask.
        if (!(error instanceof Error && error.name === "ReplyError")) throw error;
        known = undefined;
        if (!hasWarned) warn(`${notPermitted} (${messageOf(error)})`);
        hasWarned = true;
      }
    },
    haveBroken: async (aside) => {
      if (!connection.isCluster) return false;
      const node = connection.nodeOf(aside);
      if (node === undefined) {
        if (connection.primaries().length === 0) return false;
        throw new Error("the node that events come from has left the cluster");
      }
      if (known === undefined) return false;
      const before = known;
      // What cannot be asked now is asked the next time.
      const now = await linksTo(node).catch(() => before);
      if (known === before) known = now;
      return [...now].some((link) => !before.has(link));
    },
  };
};
