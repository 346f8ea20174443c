/** Compares what two schemas demand of strings and of numbers. */
import { byCodeUnit } from "../../../project.js";
import { numberImplies, textImplies } from "../scalarProofs.js";
import { anyNumber, anyText, type NumberView, type TextView, type View } from "../view.js";
import type { Comparison, Pair } from "./comparison.js";
import { demandNames, reportBound, reportDemand } from "./report.js";

/** The limits of strings, each as a demand of its own. */
const textLimits = (text: TextView): readonly { readonly keyword: string; readonly demand: TextView }[] => [
  { keyword: "minLength", demand: { ...anyText, minLength: text.minLength } },
  { keyword: "maxLength", demand: { ...anyText, maxLength: text.maxLength } },
];

const numberLimits = (number: NumberView): readonly { readonly keyword: string; readonly demand: NumberView }[] => {
  const { minimum, isMinimumExclusive, maximum, isMaximumExclusive } = number;
  return [
    { keyword: "minimum", demand: { ...anyNumber, minimum, isMinimumExclusive } },
    { keyword: "maximum", demand: { ...anyNumber, maximum, isMaximumExclusive } },
  ];
};

/** Compares lengths, patterns and formats. */
export const compareText = (comparison: Comparison, pair: Pair, base: View, current: View): void => {
  const [before, after] = [base.text, current.text];
  if (before === undefined || after === undefined) return;
  const [wanted, given] = [textLimits(after), textLimits(before)];
  wanted.forEach(({ keyword, demand }, index) => {
    const former = given[index];
    const isLoosened = former !== undefined && !textImplies(after, former.demand);
    reportBound(comparison, pair, keyword, [base, current], !textImplies(before, demand), isLoosened);
  });
  for (const [keyword, property] of [
    ["pattern", "patterns"],
    ["format", "formats"],
  ] as const) {
    const lacking = (text: TextView, demands: TextView): readonly string[] =>
      [...demands[property]].filter((one) => !textImplies(text, { ...anyText, [property]: new Set([one]) }));
    const [added, removed] = [lacking(before, after), lacking(after, before)];
    const words = (values: ReadonlySet<string>): string =>
      values.size === 0
        ? "none"
        : [...values]
            .sort(byCodeUnit)
            .map((value) => JSON.stringify(value))
            .join(" and ");
    const [was, is] = [words(before[property]), words(after[property])];
    reportDemand(
      comparison,
      pair,
      demandNames(keyword),
      { isTightened: added.length > 0, isLoosened: removed.length > 0 },
      `${was} ${is}`,
      `${keyword} was ${was}, is ${is}`,
      [keyword],
    );
  }
};

/** Compares ranges and multiples. */
export const compareNumber = (comparison: Comparison, pair: Pair, base: View, current: View): void => {
  const [before, after] = [base.number, current.number];
  if (before === undefined || after === undefined) return;
  const given = numberLimits(before);
  numberLimits(after).forEach(({ keyword, demand }, index) => {
    const former = given[index];
    const isLoosened = former !== undefined && !numberImplies(after, former.demand);
    reportBound(comparison, pair, keyword, [base, current], !numberImplies(before, demand), isLoosened);
  });
  const lacking = (number: NumberView, demands: NumberView): boolean =>
    [...demands.multiples].some((step) => !numberImplies(number, { ...anyNumber, multiples: new Set([step]) }));
  const words = ({ multiples }: NumberView): string =>
    multiples.size === 0 ? "none" : [...multiples].sort((left, right) => left - right).join(" and ");
  reportDemand(
    comparison,
    pair,
    demandNames("multiple-of"),
    { isTightened: lacking(before, after), isLoosened: lacking(after, before) },
    `${words(before)} ${words(after)}`,
    `multipleOf was ${words(before)}, is ${words(after)}`,
    ["multipleOf"],
  );
};
