/** Stock claims as a booking holds them. */
import type { StockClaim } from "../world/index.js";

/** One claim for each key: quantities add up, the lowest capacity counts. */
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
