/** Changes of the gds contracts that a gate must catch, each with what is found; and changes that nothing may be found in. */
import type { ExitCode, Gate, Level } from "../../codegen/finding.js";
import type { JsonObject } from "../../src/contract/contract.js";
import { upstreamReasons } from "../../src/contract/upstreamReasons.js";
import {
  added,
  change,
  drop,
  type Edit,
  moved,
  put,
  removed,
  reordered,
  replaced,
  reversed,
  rewritten,
  without,
} from "./edits.js";

/** `gate/rule level`, as a report names it. */
export type Found = `${Gate}/${string} ${Level}`;

export interface Mutation {
  readonly name: string;
  /** What the contracts had before, where they are too plain for this change. */
  readonly before?: readonly Edit[];
  readonly edits: readonly Edit[];
  /** Everything that is found, the finding that the mutation is about first. */
  readonly finds: readonly [Found, ...(readonly Found[])];
  readonly exitCode: ExitCode;
  /** Whether the pack keeps its version; otherwise it gets a new major one, which allows everything. */
  readonly keepsVersion?: true;
}

const bookCar = "tools/bookCar.json";
const input = `${bookCar}#/inputSchema`;
const booked = `${bookCar}#/outputSchema`;
const rental = "tools/searchCars.json#/outputSchema";

/** Gives an argument in each call of bookCar that the examples make. */
const inExamples = (name: string, value: string): readonly Edit[] =>
  [0, 1, 2].map((index) => put(`examples/bookCar.json#/examples/${index}/arguments/${name}`, value));

const language: JsonObject = { type: "string", description: "Language of the voucher, as in BCP 47." };
const verbatim: Found = "sources/changed-part error";

/** A limit for bookCar, with the reason that it brings along. */
const timed = (timeoutMs: number): readonly Edit[] => [
  put(`${bookCar}#/execution`, { timeoutMs }),
  put("errors.json#/reasons/-", {
    reason: "TOOL_TIMEOUT",
    ...upstreamReasons.TOOL_TIMEOUT,
    message: "No answer in time",
    hint: "Try again.",
    scope: "any",
  }),
];

const thirdWayToContact: readonly Edit[] = [
  put("tools/bookFlight.json#/inputSchema/properties/contactName", { type: "string", description: "Whom to ask for." }),
  put("tools/bookFlight.json#/inputSchema/anyOf/-", { required: ["contactName"] }),
];

const ofInputs: readonly Mutation[] = [
  {
    name: "a required property is added to an input",
    edits: [
      put(`${input}/properties/language`, language),
      put(`${input}/required/-`, "language"),
      ...inExamples("language", "en"),
    ],
    finds: ["compatibility/request-required-property-added error"],
    exitCode: 3,
  },
  {
    name: "an optional property of an input becomes required",
    edits: [put(`${input}/required/-`, "flightNumber"), ...inExamples("flightNumber", "XH1001")],
    finds: ["compatibility/request-property-became-required error"],
    exitCode: 3,
  },
  {
    name: "an optional property is added to an input",
    edits: [put(`${input}/properties/language`, language)],
    finds: ["compatibility/request-property-added-to-open info"],
    exitCode: 0,
  },
  {
    name: "a property is removed from an open input",
    edits: [drop(`${input}/properties/driver/properties/phone`)],
    finds: ["compatibility/request-property-removed warning"],
    exitCode: 0,
  },
  {
    name: "a property is removed from a closed input",
    before: [put(`${input}/properties/driver/additionalProperties`, false)],
    edits: [drop(`${input}/properties/driver/properties/phone`)],
    finds: ["compatibility/request-property-removed-from-closed error"],
    exitCode: 3,
  },
  {
    name: "an enum value is removed from an input",
    edits: [without(`${input}/properties/insurance/enum`, "basic")],
    finds: ["compatibility/request-enum-value-removed error"],
    exitCode: 3,
  },
  {
    name: "an enum value is added to an input",
    edits: [put(`${input}/properties/insurance/enum/-`, "premium")],
    finds: ["compatibility/request-enum-value-added info"],
    exitCode: 0,
  },
  {
    name: "an open input is closed",
    edits: [put(`${input}/properties/driver/additionalProperties`, false)],
    finds: ["compatibility/request-closed error"],
    exitCode: 3,
  },
  {
    name: "a type of an input is narrowed",
    before: [put(`${input}/properties/driver/properties/phone/type`, ["string", "integer"])],
    edits: [put(`${input}/properties/driver/properties/phone/type`, "string")],
    finds: ["compatibility/request-type-narrowed error"],
    exitCode: 3,
  },
  {
    name: "a type of an input is widened",
    edits: [put(`${input}/properties/driver/properties/phone/type`, ["string", "integer"])],
    finds: ["compatibility/request-type-widened info"],
    exitCode: 0,
  },
  {
    name: "a property of an input becomes nullable",
    edits: [put(`${input}/properties/specialRequests/type`, ["string", "null"])],
    finds: ["compatibility/request-became-nullable info"],
    exitCode: 0,
  },
  {
    name: "a bound of an input is tightened",
    edits: [put(`${input}/properties/additionalDrivers/maxItems`, 1)],
    finds: ["compatibility/request-bound-tightened error"],
    exitCode: 3,
  },
  {
    name: "a bound of an input is loosened",
    edits: [put(`${input}/properties/additionalDrivers/maxItems`, 5)],
    finds: ["compatibility/request-bound-loosened info"],
    exitCode: 0,
  },
  {
    name: "a pattern of an input is changed",
    edits: [put(`${input}/properties/flightNumber/pattern`, "^[A-Z]{2}[0-9]{1,4}$")],
    finds: ["compatibility/request-pattern-changed error"],
    exitCode: 3,
  },
  {
    name: "a format of an input is changed",
    edits: [put(`${input}/properties/driver/properties/email/format`, "uri")],
    finds: ["compatibility/request-format-changed error"],
    exitCode: 3,
  },
  {
    name: "a default of an input is changed",
    edits: [put(`${input}/properties/insurance/default`, "basic")],
    finds: ["compatibility/request-default-changed warning"],
    exitCode: 0,
  },
  {
    name: "a branch of an anyOf is removed from an input",
    before: thirdWayToContact,
    edits: [drop("tools/bookFlight.json#/inputSchema/anyOf/2")],
    finds: ["compatibility/request-branch-removed error", verbatim],
    exitCode: 3,
  },
  {
    name: "an anyOf of an input has but one branch left",
    edits: [drop("tools/bookFlight.json#/inputSchema/anyOf/1")],
    finds: ["compatibility/request-property-became-required error", verbatim],
    exitCode: 3,
  },
  {
    name: "a branch of an anyOf is added to an input",
    edits: thirdWayToContact,
    finds: ["compatibility/request-branch-added info", "compatibility/request-property-added-to-open info", verbatim],
    exitCode: 1,
  },
];

const ofOutputs: readonly Mutation[] = [
  {
    name: "a property is removed from an output",
    edits: [drop(`${booked}/properties/sessionId`), without(`${booked}/required`, "sessionId")],
    finds: ["compatibility/response-required-property-removed error"],
    exitCode: 3,
  },
  {
    name: "a property of an output becomes optional",
    edits: [without(`${booked}/required`, "sessionId")],
    finds: ["compatibility/response-property-became-optional error"],
    exitCode: 3,
  },
  {
    name: "a required property is added to an output",
    edits: [put(`${booked}/properties/language`, language), put(`${booked}/required/-`, "language")],
    finds: ["compatibility/response-required-property-added info"],
    exitCode: 0,
  },
  {
    name: "an optional property is added to a closed output",
    edits: [put(`${booked}/properties/language`, language)],
    finds: ["compatibility/response-property-added warning"],
    exitCode: 0,
  },
  {
    name: "a property of an output becomes nullable",
    edits: [put(`${booked}/properties/sessionId/type`, ["string", "null"])],
    finds: ["compatibility/response-became-nullable error"],
    exitCode: 3,
  },
  {
    name: "a type of an output is widened",
    edits: [put(`${rental}/properties/rentalDays/type`, "number")],
    finds: ["compatibility/response-type-widened error"],
    exitCode: 3,
  },
  {
    name: "a type of an output is narrowed",
    before: [put(`${rental}/properties/rentalDays/type`, "number")],
    edits: [put(`${rental}/properties/rentalDays/type`, "integer")],
    finds: ["compatibility/response-type-narrowed info"],
    exitCode: 0,
  },
  {
    name: "a bound of an output is loosened",
    edits: [put(`${rental}/properties/rentalDays/minimum`, 0)],
    finds: ["compatibility/response-bound-loosened error"],
    exitCode: 3,
  },
  {
    name: "a bound of an output is tightened",
    edits: [put(`${rental}/properties/rentalDays/minimum`, 2)],
    finds: ["compatibility/response-bound-tightened info"],
    exitCode: 0,
  },
  {
    name: "a value is added to an enum of an output",
    edits: [put(`${booked}/properties/status/enum/-`, "pending")],
    finds: ["compatibility/response-enum-value-added warning"],
    exitCode: 0,
  },
  {
    name: "a value is removed from an enum of an output",
    edits: [without(`${booked}/properties/status/enum`, "cancelled")],
    finds: ["compatibility/response-enum-value-removed info"],
    exitCode: 0,
  },
  {
    name: "a constant of an output is changed",
    edits: [put("schemas/BookingSummary.json#/properties/currency/const", "EUR")],
    finds: ["compatibility/response-const-changed error"],
    exitCode: 3,
  },
  {
    name: "a pattern of an output is changed",
    edits: [put(`${booked}/properties/pnr/pattern`, "^TEST-[A-Z0-9]{7}$")],
    finds: ["compatibility/response-pattern-changed warning"],
    exitCode: 0,
  },
  {
    name: "a format of an output is changed",
    edits: [put("tools/cancelBooking.json#/outputSchema/properties/cancelledAt/format", "date")],
    finds: ["compatibility/response-format-changed warning"],
    exitCode: 0,
  },
  {
    name: "a closed output is opened",
    edits: [put("tools/searchFlights.json#/outputSchema/properties/query/additionalProperties", true)],
    finds: ["compatibility/response-opened warning"],
    exitCode: 0,
  },
  {
    name: "an output schema is removed",
    edits: [
      drop(booked),
      put(`${bookCar}#/returns`, "content"),
      drop("examples/bookCar.json#/examples/1"),
      drop("examples/bookCar.json#/examples/0"),
    ],
    finds: ["compatibility/returns-changed error"],
    exitCode: 3,
  },
];

const files = (...names: readonly string[]): readonly string[] => names.map((name) => `${name}.json`);

const showWorld: JsonObject = {
  name: "showWorld",
  title: "Show the world",
  description: "Shows which synthetic universe gives the answers, and what time it is there.",
  inputSchema: { type: "object", properties: {} },
  outputSchema: {
    type: "object",
    properties: { worldId: { type: "string", description: "The same in every answer of this universe." } },
    required: ["worldId"],
    additionalProperties: false,
  },
  annotations: {
    title: "Show the world",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  errors: [],
};

const examplesOfShowWorld: JsonObject = {
  tool: "showWorld",
  examples: [{ name: "plain", title: "The world", arguments: {}, output: { type: "object", required: ["worldId"] } }],
};

const renameBookCar: readonly Edit[] = [
  moved("tools/bookCar.json", "tools/reserveCar.json"),
  moved("examples/bookCar.json", "examples/reserveCar.json"),
  put("tools/reserveCar.json#/name", "reserveCar"),
  put("examples/reserveCar.json#/tool", "reserveCar"),
  replaced(files("pack"), '"bookCar"', '"reserveCar"'),
];

const usersOfWorld = files("tools/searchFlights", "resources");

const ofToolsAndPacks: readonly Mutation[] = [
  {
    name: "a tool is renamed",
    edits: renameBookCar,
    finds: [
      "compatibility/tool-removed error",
      "compatibility/toolset-tool-removed error",
      "compatibility/client-name-removed warning",
      "compatibility/tool-added info",
      "compatibility/toolset-tool-added info",
      "sources/missing-part error",
      "handlers/missing-handler error",
      "handlers/stale-handler error",
    ],
    exitCode: 3,
  },
  {
    name: "a tool is removed",
    edits: [
      removed("tools/listBookings.json"),
      removed("examples/listBookings.json"),
      without("pack.json#/toolOrder", "listBookings"),
      without("pack.json#/toolsets/3/tools", "listBookings"),
    ],
    finds: [
      "compatibility/tool-removed error",
      "compatibility/toolset-tool-removed error",
      "compatibility/client-name-removed warning",
      "sources/missing-part error",
      "handlers/stale-handler error",
    ],
    exitCode: 3,
  },
  {
    name: "a tool is added, and nobody wrote its handler",
    edits: [
      added("tools/showWorld.json", showWorld),
      added("examples/showWorld.json", examplesOfShowWorld),
      put("pack.json#/toolOrder/-", "showWorld"),
      put("pack.json#/toolsets/3/tools/-", "showWorld"),
    ],
    finds: ["handlers/missing-handler error", "compatibility/tool-added info", "compatibility/toolset-tool-added info"],
    exitCode: 1,
  },
  {
    name: "a description that a specification gave is changed",
    edits: [put("tools/cancelBooking.json#/description", "Cancel a booking that is confirmed.")],
    finds: [verbatim, "compatibility/tool-description-changed info"],
    exitCode: 1,
  },
  {
    name: "an input schema that a specification gave is changed",
    edits: [put("tools/searchHotels.json#/inputSchema/properties/guests/maximum", 8)],
    finds: ["compatibility/request-bound-tightened error", verbatim],
    exitCode: 3,
  },
  {
    name: "the order of keys that a specification gave is changed",
    edits: [reordered("tools/searchHotels.json#/inputSchema/properties")],
    finds: [verbatim],
    exitCode: 1,
  },
  {
    name: "a locked hash is changed",
    edits: [put("/SOURCES.json#/sources/0/sha256", "0".repeat(64))],
    finds: [verbatim],
    exitCode: 1,
  },
  {
    name: "a description of our own is changed",
    edits: [put(`${booked}/properties/sessionId/description`, "The session that the booking belongs to.")],
    finds: ["compatibility/response-wording-changed info"],
    exitCode: 0,
  },
  {
    name: "a tool that only read may write",
    edits: [put("tools/searchCars.json#/annotations/readOnlyHint", false)],
    finds: ["compatibility/read-only-hint-withdrawn error"],
    exitCode: 3,
  },
  {
    name: "a tool that wrote only reads",
    edits: [put(`${bookCar}#/annotations/readOnlyHint`, true), put(`${bookCar}#/annotations/idempotentHint`, true)],
    finds: ["compatibility/hint-promised info"],
    exitCode: 0,
  },
  {
    name: "a tool becomes destructive",
    edits: [put(`${bookCar}#/annotations/destructiveHint`, true)],
    finds: ["compatibility/destructive-hint-added error", "contract/destructive-is-exact warning"],
    exitCode: 3,
  },
  {
    name: "a tool is destructive no more",
    edits: [put("tools/cancelBooking.json#/annotations/destructiveHint", false)],
    finds: ["compatibility/hint-promised info"],
    exitCode: 0,
  },
  {
    name: "a tool reaches into an open world",
    edits: [put("tools/searchCars.json#/annotations/openWorldHint", true)],
    finds: ["compatibility/open-world-hint-added error", "contract/open-world-limited warning"],
    exitCode: 3,
  },
  {
    name: "a shared schema is renamed, and all that refer to it follow",
    edits: [
      moved("schemas/World.json", "schemas/Universe.json"),
      replaced(usersOfWorld, "schemas/World.json", "schemas/Universe.json"),
    ],
    finds: ["compatibility/client-name-removed warning"],
    exitCode: 0,
  },
  {
    name: "a shared schema that only schemas use is renamed",
    edits: [
      moved("schemas/Baggage.json", "schemas/Luggage.json"),
      replaced(
        files("schemas/FlightSegment", "schemas/BookedFlightSegment", "schemas/RetrievedFlight"),
        "Baggage.json",
        "Luggage.json",
      ),
    ],
    finds: ["compatibility/client-name-removed warning"],
    exitCode: 0,
  },
  {
    name: "a reason is removed from a tool",
    edits: [without(`${bookCar}#/errors`, "PAYMENT_DECLINED")],
    finds: ["compatibility/error-reason-removed info", "compatibility/client-union-narrowed warning"],
    exitCode: 0,
  },
  {
    name: "a reason is added to a tool",
    edits: [put("tools/retrieveBooking.json#/errors/-", "ALREADY_CANCELLED")],
    finds: ["compatibility/error-reason-added warning"],
    exitCode: 0,
  },
  {
    name: "a reason gets another code",
    edits: [change("errors.json#/reasons/2/code", () => -32099)],
    finds: ["compatibility/reason-code-changed error"],
    exitCode: 3,
  },
  {
    name: "the address of a resource is changed",
    edits: [
      rewritten("resources.json", (text) => text.replace("gds://mock-data/airlines", "gds://reference/airlines")),
    ],
    finds: ["compatibility/resource-uri-changed error"],
    exitCode: 3,
  },
  {
    name: "a variable of a resource template is renamed",
    edits: [
      rewritten("resources.json", (text) =>
        text
          .replace("gds://bookings/{pnr}/history", "gds://bookings/{locator}/history")
          .replace(/(\{locator\}\/history[\s\S]*?"arguments": \{\s*)"pnr"/, '$1"locator"'),
      ),
    ],
    finds: ["compatibility/resource-uri-changed error"],
    exitCode: 3,
  },
  {
    name: "the media type of a resource is changed",
    edits: [put("resources.json#/resources/0/mimeType", "application/geo+json")],
    finds: ["compatibility/resource-mime-type-changed error"],
    exitCode: 3,
  },
  {
    name: "an argument of a prompt becomes required",
    edits: [put("prompts.json#/prompts/0/arguments/3/required", true)],
    finds: ["compatibility/prompt-argument-became-required error"],
    exitCode: 3,
  },
  {
    name: "a prompt is removed",
    edits: [drop("prompts.json#/prompts/1")],
    finds: ["compatibility/prompt-removed error"],
    exitCode: 3,
  },
  {
    name: "a setting is removed",
    edits: [drop("pack.json#/settings/0")],
    finds: ["compatibility/setting-removed error"],
    exitCode: 3,
  },
  {
    name: "a setting no longer has one of its values",
    edits: [drop("pack.json#/settings/0/enum/1")],
    finds: ["compatibility/request-enum-value-removed error"],
    exitCode: 3,
  },
  {
    name: "failures are answered in another form",
    edits: [put("pack.json#/errorStyle", "result")],
    finds: ["compatibility/error-style-changed error"],
    exitCode: 3,
  },
  {
    name: "the server takes a name of its own",
    edits: [put("pack.json#/server", { name: "travel-mcp", version: "1.0.0" })],
    finds: ["compatibility/server-name-changed warning"],
    exitCode: 0,
  },
  {
    name: "a reason gets a category",
    edits: [put("errors.json#/reasons/0/category", "VALIDATION_ERROR")],
    finds: ["compatibility/reason-category-added warning"],
    exitCode: 0,
  },
  {
    name: "the category of a reason changes",
    before: [put("errors.json#/reasons/0/category", "VALIDATION_ERROR")],
    edits: [put("errors.json#/reasons/0/category", "BUSINESS_ERROR")],
    finds: ["compatibility/reason-category-changed error"],
    exitCode: 3,
  },
  {
    name: "a call may take less time",
    before: timed(30_000),
    edits: [put(`${bookCar}#/execution/timeoutMs`, 10_000)],
    finds: ["compatibility/tool-time-shortened warning"],
    exitCode: 0,
  },
  {
    name: "a breaking change keeps the version",
    edits: [put(`${input}/properties/driver/additionalProperties`, false)],
    finds: ["compatibility/version-bump error", "compatibility/request-closed error"],
    exitCode: 3,
    keepsVersion: true,
  },
  {
    name: "a description grows to a novel",
    edits: [put("tools/cancelBooking.json#/description", "Cancel a booking that is confirmed. ".repeat(4000).trim())],
    finds: [
      "contract/tool-token-budget warning",
      "contract/list-token-budget warning",
      "compatibility/token-cost-grown warning",
      "compatibility/tool-description-changed info",
      verbatim,
    ],
    exitCode: 1,
  },
];

const ofValidity: readonly Mutation[] = [
  {
    name: "an example sends what the input does not take",
    edits: [put("examples/searchCars.json#/examples/1/arguments/driverAge", "twenty-two")],
    finds: ["contract/example-valid error"],
    exitCode: 2,
  },
  {
    name: "an example that uses an earlier answer sends what the input does not take",
    edits: [put("examples/bookCar.json#/examples/1/arguments/insurance", "total")],
    finds: ["contract/example-valid error"],
    exitCode: 2,
  },
  {
    name: "an example calls no tool",
    edits: [put("examples/bookCar.json#/examples/0/given/0/call", "searchTrains")],
    finds: ["contract/example-call error"],
    exitCode: 2,
  },
  {
    name: "a reference leads nowhere",
    edits: [put(`${booked}/properties/booking/$ref`, "../schemas/Bookings.json")],
    finds: ["contract/reference-resolves error"],
    exitCode: 2,
  },
  {
    name: "a keyword is not supported",
    edits: [put(`${input}/properties/driver/patternProperties`, { "^x-": { type: "string" } })],
    finds: ["contract/unsupported-keyword error"],
    exitCode: 2,
  },
  {
    name: "a keyword is misspelt",
    edits: [put(`${input}/properties/specialRequests/maxLenght`, 200)],
    finds: ["contract/unsupported-keyword error"],
    exitCode: 2,
  },
  {
    name: "a tool has a name that no host takes",
    edits: [put(`${bookCar}#/name`, "book a car")],
    finds: ["contract/tool-name error"],
    exitCode: 2,
  },
  {
    name: "a default does not conform",
    edits: [put(`${input}/properties/insurance/default`, "total")],
    finds: ["contract/default-valid error"],
    exitCode: 2,
  },
  {
    name: "an output does not say whether it is closed",
    edits: [drop(`${booked}/additionalProperties`)],
    finds: ["contract/closed-output error"],
    exitCode: 2,
  },
  {
    name: "a pattern does not compile",
    edits: [put(`${input}/properties/flightNumber/pattern`, "^[A-Z{2}$")],
    finds: ["contract/pattern-compiles error"],
    exitCode: 2,
  },
  {
    name: "bounds leave nothing between them",
    edits: [put(`${input}/properties/additionalDrivers/minItems`, 4)],
    finds: ["contract/bounds-ordered error"],
    exitCode: 2,
  },
  {
    name: "a tool names a reason that nobody explains",
    edits: [put(`${bookCar}#/errors/-`, "CAR_ON_FIRE")],
    finds: ["contract/reason-known error"],
    exitCode: 2,
  },
  {
    name: "a call is limited, and no reason says so",
    edits: [put(`${bookCar}#/execution`, { timeoutMs: 30_000 })],
    finds: ["contract/upstream-reasons error"],
    exitCode: 2,
  },
  {
    name: "a setting is required in a mode that there is not",
    edits: [put("pack.json#/settings/-", { name: "key", env: "GDS_KEY", description: "A key.", live: "required" })],
    finds: ["contract/setting-live error"],
    exitCode: 2,
  },
  {
    name: "an annotation is forgotten",
    edits: [drop(`${bookCar}#/annotations/idempotentHint`)],
    finds: ["contract/annotations-complete error"],
    exitCode: 2,
  },
  {
    name: "an input is no object",
    edits: [put(input, { type: "array", items: { type: "string" } })],
    finds: ["contract/object-root error"],
    exitCode: 2,
  },
  {
    name: "a comma is lost",
    edits: [rewritten(bookCar, (text) => text.replace(",\n", "\n"))],
    finds: ["contract/json-syntax error"],
    exitCode: 2,
  },
  {
    name: "a key stands twice",
    edits: [rewritten(bookCar, (text) => text.replace('"title":', '"title": "Rent a car",\n  "title":'))],
    finds: ["contract/json-duplicate-key error"],
    exitCode: 2,
  },
];

export const mutations: readonly Mutation[] = [...ofInputs, ...ofOutputs, ...ofToolsAndPacks, ...ofValidity];

export interface HarmlessEdit {
  readonly name: string;
  readonly edits: readonly Edit[];
}

const world: JsonObject = {
  type: "object",
  description: "The synthetic universe that gave the answer; gds://session/current says more of it.",
  properties: {
    worldId: { type: "string" },
    now: {
      type: "string",
      description: "The instant at which the answer was made, in the world's own time, local at the place searched.",
      format: "date-time",
    },
    timeZone: { type: "string", description: "Of the place searched." },
  },
  required: ["worldId", "now", "timeZone"],
  additionalProperties: false,
};

export const harmlessEdits: readonly HarmlessEdit[] = [
  { name: "the properties of an output are written in another order", edits: [reordered(`${booked}/properties`)] },
  { name: "the keywords of a schema are written in another order", edits: [reordered(`${booked}/properties/pnr`)] },
  { name: "the keys of a contract file are written in another order", edits: [reordered(`${bookCar}#`)] },
  { name: "what is required is listed in another order", edits: [reversed(`${booked}/required`)] },
  { name: "an enum is listed in another order", edits: [reversed(`${input}/properties/extras/items/enum`)] },
  { name: "the reasons of a tool are listed in another order", edits: [reversed(`${bookCar}#/errors`)] },
  { name: "the reasons of a pack are listed in another order", edits: [reversed("errors.json#/reasons")] },
  {
    name: "a shared schema is written where it was referred to",
    edits: [put("tools/searchFlights.json#/outputSchema/properties/world", world)],
  },
  {
    name: "a part of a schema becomes a definition",
    edits: [
      put(`${booked}/$defs`, { SessionId: { type: "string", description: "The session that holds the booking." } }),
      put(`${booked}/properties/sessionId`, { $ref: "#/$defs/SessionId" }),
    ],
  },
  {
    name: "a part of a schema becomes a shared schema",
    edits: [
      added("schemas/Notes.json", {
        type: "array",
        description: "What a traveller should know about this answer, and what to do next.",
        items: { type: "string" },
      }),
      put(`${rental}/properties/notes`, { $ref: "../schemas/Notes.json" }),
    ],
  },
  {
    name: "a comment is added",
    edits: [put(`${booked}/properties/pnr/$comment`, "Six characters keep 2 billion bookings apart.")],
  },
  {
    name: "an editor is told the schema of a shared schema",
    edits: [put("schemas/World.json#/$schema", "https://json-schema.org/draft/2020-12/schema")],
  },
  {
    name: "an example is added",
    edits: [
      put("examples/searchCars.json#/examples/-", {
        name: "young",
        title: "A young driver",
        arguments: {
          pickupLocationCode: "LAX",
          pickupDate: "2026-06-15T14:00:00-07:00",
          dropoffDate: "2026-06-18T14:00:00-07:00",
          driverAge: 21,
        },
        output: { type: "object", properties: { count: { type: "integer", minimum: 1 } }, required: ["count"] },
      }),
    ],
  },
  {
    name: "the types of a value are listed in another order",
    edits: [reversed("schemas/FlightSegment.json#/properties/marriageGroup/type")],
  },
  {
    name: "a number is written in another way",
    edits: [rewritten("tools/searchCars.json", (text) => text.replace('"minimum": 0\n', '"minimum": 0.0\n'))],
  },
  {
    name: "an open object says that it is open",
    edits: [put(`${input}/properties/driver/additionalProperties`, true)],
  },
  { name: "the locked hashes are listed in another order", edits: [reversed("/SOURCES.json#/sources")] },
  { name: "a title is put in other words", edits: [put("examples/bookCar.json#/examples/0/title", "Just a car")] },
  {
    name: "a file is written without any white space",
    edits: [rewritten(bookCar, (text) => JSON.stringify(JSON.parse(text)))],
  },
  {
    name: "a file is indented with tabs",
    edits: [rewritten(bookCar, (text) => `${JSON.stringify(JSON.parse(text), null, "\t")}\n`)],
  },
  { name: "a file has lines as on Windows", edits: [rewritten(bookCar, (text) => text.replaceAll("\n", "\r\n"))] },
];
