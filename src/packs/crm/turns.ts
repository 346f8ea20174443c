/**
 * Turns at writing a client. A spreadsheet has no versions and no locks, so whoever changes a client first takes a dossier that names
 * it, in the store that all processes share. A turn lasts as long as its call may at most: one that a crash has left behind is over then.
 *
 * A flight is written in two requests, the row and the count. What is to be written stands in the turn before the first: whoever has
 * the next turn finds a flight that was left half written, and ends it.
 */
import type { CallContext, Clock } from "../../contract/handler.js";
import { ToolFailure } from "../../contract/refusal.js";
import { dossierCollection } from "../../store/dossierCollection.js";
import type { DossierWrite, Store, WorldRef } from "../../store/index.js";
import type { Timers } from "../../timers.js";
import { waited } from "../../upstream/index.js";
import { worldFull } from "../worldFull.js";
import { folded } from "./book.js";
import type { CountedFlight } from "./flights.js";

interface Turn {
  /** Real time. */
  readonly untilMs: number;
  /** What is under way, or was left so. */
  readonly flight?: CountedFlight | undefined;
}

const isTurn = (value: unknown): value is Turn =>
  typeof value === "object" && value !== null && "untilMs" in value && typeof value.untilMs === "number";

export interface HeldTurn {
  /** Of an earlier turn, left half written; undefined where there is none. */
  readonly left: CountedFlight | undefined;
  /** Says what is about to be written; undefined: nothing more. Reasons: WORLD_FULL. */
  readonly intend: (flight: CountedFlight | undefined) => Promise<void>;
  /** Ends the turn, for a commit of the caller's. */
  readonly end: () => DossierWrite;
  /** Ends the turn at once. What was intended stays for the next one. */
  readonly leave: () => Promise<void>;
}

export interface Turns {
  readonly world: WorldRef;
  /** Waits 2 s at most for the turn of somebody else. Reasons: CLIENT_BUSY, WORLD_FULL. */
  readonly take: (clientId: string, call: Pick<CallContext, "signal" | "remainingMs" | "clock">) => Promise<HeldTurn>;
}

export interface TurnParts {
  readonly store: Store<unknown>;
  readonly world: WorldRef;
  readonly realClock: Clock;
  readonly timers: Timers;
}

const longestWaitMs = 2000;
const firstPauseMs = 5;
const longestPauseMs = 100;
/** For a call without a limit of its own. */
const longestTurnMs = 60_000;

const collection = "crm.turn";

const longestName = 150;

/** The same for all ways to write an id that mean the same client, whatever text it is. */
const turnName = (clientId: string): string =>
  encodeURIComponent(
    folded(clientId)
      .toUpperCase()
      .replaceAll(/\p{Surrogate}/gu, "\ufffd"),
  ).slice(0, longestName);

export const createTurns = ({ store, world, realClock, timers }: TurnParts): Turns => {
  const turns = dossierCollection(store, collection, isTurn);

  const commit = async (write: DossierWrite, clock: Clock): Promise<number | undefined> => {
    const outcome = await store.commitDossiers({ world, atMs: clock.now(), writes: [write] });
    if (outcome.kind === "worldFull") throw worldFull(world, outcome.limit);
    return outcome.kind === "done" ? outcome.versions[0] : undefined;
  };

  const held = (id: string, firstVersion: number, turn: Turn, clock: Clock): HeldTurn => {
    const own = { version: firstVersion, flight: turn.flight };
    const rewrite = async (next: Turn): Promise<void> => {
      const version = await commit(turns.write(id, own.version, next), clock);
      // Lost only where the call's own time was over, and nobody waits for it any more.
      if (version === undefined) throw new Error("a turn was taken by somebody else");
      own.version = version;
      own.flight = next.flight;
    };
    return {
      left: turn.flight,
      intend: (flight) => rewrite({ untilMs: turn.untilMs, flight }),
      end: () => turns.write(id, own.version, undefined),
      leave: async () => {
        if (own.flight === undefined) await commit(turns.write(id, own.version, undefined), clock);
        else await commit(turns.write(id, own.version, { untilMs: 0, flight: own.flight }), clock);
      },
    };
  };

  const tryToTake: (id: string, call: Pick<CallContext, "remainingMs" | "clock">) => Promise<HeldTurn | undefined> =
    async (id, { remainingMs, clock }) => {
      const nowMs = realClock.now();
      const earlier = await turns.read(world, id);
      if (earlier !== undefined && nowMs < earlier.document.untilMs) return undefined;
      const turn = { untilMs: nowMs + Math.min(longestTurnMs, remainingMs()), flight: earlier?.document.flight };
      const version = await commit(turns.write(id, earlier?.version ?? "new", turn), clock);
      return version === undefined ? undefined : held(id, version, turn, clock);
    };

  return {
    world,
    take: async (clientId, call) => {
      const id = turnName(clientId);
      const startedAtMs = timers.now();
      for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, 2 * pauseMs)) {
        const turn = await tryToTake(id, call);
        if (turn !== undefined) return turn;
        if (timers.now() - startedAtMs >= longestWaitMs)
          throw new ToolFailure("CLIENT_BUSY", { field: "client_id", value: clientId });
        await waited(pauseMs, call.signal, timers);
      }
    },
  };
};
