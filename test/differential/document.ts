/** `docs/differences.md`, written from the list. Pure. */
import { fastPathDifferences, ownDifferences } from "./differences.js";
import type { ListedDifference } from "./listed.js";

const cell = (text: string): string => text.replaceAll("|", "\\|");
const code = (text: string): string => (text === "*" ? "any" : `\`${cell(text).replaceAll("*", "…")}\``);

/** So many places are as good as all. */
const manyPlaces = 10;

const placesOf = (places: readonly string[]): string =>
  places.length >= manyPlaces
    ? "the answer, and what follows from it"
    : places.map((place) => `\`${place}\``).join(", ");

const table = (others: string, listed: readonly ListedDifference[]): string =>
  [
    `| Request | mock-gds | ${others} | What differs | Why |`,
    "|---|---|---|---|---|",
    ...listed.map(
      ({ request, ours, theirs, places, why }) =>
        `| ${cell(request)} | ${code(ours)} | ${code(theirs)} | ${placesOf(places)} | ${cell(why)} |`,
    ),
  ].join("\n");

export const differencesDocument = (): string => `# What differs from the SDK

Our fast path answers most HTTP requests; the handlers of the official TypeScript SDK answer the others, and everything unusual. A test sends
one corpus of requests (valid, unusual and hostile ones of all revisions) and generated mutations of valid ones over raw sockets to three
servers: the product, the product without its fast path (\`usesFastPath: false\`), and the SDK's handlers alone. It compares status, headers, body
or events, the state of the connection, bookings, sessions and notifications.

\`\`\`sh
node test/run.js differential
\`\`\`

This page lists all differences, from \`test/differential/differences.ts\`. The test fails on a difference that is not listed, and on a listed one
that no longer occurs. Answers are shown as their status, with the code and message of an error.

## The fast path, and the SDK's handlers behind the same front

${table("Through the SDK", fastPathDifferences)}

## mock-gds, and the SDK's handlers alone

These differences are decisions. They are made in front of the SDK's handlers, so both paths have them.

${table("The SDK alone", ownDifferences)}

## What is not compared

The time in \`Date\`; the header for the length of a body (a separate check covers it); random ids (sessions, correlation ids, event ids), which are
replaced; events without content; the seal of a call's state; the uptime in \`/health\`; the order of members in JSON.
`;
