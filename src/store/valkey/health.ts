/**
 * Checks that Valkey can serve calls, and warns about a configuration that may lose data. Sets the schema version of a new store.
 */

import { StoreUnavailableError } from "../errors.js";
import { messageOf } from "../messageOf.js";
import { StoreVersionError } from "../ports/errors.js";
import type { ValkeyConnection } from "./connection.js";
import { StoreFullError, unavailable } from "./failures.js";
import type { Keys } from "./keys.js";
import { earlierVersions, schemaVersion } from "./records.js";
import { textReply } from "./replies.js";

const checkTimeoutMs = 1000;
const oldestVersion = 8;

type Primary = ReturnType<ValkeyConnection["primaries"]>[number];

const inTime = async <Result>(place: string, question: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StoreUnavailableError(`Valkey at ${place} did not answer within ${checkTimeoutMs} ms.`));
    }, checkTimeoutMs);
  });
  try {
    return await Promise.race([question, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Rejects with StoreUnavailableError if Valkey cannot serve. A single server must run a script that writes. Of a cluster, one
 * primary must answer: the failure of another is no reason to refuse the calls for worlds that work.
 */
export const requireHealth = async (connection: ValkeyConnection, keys: Keys): Promise<void> => {
  const { place, isCluster } = connection;
  if (!isCluster) {
    await inTime(place, connection.run("check", [keys.check]));
    return;
  }
  const answers = connection.primaries().map((primary) => primary.ping());
  try {
    await inTime(place, Promise.any(answers));
  } catch (error) {
    const [first] = error instanceof AggregateError ? error.errors : [error];
    throw unavailable(place, first ?? new Error("Cluster isn't ready"));
  }
};

const requireVersion = async (place: string, primary: Primary): Promise<void> => {
  const hello = await primary.call("HELLO");
  const facts = Array.isArray(hello) ? hello.map(String) : [];
  const factOf = (name: string): string => facts[facts.indexOf(name) + 1] ?? "";
  const version = factOf("version");
  if (Number.parseInt(version, 10) < oldestVersion) {
    throw new StoreUnavailableError(
      `The server at ${place} is ${factOf("server")} ${version}, and the store needs Valkey ${oldestVersion} or newer.`,
    );
  }
};

/**
 * Warnings about settings with which a primary may lose data. `info`: its INFO; `flushing`: its appendfsync, undefined if not
 * readable.
 */
const dangersOf = (name: string, info: string, flushing: string | undefined): readonly string[] => {
  const facts = new Map(info.split(/\r?\n/).map((line) => [line.split(":", 1)[0], line.slice(line.indexOf(":") + 1)]));
  const policy = facts.get("maxmemory_policy") ?? "noeviction";
  return [
    ...(facts.get("aof_enabled") === "0"
      ? [`Valkey at ${name} has no append-only file: a restart may lose all bookings. Set appendonly yes.`]
      : []),
    ...(facts.get("aof_enabled") === "1" && flushing === "no"
      ? [
          `Valkey at ${name} never flushes its append-only file itself (appendfsync no): when its machine fails, the bookings ` +
            "of the last half minute may be lost. Set appendfsync everysec.",
        ]
      : []),
    ...(Number(facts.get("maxmemory") ?? 0) > 0 && policy !== "noeviction"
      ? [`Valkey at ${name} evicts keys (${policy}) when its memory is full: bookings would vanish. Set noeviction.`]
      : []),
  ];
};

const warnOfDangers = async (primary: Primary, warn: (message: string) => void): Promise<void> => {
  const { host, port } = primary.options;
  // The user may lack the permission for INFO or CONFIG; the store works without them.
  const info = await primary.info("everything").catch(() => "");
  const configured = await primary.config("GET", "appendfsync").catch(() => undefined);
  const flushing = Array.isArray(configured) ? String(configured[1]) : undefined;
  for (const danger of dangersOf(`${host}:${port}`, info, flushing)) warn(danger);
};

/** Runs a write. False if Valkey has no memory left and the caller tolerates that. */
type Attempt = (write: () => Promise<unknown>) => Promise<boolean>;

const atOnce: Attempt = async (write) => {
  await write();
  return true;
};

/** Whether this is an earlier schema version that needs no conversion: only the version is raised. */
export const isEarlierSchema = (found: string | null): boolean => earlierVersions.some((one) => String(one) === found);

/**
 * Writes the schema version if there is none or an earlier one. True if there was none. Rejects with StoreVersionError if there
 * is another version.
 */
export const requireSchema = async (
  { place, ask, run }: ValkeyConnection,
  { schema }: Keys,
  attempt: Attempt = atOnce,
): Promise<boolean> => {
  let written: string | null = null;
  const isNoted = await attempt(async () => {
    written = await ask((client) => client.set(schema, schemaVersion, "NX"));
  });
  let found = await ask((client) => client.get(schema));
  if (isEarlierSchema(found)) {
    const raise = async (): Promise<void> => {
      found = textReply(await run("raiseSchema", [schema], [found ?? "", schemaVersion]));
    };
    if (!(await attempt(raise))) return false;
  }
  if (found === String(schemaVersion)) return written === "OK";
  if (found === null && !isNoted) return true;
  throw new StoreVersionError(
    `The store in Valkey at ${place} under "${schema}" is in version ${found}, and this product reads version ` +
      `${schemaVersion}. Start the version of the product that wrote it, or choose another key prefix.`,
  );
};

export interface Fitness {
  /** There was no schema version under the key prefix. */
  readonly wasEmpty: boolean;
  /** Valkey has no memory left for writes. */
  readonly isFull: boolean;
}

/**
 * Rejects with StoreUnavailableError or StoreVersionError if the store cannot be used, and warns about settings that may lose
 * bookings. It also tries to publish, because a missing permission would go unnoticed inside a script. `mayBeFull`: if Valkey has
 * no memory left for writes, this warns instead of rejecting.
 */
export const requireFitness = async (
  connection: ValkeyConnection,
  keys: Keys,
  warn: (message: string) => void,
  mayBeFull: boolean,
): Promise<Fitness> => {
  const { place } = connection;
  let full: StoreFullError | undefined;
  const attempt: Attempt = async (write) => {
    try {
      await write();
      return true;
    } catch (error) {
      if (!mayBeFull || !(error instanceof StoreFullError)) throw error;
      full = error;
      return false;
    }
  };
  for (const primary of connection.primaries()) {
    try {
      await requireVersion(place, primary);
    } catch (error) {
      throw error instanceof StoreUnavailableError ? error : unavailable(place, messageOf(error));
    }
    await warnOfDangers(primary, warn);
  }
  const wasEmpty = await requireSchema(connection, keys, attempt);
  await attempt(() => connection.run("check", [keys.check]));
  await connection.ask((client) => client.publish(keys.channel, "hello"));
  if (full !== undefined) warn(full.message);
  return { wasEmpty, isFull: full !== undefined };
};
