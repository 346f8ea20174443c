/** The sessions of the Valkey store, shared by all its processes. */
import { checkExpiry, checkWorldFacts } from "../commandChecks.js";
import type { ClientFacts, Entered, Entry, Expiry, SessionStore, StoredSession } from "../ports/sessions.js";
import type { Argument } from "./connection.js";
import type { Context } from "./context.js";
import { missingWorld, refusalOf } from "./epochs.js";
import { StoreFullError } from "./failures.js";
import { escapeText, unescapeText } from "./keys.js";
import { answerOf, listReply, numberReply, textReply } from "./replies.js";
import { type Birth, factArguments, type Worlds, worldFromReply } from "./worlds.js";

const noSession = ["", "", 0, 0] as const;
const make = "make";

/** A client as JSON text, with only the declared members. */
export const clientText = ({ transport, clientName, clientVersion, protocolVersion }: ClientFacts): string =>
  JSON.stringify({ transport, clientName, clientVersion, protocolVersion });

export const clientFromText = (text: string): ClientFacts => JSON.parse(text);

const urisBetween = " ";

export const subscriptionsFromText = (text: string): readonly string[] =>
  text
    .split(urisBetween)
    .filter((uri) => uri !== "")
    .map(unescapeText);

/** Parses a session of a script's reply. Its `initialize` is escaped, so "" means none. */
const sessionFromReply = (id: string, reply: unknown): StoredSession => {
  const [createdAtMs, lastActivityAtMs, toolCalls, client = "", initialize = "", subscriptions = "", streams] =
    listReply(reply).map(textReply);
  return {
    id,
    ...clientFromText(client),
    createdAtMs: Number(createdAtMs),
    lastActivityAtMs: Number(lastActivityAtMs),
    toolCalls: Number(toolCalls),
    initialize: initialize === "" ? undefined : unescapeText(initialize),
    subscriptions: subscriptionsFromText(subscriptions),
    streams: Number(streams),
  };
};

const expiresAtMs = ({ realNowMs, idleLimitMs }: Expiry): number => realNowMs + idleLimitMs;

const sessionArguments = (session: Entry["session"]): readonly Argument[] =>
  session === undefined
    ? noSession
    : [escapeText(session.id), clientText(session.client), Number(session.countsAsCall), Number(session.mustExist)];

type Visit = (
  error: unknown,
  world: string,
  sessionId: string | undefined,
  realNowMs: number,
) => Promise<readonly unknown[]>;

/**
 * If a call failed because Valkey is full, reads the world and the session without recording the use. Rejects with the given
 * error if it is another one, or if there is no such world or session.
 */
const createVisit =
  ({ connection, keys }: Context): Visit =>
  async (error, world, sessionId, realNowMs) => {
    if (!(error instanceof StoreFullError)) throw error;
    const own = keys.world(world);
    const id = sessionId === undefined ? "" : escapeText(sessionId);
    const found = await connection.run("findVisit", [own.meta, own.base], [id, realNowMs]);
    if (found === null) throw error;
    return listReply(found);
  };

type Enter = (entry: Entry, attempt: string, birth?: Birth) => Promise<Entered | undefined>;

/** Enters a world. Creates it only if `birth` is given; undefined if there is no such world and it is not created. */
const createEnter =
  ({ connection, keys, met }: Context, visit: Visit): Enter =>
  async (entry, attempt, birth) => {
    const own = keys.world(entry.world);
    const entering = connection.run(
      "enter",
      [own.meta, own.epochs, own.base],
      [
        ...[attempt, entry.realNowMs, expiresAtMs(entry), birth === undefined ? "" : make],
        ...factArguments(entry.initially),
        ...[escapeText(entry.world), keys.channel],
        ...sessionArguments(entry.session),
        ...(birth ?? []),
      ],
    );
    const reply = await entering.catch(async (error: unknown) => [
      "done",
      ...(await visit(error, entry.world, entry.session?.id, entry.realNowMs)),
    ]);
    const { code, rest } = answerOf(reply);
    if (code === "missing") return undefined;
    const [worldReply, sessionReply] = rest;
    const found = worldFromReply(entry.world, worldReply);
    met(found);
    const session =
      entry.session === undefined || sessionReply === undefined
        ? undefined
        : sessionFromReply(entry.session.id, sessionReply);
    return { world: found.world, session };
  };

export const createSessions = (context: Context, worlds: Worlds): SessionStore => {
  const { connection, keys, nextAttempt, met } = context;
  const visit = createVisit(context);
  const tryToEnter = createEnter(context, visit);

  const changeSubscription = async (
    world: string,
    id: string,
    uri: string,
    change: "add" | "remove",
  ): Promise<boolean> => {
    const own = keys.world(world);
    const changed = await connection.write(
      "changeSubscription",
      [own.meta, own.base, own.attempt(nextAttempt())],
      [escapeText(id), escapeText(uri), change, escapeText(world), keys.channel],
    );
    return changed === 1;
  };

  return {
    enter: async (entry) => {
      checkExpiry(entry);
      checkWorldFacts(entry.initially);
      const attempt = nextAttempt();
      const entered = await tryToEnter(entry, attempt);
      if (entered !== undefined) return entered;
      const birth = await worlds.register(entry.world);
      const created = await tryToEnter(entry, attempt, birth);
      if (created === undefined) throw missingWorld(entry.world);
      await worlds.confirm(entry.world);
      return created;
    },
    openSession: async (command) => {
      checkExpiry(command);
      const { world, id, client, initialize, realNowMs } = command;
      const own = keys.world(world.key);
      const reply = await connection.write(
        "openSession",
        [own.meta, own.base],
        [
          ...[world.epoch, nextAttempt(), escapeText(id), clientText(client), escapeText(initialize)],
          ...[realNowMs, expiresAtMs(command), escapeText(world.key), keys.channel],
        ],
      );
      const answer = answerOf(reply);
      if (answer.code !== "done") throw refusalOf(world.key, answer);
    },
    findSession: async (world, id, expiry) => {
      checkExpiry(expiry);
      const own = keys.world(world);
      const rest = [escapeText(id), expiry.realNowMs, expiresAtMs(expiry)];
      const reply = await connection
        .run("findSession", [own.meta, own.base], rest)
        .catch((error: unknown) => visit(error, world, id, expiry.realNowMs));
      if (reply === null) return undefined;
      const [worldReply, sessionReply] = listReply(reply);
      met(worldFromReply(world, worldReply));
      return sessionFromReply(id, sessionReply);
    },
    endSession: async (world, id) => {
      const own = keys.world(world);
      const sessionKeys = [own.meta, own.base, own.attempt(nextAttempt())];
      return (
        (await connection.write("endSession", sessionKeys, [escapeText(id), escapeText(world), keys.channel])) === 1
      );
    },
    addSubscription: (world, id, uri) => changeSubscription(world, id, uri, "add"),
    removeSubscription: (world, id, uri) => changeSubscription(world, id, uri, "remove"),
    takeStream: async (world, id) => {
      const own = keys.world(world);
      const streamKeys = [own.meta, own.base, own.attempt(nextAttempt())];
      const stream = await connection.write("takeStream", streamKeys, [
        escapeText(id),
        escapeText(world),
        keys.channel,
      ]);
      return stream === null ? undefined : numberReply(stream);
    },
  };
};
