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

Most HTTP requests are answered by a fast path of our own; the rest, and everything odd, by the handlers of the official
TypeScript SDK. A test sends one corpus of requests (good, odd and hostile ones of all revisions) and generated mutations of good
ones over raw sockets: to a server as it is, to one that has the SDK's handlers do everything (\`usesFastPath: false\`), and to the SDK's handlers
alone. It compares status, headers, body or events, what becomes of the connection, bookings, session and announcements.

\`\`\`sh
node test/run.js differential
\`\`\`

What follows is the whole list of differences, written from \`test/differential/differences.ts\`. A difference that is not in it fails the
test, and so does one that is in it and occurs no more. An answer is given as its status, and the code and message of its error.

## The fast path, and the SDK's handlers behind the same front

${table("Through the SDK", fastPathDifferences)}

## mock-gds, and the SDK's handlers alone

These are decisions. They are made in front of the SDK's handlers, and are the same whatever path a request takes.

${table("The SDK alone", ownDifferences)}

## What is not compared

The instant in \`Date\`; how the length of a body is told (each answer's is checked by itself); ids that chance decides (sessions,
correlation ids, ids of events), which are replaced; events without content; what seals the state of a call; the uptime in \`/health\`; the order of members in JSON.
`;
