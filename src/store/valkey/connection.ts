/**
 * The connection to Valkey: one server or a cluster, with the scripts as commands. It fails fast when there is no
 * connection, and turns what the client throws into the store's own errors. It knows no key and no meaning of a script.
 *
 * A connection over which an answer is due and nothing arrives is given up and made anew. The client sends commands again
 * that were under way when a connection broke (without that, they never settle), and a command that timed out may still run.
 * So every script that writes is safe to run twice.
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
   * Runs a script and gives its reply, with text as Buffers. Rejects with StoreUnavailableError, or with
   * WriteOutcomeUnknownError where the script failed after it had written something.
   */
  readonly run: (script: ScriptName, keys: readonly string[], rest?: readonly Argument[]) => Promise<unknown>;
  /** As `run`, for what a caller has to know of: rejects with WriteOutcomeUnknownError also where the script may have run. */
  readonly write: (script: ScriptName, keys: readonly string[], rest: readonly Argument[]) => Promise<unknown>;
  /** Asks for something else, with the same errors. */
  readonly ask: <Reply>(question: (client: ValkeyClient) => Promise<Reply>) => Promise<Reply>;
  /** The servers that take writes now. */
  readonly primaries: () => readonly Redis[];
  /** The one that serves a hash slot. */
  readonly primaryOf: (slot: number) => Redis | undefined;
  /** A connection of its own to a server, for what would block the others: it connects once and does not try again. */
  readonly openAside: (attempt: number) => Redis;
  /** The connection for calls to the same server as one aside; undefined if it is none of the cluster's. */
  readonly nodeOf: (aside: Redis) => Redis | undefined;
  readonly close: () => void;
}

/**
 * Gathers what is sent within one turn of the event loop into one write to the socket: a write is a system call, and the most
 * expensive part of a small command. It delays nothing: what a single caller sends leaves in the same turn. Call the returned
 * function before each command. The nodes of a cluster have sockets of their own, which are left alone.
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
  /** The client tells a server its script when that does not know it; here for one that has forgotten it again by then. */
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
        // Nothing is under way over it that could be waited for.
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
