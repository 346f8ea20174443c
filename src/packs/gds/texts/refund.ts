/** A refund line by line, in figures that add up. */
import type { Refund, RefundLine } from "../../../../generated/gds/types.js";
import { dollars, usd, usdAndCents } from "./words.js";

const methodWords: Readonly<Record<Refund["method"], string>> = {
  original_payment: "to the original payment",
  none: "nothing is paid back",
};

const deductionsOf = ({ penaltyCents, nonRefundableTaxesCents }: Omit<RefundLine, "segmentRef" | "kind" | "rule">) =>
  [
    ...(penaltyCents > 0 ? [` - penalty ${dollars(penaltyCents)}`] : []),
    ...(nonRefundableTaxesCents > 0 ? [` - taxes kept ${dollars(nonRefundableTaxesCents)}`] : []),
  ].join("");

const refundLine = (line: RefundLine): string =>
  `${line.segmentRef} ${line.kind}: paid ${dollars(line.paidCents)}${deductionsOf(line)} = ${usd(line.refundCents)} back. ${line.rule}`;

/** The sum first, then each part with the rule that applied. */
export const refundLines = (refund: Refund): readonly string[] => [
  `Refund ${usdAndCents(refund.refundCents)}, ${methodWords[refund.method]}: paid ${dollars(refund.paidCents)}${deductionsOf({ ...refund })}`,
  ...refund.lines.map(refundLine),
];
