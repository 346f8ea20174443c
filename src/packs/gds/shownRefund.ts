/** A refund in the form of the tools. Deductions of zero are left out. */
import type { CancellationRefund } from "../../../generated/gds/types.js";
import type { Refund } from "../../travel/reservations/types.js";

const deductionsOf = ({
  penaltyCents,
  nonRefundableTaxesCents,
}: Pick<Refund, "penaltyCents" | "nonRefundableTaxesCents">) => ({
  ...(penaltyCents > 0 && { penaltyCents }),
  ...(nonRefundableTaxesCents > 0 && { nonRefundableTaxesCents }),
});

/** The amounts paid, kept and refunded, in total and by part. */
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
