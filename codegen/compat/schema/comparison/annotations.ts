/** Compares what does not decide about values: texts, defaults, and the HTTP header that carries an argument as well. */
import type { JsonValue } from "../../../../src/contract/contract.js";
import { stableJson } from "../canonical.js";
import { type Annotation, annotations, headerKeyword } from "../vocabulary.js";
import type { Comparison, Pair } from "./comparison.js";
import { shortHash } from "./hash.js";
import { annotationOf, headerOf } from "./places.js";
import { report } from "./report.js";

const shown = (value: JsonValue | undefined): string => (value === undefined ? "none" : stableJson(value));

const annotationFamilies: Readonly<Record<Annotation, { readonly family: string; readonly words: string }>> = {
  title: { family: "wording-changed", words: "the title" },
  description: { family: "wording-changed", words: "the description" },
  examples: { family: "wording-changed", words: "the examples" },
  default: { family: "default-changed", words: "the default" },
  deprecated: { family: "deprecation-changed", words: "deprecated" },
};

/** Compares texts, defaults and deprecation. They change no verdict on a value. */
export const compareAnnotations = (comparison: Comparison, pair: Pair): void => {
  for (const keyword of annotations) {
    const [before, after] = [annotationOf(pair.base, keyword), annotationOf(pair.current, keyword)];
    if (shown(before) === shown(after)) continue;
    const { family, words } = annotationFamilies[keyword];
    const detail = `${keyword} ${shortHash(shown(before) + shown(after))}`;
    report(comparison, pair, family, "said", detail, `${words} was ${shown(before)}, is ${shown(after)}`, [keyword]);
  }
};

/** Compares the HTTP header that carries an argument as well. */
export const compareHeaders = (comparison: Comparison, pair: Pair): void => {
  const { direction } = comparison;
  // Only arguments are sent in headers.
  if (direction === "response") return;
  const [before, after] = [headerOf(pair.base), headerOf(pair.current)];
  // Names of headers are case-insensitive.
  if (before?.toLowerCase() === after?.toLowerCase()) return;
  const family = before === undefined ? "header-added" : after === undefined ? "header-removed" : "header-changed";
  const detail = `${headerKeyword} ${before ?? "none"} ${after ?? "none"}`;
  const what = `the header was ${before ?? "none"}, is ${after ?? "none"}`;
  report(comparison, pair, family, "said", detail, what, [headerKeyword]);
};
