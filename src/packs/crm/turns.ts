/**
 * Turns (locks) for writing a client. A spreadsheet has no versions and no locks, so a call that changes a client first writes a dossier
 * for that client into the store, which all processes share. A turn expires at its call's deadline, so a crash leaves no turn behind for
 * longer.
 *
 * A flight takes two requests: the row, then the count. Before the first, the flight is stored in the turn. The next holder of the turn
 * finds a half-written flight there and completes it.
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
  /** When the turn expires, in real time. */
  readonly untilMs: number;
  /** The flight that is being written, or that was left half written. */
  readonly flight?: CountedFlight | undefined;
}

const isTurn = (value: unknown): value is Turn =>
  typeof value === "object" && value !== null && "untilMs" in value && typeof value.untilMs === "number";

export interface HeldTurn {
  /** A flight that an earlier turn left half written; undefined if there is none. */
  readonly left: CountedFlight | undefined;
  /** Stores the flight that is about to be written; undefined clears it. Reasons: WORLD_FULL. */
  readonly intend: (flight: CountedFlight | undefined) => Promise<void>;
  /** The write that ends the turn, for the caller's own commit. */
  readonly end: () => DossierWrite;
  /** Ends the turn at once. A stored flight stays for the next holder. */
  readonly leave: () => Promise<void>;
}

export interface Turns {
  readonly world: WorldRef;
  /** Waits up to 2 s while another call holds the turn. Reasons: CLIENT_BUSY, WORLD_FULL. */
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
/** The longest turn in milliseconds, for a call without a deadline. */
const longestTurnMs = 60_000;

const collection = "crm.turn";

const longestName = 150;

/** The dossier id for a client id. All spellings of the same id give the same name. */
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
      // This happens only after the call's deadline, when nobody waits for the call any more.
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
