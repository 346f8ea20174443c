/** What all parts of the world share: the world itself, places, parties, and lookups of offer ids. */
import type { Chance } from "../chance.js";

/** One synthetic world. */
export interface World {
  readonly worldId: string;
  readonly seed: string;
  readonly chance: Chance;
  /**
   * What `build` makes of this world. It is built on first use and kept as long as the world, for structures that are costly to build and
   * never change. `build` must be pure; the same function always gives the same part.
   */
  readonly part: <Part>(build: (world: World) => Part) => Part;
}

/** The number of units of a stock key that this product has sold, without those that the world itself counts as taken by others. */
export type SoldCounts = (stockKey: string) => number;

/** What a sale takes from stock, to be claimed in the store. */
export interface StockClaim {
  readonly key: string;
  readonly quantity: number;
  readonly capacity: number;
}

/** Number of passengers by type. Infants travel on an adult's lap and take no seat. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

export type PassengerType = "adult" | "child" | "infant";
export type Cabin = "economy" | "premium_economy" | "business" | "first";

export interface Airport {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** Metropolitan city code, for example NYC for JFK; equal to `code` for a city's only airport. */
  readonly cityCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. Offsets come from the frozen table, never from the platform. */
  readonly timeZone: string;
  readonly terminals: readonly string[];
  /** 1 regional, 2 large, 3 major, 4 world hub. */
  readonly size: 1 | 2 | 3 | 4;
}

export interface City {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly airports: readonly string[];
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The result of looking up an offer id. `unknown`: this world never issued it. */
export type OfferLookup<Offer> =
  | { readonly kind: "unknown" }
  | { readonly kind: "expired"; readonly expiredAtMs: number }
  | { readonly kind: "known"; readonly offer: Offer };

/** Whether an offer can still be sold, and at which price. */
export type Quote<Offer> =
  | { readonly kind: "soldOut"; readonly stockKey: string; readonly left: number }
  | {
      readonly kind: "priced";
      /** The offer at its current price. */
      readonly offer: Offer;
      /** The total for the same party at the price that the id promised. It differs from the offer's if the price has changed. */
      readonly promisedTotalCents: number;
      readonly claims: readonly StockClaim[];
    };

/** A search before stock is known: first read the sold counts of `stockKeys`, then call `offersWith`. */
export interface OfferSearch<Offer> {
  readonly searchId: string;
  readonly stockKeys: readonly string[];
  readonly offersWith: (sold: SoldCounts) => { readonly offers: readonly Offer[]; readonly notes: readonly string[] };
}
