/**
 * Detects that the nodes of a cluster may have lost events on their way to the node that this process subscribes to. Nodes
 * forward Pub/Sub messages over links of their own. While a link is broken, messages are lost and no client connection ends; a
 * new link shows that the old one broke.
 */
import { messageOf } from "../messageOf.js";
import type { ValkeyConnection } from "./connection.js";

const notPermitted =
  "The user may not ask Valkey for CLUSTER LINKS: an event that is lost between two nodes is told only with the next one of its " +
  "world. Permit +cluster.";

type Aside = ReturnType<ValkeyConnection["openAside"]>;

export interface BusLinks {
  /** Notes the present links to the connection's node. To be called before it subscribes. Rejects if the node does not answer. */
  readonly begin: (aside: Aside) => Promise<void>;
  /**
   * Whether a new link was made since the last call, so that events may be missing. Rejects if the node has left the cluster and
   * gets no more events.
   */
  readonly haveBroken: (aside: Aside) => Promise<boolean>;
}

/** The links from other nodes to this node, as "<node id> <creation time>". */
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
  /** The links of the last call; undefined if they cannot be read. */
  let known: ReadonlySet<string> | undefined;
  let hasWarned = false;

  return {
    begin: async (aside) => {
      if (!connection.isCluster) return;
      try {
        known = await linksTo(aside);
      } catch (error) {
        // The server answers, but the user may not call CLUSTER LINKS.
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
      // A failure now is ignored: the next call asks again.
      const now = await linksTo(node).catch(() => before);
      if (known === before) known = now;
      return [...now].some((link) => !before.has(link));
    },
  };
};
