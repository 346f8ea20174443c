/** `Sessions` over a pack's store: each operation finds the world in the session's id. */
import type { Clock } from "../../contract/handler.js";
import type { Product } from "../../contract/product.js";
import { type StoredSession, type StoreEvent, type TenancyStore, WorldResetError } from "../../store/index.js";
import {
  defaultWorldName,
  type OwnWorld,
  parseSessionId,
  sessionIdIn,
  worldKeyOf,
  worldNameFrom,
} from "../worlds/worlds.js";
import { type ConnectionSession, mintSessionName } from "./scope.js";
import type { BeginSession, SessionNews, Sessions } from "./sessionIds.js";

/**
 * Retries of `begin`: a world may be reset between entering it and opening a session in it. More resets in a row are an
 * error.
 */
const mostResets = 3;

const newsOf = (event: StoreEvent): SessionNews | undefined => {
  switch (event.kind) {
    case "sessionEnded":
      return { kind: "ended", sessionId: event.sessionId };
    case "subscriptionsChanged":
      return { kind: "subscriptionsChanged", sessionId: event.sessionId };
    case "streamTaken":
      return { kind: "streamTaken", sessionId: event.sessionId, stream: event.stream };
    case "presenceUnknown":
      return { kind: "unknown" };
    case "worldReset":
      return { kind: "worldReset", world: event.world };
    case "booking":
    case "changesUnknown":
      return undefined;
  }
};

export interface StoredSessionsOptions {
  readonly product: Product;
  readonly own: OwnWorld;
  /** Real time. */
  readonly clock: Clock;
  readonly idleLimitMs: number;
  /**
   * The pack whose sessions these are. Those of other packs are not found, on the same store or at another path of the
   * same server.
   */
  readonly pack: string;
  /** Whether to find sessions that name no pack, which earlier releases stored. */
  readonly takesUnbound: boolean;
}

/** The `initialize` to store: the client's, and the pack of the session. */
const bound = (initialize: string, pack: string): string => JSON.stringify({ ...JSON.parse(initialize), pack });

/** The client's `initialize` from a stored one, and the pack of the session; undefined if it names none. */
const unbound = (kept: string): { readonly owner: unknown; readonly initialize: string } => {
  try {
    const { pack: owner, ...initialize } = JSON.parse(kept);
    return { owner, initialize: JSON.stringify(initialize) };
  } catch {
    return { owner: undefined, initialize: kept };
  }
};

export const createStoredSessions = (
  tenancy: TenancyStore,
  { product, own, clock, idleLimitMs, pack, takesUnbound }: StoredSessionsOptions,
): Sessions => {
  const expiry = () => ({ realNowMs: clock.now(), idleLimitMs });

  const worldOf = (id: string): string | undefined => {
    const parsed = parseSessionId(id);
    // Session ids of the default world have no prefix, so an id that starts with its name is invalid.
    if (parsed === undefined || parsed.world === defaultWorldName) return undefined;
    return worldKeyOf(parsed.world ?? defaultWorldName, own.facts.seed);
  };

  /** Asks the store about a session; undefined for an id that no session can have. */
  const inWorldOf = async <Answer>(
    id: string,
    ask: (world: string) => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    const world = worldOf(id);
    return world === undefined ? undefined : ask(world);
  };

  const begin = async ({ worldName, client, initialize }: BeginSession, resets = 0): Promise<ConnectionSession> => {
    const name = worldNameFrom(worldName, product.headers.world) ?? own.name;
    const id = sessionIdIn(name, mintSessionName());
    const key = worldKeyOf(name, own.facts.seed);
    const { world } = await tenancy.enter({ world: key, initially: own.facts, ...expiry() });
    try {
      await tenancy.openSession({ world, id, client, initialize: bound(initialize, pack), ...expiry() });
    } catch (error) {
      if (!(error instanceof WorldResetError) || resets >= mostResets) throw error;
      return begin({ worldName, client, initialize }, resets + 1);
    }
    return { kind: "mcp-session", id, world: key };
  };

  /** A session without `initialize`, which is known by its handle alone, belongs to no pack: every pack finds it. */
  const find = async (id: string): Promise<StoredSession | undefined> => {
    const stored = await inWorldOf(id, (world) => tenancy.findSession(world, id, expiry()));
    if (stored?.initialize === undefined) return stored;
    const { owner, initialize } = unbound(stored.initialize);
    const isOwn = owner === pack || (owner === undefined && takesUnbound);
    return isOwn ? { ...stored, initialize } : undefined;
  };

  return {
    begin: (request) => begin(request),
    worldOf,
    find,
    end: async (id) => void (await inWorldOf(id, (world) => tenancy.endSession(world, id))),
    subscribe: async (id, uri) => void (await inWorldOf(id, (world) => tenancy.addSubscription(world, id, uri))),
    unsubscribe: async (id, uri) => void (await inWorldOf(id, (world) => tenancy.removeSubscription(world, id, uri))),
    takeStream: (id) => inWorldOf(id, (world) => tenancy.takeStream(world, id)),
    onNews: (listener) =>
      tenancy.subscribe((event) => {
        const news = newsOf(event);
        if (news !== undefined) listener(news);
      }),
  };
};
