/** A refund line by line, in figures that add up. */
import type { Refund, RefundLine } from "../../../../generated/gds/types.js";
import { dollars, usd, usdAndCents } from "./words.js";

const methodWords: Readonly<Record<Refund["method"], string>> = {
  original_payment: "to the original payment",
  none: "nothing is paid back",
};

const deductionsOf = ({
  penaltyCents,
  nonRefundableTaxesCents,
}: Pick<RefundLine, "penaltyCents" | "nonRefundableTaxesCents">): string =>
  [
    ...(penaltyCents > 0 ? [` - penalty ${dollars(penaltyCents)}`] : []),
    ...(nonRefundableTaxesCents > 0 ? [` - taxes kept ${dollars(nonRefundableTaxesCents)}`] : []),
  ].join("");

const owedOf = ({ owedCents }: Pick<RefundLine, "owedCents">): string =>
  owedCents === undefined ? "" : `; ${usd(owedCents)} remains owed at the counter`;

/** What was never paid is not called a refund. */
const refundLine = (line: RefundLine): string => {
  const { segmentRef, kind, paidCents, refundCents, rule } = line;
  if (paidCents === 0) return `${segmentRef} ${kind}: ${rule}`;
  return `${segmentRef} ${kind}: paid ${dollars(paidCents)}${deductionsOf(line)} = ${usd(refundCents)} back. ${rule}`;
};

/** The sum first, under a title, then each part with the rule that applied. */
export const refundLines = (refund: Refund, title: string): readonly string[] => [
  `${title} ${usdAndCents(refund.refundCents)}, ${methodWords[refund.method]}: paid ${dollars(refund.paidCents)}${deductionsOf(refund)}${owedOf(refund)}`,
  ...refund.lines.map(refundLine),
];
