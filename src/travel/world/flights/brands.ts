/** Fare brands: what a fare includes and under which conditions it is changed and refunded. */
import type { Baggage, Cabin } from "../types.js";

export interface FareBrand {
  readonly name: string;
  /** One letter, for ids and fare bases. */
  readonly letter: string;
  readonly fareFactor: number;
  readonly checkedPieces: number;
  /** Per passenger; 0 is free of charge. */
  readonly changePenaltyCents: number;
  /** Share of the base fare that is returned before departure; 0 is no refund at all. */
  readonly refundPercent: number;
}

const LIGHT: FareBrand = {
  name: "Light",
  letter: "L",
  fareFactor: 1,
  checkedPieces: 0,
  changePenaltyCents: 7500,
  refundPercent: 0,
};
const STANDARD: FareBrand = {
  name: "Standard",
  letter: "S",
  fareFactor: 1.18,
  checkedPieces: 1,
  changePenaltyCents: 5000,
  refundPercent: 50,
};
const FLEX: FareBrand = {
  name: "Flex",
  letter: "X",
  fareFactor: 1.5,
  checkedPieces: 2,
  changePenaltyCents: 0,
  refundPercent: 100,
};
/** Ahead of economy there is no Light: Standard is the lowest fare. */
const PREMIUM_STANDARD: FareBrand = { ...STANDARD, fareFactor: 1, checkedPieces: 2 };
const PREMIUM_FLEX: FareBrand = { ...FLEX, fareFactor: 1.3 };

const ECONOMY_BRANDS: readonly FareBrand[] = [LIGHT, STANDARD, FLEX];
const PREMIUM_BRANDS: readonly FareBrand[] = [PREMIUM_STANDARD, PREMIUM_FLEX];

/** Names of all brands, from the cheapest. */
export const brandNames: readonly string[] = ECONOMY_BRANDS.map(({ name }) => name);

/** The brands of a cabin, from the cheapest. */
export function brandsOf(cabin: Cabin): readonly FareBrand[] {
  return cabin === "economy" ? ECONOMY_BRANDS : PREMIUM_BRANDS;
}

/** What may be carried: 23 kg a piece in economy, 32 kg ahead of it. */
export function baggageOf(brand: FareBrand, cabin: Cabin): Baggage {
  return {
    checkedPieces: brand.checkedPieces,
    checkedKgPerPiece: brand.checkedPieces === 0 ? 0 : cabin === "economy" ? 23 : 32,
    cabinPieces: cabin === "business" || cabin === "first" ? 2 : 1,
  };
}
