/** Changes of limits: bounds, multiples, patterns, formats and items that are unique. */
import { accepted, type Family, fewer, refused, text, unexpected, unproven } from "./family.js";

export const limitFamilies: readonly Family[] = [
  {
    name: "bound-tightened",
    opposite: "bound-loosened",
    what: "a limit is tightened",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [
      { type: "integer", maximum: 9 },
      { type: "integer", maximum: 6 },
    ],
    good: [
      { type: "integer", minimum: 1 },
      { type: "integer", exclusiveMinimum: 0 },
    ],
  },
  {
    name: "bound-loosened",
    opposite: "bound-tightened",
    what: "a limit is loosened",
    request: { level: "info", why: accepted },
    response: { level: "error", why: "Callers made room for no more than the limit: columns, fields, sums." },
    bad: [
      { type: "string", maxLength: 8 },
      { type: "string", maxLength: 12 },
    ],
    good: [
      { type: "integer", minimum: 1 },
      { type: "integer", exclusiveMinimum: 0 },
    ],
  },
  {
    name: "unique-items-added",
    opposite: "unique-items-removed",
    what: "items have to be unique",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [
      { type: "array", items: text },
      { type: "array", items: text, uniqueItems: true },
    ],
    good: [
      { type: "array", items: text },
      { type: "array", items: text, uniqueItems: false },
    ],
  },
  {
    name: "unique-items-removed",
    opposite: "unique-items-added",
    what: "items no longer have to be unique",
    request: { level: "info", why: accepted },
    response: { level: "error", why: "Callers use the items as keys and lose one of two." },
    bad: [
      { type: "array", items: text, uniqueItems: true },
      { type: "array", items: text },
    ],
    good: [
      { type: "array", items: text },
      { type: "array", items: text, uniqueItems: false },
    ],
  },
  {
    name: "multiple-of-added",
    opposite: "multiple-of-removed",
    what: "`multipleOf` admits fewer numbers",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [{ type: "integer" }, { type: "integer", multipleOf: 5 }],
    good: [{ type: "integer" }, { type: "integer", multipleOf: 1 }],
  },
  {
    name: "multiple-of-removed",
    opposite: "multiple-of-added",
    what: "`multipleOf` admits more numbers",
    request: { level: "info", why: accepted },
    response: { level: "error", why: unexpected },
    bad: [
      { type: "integer", multipleOf: 10 },
      { type: "integer", multipleOf: 5 },
    ],
    good: [{ type: "integer" }, { type: "integer", multipleOf: 1 }],
  },
  {
    name: "multiple-of-changed",
    opposite: "multiple-of-changed",
    what: "`multipleOf` changes",
    request: { level: "error", why: refused },
    response: { level: "error", why: unexpected },
    bad: [
      { type: "integer", multipleOf: 4 },
      { type: "integer", multipleOf: 6 },
    ],
    good: [
      { type: "integer", multipleOf: 4 },
      { type: "number", multipleOf: 4 },
    ],
  },
  ...(["pattern", "format"] as const).flatMap((keyword): readonly Family[] => {
    const values = keyword === "pattern" ? ["^[A-Z]+$", "^[a-z]+$"] : ["date", "date-time"];
    const [first = "", second = ""] = values;
    const tolerates = `Answers are read, seldom checked; whether a ${keyword} still covers what is given is left to the tests of the server.`;
    return [
      {
        name: `${keyword}-added`,
        opposite: `${keyword}-removed`,
        what: `a ${keyword} is required`,
        request: { level: "error", why: refused },
        response: { level: "info", why: fewer },
        bad: [text, { ...text, [keyword]: first }],
        good: [{ ...text, [keyword]: first }, { allOf: [text, { ...text, [keyword]: first }] }],
      },
      {
        name: `${keyword}-removed`,
        opposite: `${keyword}-added`,
        what: `a ${keyword} is no longer required`,
        request: { level: "info", why: accepted },
        response: { level: "warning", why: `Callers that rely on the ${keyword} meet other texts.`, tolerates },
        bad: [{ ...text, [keyword]: first }, text],
        good: [{ ...text, [keyword]: first }, { allOf: [text, { ...text, [keyword]: first }] }],
      },
      {
        name: `${keyword}-changed`,
        opposite: `${keyword}-changed`,
        what: `a ${keyword} changes`,
        request: { level: "error", why: `${unproven} Which of two patterns or formats admits more is not decided.` },
        response: { level: "warning", why: `Callers that rely on the ${keyword} meet other texts.`, tolerates },
        bad: [
          { ...text, [keyword]: first },
          { ...text, [keyword]: second },
        ],
        good: [
          { ...text, [keyword]: first },
          { [keyword]: first, ...text },
        ],
      },
    ];
  }),
];
