/** Fare brands: what a fare includes, and its conditions for changes and refunds. */
import type { Baggage, BrandTerms, Cabin } from "../types.js";

export interface FareBrand {
  readonly name: string;
  /** One letter, used in ids and fare bases. */
  readonly letter: string;
  readonly fareFactor: number;
  readonly checkedPieces: number;
  /** Per passenger; 0 is free of charge. */
  readonly changePenaltyCents: number;
  /** The percentage of the base fare that is refunded before departure; 0 means no refund of it. */
  readonly refundPercent: number;
}

const light: FareBrand = {
  name: "Light",
  letter: "L",
  fareFactor: 1,
  checkedPieces: 0,
  changePenaltyCents: 7500,
  refundPercent: 0,
};
const standard: FareBrand = {
  name: "Standard",
  letter: "S",
  fareFactor: 1.18,
  checkedPieces: 1,
  changePenaltyCents: 5000,
  refundPercent: 50,
};
const flex: FareBrand = {
  name: "Flex",
  letter: "X",
  fareFactor: 1.5,
  checkedPieces: 2,
  changePenaltyCents: 0,
  refundPercent: 100,
};
/** Premium cabins have no Light brand: Standard is the lowest fare. */
const premiumStandard: FareBrand = { ...standard, fareFactor: 1, checkedPieces: 2 };
const premiumFlex: FareBrand = { ...flex, fareFactor: 1.3 };

/** Cheapest first. */
type Brands = readonly [FareBrand, ...FareBrand[]];

const economyBrands: Brands = [light, standard, flex];
const premiumBrands: Brands = [premiumStandard, premiumFlex];

/** Names of all brands, cheapest first. */
export const brandNames: readonly string[] = economyBrands.map(({ name }) => name);

/** The brands of a cabin, cheapest first. */
export const brandsOf = (cabin: Cabin): Brands => (cabin === "economy" ? economyBrands : premiumBrands);

/** The baggage allowance: 23 kg a piece in economy, 32 kg in other cabins. */
export const baggageOf = (brand: FareBrand, cabin: Cabin): Baggage => ({
  checkedPieces: brand.checkedPieces,
  checkedKgPerPiece: brand.checkedPieces === 0 ? 0 : cabin === "economy" ? 23 : 32,
  cabinPieces: cabin === "business" || cabin === "first" ? 2 : 1,
});

/** The terms of each brand of a cabin, cheapest first. */
export const brandTerms = (cabin: Cabin): readonly BrandTerms[] =>
  brandsOf(cabin).map((brand) => {
    const { name, letter, refundPercent, changePenaltyCents } = brand;
    return { name, letter, baggage: baggageOf(brand, cabin), refundPercent, changePenaltyCents };
  });
