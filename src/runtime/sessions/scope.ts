/**
 * Decides who is calling and in which world: the first source that names a session wins; sources that name different
 * worlds are refused.
 */
import { randomBytes } from "node:crypto";
import type { Scope } from "../../contract/handler.js";
import type { Meta } from "../../contract/meta.js";
import type { Product } from "../../contract/product.js";
import { RequestRefusal } from "../../contract/refusal.js";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import {
  agreedWorld,
  type OwnWorld,
  type SessionName,
  sessionHandleFrom,
  sessionIdIn,
  type WorldClaim,
  worldKeyOf,
  worldNameFrom,
  worldNameOf,
} from "../worlds/worlds.js";

/** The session that a connection itself stands for. */
export interface ConnectionSession {
  readonly kind: "mcp-session" | "stdio";
  readonly id: string;
  /** The store's key of the world that the session is in. */
  readonly world: string;
}

export interface PlaceSources {
  readonly meta: Meta;
  /** The header that names a session. */
  readonly handleHeader: string | undefined;
  /** The header that names a world. */
  readonly worldHeader: string | undefined;
  readonly connection: ConnectionSession | undefined;
}

/** What decides a place besides the request. */
export interface PlaceRules {
  readonly product: Product;
  readonly own: OwnWorld;
  /**
   * Whether callers that name no session share one session in each world; otherwise each gets its own when something is
   * first stored for it.
   */
  readonly sharesAnonymousSession: boolean;
}

/** The argument that names a session, for models, which can set neither headers nor `_meta`. */
export const sessionArgument = "session";

interface Taken {
  /** As received; undefined if none is named. */
  readonly session: unknown;
  /** The arguments without it. */
  readonly given: unknown;
}

/**
 * Takes the argument `session` out of calls of the given tools, whose contracts do not declare it. `null` and the empty
 * string count as none: some callers fill in every argument.
 */
export const sessionTaker = (tools: readonly string[]): ((toolName: string, sent: unknown) => Taken) => {
  const taking = new Set(tools);
  return (toolName, sent) => {
    if (!taking.has(toolName) || !isRecord(sent) || !Object.hasOwn(sent, sessionArgument)) {
      return { session: undefined, given: sent };
    }
    const { [sessionArgument]: session, ...given } = sent;
    return { session: session === null || session === "" ? undefined : session, given };
  };
};

/** The session that callers without one share. It need not be secret. */
const sharedSessionName = "anonymous-callers";

/** Where a call happens, and for whom. */
export interface Place {
  /** The store's key of the world. */
  readonly world: string;
  readonly scope: Scope;
}

/** 128 random bits, in 22 characters that are safe in headers and URLs. */
export const mintSessionName = (): string => randomBytes(16).toString("base64url");

interface Handle extends SessionName {
  readonly field: string;
}

/** The first handle that a source names, in order of precedence. A source that authenticates callers would go first. */
const handleOf = (
  { meta, handleHeader }: PlaceSources,
  argument: unknown,
  { metaKeys, metaFields, headers }: Product,
): Handle | undefined => {
  for (const [value, field] of [
    [meta[metaKeys.session], metaFields.session],
    [handleHeader, headers.session],
    [argument, sessionArgument],
  ] as const) {
    const found = sessionHandleFrom(value, field);
    if (found !== undefined) return { ...found, field };
  }
  return undefined;
};

const claimOf = (value: unknown, field: string): WorldClaim | undefined => {
  const name = worldNameFrom(value, field);
  return name === undefined ? undefined : { name, field, value };
};

const claimOfHandle = (handle: Handle | undefined): WorldClaim | undefined =>
  handle?.world === undefined
    ? undefined
    : { name: handle.world, field: handle.field, value: `${handle.world}.${handle.local}` };

const claimOfConnection = (connection: ConnectionSession | undefined): WorldClaim | undefined => {
  if (connection === undefined) return undefined;
  const name = worldNameOf(connection.world);
  return { name, field: "the connection's session", value: name };
};

const fixed = (kind: Scope["kind"], id: string): Scope => ({ kind, id, obtain: () => id });

/**
 * The scope of a caller without a session. It mints one when something must be stored for the caller. A class, because
 * one is created for each call.
 */
class Anonymous implements Scope {
  readonly kind = "anonymous";
  readonly #worldName: string;
  #minted: string | undefined;

  constructor(worldName: string) {
    this.#worldName = worldName;
  }

  get id(): string | undefined {
    return this.#minted;
  }

  readonly obtain = (): string => {
    this.#minted ??= sessionIdIn(this.#worldName, mintSessionName());
    return this.#minted;
  };
}

/** The scope of a caller that names no session, in the named world. */
const anonymousIn = (worldName: string, { sharesAnonymousSession }: PlaceRules): Scope =>
  sharesAnonymousSession ? fixed("anonymous", sessionIdIn(worldName, sharedSessionName)) : new Anonymous(worldName);

/** Whether a request names neither session nor world, as most do. */
const namesNothing = ({ meta, handleHeader, worldHeader }: PlaceSources, { metaKeys }: Product): boolean =>
  handleHeader === undefined &&
  worldHeader === undefined &&
  meta[metaKeys.session] === undefined &&
  meta[metaKeys.world] === undefined;

/**
 * The place of a call. A handle or a connection fixes the world; a caller with neither is in the world that it names,
 * or in the server's own. `argument` is the session in the call's arguments. Throws a refusal for a malformed handle or
 * name, and if two sources contradict each other.
 */
export const resolvePlace = (sources: PlaceSources, rules: PlaceRules, argument?: unknown): Place => {
  const { own, product } = rules;
  const { meta, worldHeader, connection } = sources;
  const { metaKeys, metaFields, headers } = product;
  if (argument === undefined && namesNothing(sources, product)) {
    return connection === undefined
      ? { world: own.key, scope: anonymousIn(own.name, rules) }
      : { world: connection.world, scope: fixed(connection.kind, connection.id) };
  }
  const handle = handleOf(sources, argument, product);
  const agreed = agreedWorld([
    claimOfConnection(connection),
    claimOfHandle(handle),
    claimOf(meta[metaKeys.world], metaFields.world),
    claimOf(worldHeader, headers.world),
  ]);
  const name = agreed ?? own.name;
  const world = connection?.world ?? worldKeyOf(name, own.facts.seed);
  if (handle !== undefined) return { world, scope: fixed("handle", sessionIdIn(name, handle.local)) };
  if (connection !== undefined) return { world, scope: fixed(connection.kind, connection.id) };
  return { world, scope: anonymousIn(name, rules) };
};

/**
 * The session of a stdio process: that of an earlier process, by its id, or a new one. Throws a refusal for an id of
 * another world.
 */
export const processSession = (
  { name, key }: OwnWorld,
  continued: string | undefined,
  { sessionVariable }: Product,
): ConnectionSession => {
  const given = sessionHandleFrom(continued, sessionVariable);
  if (given?.world !== undefined && given.world !== name) {
    throw new RequestRefusal({
      field: sessionVariable,
      value: "(hidden)",
      message: `${sessionVariable} is a session of world '${given.world}', but this server's world is '${name}'`,
      hint: `Start with --world ${given.world}, or without ${sessionVariable}.`,
    });
  }
  return { kind: "stdio", id: sessionIdIn(name, given?.local ?? mintSessionName()), world: key };
};
