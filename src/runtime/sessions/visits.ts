/** A request that is no call of a pack, and still happens in a world and for somebody: it enters the store as calls do. */
import type { Clock, Scope } from "../../contract/handler.js";
import type { BookingStore, DossierStore, EventStore, Store, StoredWorld } from "../../store/index.js";
import { clockOf, type OwnWorld, worldKeyOf, worldNameFrom, worldNameOf } from "../worlds/worlds.js";
import { type PlaceRules, type PlaceSources, resolvePlace } from "./scope.js";

export interface Visit {
  readonly world: StoredWorld;
  /** What the world is called outside. */
  readonly worldName: string;
  /** The world's own. */
  readonly clock: Clock;
  readonly scope: Scope;
  readonly store: VisitedStore;
  /** Whose bookings are found: those of everybody in the world, or those of the session alone. */
  readonly isolation: "world" | "session";
}

/** What is served beside a pack works with. A store takes any document: its form is for those who keep it there. */
export type VisitedStore = BookingStore<unknown> &
  DossierStore &
  EventStore &
  Pick<Store<unknown>, "listWorlds" | "readWorld">;

interface EntryServices {
  readonly own: OwnWorld;
  readonly clock: Clock;
  readonly sessionIdleMs: number;
}

interface VisitServices extends PlaceRules, EntryServices {}

const client = { transport: "http", clientName: null, clientVersion: null, protocolVersion: null } as const;

/** A session that is named is kept alive by it, and no call is counted. */
export const createVisits =
  (
    store: VisitedStore & Pick<Store<unknown>, "enter">,
    common: VisitServices,
  ): ((sources: PlaceSources) => Promise<Visit>) =>
  async (sources) => {
    const { own, clock, sessionIdleMs } = common;
    const { world: key, scope } = resolvePlace(sources, common);
    const entry = { world: key, initially: own.facts, realNowMs: clock.now(), idleLimitMs: sessionIdleMs };
    const session =
      scope.kind === "handle" && scope.id !== undefined
        ? { session: { id: scope.id, client, countsAsCall: false, mustExist: false } }
        : {};
    const { world } = await store.enter({ ...entry, ...session });
    const isolation = common.sharesAnonymousSession ? "world" : "session";
    return { world, worldName: worldNameOf(world.key), clock: clockOf(world.clock, clock), scope, store, isolation };
  };

/** A world, by the name that it has outside, and its own clock. */
export type EnterWorld = (name: string | undefined) => Promise<Pick<Visit, "world" | "clock">>;

/** For what happens in a world and for no session. Without a name it is the server's own. Rejects with a refusal for a malformed name. */
export const createWorldEntry =
  (store: Pick<Store<unknown>, "enter">, { own, clock, sessionIdleMs }: EntryServices): EnterWorld =>
  async (name) => {
    const key = worldKeyOf(worldNameFrom(name, "world") ?? own.name, own.facts.seed);
    const entry = { world: key, initially: own.facts, realNowMs: clock.now(), idleLimitMs: sessionIdleMs };
    const { world } = await store.enter(entry);
    return { world, clock: clockOf(world.clock, clock) };
  };
