/** Slips that people make, in the project's own contracts: each is found by the rule that is meant for it, where it stands. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lintProject } from "../../../codegen/lint/index.js";
import { metaCheck } from "../../../codegen/metaSchemas.js";
import { positionAt } from "../../../codegen/position.js";
import { projectAt } from "../../../codegen/project.js";
import { repository } from "../../support/repository.js";
import { frozen, withFiles, withPackAlone } from "../project.js";

const check = metaCheck();
/** All slips are in this pack. */
const own = withPackAlone(frozen(projectAt(repository)), "gds");

interface Slip {
  readonly name: string;
  /** Below `contracts/gds`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly rule: string;
  /** Text at whose beginning in the changed file the finding points; by default that of `to`. */
  readonly at?: string;
}

const slips: readonly Slip[] = [
  {
    name: "a comma too many",
    file: "tools/listBookings.json",
    from: '"default": "all"',
    to: '"default": "all",',
    rule: "json-syntax",
    at: '}\n    }\n  },\n  "outputSchema"',
  },
  {
    name: "a property copied and left",
    file: "tools/listBookings.json",
    from: '"default": "all"',
    to: '"default": "all",\n        "default": "confirmed"',
    rule: "json-duplicate-key",
    at: '"default": "confirmed"',
  },
  {
    name: "a keyword with a typing mistake",
    file: "schemas/Booking.json",
    from: '"minimum": 1',
    to: '"minimun": 1',
    rule: "unsupported-keyword",
  },
  {
    name: "a format of another dialect",
    file: "schemas/BookingDetail.json",
    from: '"format": "date-time"',
    to: '"format": "datetime"',
    rule: "known-format",
    at: '"datetime"',
  },
  {
    name: "a root that is an array",
    file: "tools/listBookings.json",
    from: '"outputSchema": {\n    "type": "object"',
    to: '"outputSchema": {\n    "type": "array"',
    rule: "object-root",
    at: '"array"',
  },
  {
    name: "an object that forgot to be closed",
    file: "schemas/TaxLine.json",
    from: ',\n  "additionalProperties": false',
    to: "",
    rule: "closed-output",
    at: "{",
  },
  {
    name: "a required property by another name",
    file: "schemas/TaxLine.json",
    from: '"required": [\n    "',
    to: '"required": [\n    "x',
    rule: "required-declared",
    at: '"x',
  },
  {
    name: "a schema file that is called otherwise",
    file: "schemas/Booking.json",
    from: '"./Traveller.json"',
    to: '"./Traveler.json"',
    rule: "reference-resolves",
    at: '{\n        "$ref": "./Traveler.json"',
  },
  {
    name: "a type that was forgotten",
    file: "schemas/Booking.json",
    from: '"type": "integer",\n      "description": "Rises by one with each change."',
    to: '"description": "Rises by one with each change."',
    rule: "type-stated",
    at: '"minimum": 1',
  },
  {
    name: "a default of a value that is not offered",
    file: "tools/listBookings.json",
    from: '"default": "all"',
    to: '"default": "any"',
    rule: "default-valid",
    at: '"any"',
  },
  {
    name: "an enum value of the wrong type",
    file: "tools/listBookings.json",
    from: '"enum": [\n          "all",\n          "confirmed"',
    to: '"enum": [\n          "all",\n          7',
    rule: "value-possible",
    at: '{\n        "type": "string",\n        "enum": [\n          "all",\n          7',
  },
  {
    name: "the same enum value twice",
    file: "tools/listBookings.json",
    from: '"confirmed",\n          "cancelled"',
    to: '"confirmed",\n          "confirmed"',
    rule: "enum-distinct",
    at: '[\n          "all",\n          "confirmed",\n          "confirmed"',
  },
  {
    name: "bounds that crossed",
    file: "tools/searchHotels.json",
    from: '"minimum": 1,\n        "maximum": 10',
    to: '"minimum": 10,\n        "maximum": 1',
    rule: "bounds-ordered",
    at: '10,\n        "maximum": 1',
  },
  {
    name: "a tool that reads and destroys",
    file: "tools/listBookings.json",
    from: '"destructiveHint": false',
    to: '"destructiveHint": true',
    rule: "annotations-consistent",
    at: 'true,\n    "idempotentHint"',
  },
  {
    name: "a hint that is left out",
    file: "tools/listBookings.json",
    from: '"idempotentHint": true,\n',
    to: "",
    rule: "annotations-complete",
    at: '{\n    "title": "List bookings of this session"',
  },
  {
    name: "a description that says nothing",
    file: "schemas/Booking.json",
    from: '"Rises by one with each change."',
    to: '"The version."',
    rule: "description-useful",
  },
  {
    name: "a description to be written later",
    file: "schemas/Booking.json",
    from: '"Rises by one with each change."',
    to: '"TODO: what it is."',
    rule: "description-useful",
  },
  {
    name: "a reason with a typing mistake",
    file: "tools/retrieveBooking.json",
    from: '"PNR_NOT_FOUND"',
    to: '"PNR_NOTFOUND"',
    rule: "reason-known",
  },
  {
    name: "a reason that no tool gives any more",
    file: "tools/cancelBooking.json",
    from: '"PARTLY_FLOWN",',
    to: "",
    rule: "reason-used",
    at: '{\n      "reason": "PARTLY_FLOWN"',
  },
  {
    name: "an example with a value that is not offered, beside an id from a search",
    file: "examples/bookCar.json",
    from: '"insurance": "full"',
    to: '"insurance": "total"',
    rule: "example-valid",
    at: "",
  },
  {
    name: "an example that checks a property by another name",
    file: "examples/searchHotels.json",
    from: '"hotels": {\n            "type": "array",\n            "minItems": 5',
    to: '"hotel": {\n            "type": "array",\n            "minItems": 5',
    rule: "example-output",
    at: '{\n            "type": "array",\n            "minItems": 5',
  },
  {
    name: "an example that is refused for what the tool does not give",
    file: "examples/searchHotels.json",
    from: '"BAD_RANGE"',
    to: '"SOLD_OUT"',
    rule: "example-reason",
  },
  {
    name: "an example of an answer that nobody asked for",
    file: "examples/bookCar.json",
    from: '"as": "cars"',
    to: '"as": "car"',
    rule: "example-reference",
    at: "",
  },
  {
    name: "a list that forgot a tool's new name",
    file: "pack.json",
    from: '"listBookings"',
    to: '"listBooking"',
    rule: "tool-exists",
  },
];

describe("a slip in the contracts is found by its rule, at its place", () => {
  for (const { name, file, from, to, rule, at = to } of slips) {
    it(`${name}: ${rule}`, () => {
      const path = `contracts/gds/${file}`;
      const text = own.read(path) ?? "";
      assert.ok(text.includes(from), `nothing to change in ${path}`);
      const changed = text.replace(from, () => to);
      const found = lintProject(withFiles(own, { [path]: changed }), check).findings.filter(
        (each) => each.rule === rule,
      );
      assert.ok(found.length > 0, `${rule} found nothing`);
      const holder = rule === "reason-used" ? "contracts/gds/errors.json" : path;
      const source = holder === path ? changed : (own.read(holder) ?? "");
      assert.ok(source.includes(at), "nothing to point at");
      const { line, column } = positionAt(source, source.indexOf(at, at === to ? text.indexOf(from) : 0));
      if (at !== "") assert.equal(found[0]?.where, `${holder}:${line}:${column}`);
      else assert.ok(found[0]?.where.startsWith(`${holder}:`));
    });
  }
});
