/**
 * What is said to be compatible is: for pairs of schemas drawn by lot, no value that conformed to an input before fails after, and
 * none that conforms to an output after failed before. Ajv judges the values, the comparison never sees them.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { createJudge } from "../../../codegen/ajv.js";
import { compatRule } from "../../../codegen/compat/rules.js";
import { createComparison, type Direction, type SchemaChange } from "../../../codegen/compat/schema/compare.js";
import { type Node, rootOf } from "../../../codegen/compat/schema/located.js";
import { aloneAt } from "../../../codegen/compat/surface.js";
import { isObject, type Schema } from "../../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import { createLot, type Lot, mutated, randomSchema, valueFor } from "./randomSchemas.js";

const pairs = Number(process.env["COMPAT_PAIRS"] ?? 5000);
const seed = Number(process.env["COMPAT_SEED"] ?? 20_260_601);
const valuesOfEach = 40;

const nodeOf = (root: Schema): Node =>
  rootOf(aloneAt(root, { document: { path: "schema.json", text: undefined }, pointer: "" }));

interface Verdict {
  readonly rules: readonly string[];
  readonly isBreak: boolean;
  /** Whether it is let through though a value could be judged otherwise. */
  readonly isTolerated: boolean;
}

/** Both directions of a pair are compared with one memory, as they are for a pack. */
const verdictsOn = (base: Schema, current: Schema): ((direction: Direction) => Verdict) => {
  const [compare, before, after] = [createComparison(), nodeOf(base), nodeOf(current)];
  return (direction) => verdictOf(compare(before, after, direction), direction);
};

const verdictOf = (changes: readonly SchemaChange[], direction: Direction): Verdict => {
  const rules = changes.map(({ family }) => compatRule(`${direction}-${family}`));
  return {
    rules: rules.map(({ id }) => id),
    isBreak: rules.some(({ level }) => level === "error"),
    isTolerated: rules.some(({ tolerates }) => tolerates !== undefined),
  };
};

const definitionsOf = ({ $defs }: Schema): JsonObject => (isObject($defs) ? $defs : {});

const valuesFor = (lot: Lot, schemas: readonly Schema[]): readonly JsonValue[] =>
  schemas.flatMap((schema) => Array.from({ length: valuesOfEach }, () => valueFor(lot, schema, definitionsOf(schema))));

interface Tally {
  compatible: number;
  broken: number;
  witnessed: number;
  tolerated: number;
}

/** Judges one pair in one direction; gives a value that proves the comparison wrong. */
const counterexample = (
  tally: Tally,
  verdict: Verdict,
  direction: Direction,
  values: readonly JsonValue[],
  judges: readonly [(value: JsonValue) => boolean, (value: JsonValue) => boolean],
): JsonValue | undefined => {
  const [before, after] = direction === "request" ? judges : [judges[1], judges[0]];
  const witness = values.find((value) => before(value) && !after(value));
  if (verdict.isBreak) {
    tally.broken++;
    if (witness !== undefined) tally.witnessed++;
    return undefined;
  }
  if (verdict.isTolerated) {
    tally.tolerated++;
    return undefined;
  }
  tally.compatible++;
  return witness;
};

const judge = createJudge();

/** Ajv refuses what it cannot compile; such a schema cannot stand in a contract. */
const judgeOf = (schema: Schema): ((value: JsonValue) => boolean) | undefined => {
  try {
    const validate = judge(schema);
    return (value) => validate(value);
  } catch {
    return undefined;
  }
};

describe("for schemas drawn by lot", () => {
  const tally: Record<Direction, Tally> = {
    request: { compatible: 0, broken: 0, witnessed: 0, tolerated: 0 },
    response: { compatible: 0, broken: 0, witnessed: 0, tolerated: 0 },
  };

  test("what is said to be compatible accepts all that was accepted, and gives nothing new", () => {
    let judged = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 0, max: 5 }), (start, changes) => {
        const lot = createLot(start);
        const base = randomSchema(lot);
        const current =
          changes === 0
            ? randomSchema(lot)
            : Array.from({ length: Math.ceil(changes / 2) }).reduce<Schema>((schema) => mutated(lot, schema), base);
        const [before, after] = [judgeOf(base), judgeOf(current)];
        if (before === undefined || after === undefined) return;
        judged++;
        const values = valuesFor(lot, [base, current]);
        const verdictOn = verdictsOn(base, current);
        for (const direction of ["request", "response"] as const) {
          const verdict = verdictOn(direction);
          const wrong = counterexample(tally[direction], verdict, direction, values, [before, after]);
          if (wrong === undefined) continue;
          assert.fail(
            `${direction}\nbefore ${JSON.stringify(base)}\nafter  ${JSON.stringify(current)}\nvalue  ${JSON.stringify(wrong)}\nsaid   ${verdict.rules.join()}`,
          );
        }
      }),
      { seed, numRuns: pairs, endOnFailure: true, includeErrorInReport: true },
    );
    assert.ok(judged > pairs * 0.9, `only ${judged} of ${pairs} pairs could be judged`);
  });

  test("both verdicts are given often, and most breaks are shown by a value", () => {
    for (const [direction, { compatible, broken, witnessed }] of Object.entries(tally)) {
      assert.ok(compatible > pairs * 0.1, `${direction}: ${compatible} compatible`);
      assert.ok(broken > pairs * 0.1, `${direction}: ${broken} broken`);
      assert.ok(witnessed > broken * 0.6, `${direction}: ${witnessed} of ${broken} breaks have a witness`);
    }
    if (process.env["COMPAT_TALLY"] !== undefined) process.stdout.write(`${JSON.stringify(tally)}\n`);
  });
});
