/**
 * The connection to Valkey: one server or a cluster, with the scripts as commands. It fails fast when there is no
 * connection, and turns what the client throws into the store's own errors. It knows no key and no meaning of a script.
 *
 * A connection over which an answer is due and nothing arrives is given up and made anew. The client sends commands again
 * that were under way when a connection broke (without that, they never settle), and a command that timed out may still run.
 * So every script that writes is safe to run twice.
 */

import { readFileSync } from "node:fs";
import { Cluster, Redis, type RedisOptions } from "ioredis";
import { StoreUnavailableError } from "../errors.js";
import { messageOf } from "../messageOf.js";
import { readAddress, type ValkeyAddress } from "./address.js";
import { scriptFailure, unavailable, writeFailure } from "./failures.js";
import { createGathering } from "./gathering.js";
import type { ValkeyOptions } from "./options.js";
import { loadScripts, type ScriptName } from "./scripts.js";

const commandTimeoutMs = 2000;
const connectTimeoutMs = 3000;
/** Longer than a command may take, so that a server that is only busy keeps its connections. */
const usualSilenceLimitMs = 5000;
const firstRetryMs = 50;
const longestRetryMs = 1000;
const retryJitterMs = 100;

export type Argument = string | number | Buffer;
type RunScript = (...keysAndArguments: readonly Argument[]) => Promise<unknown>;

declare module "ioredis" {
  interface RedisCommander extends Record<`${ScriptName}Buffer`, RunScript> {}
}

type Client = Redis | Cluster;

export interface Connection {
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
  readonly ask: <Reply>(question: (client: Client) => Promise<Reply>) => Promise<Reply>;
  /** The servers that take writes now. */
  readonly primaries: () => readonly Redis[];
  /** The one that serves a hash slot. */
  readonly primaryOf: (slot: number) => Redis | undefined;
  /** A connection of its own to a server, for what would block the others: it connects once and does not try again. */
  readonly openAside: (attempt: number) => Redis;
  readonly close: () => void;
}

/** Full jitter would reconnect too late: the delay doubles, and a part of it is left to chance, so that processes spread. */
const retryDelayMs = (attempt: number): number =>
  Math.min(firstRetryMs * 2 ** attempt, longestRetryMs) + Math.random() * retryJitterMs;

const readPem = (file: string | undefined, name: string): Buffer | undefined => {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file);
  } catch (error) {
    throw new StoreUnavailableError(`The ${name} ${file} for Valkey cannot be read: ${messageOf(error)}.`);
  }
};

const tlsOptions = (address: ValkeyAddress, { tls = {} }: Pick<ValkeyOptions, "tls">): Pick<RedisOptions, "tls"> => {
  if (!address.isEncrypted) return {};
  return {
    tls: {
      ca: readPem(tls.caFile, "authority's certificate"),
      cert: readPem(tls.certificateFile, "certificate"),
      key: readPem(tls.keyFile, "key"),
    },
  };
};

export interface ConnectionOptions extends ValkeyOptions {
  /** How long a connection over which an answer is due may bring nothing; tests do not wait as long. */
  readonly silenceLimitMs?: number;
}

const sharedOptions = (address: ValkeyAddress, options: ConnectionOptions) => ({
  username: address.username,
  password: address.password,
  ...tlsOptions(address, options),
  commandTimeout: commandTimeoutMs,
  connectTimeout: connectTimeoutMs,
  // Counts only while an answer is due: an idle connection may be silent for as long as it likes.
  socketTimeout: options.silenceLimitMs ?? usualSilenceLimitMs,
  maxRetriesPerRequest: 1,
  // The check asks for INFO, which a user may lack, and waits while data is loaded: a server that loads says so itself.
  enableReadyCheck: false,
  ...(options.clientName !== undefined && { clientInfoTag: options.clientName }),
});

const createClient = (address: ValkeyAddress, shared: ReturnType<typeof sharedOptions>): Client =>
  address.isCluster
    ? new Cluster([...address.nodes], {
        lazyConnect: true,
        scaleReads: "master",
        enableOfflineQueue: false,
        clusterRetryStrategy: retryDelayMs,
        redisOptions: shared,
      })
    : new Redis({
        ...shared,
        ...address.nodes[0],
        db: address.database,
        lazyConnect: true,
        enableOfflineQueue: false,
        retryStrategy: retryDelayMs,
      });

/** The client says nothing of a database that the server refuses, and goes on in the first one. */
const connectTo = async (client: Client, database: number): Promise<void> => {
  await client.connect();
  if (database > 0) await client.select(database);
};

const connect = async (client: Client, { place, database }: ValkeyAddress): Promise<void> => {
  let reason: unknown;
  const note = (error: unknown): void => {
    const last = error instanceof Error && "lastNodeError" in error ? error.lastNodeError : undefined;
    reason = last ?? error;
  };
  client.on("error", note);
  client.on("node error", note);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("no answer while connecting"));
    }, connectTimeoutMs);
  });
  try {
    await Promise.race([connectTo(client, database), late]);
  } catch (error) {
    client.disconnect();
    throw unavailable(place, reason ?? error);
  } finally {
    clearTimeout(timer);
    client.off("error", note);
    client.off("node error", note);
    // Calls tell what is wrong; without a listener the client would print it.
    client.on("error", () => undefined);
  }
};

/** Connects, or rejects with StoreUnavailableError when that has not succeeded within the connect timeout. */
export const openConnection = async (options: ConnectionOptions): Promise<Connection> => {
  const address = readAddress(options);
  const shared = sharedOptions(address, options);
  const { place, isCluster, nodes } = address;
  const client = createClient(address, shared);
  const reading = new Set<ScriptName>();
  for (const { name, lua, numberOfKeys, isWriting } of loadScripts()) {
    client.defineCommand(name, { lua, numberOfKeys });
    if (!isWriting) reading.add(name);
  }
  await connect(client, address);
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
      try {
        gather();
        return await runScript(script, [...keys, ...rest]);
      } catch (error) {
        throw writeFailure(place, error);
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
    close: () => client.disconnect(),
  };
};
