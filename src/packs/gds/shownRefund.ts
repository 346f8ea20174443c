/** A refund as the tools tell of it: without the deductions that are zero. */
import type { CancellationRefund } from "../../../generated/gds/types.js";
import type { Refund } from "../../travel/reservations/types.js";

const deductionsOf = ({
  penaltyCents,
  nonRefundableTaxesCents,
}: Pick<Refund, "penaltyCents" | "nonRefundableTaxesCents">) => ({
  ...(penaltyCents > 0 && { penaltyCents }),
  ...(nonRefundableTaxesCents > 0 && { nonRefundableTaxesCents }),
});

/** What was paid, what is kept of it and what comes back, as a sum and by part. */
export const shownRefund = (refund: Refund): CancellationRefund => {
  const { currency, paidCents, refundCents, method, lines, owedCents } = refund;
  return {
    currency,
    paidCents,
    ...deductionsOf(refund),
    refundCents,
    method,
    lines: lines.map((line) => ({
      segmentRef: line.segmentRef,
      kind: line.kind,
      paidCents: line.paidCents,
      ...deductionsOf(line),
      refundCents: line.refundCents,
      rule: line.rule,
      ...(line.owedCents !== undefined && { owedCents: line.owedCents }),
    })),
    ...(owedCents !== undefined && { owedCents }),
  };
};
