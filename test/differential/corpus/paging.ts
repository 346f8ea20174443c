/** Lists in pages: the way through all of them, and cursors that are no cursors, in both eras. */
import { type Case, type LegacyRevision, legacy, modern, type Theme } from "../requests.js";
import type { WireRequest } from "../wire.js";

const session: LegacyRevision = "2025-06-18";
const methods = ["tools/list", "resources/list", "resources/templates/list"];

const cursors: readonly unknown[] = [
  "",
  "x",
  "eyJvIjoxfQ",
  "AAAA",
  "{cursor}x",
  null,
  0,
  5,
  true,
  [],
  {},
  "x".repeat(5_000),
  "\u0000",
  "-1",
  "1",
  " ",
];

type Ask = (method: string, params: Record<string, unknown>) => WireRequest;

const inBothEras = (name: string, requests: (ask: Ask) => readonly WireRequest[]): readonly Case[] => [
  { name: `2025: ${name}`, session, requests: requests((method, params) => legacy(session, method, params)) },
  { name: `2026: ${name}`, requests: requests((method, params) => modern(method, params)) },
];

export const paging: Theme = {
  name: "lists in pages",
  settings: { pageSize: 3 },
  cases: [
    ...methods.flatMap((method) =>
      inBothEras(`${method}, page after page`, (ask) => [
        ask(method, {}),
        ask(method, { cursor: "{cursor}" }),
        ask(method, { cursor: "{cursor}" }),
        ask(method, { cursor: "{cursor}" }),
      ]),
    ),
    ...inBothEras("a cursor of another list", (ask) => [
      ask("tools/list", {}),
      ask("resources/list", { cursor: "{cursor}" }),
    ]),
    ...methods.flatMap((method) =>
      cursors.flatMap((cursor) =>
        inBothEras(`${method} with the cursor ${String(JSON.stringify(cursor)).slice(0, 30)}`, (ask) => [
          // Only what is made of a good cursor needs one.
          ...(cursor === "{cursor}x" ? [ask(method, {})] : []),
          ask(method, { cursor }),
        ]),
      ),
    ),
    ...inBothEras("a list with parameters that it does not have", (ask) => [
      ask("tools/list", { limit: 5, filter: {} }),
    ]),
  ],
};
