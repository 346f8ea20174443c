/** The lines of a refund, in amounts that add up. */
import type { CancellationRefund, CancellationRefundLine } from "../../../../generated/gds/types.js";
import { dollars, groupedBy, usd, usdAndCents } from "./words.js";

const methodWords: Readonly<Record<CancellationRefund["method"], string>> = {
  original_payment: "to the original payment",
  none: "nothing is paid back",
};

const deductionsOf = ({
  penaltyCents = 0,
  nonRefundableTaxesCents = 0,
}: Pick<CancellationRefundLine, "penaltyCents" | "nonRefundableTaxesCents">): string =>
  [
    ...(penaltyCents > 0 ? [` - penalty ${dollars(penaltyCents)}`] : []),
    ...(nonRefundableTaxesCents > 0 ? [` - taxes kept ${dollars(nonRefundableTaxesCents)}`] : []),
  ].join("");

const owedOf = ({ owedCents }: Pick<CancellationRefundLine, "owedCents">): string =>
  owedCents === undefined ? "" : `; ${usd(owedCents)} remains owed at the counter`;

/** The amounts of one part. A part that was never paid shows none. */
const sumOfPart = (line: CancellationRefundLine): string => {
  const { segmentRef, kind, paidCents, refundCents } = line;
  const sum = paidCents === 0 ? "" : `: paid ${dollars(paidCents)}${deductionsOf(line)} = ${usd(refundCents)} back`;
  return `${segmentRef} ${kind}${sum}`;
};

/** One line for the parts with the same rule, which follows them. */
const refundLine = (parts: readonly [CancellationRefundLine, ...CancellationRefundLine[]]): string => {
  const [{ paidCents, rule }] = parts;
  return `${parts.map(sumOfPart).join("; ")}${paidCents === 0 ? ":" : "."} ${rule}`;
};

/** The total under a title, then the parts with their rules. */
export const refundLines = (refund: CancellationRefund, title: string): readonly string[] => [
  `${title} ${usdAndCents(refund.refundCents)}, ${methodWords[refund.method]}: paid ${dollars(refund.paidCents)}${deductionsOf(refund)}${owedOf(refund)}`,
  ...groupedBy(refund.lines, ({ paidCents, rule }) => `${paidCents === 0} ${rule}`).map(refundLine),
];
