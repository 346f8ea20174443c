/** The stock claims that a booking holds. */
import type { StockClaim } from "../world/index.js";

/** Merges claims with the same key: quantities are added, and the lowest capacity applies. */
export const mergedClaims = (claims: readonly StockClaim[]): readonly StockClaim[] => {
  const merged = new Map<string, StockClaim>();
  for (const { key, quantity, capacity } of claims) {
    const known = merged.get(key);
    merged.set(key, {
      key,
      quantity: quantity + (known?.quantity ?? 0),
      capacity: Math.min(capacity, known?.capacity ?? capacity),
    });
  }
  return [...merged.values()];
};
