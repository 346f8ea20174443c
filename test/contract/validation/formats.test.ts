import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { daysInMonth, formats } from "../../../src/contract/validation/formats.js";
import { codePointLength, deepEqual } from "../../../src/contract/validation/support.js";
import { anyText } from "../../support/anyText.js";

const date = fc
  .record({
    year: fc.integer({ min: 0, max: 9999 }),
    month: fc.integer({ min: 0, max: 13 }),
    day: fc.integer({ min: 0, max: 32 }),
  })
  .map(({ year, month, day }) =>
    [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-"),
  );

const two = (maximum: number) => fc.integer({ min: 0, max: maximum }).map((value) => String(value).padStart(2, "0"));

const time = fc
  .tuple(
    two(25),
    two(61),
    two(61),
    fc.constantFrom("", ".5", ".123456", "."),
    fc.constantFrom("Z", "z", "", "+00:00", "-07:00", "+05:45", "+24:00", "+0530"),
  )
  .map(([hour, minute, second, fraction, offset]) => `${hour}:${minute}:${second}${fraction}${offset}`);

type FormatName = keyof typeof formats;

/** Ajv's own tests of formats, as an oracle. */
const ajv = new Ajv2020();
addFormats.default(ajv, { mode: "full" });
const oracle = (format: FormatName) => ajv.compile<string>({ type: "string", format });

/** Ajv lets `+0530` and `+05` pass, which RFC 3339 does not know. */
const hasFullOffset = (text: string): boolean => /(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text);

describe("formats agree with Ajv's full formats", () => {
  it("date", () => fc.assert(fc.property(date, (text) => formats.date(text) === oracle("date")(text))));

  it("date-time", () => {
    fc.assert(
      fc.property(date, fc.constantFrom("T", "t", " "), time, (day, separator, clock) => {
        const text = `${day}${separator}${clock}`;
        // A space instead of T is not RFC 3339, though Ajv lets it pass.
        assert.equal(
          formats["date-time"](text),
          separator !== " " && hasFullOffset(text) && oracle("date-time")(text),
          text,
        );
      }),
    );
  });

  it("time", () =>
    fc.assert(
      fc.property(time, (text) => assert.equal(formats.time(text), hasFullOffset(text) && oracle("time")(text), text)),
    ));

  it("email", () => {
    const domainLabel = fc.stringMatching(/^[a-zA-Z0-9-]{1,8}$/);
    const text = fc
      .tuple(fc.stringMatching(/^[a-z.+@ "]{1,8}$/), fc.array(domainLabel, { minLength: 1, maxLength: 3 }))
      .map(([local, labels]) => `${local}@${labels.join(".")}`);
    fc.assert(
      fc.property(fc.oneof(text, fc.emailAddress()), (address) =>
        assert.equal(formats.email(address), oracle("email")(address), address),
      ),
    );
  });

  it("uuid", () => fc.assert(fc.property(fc.uuid(), (text) => formats.uuid(text) && oracle("uuid")(text))));

  it("uri", () =>
    fc.assert(fc.property(fc.webUrl(), (text) => assert.equal(formats.uri(text), oracle("uri")(text), text))));
});

describe("formats", () => {
  it("refuse days that do not exist", () => {
    assert.deepEqual(["2026-02-29", "2024-02-29", "2026-04-31", "1900-02-29", "2000-02-29"].map(formats.date), [
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it("require an offset in a date-time, and admit any offset", () => {
    const texts = [
      "2026-06-15T10:00:00",
      "2026-06-15T10:00:00Z",
      "2026-06-15T10:00:00-07:00",
      "2026-06-15T10:00:00+05:45",
    ];
    assert.deepEqual(texts.map(formats["date-time"]), [false, true, true, true]);
  });

  it("know a leap second by its UTC time", () => {
    const texts = ["2016-12-31T23:59:60Z", "2016-12-31T15:59:60-08:00", "2016-12-31T23:59:60-08:00"];
    assert.deepEqual(texts.map(formats["date-time"]), [true, true, false]);
  });

  it("answer at once for hostile texts", () => {
    for (const name of Object.keys(formats) as FormatName[]) {
      assert.equal(formats[name](`${"a".repeat(100_000)}@`), false);
      assert.equal(formats[name](`a@${"a.".repeat(50_000)}`), false);
    }
  });

  it("count days of a month", () => {
    assert.deepEqual(
      [daysInMonth(2024, 2), daysInMonth(2100, 2), daysInMonth(2026, 13), daysInMonth(2026, 0)],
      [29, 28, 0, 0],
    );
  });
});

describe("what validators call", () => {
  it("counts code points as iteration does", () => {
    fc.assert(fc.property(anyText(), (text) => codePointLength(text) === [...text].length));
  });

  it("counts lone surrogates one by one", () => {
    assert.deepEqual(["\ud83d", "\ude00\ud83d", "\ud83d\ude00", ""].map(codePointLength), [1, 2, 1, 0]);
  });

  it("finds a JSON value equal to its copy, whatever the key order", () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : typeof value === "object" && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, item]) => [key, reversed(item)]),
            )
          : value;
    fc.assert(fc.property(fc.jsonValue(), (value) => deepEqual(value, reversed(value))));
  });

  it("tells values apart that JSON tells apart", () => {
    const pairs: readonly (readonly [unknown, unknown])[] = [
      [[], {}],
      [null, {}],
      [1, "1"],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: undefined }, { b: undefined }],
      [
        [1, 2],
        [2, 1],
      ],
    ];
    for (const [left, right] of pairs) assert.equal(deepEqual(left, right), false);
  });
});
