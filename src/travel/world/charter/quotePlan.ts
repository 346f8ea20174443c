/** What operators will answer to a request, and when. The world's seed and the request determine everything. Pure. */
import type { World } from "../types.js";
import { aircraftOf, type CharterAircraft, type CharterOperator, charterOperator } from "./fleet.js";
import { type CharterLeg, estimateCents, taxesCents, wholeDollars } from "./prices.js";

export interface CharterRequest {
  /** The id of the request in its world. Requests with different ids get different answers. */
  readonly id: string;
  /** At least one leg. The price is for all of them. */
  readonly legs: readonly CharterLeg[];
  readonly passengers: number;
  readonly operatorIds: readonly string[];
  readonly createdAtMs: number;
  /** No answer comes later. */
  readonly deadlineMs: number;
}

interface Answered {
  readonly operator: CharterOperator;
  /** Whole minutes after the request. */
  readonly responseMinutes: number;
  readonly atMs: number;
}

export interface PlannedQuote extends Answered {
  readonly kind: "quote";
  readonly aircraft: CharterAircraft;
  /** Whole dollars, in cents. The total is their sum. */
  readonly baseCents: number;
  readonly taxesCents: number;
  readonly validUntilMs: number;
  readonly notes: string;
}

export interface PlannedDecline extends Answered {
  readonly kind: "decline";
  readonly reason: string;
}

/** An operator that is not among the answers never answers. */
export type PlannedAnswer = PlannedQuote | PlannedDecline;

const minuteMs = 60_000;
const validDays = 4;
const dayMs = 24 * 60 * minuteMs;
const quoteShare = 0.75;
const declineShare = 0.1;
const longestMinutes = 180;
/** The latest minute at which the first quote comes. */
const firstMinutes = 3;

const notes = [
  "Pet-friendly aircraft available",
  "Wi-Fi on board at no charge",
  "Two crew and a cabin attendant included",
  "Catering on request, 24 hours before departure",
  "Price includes standard catering",
  "Aircraft repositions the evening before",
] as const;

const reasons = [
  "No crew available on that day",
  "The aircraft is in maintenance on that day",
  "Fully booked on that day",
] as const;
const tooMany = "No aircraft for a party of this size";

type Kind = "quote" | "decline" | "silence";

const kindOf = (draw: number): Kind => {
  if (draw < quoteShare) return "quote";
  return draw < quoteShare + declineShare ? "decline" : "silence";
};

interface Turn {
  readonly operator: CharterOperator;
  readonly aircraft: CharterAircraft | undefined;
  readonly kind: Kind;
  readonly minutes: number;
}

const turnsOf = ({ chance }: World, { id, operatorIds, passengers }: CharterRequest): readonly Turn[] =>
  [...new Set(operatorIds)].flatMap((operatorId): readonly Turn[] => {
    const operator = charterOperator(operatorId);
    if (operator === undefined) return [];
    const about = `charter answer ${id} ${operatorId}`;
    const aircraft = aircraftOf(operatorId, passengers);
    const kind = aircraft === undefined ? "decline" : kindOf(chance.unit(`${about} kind`));
    return [{ operator, aircraft, kind, minutes: chance.integer(`${about} minutes`, 1, longestMinutes) }];
  });

/** Makes sure that, if any aircraft takes the party, at least one operator quotes, and the first quote comes early. */
const withFirstQuote = ({ chance }: World, { id }: CharterRequest, turns: readonly Turn[]): readonly Turn[] => {
  const able = turns.filter(({ aircraft }) => aircraft !== undefined);
  const quoting = able.filter(({ kind }) => kind === "quote");
  const [first] = (quoting.length > 0 ? quoting : able).toSorted((left, right) => left.minutes - right.minutes);
  if (first === undefined) return turns;
  const minutes = Math.min(first.minutes, chance.integer(`charter answer ${id} first`, 1, firstMinutes));
  return turns.map((turn) => (turn === first ? { ...turn, kind: "quote", minutes } : turn));
};

const quoteOf = (
  world: World,
  { id, legs, passengers }: CharterRequest,
  answered: Answered,
  aircraft: CharterAircraft,
): PlannedQuote => {
  const { chance } = world;
  const about = `charter quote ${id} ${answered.operator.id}`;
  const margin = chance.integer(`${about} margin`, 960, 1080);
  const [baseCents, taxes] = legs
    .map((leg) => {
      const base = wholeDollars(Math.round((estimateCents(world, leg, aircraft) * margin) / 1000));
      return [base, taxesCents(leg, base, passengers)] as const;
    })
    .reduce(([base, tax], [legBase, legTax]) => [base + legBase, tax + legTax] as const, [0, 0] as const);
  return {
    ...answered,
    kind: "quote",
    aircraft,
    baseCents,
    taxesCents: taxes,
    validUntilMs: answered.atMs + validDays * dayMs,
    notes: chance.pick(`${about} notes`, notes),
  };
};

/** The answers that will come, earliest first. Answers after the deadline are left out, but the first quote is moved before it. */
export const quotePlan = (world: World, request: CharterRequest): readonly PlannedAnswer[] => {
  const { createdAtMs, deadlineMs, id } = request;
  const turns = withFirstQuote(world, request, turnsOf(world, request));
  const earliest = turns
    .filter(({ kind }) => kind === "quote")
    .toSorted((left, right) => left.minutes - right.minutes)[0];
  const leftMinutes = Math.max(0, Math.floor((deadlineMs - createdAtMs) / minuteMs));
  return turns
    .flatMap((turn): readonly PlannedAnswer[] => {
      const { operator, aircraft, kind } = turn;
      const minutes = turn === earliest ? Math.min(turn.minutes, leftMinutes) : turn.minutes;
      if (kind === "silence" || minutes > leftMinutes) return [];
      const answered = { operator, responseMinutes: minutes, atMs: createdAtMs + minutes * minuteMs };
      if (kind === "quote" && aircraft !== undefined) return [quoteOf(world, request, answered, aircraft)];
      const why = aircraft === undefined ? tooMany : world.chance.pick(`charter reason ${id} ${operator.id}`, reasons);
      return [{ ...answered, kind: "decline", reason: why }];
    })
    .sort((left, right) => left.atMs - right.atMs || (left.operator.id < right.operator.id ? -1 : 1));
};
