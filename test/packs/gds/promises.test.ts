/** What the contract promises of every tool and resource at once: which there are, and the form of ids, money and times. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import resources from "../../../contracts/gds/resources.json" with { type: "json" };
import { contract, gds } from "../../../generated/gds/contract.js";
import verbatim from "../../../generated/gds/manifest/tools.verbatim.json" with { type: "json" };

const schemasFolder = new URL("../../../contracts/gds/schemas/", import.meta.url);
const toolsFolder = new URL("../../../contracts/gds/tools/", import.meta.url);

const nineTools = [
  "searchFlights",
  "bookFlight",
  "searchHotels",
  "bookHotel",
  "searchCars",
  "bookCar",
  "retrieveBooking",
  "cancelBooking",
  "listBookings",
];

interface Property {
  readonly file: string;
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every property that a schema declares, at any depth. */
const propertiesIn = (file: string, schema: unknown): readonly Property[] => {
  if (Array.isArray(schema)) return schema.flatMap((each) => propertiesIn(file, each));
  if (!isRecord(schema)) return [];
  const declared = isRecord(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const own = declared.flatMap(([name, each]) => (isRecord(each) ? [{ file, name, schema: each }] : []));
  return [...own, ...Object.values(schema).flatMap((each) => propertiesIn(file, each))];
};

const outputProperties: readonly Property[] = [
  ...readdirSync(schemasFolder).flatMap((file) =>
    propertiesIn(file, JSON.parse(readFileSync(new URL(file, schemasFolder), "utf8"))),
  ),
  ...readdirSync(toolsFolder).flatMap((file) =>
    propertiesIn(file, JSON.parse(readFileSync(new URL(file, toolsFolder), "utf8")).outputSchema),
  ),
  ...propertiesIn("resources.json", resources),
];

const typesOf = ({ schema }: Property): readonly unknown[] => [schema["type"]].flat();

const rowsOf = (properties: readonly Property[]): readonly string[] =>
  properties.map(({ file, name, schema }) => `${file} ${name} ${JSON.stringify(schema)}`);

test("nine tools are listed, in the document's order, in both profiles", async () => {
  const { tools: portable } = await contract.loadManifest("portable", "outline");
  assert.deepEqual(Object.keys(gds), nineTools);
  for (const manifest of [portable, verbatim]) {
    assert.deepEqual(
      manifest.map(({ name }) => name),
      nineTools,
    );
  }
});

test("the document's four resources are there, with its descriptions", () => {
  const described = new Map(resources.resources.map((each) => [each.uri, each.description]));
  assert.equal(described.get("gds://session/current"), "Current session metadata");
  assert.equal(described.get("gds://session/bookings"), "List of all bookings");
  assert.equal(described.get("gds://mock-data/airports"), "Mock airport data");
  assert.equal(described.get("gds://mock-data/airlines"), "Mock airline data");
});

test("every amount of money is a whole number of cents, never below zero", () => {
  const amounts = outputProperties.filter(({ name }) => name.endsWith("Cents"));
  assert.ok(amounts.length > 40, `only ${amounts.length} amounts are declared`);
  const oneOf = (amount: Property): Property => {
    const items = amount.schema["items"];
    return amount.schema["type"] === "array" && isRecord(items) ? { ...amount, schema: items } : amount;
  };
  const wrong = amounts
    .map(oneOf)
    .filter(
      (amount) =>
        !typesOf(amount).every((type) => type === "integer" || type === "null") || amount.schema["minimum"] !== 0,
    );
  assert.deepEqual(rowsOf(wrong), []);
});

test("nothing that is called an amount or a price is given in another unit", () => {
  const suspicious = outputProperties.filter(
    ({ name, schema }) =>
      schema["type"] === "number" &&
      !name.endsWith("Percent") &&
      /price|amount|total|fee|tax|refund|penalty/i.test(name),
  );
  assert.deepEqual(rowsOf(suspicious), []);
});

test("every instant is an ISO 8601 date-time and every day an ISO 8601 date", () => {
  const rentalInstants = new Set([
    "BookedCar.json",
    "ItineraryCar.json",
    "OfferedCar.json",
    "RetrievedCar.json",
    "searchCars.json",
  ]);
  const instants = outputProperties.filter(
    ({ file, name }) =>
      /(Utc|Local|At|Until|Deadline)$|^(at|now|before|deadline)$/.test(name) ||
      (rentalInstants.has(file) && /^(pickup|dropoff)Date$/.test(name)),
  );
  const days = outputProperties.filter(
    ({ name, file }) => /^(date|dateOfBirth|.*Date)$/.test(name) && !rentalInstants.has(file),
  );
  assert.ok(instants.length > 20 && days.length > 8, `only ${instants.length} instants and ${days.length} days`);
  assert.deepEqual(rowsOf(instants.filter(({ schema }) => schema["format"] !== "date-time")), []);
  assert.deepEqual(rowsOf(days.filter(({ schema }) => schema["format"] !== "date")), []);
});

test("every PNR that is told begins with TEST-", () => {
  const locators = outputProperties.filter(({ name }) => name === "pnr");
  assert.ok(locators.length > 4, `only ${locators.length} locators are declared`);
  assert.deepEqual(rowsOf(locators.filter(({ schema }) => schema["pattern"] !== "^TEST-[A-Z0-9]{6}$")), []);
});
