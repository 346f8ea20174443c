/** The catalogue of reasons for refusals, as each pack's resource shows it. */
import type { ReasonEntry } from "../contract/contract.js";

type Listed = Pick<ReasonEntry, "reason" | "code" | "message" | "hint" | "retryable" | "category">;

export const reasonList = (errors: Readonly<Record<string, ReasonEntry>>): { readonly reasons: readonly Listed[] } => ({
  reasons: Object.values(errors).map(({ reason, code, message, hint, retryable, category }) => ({
    ...{ reason, code, message, hint, retryable },
    ...(category !== undefined && { category }),
  })),
});
