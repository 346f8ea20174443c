/** The room types, boards and rate plans that are sold. Tables only. */
import type { BoardType } from "../types.js";

export interface RoomType {
  /** Three letters, used in stock keys and ids. */
  readonly code: string;
  readonly name: string;
  readonly maxOccupancy: number;
  /** The party sizes that it is proposed to. A smaller party would pay for unused beds, a larger one would be split up. */
  readonly proposedTo: { readonly fewestGuests: number; readonly mostGuests: number };
  /** The price compared with the standard double room of the same hotel. */
  readonly priceFactor: number;
  /** The star ratings of hotels that have it. */
  readonly stars: readonly number[];
  /** The most rooms of this type that a hotel ever has on sale for a night. */
  readonly mostRooms: number;
}

const anyParty = { fewestGuests: 1, mostGuests: Number.POSITIVE_INFINITY };
const groups = { fewestGuests: 3, mostGuests: Number.POSITIVE_INFINITY };

/** Sorted by price factor. */
export const roomTypes: readonly RoomType[] = [
  {
    code: "SGL",
    name: "Single room",
    maxOccupancy: 1,
    proposedTo: { fewestGuests: 1, mostGuests: 1 },
    priceFactor: 0.82,
    stars: [2, 3],
    mostRooms: 8,
  },
  {
    code: "DBL",
    name: "Standard double room",
    maxOccupancy: 2,
    proposedTo: anyParty,
    priceFactor: 1,
    stars: [1, 2, 3],
    mostRooms: 14,
  },
  {
    code: "KNG",
    name: "King room",
    maxOccupancy: 2,
    proposedTo: anyParty,
    priceFactor: 1,
    stars: [4, 5],
    mostRooms: 14,
  },
  {
    code: "DLX",
    name: "Deluxe king room",
    maxOccupancy: 2,
    proposedTo: anyParty,
    priceFactor: 1.2,
    stars: [4, 5],
    mostRooms: 12,
  },
  {
    code: "TPL",
    name: "Triple room",
    maxOccupancy: 3,
    proposedTo: groups,
    priceFactor: 1.3,
    stars: [1, 2, 3],
    mostRooms: 6,
  },
  {
    code: "FAM",
    name: "Family room",
    maxOccupancy: 4,
    proposedTo: groups,
    priceFactor: 1.5,
    stars: [2, 3, 4],
    mostRooms: 6,
  },
  {
    code: "JST",
    name: "Junior suite",
    maxOccupancy: 3,
    proposedTo: anyParty,
    priceFactor: 1.65,
    stars: [4, 5],
    mostRooms: 5,
  },
  {
    code: "STE",
    name: "One-bedroom suite",
    maxOccupancy: 4,
    proposedTo: anyParty,
    priceFactor: 2.3,
    stars: [5],
    mostRooms: 4,
  },
];

export type RatePlanCode = "ADV" | "BAR" | "FLEX";

/** A cancellation deadline: the local hour on a day before arrival, and the nights that a cancellation before it costs. */
export interface RatePlanDeadline {
  readonly daysBeforeArrival: number;
  readonly localHour: number;
  /** Nights charged for a cancellation before this deadline, counted from arrival. */
  readonly nightsCharged: 0 | 1;
}

export interface RatePlan {
  readonly code: RatePlanCode;
  readonly name: string;
  /** One letter, used in ids. */
  readonly letter: string;
  readonly priceFactor: number;
  /** Sold only when arrival is at least this many days ahead. */
  readonly daysAheadRequired: number;
  /** In order of time; empty if nothing is refunded. */
  readonly deadlines: readonly RatePlanDeadline[];
}

/** Advance purchase, best available rate, and flexible rate. */
export const ratePlans: Readonly<Record<RatePlanCode, RatePlan>> = {
  ADV: { code: "ADV", name: "Advance purchase", letter: "A", priceFactor: 0.85, daysAheadRequired: 3, deadlines: [] },
  BAR: {
    code: "BAR",
    name: "Best available rate",
    letter: "B",
    priceFactor: 1,
    daysAheadRequired: 0,
    deadlines: [
      { daysBeforeArrival: 3, localHour: 18, nightsCharged: 0 },
      { daysBeforeArrival: 1, localHour: 18, nightsCharged: 1 },
    ],
  },
  FLEX: {
    code: "FLEX",
    name: "Flexible rate",
    letter: "F",
    priceFactor: 1.1,
    daysAheadRequired: 0,
    deadlines: [
      { daysBeforeArrival: 1, localHour: 18, nightsCharged: 0 },
      { daysBeforeArrival: 0, localHour: 18, nightsCharged: 1 },
    ],
  },
};

/** The price factor of a board, compared with the room alone. */
export const boardFactor: Readonly<Record<BoardType, number>> = {
  room_only: 1,
  breakfast: 1.08,
  half_board: 1.25,
  full_board: 1.38,
  all_inclusive: 1.55,
};
