/** Hotels: the query and the offer. */
import type { Quote, SoldCounts } from "./common.js";

export interface HotelQuery {
  readonly cityCode: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly guests: number;
  readonly starRating?: number;
}

export type BoardType = "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";

/**
 * A cancellation before `before` (a deadline in the property's local time, given in UTC) refunds `refundCents`; after the last step,
 * nothing is refunded.
 */
export interface CancellationStep {
  readonly before: string;
  readonly refundCents: number;
}

export interface HotelPrice {
  readonly currency: "USD";
  /** The total price of the stay: `roomCents + taxesCents + feesCents + payAtPropertyCents`. */
  readonly totalCents: number;
  readonly roomCents: number;
  readonly taxesCents: number;
  readonly feesCents: number;
  /** The part of the total that the guest pays at the property, for example a resort fee or city tax. */
  readonly payAtPropertyCents: number;
}

export interface HotelOffer {
  readonly hotelId: string;
  readonly propertyId: string;
  readonly name: string;
  readonly chain: string | null;
  readonly starRating: number;
  readonly guestRating: number;
  readonly address: string;
  readonly cityCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly amenities: readonly string[];
  readonly roomType: string;
  readonly boardType: BoardType;
  readonly maxOccupancy: number;
  /** Rooms needed for the guests of the search. All prices are for all rooms. */
  readonly rooms: number;
  readonly ratePlan: string;
  readonly refundable: boolean;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly nights: number;
  /** Room rate of each night, for all rooms, before taxes. */
  readonly nightly: readonly { readonly date: string; readonly amountCents: number }[];
  readonly price: HotelPrice;
  readonly cancellationPolicy: readonly CancellationStep[];
  /** HH:MM, property's local time. */
  readonly checkInAfter: string;
  readonly checkOutBefore: string;
  readonly roomsLeft: number;
  readonly expiresAt: string;
}

export interface IssuedHotelOffer {
  readonly hotelId: string;
  readonly guests: number;
  readonly issuedAtMs: number;
  readonly stockKeys: readonly string[];
  /** Prices the stay for this number of guests, who must fit into the rooms; if absent, for the guests of the search. */
  readonly quote: (sold: SoldCounts, guests?: number) => Quote<HotelOffer>;
}
