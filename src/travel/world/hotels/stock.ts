/** How many rooms of a type are on sale for a night, how many are left, and when the last ones become more expensive. */
import type { SoldCounts, StockClaim, World } from "../types.js";
import type { Property } from "./property.js";
import type { RoomType } from "./roomTypes.js";

/** The share of nights on which a room type is full before this product sells anything. */
const fullChance = 0.012;
/** The share of the rooms on sale that count as the last rooms, which cost more. */
const lastRoomsShare = 0.2;

/** The rooms of one type that a stay needs, night by night. */
export interface StayStock {
  readonly claims: readonly StockClaim[];
  /** The fewest rooms left on any night, and that night's key. */
  readonly left: number;
  readonly scarcestKey: string;
  /** Bit n is set if the rooms for the stay's night n are among the last. */
  readonly raisedNights: number;
}

/** The stock key of one type of room for one night: `H:NYC-04:2026-06-15:KNG`. */
export const roomStockKey = (propertyId: string, date: string, roomCode: string): string =>
  `H:${propertyId}:${date}:${roomCode}`;

/** The rooms on sale for a night, without those that others have booked. It never changes. */
const roomCapacity = (world: World, stockKey: string, mostRooms: number): number => {
  const fewest = Math.ceil(mostRooms / 3);
  const draw = world.chance.unit(`capacity:${stockKey}`);
  if (draw < fullChance) return 0;
  return fewest + Math.floor(((draw - fullChance) / (1 - fullChance)) * (mostRooms - fewest + 1));
};

/** What is left for a stay, given the sold counts. */
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
