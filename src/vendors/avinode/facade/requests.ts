/**
 * Creates a request to operators. All answers are decided at once, and depend only on the world and the request. Pure.
 */
import { charterAirport, type PlannedAnswer, quotePlan } from "../../../travel/world/charter/index.js";
import { localDateAt, type World } from "../../../travel/world/index.js";
import type { AnswerDocument, Leg, RfqDocument } from "./documents.js";

const dayMs = 86_400_000;
/** The time of day of the usual deadline, from midnight UTC. */
const deadlineOfDayMs = 18 * 3_600_000;

/** The usual deadline: 18:00 UTC of the next day. */
export const usualDeadlineMs = (createdAtMs: number): number =>
  (Math.floor(createdAtMs / dayMs) + 1) * dayMs + deadlineOfDayMs;

/** `RFP-2026-06-15-ABC234`. */
export const idOf = (kind: "RFP" | "TRIP", letters: string, createdAtMs: number): string =>
  `${kind}-${new Date(createdAtMs).toISOString().slice(0, 10)}-${letters}`;

const planned = (letters: string, answer: PlannedAnswer, number: number): AnswerDocument => {
  const { operator, atMs } = answer;
  if (answer.kind === "decline") {
    const { reason } = answer;
    return { kind: "decline", operatorId: operator.id, atMs, messageId: `MSG-${letters}-${operator.id}`, reason };
  }
  const { aircraft, baseCents, taxesCents, validUntilMs, notes } = answer;
  return {
    ...{ kind: "quote", operatorId: operator.id, atMs, quoteId: `QT-${letters}-${String(number).padStart(3, "0")}` },
    ...{ aircraftId: aircraft.id, aircraftType: aircraft.type, baseCents, taxesCents, validUntilMs, notes },
  };
};

/** Quotes are numbered in the order in which they will come. */
const numbered = (letters: string, answers: readonly PlannedAnswer[]): readonly AnswerDocument[] => {
  let quotes = 0;
  return answers.map((answer) => {
    if (answer.kind === "quote") quotes += 1;
    return planned(letters, answer, quotes);
  });
};

const chartered = (icao: string) => {
  const found = charterAirport(icao);
  if (found === undefined) throw new RangeError(`no charter airport '${icao}'`);
  return found;
};

export const mostPassengersOf = (legs: readonly Leg[]): number => Math.max(...legs.map(({ passengers }) => passengers));

export const rfqOf = (
  world: World,
  letters: string,
  asked: Omit<RfqDocument, "id" | "letters" | "answers">,
): RfqDocument => {
  const { legs, operatorIds, createdAtMs, deadlineMs } = asked;
  const id = idOf("RFP", letters, createdAtMs);
  const flown = legs.map(({ from, to, departureMs }) => ({
    from: chartered(from),
    to: chartered(to),
    date: localDateAt(chartered(from).timeZone, departureMs),
  }));
  const passengers = mostPassengersOf(legs);
  const plan = quotePlan(world, { id, legs: flown, passengers, operatorIds, createdAtMs, deadlineMs });
  return { id, letters, ...asked, answers: numbered(letters, plan) };
};
