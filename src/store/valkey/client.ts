/** Creates and connects the ioredis client, for one server or a cluster. */
import { readFileSync } from "node:fs";
import { Cluster, Redis, type RedisOptions } from "ioredis";
import { StoreUnavailableError } from "../errors.js";
import { messageOf } from "../messageOf.js";
import type { ValkeyAddress } from "./address.js";
import { unavailable } from "./failures.js";
import type { ValkeyOptions } from "./options.js";

const usualTimeoutMs = 2000;
/** Connecting may take this much longer than one command, because it needs several answers. */
const connectingBeyondMs = 1000;
/**
 * A connection may be silent for this much longer than the command timeout, so that a server that is only busy keeps its
 * connections.
 */
const silenceBeyondMs = 3000;
const firstRetryMs = 50;
const longestRetryMs = 1000;
const retryJitterMs = 100;

export type ValkeyClient = Redis | Cluster;

/** Exponential backoff plus a small random part that spreads the processes. Full jitter would often reconnect too late. */
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
  /** How long a connection may be silent while an answer is due, in milliseconds. For tests. */
  readonly silenceLimitMs?: number;
}

/** The options that all connections of a store share. */
export const sharedOptions = (
  address: ValkeyAddress,
  { timeoutMs = usualTimeoutMs, silenceLimitMs = timeoutMs + silenceBeyondMs, ...options }: ValkeyConnectionOptions,
) => ({
  username: address.username,
  password: address.password,
  ...tlsOptions(address, options),
  commandTimeout: timeoutMs,
  connectTimeout: timeoutMs + connectingBeyondMs,
  // Applies only while an answer is due; an idle connection has no limit.
  socketTimeout: silenceLimitMs,
  maxRetriesPerRequest: 1,
  // The check needs permission for INFO, and waits while the server loads its data. Such a server answers LOADING anyway.
  enableReadyCheck: false,
  ...(options.clientName !== undefined && { clientInfoTag: options.clientName }),
});

/** Creates a client that is not connected yet. */
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
    // Errors reach callers through their calls. Without a listener the client would print them too.
    client.on("error", () => undefined);
  }
};
