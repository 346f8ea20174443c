/** Good requests with something wrong somewhere: headers, members and text that are dropped, doubled, replaced or added. Pure. */
import fc from "fast-check";
import { type Draft, drafts } from "./drafts.js";
import { type Fields, type LegacyRevision, plain } from "./requests.js";
import type { HeaderLine, WireRequest } from "./wire.js";

const oddValues: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    false,
    0,
    -1,
    7,
    1.5,
    2 ** 53,
    "",
    "7",
    " ",
    "x",
    "\u0000",
    "\ud800",
    "ü",
    "=?base64?eA==?=",
  ],
  ...[[], {}, [null], { a: 1 }, [{}], "x".repeat(300), "2.0", "2025-06-18", "2026-07-28", "tools/list", "listBookings"],
  ...[{ progressToken: 1 }, { name: "x", version: "1" }, { sampling: {} }, JSON.parse('{"__proto__":{"a":1}}')],
];

const oddNames: readonly string[] = [
  ...[
    "_meta",
    "id",
    "method",
    "params",
    "result",
    "error",
    "jsonrpc",
    "name",
    "arguments",
    "uri",
    "cursor",
    "__proto__",
  ],
  ...[
    "progressToken",
    "task",
    "inputResponses",
    "requestState",
    "io.modelcontextprotocol/protocolVersion",
    "",
    "toJSON",
  ],
  ...["io.modelcontextprotocol/logLevel", "io.modelcontextprotocol/clientInfo", "io.github.mock-gds/session", "x"],
];

const oddHeaderNames: readonly string[] = [
  ...["Mcp-Session-Id", "MCP-Protocol-Version", "Mcp-Method", "Mcp-Name", "Accept", "Content-Type", "X-Gds-Session"],
  ...["X-Gds-World", "Last-Event-ID", "Origin", "Content-Encoding", "traceparent", "X-Request-Id", "Mcp-Param-X"],
];

const oddHeaderValues: readonly string[] = [
  ...["", "x", "*/*", "{session}", "nobody", "2025-06-18", "2026-07-28", "2030-01-01", "tools/list", "tools/call"],
  ...[
    "listBookings",
    "=?base64?bGlzdEJvb2tpbmdz?=",
    "=?base64?x?=",
    "application/json",
    "text/event-stream",
    "handle-of-sixteen-or-more",
  ],
  ...["application/json, text/event-stream", "text/plain", "default", "Zo\u00eb", "a, b", "http://localhost:1", "%7b"],
];

const jsonPieces = [
  '"',
  "{",
  "}",
  "[",
  ",",
  ":",
  "\\",
  "\\u0000",
  " ",
  "\n",
  "null",
  "0",
  "-",
  "e9",
  "é",
  "\u2028",
  "//",
  "\ufeff",
];

type Path = readonly (string | number)[];

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value) ? value.map((item, index) => [index, item]) : isFields(value) ? Object.entries(value) : [];

const pathsOf = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...entriesOf(value).flatMap(([key, item]) => pathsOf(item, [...path, key])),
];

/** A copy in which the value at the path is another; undefined removes it. Keys stay own properties. */
const withAt = (value: unknown, path: Path, change: (old: unknown) => unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const entries = entriesOf(value)
    .map(([name, item]) => [name, name === key ? withAt(item, rest, change) : item] as const)
    .filter(([, item]) => item !== undefined);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
};

const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items.length === 0 ? undefined : items[index % items.length];

/** One thing done to a request, with its words for the counterexample. */
interface Mutation {
  readonly words: string;
  readonly apply: (draft: Draft) => Draft;
}

const toHeaders = (words: string, change: (headers: readonly HeaderLine[]) => readonly HeaderLine[]): Mutation => ({
  words,
  apply: (before) => ({ ...before, headers: change(before.headers) }),
});

const toBody = (words: string, at: number, change: (old: unknown) => unknown): Mutation => ({
  words,
  apply: (before) => ({ ...before, body: withAt(before.body, pick(pathsOf(before.body), at) ?? [], change) }),
});

const toText = (words: string, change: (text: string) => string): Mutation => ({
  words,
  apply: (before) => ({ ...before, retype: (text) => change(before.retype(text)) }),
});

const anyIndex = fc.nat({ max: 40 });

const headerMutations: fc.Arbitrary<Mutation> = fc.oneof(
  anyIndex.map((at) =>
    toHeaders(`drop header ${at}`, (all) => all.filter((_line, index) => index !== at % Math.max(1, all.length))),
  ),
  anyIndex.map((at) => toHeaders(`double header ${at}`, (all) => [...all, pick(all, at) ?? ["X-None", "x"]])),
  fc
    .tuple(anyIndex, fc.constantFrom(...oddHeaderValues))
    .map(([at, value]) =>
      toHeaders(`header ${at} = '${value}'`, (all) =>
        all.map((line, index) => (index === at % all.length ? [line[0], value] : line)),
      ),
    ),
  fc
    .tuple(fc.constantFrom(...oddHeaderNames), fc.constantFrom(...oddHeaderValues))
    .map(([name, value]) => toHeaders(`add ${name}: ${value}`, (all) => [...all, [name, value]])),
  fc.constant(toHeaders("upper case", (all) => all.map(([name, value]) => [name.toUpperCase(), value]))),
);

const bodyMutations: fc.Arbitrary<Mutation> = fc.oneof(
  anyIndex.map((at) => toBody(`drop member ${at}`, at, () => undefined)),
  fc
    .tuple(anyIndex, fc.constantFrom(...oddValues))
    .map(([at, value]) => toBody(`member ${at} = ${JSON.stringify(value) ?? "nothing"}`, at, () => value)),
  fc
    .tuple(anyIndex, fc.constantFrom(...oddNames), fc.constantFrom(...oddValues))
    .map(([at, name, value]) =>
      toBody(`add ${name} to member ${at}`, at, (old) =>
        isFields(old) ? Object.fromEntries([...Object.entries(old), [name, value ?? null]]) : old,
      ),
    ),
  anyIndex.map((at) => toBody(`wrap member ${at}`, at, (old) => [old])),
  anyIndex.map((at) => toBody(`member ${at} as text`, at, (old) => JSON.stringify(old) ?? "")),
);

const textMutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.nat({ max: 400 }), fc.constantFrom(...jsonPieces)).map(([at, piece]) =>
    toText(`put ${JSON.stringify(piece)} at ${at}`, (text) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + piece + text.slice(place);
    }),
  ),
  fc.nat({ max: 400 }).map((at) =>
    toText(`cut one at ${at}`, (text) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + text.slice(place + 1);
    }),
  ),
  anyIndex.map((at) =>
    toText(`double a member ${at}`, (text) => {
      const members = text.match(/"[^"]+":(?:"[^"]*"|-?\d+|true|false|null)/g) ?? [];
      const member = pick(members, at);
      return member === undefined ? text : text.replace("{", () => `{${member},`);
    }),
  ),
);

/** A request, and how it came about. */
export interface MutatedRequest {
  readonly words: string;
  readonly session: LegacyRevision | undefined;
  readonly request: WireRequest;
}

const assembled = (base: Draft, mutations: readonly Mutation[]): MutatedRequest => {
  const changed = mutations.reduce((so, { apply }) => apply(so), base);
  const text = changed.body === undefined ? "" : (JSON.stringify(changed.body) ?? "");
  const body = changed.method === "POST" ? changed.retype(text) : "";
  const framing = changed.method === "POST" ? "length" : "bare";
  return {
    words: mutations.map(({ words }) => words).join("; "),
    session: base.session,
    request: { ...plain, method: changed.method, headers: changed.headers, body, framing },
  };
};

/** Shrinks towards fewer mutations of the first good requests. */
export const mutatedRequests: fc.Arbitrary<MutatedRequest> = fc
  .tuple(
    fc.constantFrom(...drafts),
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: headerMutations },
        { weight: 5, arbitrary: bodyMutations },
        { weight: 2, arbitrary: textMutations },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([base, mutations]) => assembled(base, mutations));
