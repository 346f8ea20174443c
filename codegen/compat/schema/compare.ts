/**
 * Compares two schemas place by place and names what changed. Each demand of the one is met by the same or a stronger demand of
 * the other, or implied by all that the other demands, or reported: nothing that could be a break is passed over in silence.
 *
 * Says only what changed and in which direction; what that means for callers is said by the rules.
 */
import type { JsonValue } from "../../../src/contract/contract.js";
import { sha256 } from "../../hash.js";
import { byCodeUnit } from "../../project.js";
import { isObject } from "../../schema.js";
import { createCanonical, stableJson } from "./canonical.js";
import { createProver, numberImplies, textImplies } from "./implies.js";
import { type Located, type Node, type Place, placeOf, resolve } from "./located.js";
import { branchNodes } from "./scalar.js";
import {
  type Alternatives,
  admits,
  anyList,
  anyNumber,
  anyObject,
  anyText,
  type Condition,
  createViewer,
  isNeverNode,
  type ListView,
  type NumberView,
  type ObjectView,
  propertyOf,
  type TextView,
  type TypeKey,
  typeKeys,
  type View,
  withoutImpossibleTypes,
} from "./view.js";
import { type Annotation, annotations, headerKeyword } from "./vocabulary.js";

export type Direction = "request" | "response";

/**
 * `tightened`: what conformed may conform no longer. `loosened`: what did not conform may do so now. `changed`: both.
 * `said`: no value is judged otherwise.
 */
export type Effect = "tightened" | "loosened" | "changed" | "said";

export interface SchemaChange {
  /** With the direction before it, the name of a rule. */
  readonly family: string;
  readonly effect: Effect;
  /** Where in the value, not in the schema: `passengers.adults`, `offers[].price`. */
  readonly path: string;
  /** What tells this change from others of its kind at the same place; the same on every machine and in every writing. */
  readonly detail: string;
  readonly what: string;
  readonly base: Place | undefined;
  readonly current: Place | undefined;
}

export type CompareSchemas = (base: Node, current: Node, direction: Direction) => readonly SchemaChange[];

/** What is still to be judged: a direction that is proven safe has nothing left to report. */
interface Open {
  readonly tightened: boolean;
  readonly loosened: boolean;
}

interface Pair {
  readonly base: Node;
  readonly current: Node;
  readonly path: string;
  readonly open: Open;
  /** The pairs that lead here, by their texts. */
  readonly above: ReadonlySet<string>;
}

type Report = (
  pair: Pair,
  family: string,
  effect: Effect,
  detail: string,
  what: string,
  keywords: readonly string[],
) => void;

const typeNames: Readonly<Record<TypeKey, string>> = {
  null: "null",
  boolean: "boolean",
  text: "string",
  number: "number",
  list: "array",
  object: "object",
};

const typeNameOf = (view: View, type: TypeKey): string =>
  type === "number" && view.number?.isInteger === true ? "integer" : typeNames[type];

const joined = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

const shown = (value: JsonValue | undefined): string => (value === undefined ? "none" : stableJson(value));

/** The parts of a conjunction with what they refer to and are made of. */
const partsOf = (node: Node, depth = 0): readonly Located[] =>
  node.flatMap((part) => {
    if (!isObject(part.schema) || depth > 12) return [part];
    const target = resolve(part, part.schema["$ref"]);
    return [
      part,
      ...(target === undefined ? [] : partsOf([target], depth + 1)),
      ...branchNodes(part, "allOf").flatMap((branch) => partsOf(branch, depth + 1)),
    ];
  });

/** Where a node says something, or where it begins. */
const placeIn = (node: Node, keywords: readonly string[]): Place | undefined => {
  const parts = partsOf(node);
  for (const keyword of keywords) {
    const part = parts.find(({ schema }) => isObject(schema) && Object.hasOwn(schema, keyword));
    if (part !== undefined) {
      const { document, pointer } = placeOf(part);
      return { document, pointer: `${pointer}/${keyword}` };
    }
  }
  const [first] = parts;
  return first && placeOf(first);
};

/** What a value is besides null, where it may be null: that is the part which says something of the value. */
const orNull = (part: Located): readonly Located[] =>
  (["anyOf", "oneOf"] as const).flatMap((keyword) => {
    const branches = branchNodes(part, keyword).flat();
    const others = branches.filter(({ schema }) => !isObject(schema) || schema["type"] !== "null");
    return branches.length === 2 && others.length === 1 ? partsOf(others) : [];
  });

const annotationOf = (node: Node, keyword: Annotation): JsonValue | undefined => {
  const parts = partsOf(node);
  for (const { schema } of [...parts, ...parts.flatMap(orNull)]) {
    if (isObject(schema) && schema[keyword] !== undefined) return schema[keyword];
  }
  return undefined;
};

const annotationFamilies: Readonly<Record<Annotation, { readonly family: string; readonly words: string }>> = {
  title: { family: "wording-changed", words: "the title" },
  description: { family: "wording-changed", words: "the description" },
  examples: { family: "wording-changed", words: "the examples" },
  default: { family: "default-changed", words: "the default" },
  deprecated: { family: "deprecation-changed", words: "deprecated" },
};

/** The header in which an argument travels too. Only where it stands beside the argument itself does a server ask for it. */
const headerOf = (node: Node): string | undefined => {
  for (const { schema } of node) {
    const header = isObject(schema) ? schema[headerKeyword] : undefined;
    if (typeof header === "string") return header;
  }
  return undefined;
};

/** The limits of texts, each as a demand of its own. */
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

const limitOf: Readonly<Record<string, (view: View) => number | undefined>> = {
  minLength: ({ text }) => text?.minLength,
  maxLength: ({ text }) => text?.maxLength,
  minimum: ({ number }) => number?.minimum,
  maximum: ({ number }) => number?.maximum,
  minItems: ({ list }) => list?.minItems,
  maxItems: ({ list }) => list?.maxItems,
  minProperties: ({ object }) => object?.minProperties,
  maxProperties: ({ object }) => object?.maxProperties,
};

const exclusiveOf: Readonly<Record<string, (view: View) => boolean>> = {
  minimum: ({ number }) => number?.isMinimumExclusive === true,
  maximum: ({ number }) => number?.isMaximumExclusive === true,
};

const limitWords = (view: View, keyword: string): string => {
  const limit = limitOf[keyword]?.(view);
  if (limit === undefined || !Number.isFinite(limit)) return "none";
  return `${limit}${exclusiveOf[keyword]?.(view) === true ? " (excluded)" : ""}`;
};

/** Keywords by which a limit is written. */
const writings: Readonly<Record<string, readonly string[]>> = {
  minimum: ["minimum", "exclusiveMinimum"],
  maximum: ["maximum", "exclusiveMaximum"],
};

const isBareObject = ({ properties, required, additional, minProperties, maxProperties }: ObjectView): boolean =>
  properties.size + required.size + additional.length + minProperties === 0 &&
  maxProperties === anyObject.maxProperties;

const isBareList = ({ minItems, maxItems, isUnique, items }: ListView): boolean =>
  minItems + items.length === 0 && maxItems === anyList.maxItems && !isUnique;

/** Whether a view demands nothing but types, besides its alternatives. */
const isBare = ({ booleans, text, number, list, object, conditions, opaque }: View): boolean =>
  booleans.size !== 1 &&
  (text === undefined || textImplies(anyText, text)) &&
  (number === undefined || numberImplies({ ...anyNumber, isInteger: number.isInteger }, number)) &&
  (list === undefined || isBareList(list)) &&
  (object === undefined || isBareObject(object)) &&
  conditions.length + opaque.size === 0;

const isCounted = ({ text, number, list, object }: View): boolean =>
  list === undefined &&
  object === undefined &&
  (text !== undefined || number !== undefined) &&
  (text === undefined || text.values !== undefined) &&
  (number === undefined || number.values !== undefined);

const valuesOf = ({ text, number }: View): ReadonlySet<string | number> =>
  new Set<string | number>([...(text?.values ?? []), ...(number?.values ?? [])]);

const without = <T>(left: ReadonlySet<T>, right: ReadonlySet<T>): readonly T[] =>
  [...left].filter((value) => !right.has(value));

/** The words of a schema, for seeing which branch became which. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/"[^"]*"(?::"[^"]*")?|-?\d+/g) ?? []);

const likeness = (left: string, right: string): number => {
  const [first, second] = [wordsOf(left), wordsOf(right)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size + second.size - shared);
};

/** Below this, two branches are no longer the same thing changed. */
const leastLikeness = 0.4;

interface Matched {
  readonly pairs: readonly (readonly [Node, Node])[];
  readonly removed: readonly Node[];
  readonly added: readonly Node[];
}

const shortHash = (text: string): string => sha256(text).slice(0, 6);

/** Makes a comparison with a memory of its own, which lasts as long as it is kept. */
export const createComparison = (): CompareSchemas => {
  const canonical = createCanonical();
  const viewOf = createViewer(canonical);
  const prover = createProver(canonical, viewOf);
  const { demandsOf, wholeOf } = canonical;

  const label = (node: Node): string => shortHash(demandsOf(node));

  /** Branches that are the same, mean the same, hold one another, or are most alike, in this order. */
  const match = (base: readonly Node[], current: readonly Node[]): Matched => {
    const removed = new Set(base);
    const added = new Set(current);
    const pairs: (readonly [Node, Node])[] = [];
    const pairUp = (isSame: (left: Node, right: Node) => boolean): void => {
      for (const left of [...removed]) {
        const right = [...added].find((candidate) => isSame(left, candidate));
        if (right === undefined) continue;
        pairs.push([left, right]);
        removed.delete(left);
        added.delete(right);
      }
    };
    pairUp((left, right) => demandsOf(left) === demandsOf(right));
    pairUp(prover.areEquivalent);
    const alike = [...removed]
      .flatMap((left) =>
        [...added].map((right) => ({ left, right, score: likeness(demandsOf(left), demandsOf(right)) })),
      )
      .filter(({ score }) => score >= leastLikeness)
      .sort(
        (first, second) =>
          second.score - first.score ||
          byCodeUnit(demandsOf(first.left) + demandsOf(first.right), demandsOf(second.left) + demandsOf(second.right)),
      );
    for (const { left, right } of alike) {
      if (!removed.has(left) || !added.has(right)) continue;
      pairs.push([left, right]);
      removed.delete(left);
      added.delete(right);
    }
    return { pairs, removed: [...removed], added: [...added] };
  };

  const compare = (root: Pair, direction: Direction): readonly SchemaChange[] => {
    let changes: SchemaChange[] = [];
    const breaking = direction === "request" ? "tightened" : "loosened";

    const report: Report = ({ base, current, path, open }, family, effect, detail, what, keywords) => {
      const isOpen = effect === "said" || (effect === "changed" ? open[breaking] : open[effect]);
      if (!isOpen) return;
      changes.push({
        family,
        effect,
        path,
        detail,
        what,
        base: placeIn(base, keywords),
        current: placeIn(current, keywords),
      });
    };

    /** One of three names for a demand that came, went or became another. */
    const reportDemand = (
      pair: Pair,
      names: { readonly added: string; readonly removed: string; readonly changed: string },
      change: { readonly isTightened: boolean; readonly isLoosened: boolean },
      detail: string,
      what: string,
      keywords: readonly string[],
    ): void => {
      const isTightened = change.isTightened && pair.open.tightened;
      const isLoosened = change.isLoosened && pair.open.loosened;
      if (isTightened && isLoosened) report(pair, names.changed, "changed", detail, what, keywords);
      else if (isTightened) report(pair, names.added, "tightened", detail, what, keywords);
      else if (isLoosened) report(pair, names.removed, "loosened", detail, what, keywords);
    };

    const demandNames = (name: string) => ({
      added: `${name}-added`,
      removed: `${name}-removed`,
      changed: `${name}-changed`,
    });

    const boundNames = { added: "bound-tightened", removed: "bound-loosened", changed: "bound-tightened" } as const;

    const reportBound = (
      pair: Pair,
      keyword: string,
      views: readonly [View, View],
      isTightened: boolean,
      isLoosened: boolean,
    ): void => {
      const [before, after] = views.map((view) => limitWords(view, keyword));
      reportDemand(
        pair,
        boundNames,
        { isTightened, isLoosened },
        `${keyword} ${before} ${after}`,
        `${keyword} was ${before}, is ${after}`,
        writings[keyword] ?? [keyword],
      );
    };

    const compareAnnotations = (pair: Pair): void => {
      for (const keyword of annotations) {
        const [before, after] = [annotationOf(pair.base, keyword), annotationOf(pair.current, keyword)];
        if (shown(before) === shown(after)) continue;
        const { family, words } = annotationFamilies[keyword];
        const detail = `${keyword} ${shortHash(shown(before) + shown(after))}`;
        report(pair, family, "said", detail, `${words} was ${shown(before)}, is ${shown(after)}`, [keyword]);
      }
    };

    const compareHeaders = (pair: Pair): void => {
      // Only arguments are sent in headers.
      if (direction === "response") return;
      const [before, after] = [headerOf(pair.base), headerOf(pair.current)];
      // Names of headers are the same in capitals and without.
      if (before?.toLowerCase() === after?.toLowerCase()) return;
      const family = before === undefined ? "header-added" : after === undefined ? "header-removed" : "header-changed";
      const detail = `${headerKeyword} ${before ?? "none"} ${after ?? "none"}`;
      const what = `the header was ${before ?? "none"}, is ${after ?? "none"}`;
      report(pair, family, "said", detail, what, [headerKeyword]);
    };

    const compareTypes = (pair: Pair, base: View, current: View): void => {
      const areCounted = isCounted(base) && isCounted(current);
      const isCompared = (type: TypeKey): boolean => type !== "null";
      const removed = typeKeys.filter((type) => isCompared(type) && admits(base, type) && !admits(current, type));
      const added = typeKeys.filter((type) => isCompared(type) && !admits(base, type) && admits(current, type));
      const narrowed = removed.map((type) => typeNameOf(base, type));
      const widened = added.map((type) => typeNameOf(current, type));
      if (base.number !== undefined && current.number !== undefined && !areCounted) {
        const isInteger = { ...anyNumber, isInteger: true };
        const [wasInteger, isNow] = [base.number, current.number].map((number) => numberImplies(number, isInteger));
        if (!wasInteger && isNow === true) narrowed.push("fractions");
        if (wasInteger === true && !isNow) widened.push("fractions");
      }
      if (narrowed.length + widened.length > 0) {
        const words = [
          ...(narrowed.length > 0 ? [`no longer admits ${narrowed.join(", ")}`] : []),
          ...(widened.length > 0 ? [`now admits ${widened.join(", ")}`] : []),
        ];
        reportDemand(
          pair,
          { added: "type-narrowed", removed: "type-widened", changed: "type-changed" },
          { isTightened: narrowed.length > 0, isLoosened: widened.length > 0 },
          `${narrowed.join()} ${widened.join()}`,
          words.join(" and "),
          ["type", "enum", "const"],
        );
      }
      if (base.null && !current.null) {
        report(pair, "became-non-nullable", "tightened", "null", "no longer admits null", ["type", "anyOf", "enum"]);
      }
      if (!base.null && current.null) {
        report(pair, "became-nullable", "loosened", "null", "now admits null", ["type", "anyOf", "enum"]);
      }
    };

    const reportValues = (
      pair: Pair,
      removed: readonly (string | number | boolean)[],
      added: readonly (string | number | boolean)[],
    ): void => {
      for (const value of removed) {
        const words = JSON.stringify(value);
        report(pair, "enum-value-removed", "tightened", words, `no longer admits ${words}`, ["enum", "const"]);
      }
      for (const value of added) {
        const words = JSON.stringify(value);
        report(pair, "enum-value-added", "loosened", words, `now admits ${words}`, ["enum", "const"]);
      }
    };

    const hasConstant = (node: Node): boolean =>
      partsOf(node).some(({ schema }) => isObject(schema) && schema["const"] !== undefined);

    const compareValues = (pair: Pair, base: View, current: View): void => {
      if (base.booleans.size > 0 && current.booleans.size > 0) {
        reportValues(pair, without(base.booleans, current.booleans), without(current.booleans, base.booleans));
      }
      if (isCounted(base) && isCounted(current)) {
        const [before, after] = [valuesOf(base), valuesOf(current)];
        // A value of a type that the other side does not admit at all is told of with its type.
        const admitsTypeOf = (view: View, value: string | number): boolean =>
          admits(view, typeof value === "string" ? "text" : "number");
        const removed = without(before, after).filter((value) => admitsTypeOf(current, value));
        const added = without(after, before).filter((value) => admitsTypeOf(base, value));
        const [constant] = removed;
        const isConstant = before.size === 1 && after.size === 1 && hasConstant(pair.base) && hasConstant(pair.current);
        if (isConstant && constant !== undefined) {
          const words = `${JSON.stringify(constant)}, is ${added.map((value) => JSON.stringify(value)).join()}`;
          report(pair, "const-changed", "changed", words, `the constant was ${words}`, ["const"]);
        } else reportValues(pair, removed, added);
        return;
      }
      compareCounted(pair, base.text?.values, current.text?.values, base.text, current.text);
      compareCounted(pair, base.number?.values, current.number?.values, base.number, current.number);
    };

    const compareCounted = (
      pair: Pair,
      before: ReadonlySet<string | number> | undefined,
      after: ReadonlySet<string | number> | undefined,
      ...sides: readonly [object | undefined, object | undefined]
    ): void => {
      if (sides.includes(undefined)) return;
      const words = (values: ReadonlySet<string | number>): string =>
        [...values].map((value) => JSON.stringify(value)).join(", ");
      if (before !== undefined && after !== undefined)
        reportValues(pair, without(before, after), without(after, before));
      else if (after !== undefined) {
        report(pair, "enum-added", "tightened", words(after), `is limited to ${words(after)}`, ["enum", "const"]);
      } else if (before !== undefined) {
        report(pair, "enum-removed", "loosened", words(before), `is no longer limited to ${words(before)}`, [
          "enum",
          "const",
        ]);
      }
    };

    const compareText = (pair: Pair, base: View, current: View): void => {
      const [before, after] = [base.text, current.text];
      if (before === undefined || after === undefined) return;
      const [wanted, given] = [textLimits(after), textLimits(before)];
      wanted.forEach(({ keyword, demand }, index) => {
        const former = given[index];
        const isLoosened = former !== undefined && !textImplies(after, former.demand);
        reportBound(pair, keyword, [base, current], !textImplies(before, demand), isLoosened);
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
          pair,
          demandNames(keyword),
          { isTightened: added.length > 0, isLoosened: removed.length > 0 },
          `${was} ${is}`,
          `${keyword} was ${was}, is ${is}`,
          [keyword],
        );
      }
    };

    const compareNumber = (pair: Pair, base: View, current: View): void => {
      const [before, after] = [base.number, current.number];
      if (before === undefined || after === undefined) return;
      const given = numberLimits(before);
      numberLimits(after).forEach(({ keyword, demand }, index) => {
        const former = given[index];
        const isLoosened = former !== undefined && !numberImplies(after, former.demand);
        reportBound(pair, keyword, [base, current], !numberImplies(before, demand), isLoosened);
      });
      const lacking = (number: NumberView, demands: NumberView): boolean =>
        [...demands.multiples].some((step) => !numberImplies(number, { ...anyNumber, multiples: new Set([step]) }));
      const words = ({ multiples }: NumberView): string =>
        multiples.size === 0 ? "none" : [...multiples].sort((left, right) => left - right).join(" and ");
      reportDemand(
        pair,
        demandNames("multiple-of"),
        { isTightened: lacking(before, after), isLoosened: lacking(after, before) },
        `${words(before)} ${words(after)}`,
        `multipleOf was ${words(before)}, is ${words(after)}`,
        ["multipleOf"],
      );
    };

    const compareList = (pair: Pair, base: View, current: View): void => {
      const [before, after] = [base.list, current.list];
      if (before === undefined || after === undefined) return;
      const views = [base, current] as const;
      reportBound(pair, "minItems", views, before.minItems < after.minItems, after.minItems < before.minItems);
      reportBound(pair, "maxItems", views, before.maxItems > after.maxItems, after.maxItems > before.maxItems);
      if (before.isUnique !== after.isUnique) {
        const [isTightened, isLoosened] = [
          after.isUnique && before.maxItems > 1,
          before.isUnique && after.maxItems > 1,
        ];
        const what = after.isUnique ? "no longer admits an item twice" : "may now hold an item twice";
        reportDemand(pair, demandNames("unique-items"), { isTightened, isLoosened }, "", what, ["uniqueItems"]);
      }
      if (before.maxItems > 0 && after.maxItems > 0) {
        walk({ ...pair, base: before.items, current: after.items, path: `${pair.path}[]` });
      }
    };

    const isOpenEnd = (node: Node): boolean => demandsOf(node) === "";

    const compareAdditional = (pair: Pair, base: ObjectView, current: ObjectView): void => {
      const [before, after] = [base.additional, current.additional];
      if (demandsOf(before) === demandsOf(after)) return;
      const keywords = ["additionalProperties"];
      if (isNeverNode(after)) {
        report(pair, "closed", "tightened", "", "no longer admits properties that are not declared", keywords);
      } else if (isNeverNode(before)) {
        report(pair, "opened", "loosened", "", "now admits properties that are not declared", keywords);
      } else if (isOpenEnd(before)) {
        report(pair, "additional-narrowed", "tightened", "", "limits the values of undeclared properties", keywords);
      } else if (isOpenEnd(after)) {
        report(
          pair,
          "additional-widened",
          "loosened",
          "",
          "no longer limits the values of undeclared properties",
          keywords,
        );
      } else walk({ ...pair, base: before, current: after, path: joined(pair.path, "*") });
    };

    const compareProperty = (pair: Pair, name: string, base: ObjectView, current: ObjectView): void => {
      const [before, after] = [propertyOf(base, name), propertyOf(current, name)];
      const isNamed = ({ properties, required }: ObjectView): boolean => properties.has(name) || required.has(name);
      /** A demand alone names a property as well, if the other side names it too: it is there, and of any type. */
      const isDeclared = (object: ObjectView, node: Node, other: ObjectView): boolean =>
        !isNeverNode(node) && (object.properties.has(name) || (object.required.has(name) && isNamed(other)));
      const [was, is] = [isDeclared(base, before, current), isDeclared(current, after, base)];
      const [wasRequired, isRequired] = [base.required.has(name), current.required.has(name)];
      const inner: Pair = { ...pair, base: before, current: after, path: joined(pair.path, name) };
      /** Points at the object where the property itself is not there. */
      const at: Pair = { ...inner, base: was ? before : pair.base, current: is ? after : pair.current };
      const place = ["properties"];
      const isAdded = !was && is;
      const isRemoved = was && !is;
      const becameRequired = isRequired && !wasRequired;
      const onObject: Pair = { ...inner, base: pair.base, current: pair.current };
      if (becameRequired && !isAdded) {
        report(onObject, "property-became-required", "tightened", "", "became required", ["required"]);
      }
      if (wasRequired && !isRequired && !isRemoved) {
        report(onObject, "property-became-optional", "loosened", "", "became optional", ["required"]);
      }
      if (isAdded) {
        const isFree = isOpenEnd(before);
        if (becameRequired) {
          const effect = direction === "response" && isNeverNode(before) ? "loosened" : "tightened";
          report(at, "required-property-added", effect, "", "was added as a required property", place);
        } else if (isNeverNode(before)) report(at, "property-added", "loosened", "", "was added", place);
        else if (isFree) {
          report(at, "property-added-to-open", isOpenEnd(after) ? "said" : "tightened", "", "was added", place);
        }
        if (!isNeverNode(before) && !isFree) walk(inner);
        return;
      }
      if (isRemoved) {
        const isClosed = isNeverNode(after);
        if (wasRequired && !isRequired && direction === "response") {
          report(at, "required-property-removed", "loosened", "", "was required and is gone", place);
        } else if (isClosed) {
          report(at, "property-removed-from-closed", "tightened", "", "is gone and no longer admitted", place);
        } else report(at, "property-removed", isOpenEnd(before) ? "said" : "loosened", "", "is gone", place);
        if (!isClosed && !isOpenEnd(after)) walk(inner);
        return;
      }
      if (was && is) walk(inner);
      else if (current.properties.has(name) && isNeverNode(after) && !isNeverNode(before)) {
        report(onObject, "closed", "tightened", "", "is no longer admitted", place);
      } else if (base.properties.has(name) && isNeverNode(before) && !isNeverNode(after)) {
        report(onObject, "opened", "loosened", "", "is now admitted", place);
      }
    };

    const compareObject = (pair: Pair, base: View, current: View): void => {
      const [before, after] = [base.object, current.object];
      if (before === undefined || after === undefined) return;
      const views = [base, current] as const;
      const names = new Set([
        ...before.properties.keys(),
        ...after.properties.keys(),
        ...before.required,
        ...after.required,
      ]);
      for (const name of names) compareProperty(pair, name, before, after);
      compareAdditional(pair, before, after);
      const [least, most] = [before.required.size, after.required.size];
      reportBound(
        pair,
        "minProperties",
        views,
        Math.max(before.minProperties, least) < after.minProperties,
        Math.max(after.minProperties, most) < before.minProperties,
      );
      reportBound(
        pair,
        "maxProperties",
        views,
        before.maxProperties > after.maxProperties,
        after.maxProperties > before.maxProperties,
      );
    };

    const areApart = (branches: readonly Node[]): boolean =>
      branches.every((left, index) => branches.slice(index + 1).every((right) => prover.areDisjoint(left, right)));

    /** Alternatives of one kind, branch by branch. */
    const compareBranches = (pair: Pair, base: Alternatives, current: Alternatives): void => {
      const { keyword } = current;
      const { pairs, removed, added } = match(base.branches, current.branches);
      const isSame =
        removed.length + added.length === 0 && pairs.every(([left, right]) => prover.areEquivalent(left, right));
      const isTightened = !isSame && pair.open.tightened && !prover.impliesAlternatives(pair.base, current);
      const isLoosened = !isSame && pair.open.loosened && !prover.impliesAlternatives(pair.current, base);
      const outer = changes;
      changes = [];
      const open: Open = { tightened: isTightened, loosened: isLoosened };
      for (const [left, right] of pairs) {
        walk({ ...pair, base: left, current: right, path: `${pair.path}(${keyword} ${label(left)})`, open });
      }
      for (const branch of removed) {
        if (prover.impliesAlternatives(branch, current)) continue;
        report(
          { ...pair, base: branch, open },
          "branch-removed",
          "tightened",
          label(branch),
          `no longer admits one of its alternatives, ${demandsOf(branch)}`,
          [keyword],
        );
      }
      for (const branch of added) {
        if (prover.impliesAlternatives(branch, base)) continue;
        report(
          { ...pair, current: branch, open },
          "branch-added",
          "loosened",
          label(branch),
          `now admits another alternative, ${demandsOf(branch)}`,
          [keyword],
        );
      }
      const inner = changes;
      changes = outer;
      // Of alternatives that exclude one another, one that grows or comes can shut out what another admitted.
      const [admitting, isBreakOpen] = direction === "request" ? [current, isTightened] : [base, isLoosened];
      const isExplained = inner.some(({ effect }) => effect === "changed" || effect === breaking);
      if (keyword === "oneOf" && isBreakOpen && !isExplained && !areApart(admitting.branches)) {
        report(
          { ...pair, open },
          "one-of-undecided",
          "changed",
          "",
          "of alternatives that exclude one another some changed, and whether they still do cannot be decided",
          [keyword],
        );
      } else changes.push(...inner);
    };

    const compareAlternatives = (pair: Pair, base: View, current: View): void => {
      const textOf = ({ keyword, branches }: Alternatives): string =>
        `${keyword}${branches.map(demandsOf).sort(byCodeUnit).join()}`;
      const known = new Set(base.alternatives.map(textOf));
      const still = new Set(current.alternatives.map(textOf));
      const removed = base.alternatives.filter((one) => !still.has(textOf(one)));
      const added = [...current.alternatives.filter((one) => !known.has(textOf(one)))];
      for (const former of removed) {
        const index = added.findIndex(({ keyword }) => keyword === former.keyword);
        const [latter] = index < 0 ? [] : added.splice(index, 1);
        if (latter !== undefined) compareBranches(pair, former, latter);
        else if (!prover.impliesAlternatives(pair.current, former)) {
          report(
            pair,
            "alternatives-removed",
            "loosened",
            shortHash(textOf(former)),
            `no longer demands ${former.keyword}`,
            [former.keyword],
          );
        }
      }
      for (const latter of added) {
        if (prover.impliesAlternatives(pair.base, latter)) continue;
        report(pair, "alternatives-added", "tightened", shortHash(textOf(latter)), `now demands ${latter.keyword}`, [
          latter.keyword,
        ]);
      }
    };

    const compareConditions = (pair: Pair, base: View, current: View): void => {
      const areAlike = (left: Condition, right: Condition): boolean =>
        demandsOf(left.test) === demandsOf(right.test) || prover.areEquivalent(left.test, right.test);
      const removed: Condition[] = [];
      const added = [...current.conditions];
      for (const former of base.conditions) {
        const index = added.findIndex((one) => areAlike(one, former));
        const [latter] = index < 0 ? [] : added.splice(index, 1);
        if (latter === undefined) removed.push(former);
        else {
          const at = `${pair.path}(if ${label(former.test)})`;
          walk({ ...pair, base: former.consequence, current: latter.consequence, path: `${at}(then)` });
          walk({ ...pair, base: former.alternative, current: latter.alternative, path: `${at}(else)` });
        }
      }
      const textOf = (condition: Condition): string =>
        shortHash([condition.test, condition.consequence, condition.alternative].map(demandsOf).join("\n"));
      const gone = removed.filter((former) => !prover.impliesCondition(pair.current, former));
      const come = added.filter((latter) => !prover.impliesCondition(pair.base, latter));
      if (gone.length + come.length === 0) return;
      const [was, is] = [gone, come].map((conditions) =>
        conditions.length === 0 ? "none" : conditions.map(textOf).join(),
      );
      const what =
        gone.length === 0 ? "has a new condition" : come.length === 0 ? "lost a condition" : "has another condition";
      reportDemand(
        pair,
        demandNames("condition"),
        { isTightened: come.length > 0, isLoosened: gone.length > 0 },
        `${was} ${is}`,
        what,
        ["if"],
      );
    };

    const compareOpaque = (pair: Pair, base: View, current: View): void => {
      const [lost, gained] = [
        [...base.opaque.keys()].filter((text) => !current.opaque.has(text)),
        [...current.opaque.keys()].filter((text) => !base.opaque.has(text)),
      ];
      const relevant = direction === "request" ? gained : lost;
      if (relevant.length === 0) return;
      const at: Pair = {
        ...pair,
        base: lost.flatMap((text) => base.opaque.get(text) ?? []),
        current: gained.flatMap((text) => current.opaque.get(text) ?? []),
      };
      report(
        {
          ...at,
          base: at.base.length > 0 ? at.base : pair.base,
          current: at.current.length > 0 ? at.current : pair.current,
        },
        "undecided",
        "changed",
        shortHash(relevant.join()),
        "changed in keywords that are not compared, so that a break cannot be excluded",
        [],
      );
    };

    const walk = (pair: Pair): void => {
      const { base, current } = pair;
      const key = `${wholeOf(base)}\n${wholeOf(current)}`;
      if (wholeOf(base) === wholeOf(current) || pair.above.has(key)) return;
      const inner: Pair = {
        ...pair,
        above: new Set(pair.above).add(key),
        open: {
          tightened: pair.open.tightened && !prover.implies(base, current),
          loosened: pair.open.loosened && !prover.implies(current, base),
        },
      };
      compareAnnotations(inner);
      compareHeaders(inner);
      const [before, after] = [viewOf(base), viewOf(current)];
      const [choices, latter] = [before.alternatives.length, after.alternatives.length];
      const haveBoth = choices > 0 && latter > 0;
      const views = [before, after].map((view) => (haveBoth ? view : withoutImpossibleTypes(view, viewOf)));
      const [left = before, right = after] = views;
      compareTypes(inner, left, right);
      // What was one thing and is now one of several is compared with the one that it most resembles.
      const [former, following] = [before.alternatives[0], after.alternatives[0]];
      if (choices === 0 && latter === 1 && following !== undefined && isBare(after)) {
        compareBranches(inner, { ...following, branches: [base] }, following);
        return;
      }
      if (choices === 1 && latter === 0 && former !== undefined && isBare(before)) {
        compareBranches(inner, former, { ...former, branches: [current] });
        return;
      }
      compareValues(inner, left, right);
      compareText(inner, left, right);
      compareNumber(inner, left, right);
      compareList(inner, left, right);
      compareObject(inner, left, right);
      compareAlternatives(inner, left, right);
      compareConditions(inner, left, right);
      compareOpaque(inner, left, right);
    };

    walk(root);
    return changes;
  };

  return (base, current, direction) =>
    compare({ base, current, path: "", open: { tightened: true, loosened: true }, above: new Set() }, direction);
};
