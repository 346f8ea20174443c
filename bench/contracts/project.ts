/** A made-up project: some tools, each with an input, an output, and a shared schema that both use. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const schemasOfTool = 3;

const numbersTo = (toolCount: number): readonly string[] =>
  Array.from({ length: toolCount }, (_, index) => String(index + 1).padStart(2, "0"));

const offer = (number: string): object => ({
  type: "object",
  description: `What is offered in ${number}.`,
  properties: {
    offerId: { type: "string", pattern: "^O-[0-9]{6}$", description: "Names the offer in later calls." },
    departure: { type: "string", format: "date-time", description: "When it begins." },
    totalCents: { type: "integer", minimum: 0, description: "What it costs in all." },
    currency: { type: "string", enum: ["EUR", "USD", "GBP"], description: "Of every amount." },
    cabin: { type: ["string", "null"], enum: ["economy", "business", null], description: "Null where there is none." },
    segments: {
      type: "array",
      minItems: 1,
      maxItems: 4,
      description: "Its parts, in order.",
      items: {
        type: "object",
        properties: {
          from: { type: "string", pattern: "^[A-Z]{3}$", description: "Where it begins." },
          to: { type: "string", pattern: "^[A-Z]{3}$", description: "Where it ends." },
          durationMinutes: { type: "integer", minimum: 1, description: "From gate to gate." },
        },
        required: ["from", "to", "durationMinutes"],
        additionalProperties: false,
      },
    },
  },
  required: ["offerId", "departure", "totalCents", "currency", "cabin", "segments"],
  additionalProperties: false,
});

const tool = (number: string): object => ({
  name: `searchPart${number}`,
  title: `Search part ${number}`,
  description: `Searches the offers of part ${number} by place, day and party, cheapest first.`,
  inputSchema: {
    type: "object",
    properties: {
      origin: { type: "string", pattern: "^[A-Z]{3}$", description: "Airport of departure." },
      destination: { type: "string", pattern: "^[A-Z]{3}$", description: "Airport of arrival." },
      day: { type: "string", format: "date", description: "Local day of departure." },
      adults: { type: "integer", minimum: 1, maximum: 9, default: 1, description: "Travellers of twelve or more." },
      sort: { type: "string", enum: ["price", "duration"], default: "price", description: "What comes first." },
      like: { $ref: `../schemas/Offer${number}.json`, description: "An offer to find the like of." },
    },
    required: ["origin", "destination", "day"],
    additionalProperties: false,
  },
  outputSchema: {
    type: "object",
    properties: {
      offers: { type: "array", description: "Cheapest first.", items: { $ref: `../schemas/Offer${number}.json` } },
      total: { type: "integer", minimum: 0, description: "How many there are." },
    },
    required: ["offers", "total"],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  errors: [],
});

const example = (number: string): object => ({
  tool: `searchPart${number}`,
  examples: [
    {
      name: "plain",
      title: "One traveller on one day",
      arguments: { origin: "FRA", destination: "JFK", day: "2026-06-01" },
      output: { required: ["offers"] },
    },
  ],
});

const pack = {
  name: "made",
  title: "Made-up pack",
  version: "1.0.0",
  description: "Tools of one kind, to be generated from.",
  instructions: "Search a part.",
  errorDocs: "made://errors#{reason}",
};

/** Writes the contracts of so many schemas into a folder; three are one tool's. */
export const writeMadeUpProject = (root: string, schemaCount: number): void => {
  const write = (path: string, content: object): void => {
    const file = join(root, "contracts/made", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
  };
  write("pack.json", pack);
  for (const number of numbersTo(schemaCount / schemasOfTool)) {
    write(`schemas/Offer${number}.json`, offer(number));
    write(`tools/searchPart${number}.json`, tool(number));
    write(`examples/searchPart${number}.json`, example(number));
  }
};
