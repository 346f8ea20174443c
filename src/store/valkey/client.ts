/** The client of Valkey: its options, and how it connects to one server or a cluster. It knows no command. */
import { readFileSync } from "node:fs";
import { Cluster, Redis, type RedisOptions } from "ioredis";
import { StoreUnavailableError } from "../errors.js";
import { messageOf } from "../messageOf.js";
import type { ValkeyAddress } from "./address.js";
import { unavailable } from "./failures.js";
import type { ValkeyOptions } from "./options.js";

const usualTimeoutMs = 2000;
/** Connecting takes more than one answer. */
const connectingBeyondMs = 1000;
/** A connection may be silent for longer than a command may take, so that a server that is only busy keeps its connections. */
const silenceBeyondMs = 3000;
const firstRetryMs = 50;
const longestRetryMs = 1000;
const retryJitterMs = 100;

export type ValkeyClient = Redis | Cluster;

/** Full jitter would reconnect too late: the delay doubles, and a random part is added, so that processes spread. */
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

export interface ValkeyConnectionOptions extends ValkeyOptions {
  /** How long a connection over which an answer is due may bring nothing; tests do not wait as long. */
  readonly silenceLimitMs?: number;
}

/** What every connection of a store has in common. */
export const sharedOptions = (
  address: ValkeyAddress,
  { timeoutMs = usualTimeoutMs, silenceLimitMs = timeoutMs + silenceBeyondMs, ...options }: ValkeyConnectionOptions,
) => ({
  username: address.username,
  password: address.password,
  ...tlsOptions(address, options),
  commandTimeout: timeoutMs,
  connectTimeout: timeoutMs + connectingBeyondMs,
  // Counts only while an answer is due: an idle connection may be silent for as long as it likes.
  socketTimeout: silenceLimitMs,
  maxRetriesPerRequest: 1,
  // The check asks for INFO, which a user may lack, and waits while data is loaded: a server that loads says so itself.
  enableReadyCheck: false,
  ...(options.clientName !== undefined && { clientInfoTag: options.clientName }),
});

/** A client that is not connected yet. */
export const createClient = (address: ValkeyAddress, shared: ReturnType<typeof sharedOptions>): ValkeyClient =>
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

/** ioredis ignores a database that the server refuses, and uses database 0: so select it explicitly. */
const connectTo = async (client: ValkeyClient, database: number): Promise<void> => {
  await client.connect();
  if (database > 0) await client.select(database);
};

/** Connects, or rejects with StoreUnavailableError when that has not succeeded within the connect timeout. */
export const connect = async (
  client: ValkeyClient,
  { place, database }: ValkeyAddress,
  { connectTimeout }: Pick<ReturnType<typeof sharedOptions>, "connectTimeout">,
): Promise<void> => {
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
    }, connectTimeout);
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
