/** The kinds of room that are sold, the boards that come with them, and the rate plans they are sold on. Tables only. */
import type { BoardType } from "../types.js";

export interface RoomType {
  /** Three letters, used in stock keys and ids. */
  readonly code: string;
  readonly name: string;
  readonly maxOccupancy: number;
  /** Parties it is proposed to: a smaller one would pay for beds it does not need, a larger one would be split up. */
  readonly proposedTo: { readonly fewestGuests: number; readonly mostGuests: number };
  /** Price against the standard double room of the same house. */
  readonly priceFactor: number;
  /** Star ratings of houses that have it. */
  readonly stars: readonly number[];
  /** Most rooms of this type that a house ever has on sale for a night. */
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

/** When a cancellation costs how much: the local hour of a day before arrival, and the nights that are kept from then. */
export interface RatePlanDeadline {
  readonly daysBeforeArrival: number;
  readonly localHour: number;
  /** Nights charged when cancelled until this deadline, counted from arrival. */
  readonly nightsCharged: 0 | 1;
}

export interface RatePlan {
  readonly code: RatePlanCode;
  readonly name: string;
  /** One letter, for ids. */
  readonly letter: string;
  readonly priceFactor: number;
  /** Sold only when arrival is at least this many days ahead. */
  readonly daysAheadRequired: number;
  /** In order of time; empty where nothing is refunded. */
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

/** What a board adds to the price of the room alone. */
export const boardFactor: Readonly<Record<BoardType, number>> = {
  room_only: 1,
  breakfast: 1.08,
  half_board: 1.25,
  full_board: 1.38,
  all_inclusive: 1.55,
};
