/** How many rooms of a type are on sale for a night, how many are left, and when the last ones become dearer. */
import type { SoldCounts, StockClaim, World } from "../types.js";
import type { Property } from "./property.js";
import type { RoomType } from "./roomTypes.js";

/** Share of nights on which a type of room is full before anything is sold here. */
const fullChance = 0.012;
/** The last rooms, as a share of those on sale, cost more. */
const lastRoomsShare = 0.2;

/** The rooms of one type that a stay needs, night by night. */
export interface StayStock {
  readonly claims: readonly StockClaim[];
  /** The fewest rooms left on any night, and that night's key. */
  readonly left: number;
  readonly scarcestKey: string;
  /** Bit n is set where the rooms sold on the stay's night n are of the last ones. */
  readonly raisedNights: number;
}

/** The stock key of one type of room for one night: `H:NYC-04:2026-06-15:KNG`. */
export const roomStockKey = (propertyId: string, date: string, roomCode: string): string =>
  `H:${propertyId}:${date}:${roomCode}`;

/** Rooms on sale for a night, what others have booked already taken off; the same at all times. */
const roomCapacity = (world: World, stockKey: string, mostRooms: number): number => {
  const fewest = Math.ceil(mostRooms / 3);
  const draw = world.chance.unit(`capacity:${stockKey}`);
  if (draw < fullChance) return 0;
  return fewest + Math.floor(((draw - fullChance) / (1 - fullChance)) * (mostRooms - fewest + 1));
};

/** What is left for a stay, given what was sold. */
export const stayStock = (
  world: World,
  property: Property,
  room: RoomType,
  dates: readonly string[],
  rooms: number,
  sold: SoldCounts,
): StayStock => {
  let left = Number.POSITIVE_INFINITY;
  let scarcestKey = "";
  let raisedNights = 0;
  const claims = dates.map((date, night) => {
    const key = roomStockKey(property.propertyId, date, room.code);
    const capacity = roomCapacity(world, key, room.mostRooms);
    const leftThatNight = Math.max(0, capacity - sold(key));
    if (leftThatNight <= Math.floor(capacity * lastRoomsShare)) raisedNights |= 1 << night;
    if (leftThatNight < left) {
      left = leftThatNight;
      scarcestKey = key;
    }
    return { key, quantity: rooms, capacity };
  });
  return { claims, left, scarcestKey, raisedNights };
};
