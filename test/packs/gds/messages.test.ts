/** Every reason of the catalogue, in every form in which a host may get it: what it shows its model says what to do next. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import catalogue from "../../../contracts/gds/errors.json" with { type: "json" };
import { contract } from "../../../generated/gds/contract.js";
import { ToolFailure } from "../../../src/contract/refusal.js";
import { product } from "../../../src/product.js";
import { catalogued, refusedResult, WireError } from "../../../src/runtime/calls/rendering.js";

const longestMessage = 320;

/** Something for each detail that the catalogue names. */
const sampleOf = (name: string, schema: unknown): unknown => {
  const type = typeof schema === "object" && schema !== null ? Reflect.get(schema, "type") : undefined;
  return type === "integer" ? 2 : `a ${name}`;
};

const failureFor = (entry: (typeof catalogue.reasons)[number]): ToolFailure => {
  const properties = "data" in entry && entry.data !== undefined ? (entry.data.properties ?? {}) : {};
  const details = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, sampleOf(name, schema)]),
  );
  return new ToolFailure(entry.reason, { ...details, field: "origin", value: "XYZ" }, { message: "Invalid origin" });
};

const thrownMessage = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof WireError) return error.message;
    throw error;
  }
  return assert.fail("nothing was thrown");
};

describe("a refusal leads on in whatever a host shows of it", () => {
  for (const entry of catalogue.reasons) {
    test(entry.reason, () => {
      const refusal = catalogued(failureFor(entry), { contract, correlationId: "c" });
      assert.ok(refusal);
      const hint = String(refusal.data["hint"]);
      assert.doesNotMatch(`${refusal.message} ${hint}`, /\{|\(none\)|undefined|gds:\/\//);
      assert.ok(refusal.message.length <= longestMessage, `${refusal.message.length} characters`);
      const error = thrownMessage(() => refusedResult(refusal, "legacy", "auto", product));
      assert.equal(error, refusal.message);
      const result = refusedResult(refusal, "modern", "auto", product);
      const [content] = result.content;
      assert.ok(content?.text.includes(hint), content?.text);
      assert.equal(Reflect.get(Object(result._meta[product.metaKeys.error]), "message"), error);
      if ("verbatim" in entry) {
        assert.equal(error, "Invalid airport code 'XYZ': must be a valid 3-letter IATA code");
      } else {
        assert.ok(error.endsWith(` ${hint}`), error);
        assert.match(error, /[.?]$/);
      }
    });
  }
});

test("one message alone is prescribed, and stays as it is", () => {
  const prescribed = catalogue.reasons.flatMap((entry) => ("verbatim" in entry ? [entry.reason] : []));
  assert.deepEqual(prescribed, ["UNKNOWN_AIRPORT"]);
});
