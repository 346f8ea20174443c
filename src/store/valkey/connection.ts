/**
 * The connection to Valkey: one server or a cluster, with the Lua scripts as commands. It fails fast when there is no connection,
 * and turns the client's errors into the store's own errors.
 *
 * A connection that is silent while an answer is due is closed and opened again. The client resends commands that were pending
 * when a connection broke (otherwise they would never settle), and a command that timed out may still run. So every script that
 * writes is safe to run twice.
 */

import { Cluster, Redis } from "ioredis";
import { messageOf } from "../messageOf.js";
import { readAddress } from "./address.js";
import { connect, createClient, sharedOptions, type ValkeyClient, type ValkeyConnectionOptions } from "./client.js";
import { scriptFailure, unavailable, writeFailure } from "./failures.js";
import { loadScripts, type ScriptName } from "./scripts.js";

export type Argument = string | number | Buffer;
type RunScript = (...keysAndArguments: readonly Argument[]) => Promise<unknown>;

declare module "ioredis" {
  interface RedisCommander extends Record<`${ScriptName}Buffer`, RunScript> {}
}

export interface ValkeyConnection {
  /** Hosts and ports, for messages. */
  readonly place: string;
  readonly isCluster: boolean;
  readonly database: number;
  /**
   * Runs a script and returns its reply, with text as Buffers. Rejects with StoreUnavailableError, or with
   * WriteOutcomeUnknownError if the script failed after it had written something.
   */
  readonly run: (script: ScriptName, keys: readonly string[], rest?: readonly Argument[]) => Promise<unknown>;
  /** As `run`, but also rejects with WriteOutcomeUnknownError if no answer came and the script may have run. */
  readonly write: (script: ScriptName, keys: readonly string[], rest: readonly Argument[]) => Promise<unknown>;
  /** Runs another command. Rejects with StoreUnavailableError. */
  readonly ask: <Reply>(question: (client: ValkeyClient) => Promise<Reply>) => Promise<Reply>;
  /** The connections to the present primaries. */
  readonly primaries: () => readonly Redis[];
  /** The connection to the primary of a hash slot; undefined if none is known. */
  readonly primaryOf: (slot: number) => Redis | undefined;
  /**
   * A separate connection to a server, for a subscription. Not connected yet; it does not reconnect. `attempt` chooses a
   * cluster's node.
   */
  readonly openAside: (attempt: number) => Redis;
  /** The connection for calls to the same server as `aside`; undefined if that server is not in the cluster. */
  readonly nodeOf: (aside: Redis) => Redis | undefined;
  readonly close: () => void;
}

/**
 * Combines commands sent in one turn of the event loop into one write to the socket, because the system call is the most
 * expensive part of a small command. It delays nothing: the write happens in the same turn. Call the returned function before
 * each command. For a cluster, whose nodes have separate sockets, it does nothing.
 */
const createGathering = (client: ValkeyClient): (() => void) => {
  let isGathering = false;
  return () => {
    if (client instanceof Cluster || isGathering) return;
    const { stream } = client;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
};

/** Connects, or rejects with StoreUnavailableError when that has not succeeded within the connect timeout. */
export const openConnection = async (options: ValkeyConnectionOptions): Promise<ValkeyConnection> => {
  const address = readAddress(options);
  const shared = sharedOptions(address, options);
  const { place, isCluster, nodes } = address;
  const client = createClient(address, shared);
  const reading = new Set<ScriptName>();
  for (const { name, lua, numberOfKeys, isWriting } of loadScripts()) {
    client.defineCommand(name, { lua, numberOfKeys });
    if (!isWriting) reading.add(name);
  }
  await connect(client, address, shared);
  /**
   * Retries once on NOSCRIPT. The client sends an unknown script to the server by itself; the server may have dropped it again
   * since.
   */
  const runScript = async (script: ScriptName, words: readonly Argument[]): Promise<unknown> => {
    try {
      return await client[`${script}Buffer`](...words);
    } catch (error) {
      if (!messageOf(error).startsWith("NOSCRIPT")) throw error;
      return client[`${script}Buffer`](...words);
    }
  };
  const primaries = (): readonly Redis[] => (client instanceof Cluster ? client.nodes("master") : [client]);

  const gather = createGathering(client);

  return {
    place,
    isCluster,
    database: address.database,
    run: async (script, keys, rest = []) => {
      try {
        gather();
        return await runScript(script, [...keys, ...rest]);
      } catch (error) {
        throw reading.has(script) ? unavailable(place, error) : scriptFailure(place, error);
      }
    },
    write: async (script, keys, rest) => {
      let isLate = false;
      setImmediate(() => {
        isLate = true;
      });
      try {
        gather();
        return await runScript(script, [...keys, ...rest]);
      } catch (error) {
        throw writeFailure(place, error, isLate);
      }
    },
    ask: async (question) => {
      try {
        gather();
        return await question(client);
      } catch (error) {
        throw unavailable(place, error);
      }
    },
    primaries,
    primaryOf: (slot) => {
      if (!(client instanceof Cluster)) return client;
      const [name] = client.slots[slot] ?? [];
      return client.nodes("master").find(({ options: { host, port } }) => `${host}:${port}` === name);
    },
    openAside: (attempt) => {
      const known = isCluster ? primaries().map(({ options: { host = "", port = 0 } }) => ({ host, port })) : [];
      const candidates = known.length === 0 ? nodes : known;
      const aside = new Redis({
        ...shared,
        ...candidates[attempt % candidates.length],
        db: address.database,
        lazyConnect: true,
        autoResubscribe: false,
        retryStrategy: null,
        // No command is pending on it at disconnect, so there is nothing to wait for.
        disconnectTimeout: 0,
      });
      aside.on("error", () => undefined);
      return aside;
    },
    nodeOf: ({ options: { host, port } }) =>
      client instanceof Cluster
        ? client.nodes("all").find(({ options }) => options.host === host && options.port === port)
        : client,
    close: () => client.disconnect(),
  };
};
