/**
 * Callers that book, add and cancel, with a short pause between, until they are told to stop, by choices that follow from a
 * seed. What becomes of each call goes into the ledger. Each caller changes only PNRs of its own, so that the ledger knows what
 * to expect.
 */
import type { TestContext } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { seededChoice } from "../../store/contract/fixtures.js";
import { type Caller, isRepeatable, isUncertain, type Outcome } from "./callers.js";
import { type Catalogue, flightOrder, rentalOrder, stayOrder } from "./catalogue.js";
import type { Ledger, Written } from "./ledger.js";

export interface LoadSettings {
  readonly seed: number;
  readonly callers: readonly Caller[];
  readonly catalogueOf: (world: string | undefined) => Catalogue;
  readonly ledger: Ledger;
  /**
   * Repeat a call that failed, under the same key, until it is answered, in turns through these; and have one
   * call in four sent by two of them at once, as an impatient client does.
   */
  readonly repeatingThrough?: readonly Caller[];
  /** Hears of each acknowledgement. */
  readonly onAnswer?: (caller: Caller) => void;
}

export interface Load {
  /** Resolves when each caller has its last answer. */
  readonly stop: () => Promise<void>;
}

type Choose = (low: number, high: number) => number;

interface Write {
  /** The PNR that it changes. */
  readonly pnr?: string;
  readonly send: (caller: Caller, idempotencyKey: string | undefined) => Promise<Outcome<Written>>;
}

const oneOf = (items: readonly string[], choose: Choose): string => {
  const item = items[choose(0, items.length - 1)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
};

const optionsOf = (idempotencyKey: string | undefined) => (idempotencyKey === undefined ? {} : { idempotencyKey });

const hotelWrite = (hotelId: string, number: number, pnr?: string): Write => ({
  ...(pnr !== undefined && { pnr }),
  send: (caller, key) => caller.call("bookHotel", stayOrder(hotelId, number, pnr), optionsOf(key)),
});

const carWrite = (carId: string, number: number, pnr?: string): Write => ({
  ...(pnr !== undefined && { pnr }),
  send: (caller, key) => caller.call("bookCar", rentalOrder(carId, number, pnr), optionsOf(key)),
});

const flightWrite = (flightId: string, number: number): Write => ({
  send: (caller, key) => caller.call("bookFlight", flightOrder(flightId, number), optionsOf(key)),
});

const cancelWrite = (pnr: string): Write => ({
  pnr,
  send: (caller, key) => caller.call("cancelBooking", { pnr }, optionsOf(key)),
});

/** Of ten writes about six open a PNR, three add to one, and one cancels one. */
const nextWrite = (choose: Choose, catalogue: Catalogue, number: number, live: readonly string[]): Write => {
  const { flightIds, hotelIds, carIds } = catalogue;
  const turn = choose(0, 9);
  if (live.length > 0) {
    const pnr = oneOf(live, choose);
    if (turn === 0) return cancelWrite(pnr);
    if (turn <= 2) return hotelWrite(oneOf(hotelIds, choose), number, pnr);
    if (turn === 3) return carWrite(oneOf(carIds, choose), number, pnr);
  }
  if (turn <= 6) return flightWrite(oneOf(flightIds, choose), number);
  if (turn <= 8) return hotelWrite(oneOf(hotelIds, choose), number);
  return carWrite(oneOf(carIds, choose), number);
};

const mostOwn = 20;
const impatientEach = 4;

const inTurn = (callers: readonly Caller[], turn: number): Caller => {
  const caller = callers[turn % callers.length];
  if (caller === undefined) throw new Error("nobody to call");
  return caller;
};

/** Between two calls of a caller: a dozen have hundreds of writes a second under way all the same, and the processors are left to the servers. */
const pauseMs = 50;
/** Between two attempts at a server that is gone: it needs the processors to come back. */
const longPauseMs = 250;

const pauseAfter = (outcome: Outcome<Written>): Promise<void> =>
  pause(outcome.kind === "unanswered" && outcome.isConnectionLost ? longPauseMs : pauseMs);

/** Starts all callers at once. They end with the test at the latest, also when it fails. */
export const startLoad = (context: TestContext, settings: LoadSettings): Load => {
  const { seed, callers, catalogueOf, ledger, repeatingThrough, onAnswer } = settings;
  let isStopping = false;
  let isAbandoned = false;
  context.after(() => {
    isStopping = true;
    isAbandoned = true;
  });

  const carriedOut = async (senders: readonly Caller[], write: Write, key: string | undefined) => {
    const outcomes = await Promise.all(senders.map((sender) => write.send(sender, key)));
    return (
      outcomes.find(({ kind }) => kind === "accepted") ??
      outcomes.find(isUncertain) ??
      outcomes.find(isRepeatable) ??
      outcomes[0]
    );
  };

  /** One attempt, or as many as it takes. */
  const outcomeOf = async (caller: Caller, write: Write, key: string, turn: number): Promise<Outcome<Written>> => {
    const recorded = { world: caller.world, pnr: write.pnr };
    let isInDoubt = false;
    for (let attempt = 0; ; attempt += 1) {
      const senders =
        repeatingThrough === undefined
          ? [caller]
          : Array.from({ length: turn % impatientEach === 0 ? 2 : 1 }, (_item, index) =>
              inTurn(repeatingThrough, turn + attempt + index),
            );
      const outcome = await carriedOut(senders, write, repeatingThrough && key);
      if (outcome === undefined) throw new Error("nobody sent the call");
      ledger.record(outcome, { ...recorded, isInDoubt });
      isInDoubt ||= isUncertain(outcome);
      if (!isRepeatable(outcome) || isAbandoned) return outcome;
      await pauseAfter(outcome);
      if (repeatingThrough === undefined) return outcome;
    }
  };

  const work = async (caller: Caller, index: number): Promise<void> => {
    const choose = seededChoice(seed * 1000 + index);
    const catalogue = catalogueOf(caller.world);
    const live: string[] = [];
    for (let count = 0; !isStopping; count += 1) {
      const write = nextWrite(choose, catalogue, ledger.takeNumber(), live);
      const outcome = await outcomeOf(caller, write, `${seed}/${index}/${count}`, index + count);
      if (outcome.kind === "accepted") {
        const { pnr, status } = outcome.output;
        if (status === "cancelled") live.splice(live.indexOf(pnr), 1);
        else if (!live.includes(pnr)) live.push(pnr);
        if (live.length > mostOwn) live.shift();
        onAnswer?.(caller);
      }
      if (!isRepeatable(outcome) && !isStopping) await pauseAfter(outcome);
    }
  };

  const working = Promise.all(callers.map(work));
  return {
    stop: async () => {
      isStopping = true;
      await working;
    },
  };
};
