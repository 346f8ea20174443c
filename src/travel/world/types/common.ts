/** What all parts of the world share: the world itself, places, parties, and what became of an offer id. */
import type { Chance } from "../chance.js";

/** One synthetic universe. */
export interface World {
  readonly worldId: string;
  readonly seed: string;
  readonly chance: Chance;
  /**
   * What `build` makes of this world, made on first use and kept as long as the world, for structures that are costly to
   * compile and never change. `build` must be pure; the same function gives the same part.
   */
  readonly part: <Part>(build: (world: World) => Part) => Part;
}

/** How many of a stock item were sold by this product (never what the world itself has sold to others). */
export type SoldCounts = (stockKey: string) => number;

/** What a sale takes from stock, for the store to claim. */
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
  /** Metropolitan city code, for example NYC for JFK; equal to `code` where an airport is alone. */
  readonly cityCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name; offsets come from the frozen table, never from the platform. */
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

/** What is known of an offer id. `unknown`: this world never issued it. */
export type OfferLookup<Offer> =
  | { readonly kind: "unknown" }
  | { readonly kind: "expired"; readonly expiredAtMs: number }
  | { readonly kind: "known"; readonly offer: Offer };

/** The answer to "can this offer still be sold, and for how much". */
export type Quote<Offer> =
  | { readonly kind: "soldOut"; readonly stockKey: string; readonly left: number }
  | {
      readonly kind: "priced";
      /** The offer at the price it would be sold for now. */
      readonly offer: Offer;
      /** The total, for the same party, at the price that the id promised. Differs from the offer's if the price moved. */
      readonly promisedTotalCents: number;
      readonly claims: readonly StockClaim[];
    };

/** A search before stock is known: first read the sold counts of `stockKeys`, then ask for the offers. */
export interface OfferSearch<Offer> {
  readonly searchId: string;
  readonly stockKeys: readonly string[];
  readonly offersWith: (sold: SoldCounts) => { readonly offers: readonly Offer[]; readonly notes: readonly string[] };
}
