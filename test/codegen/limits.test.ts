/** What a contract says of its server, of the time of calls, of upstreams and of categories: in the descriptors and the reference. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { generate } from "../../codegen/generate.js";
import { lintProject } from "../../codegen/lint/index.js";
import { metaCheck } from "../../codegen/metaSchemas.js";
import type { JsonObject } from "../../src/contract/contract.js";
import { settingFormats } from "../../src/contract/settingFormats.js";
import { upstreamReasons } from "../../src/contract/upstreamReasons.js";
import { edited, put } from "./edits.js";
import { fixture } from "./project.js";

const library = fixture("library");
const folder = "generated/library";

const upstream = { retryOn: ["503", "reset"], attemptTimeoutMs: 2500, delaysMs: [1000, 2000], attempts: 3 };
const away = Object.entries(upstreamReasons).map(([reason, facts]) => ({
  reason,
  ...facts,
  message: "The county's catalogue gives nothing",
  hint: "Look at the shelves.",
  scope: "any",
}));
const readingAway = away.filter(({ reason }) => reason !== "OUTCOME_UNKNOWN");

const asking = [
  put("/library/tools/findBooks.json#/execution", { upstream, timeoutMs: 30_000 }),
  put("/library/tools/findBooks.json#/annotations/openWorldHint", true),
];
const listing = (reasons: readonly JsonObject[]) =>
  reasons.map((reason) => put("/library/errors.json#/reasons/-", reason));
const naming = [
  put("/library/pack.json#/server", { version: "0.1.0", name: "town-library" }),
  put("/library/pack.json#/errorStyle", "result"),
];

const textsOf = async (project: typeof library): Promise<ReadonlyMap<string, string>> => {
  const { files } = await generate(project);
  return new Map(files.map(({ path, text }) => [path, text]));
};

describe("server, limits and categories", () => {
  const limited = textsOf(edited(library, [...asking, ...naming, ...listing(readingAway)]));
  const plain = textsOf(library);

  it("are in the descriptors, in one order whatever the contract's", async () => {
    const text = (await limited).get(`${folder}/contract.ts`) ?? "";
    assert.match(text, /server: \{ name: "town-library", version: "0\.1\.0" \},\n {2}errorStyle: "result",/);
    const execution =
      'timeoutMs: 30000, upstream: { attempts: 3, delaysMs: [1000, 2000], attemptTimeoutMs: 2500, retryOn: ["503", "reset"] }';
    assert.ok(text.replace(/\s+/g, " ").replaceAll(", }", " }").includes(`execution: { ${execution} }`), text);
    assert.match(text, /reason: "UPSTREAM_AUTH",\n\s+code: -32603,\n\s+category: "AUTHENTICATION_ERROR"/);
  });

  it("are in the reference, as text and as a page", async () => {
    for (const name of ["reference.md", "index.html"]) {
      const text = ((await limited).get(`${folder}/docs/${name}`) ?? "").replaceAll("\\", "");
      assert.match(text, /Its server says that it is town-library 0\.1\.0/, name);
      assert.match(text, /Failures of tools are results with isError/, name);
      assert.match(text, /A call takes at most 30 s/, name);
      assert.match(
        text,
        /at most 3 attempts of at most 2500 ms, after waits of 1 s and 2 s; again on 503 and reset/,
        name,
      );
      assert.match(text, /AUTHENTICATION.?_ERROR/, name);
    }
  });

  it("leave no trace where a contract has none of them", async () => {
    for (const [path, text] of await plain) {
      if (!path.endsWith("contract.ts") && !path.includes("/docs/")) continue;
      assert.doesNotMatch(text, /execution|errorStyle|category|server:|A call takes|Its server/, path);
    }
  });

  it("give callers the type of data.code", async () => {
    const typescript = (await limited).get(`${folder}/client/types.d.ts`) ?? "";
    assert.match(typescript, /readonly UPSTREAM_SLOW: \{\s+readonly code\?: "TIMEOUT_ERROR";/);
    const python = (await limited).get(`${folder}/python/library_mcp_client/types.py`) ?? "";
    assert.match(python, /code: NotRequired\[Literal\["TIMEOUT_ERROR"\]\]/);
  });

  it("are nothing to and lists: the same hints and reasons give the same files", async () => {
    const reasons = readingAway.map(({ category: _category, ...reason }) => reason);
    const before = await textsOf(edited(library, [...asking.slice(1), ...listing(reasons)]));
    const changed = [...(await limited)].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
    assert.deepEqual(changed.sort(), [
      `${folder}/client/types.d.ts`,
      `${folder}/contract.ts`,
      `${folder}/docs/index.html`,
      `${folder}/docs/reference.md`,
      `${folder}/python/library_mcp_client/types.py`,
    ]);
  });
});

const check = metaCheck();
const own = ["open-world-limited", "execution-delays", "execution-fits", "upstream-reasons", "setting-limits"];

/** What the rules that this is about find in the pack with edits. */
const faultsOf = (edits: Parameters<typeof edited>[1]): readonly string[] =>
  lintProject(edited(library, edits), check).findings.flatMap(({ rule, what }) =>
    own.includes(rule) ? [`${rule}: ${what}`] : [],
  );

describe("a tool with an upstream", () => {
  it("that only reads gives every reason but the one for an unknown outcome", () => {
    assert.deepEqual(faultsOf([...asking, ...listing(readingAway)]), []);
    assert.deepEqual(faultsOf([...asking, ...listing(away)]), [
      "upstream-reasons: #/reasons/6 OUTCOME_UNKNOWN is given by no tool of the pack",
    ]);
  });

  it("that changes something gives that one too", () => {
    const writing = [
      put("/library/tools/lendBook.json#/execution", { upstream, timeoutMs: 30_000 }),
      put("/library/tools/lendBook.json#/annotations/openWorldHint", true),
    ];
    assert.deepEqual(faultsOf([...writing, ...listing(away)]), []);
    const [fault = ""] = faultsOf([...writing, ...listing(readingAway)]);
    assert.match(fault, /^upstream-reasons: has no OUTCOME_UNKNOWN, /);
  });

  it("has its reasons as the runtime gives them", () => {
    const [timeout, ...others] = readingAway;
    assert.ok(timeout !== undefined);
    const { scope: _scope, ...unscoped } = timeout;
    const otherwise = { ...unscoped, code: -32000, category: "INTERNAL_ERROR", retryable: false };
    const edits = [...others, otherwise].map((reason) => put("/library/errors.json#/reasons/-", reason));
    assert.deepEqual(
      faultsOf([...asking, ...edits]).map((fault) => /#\/reasons\/9(\S*) of TOOL_TIMEOUT has to be/.exec(fault)?.[1]),
      ["", "/code", "/category", "/retryable"],
    );
  });

  it("says that it reaches outside, and a tool that does has one", () => {
    const faults = faultsOf([...asking.slice(0, 1), ...listing(readingAway)]);
    assert.match(
      faults.join(),
      /^open-world-limited: #\/annotations\/openWorldHint is false, and the tool has an upstream/,
    );
    const timed = put("/library/tools/findBooks.json#/execution", { timeoutMs: 30_000 });
    const [timeout] = readingAway;
    assert.ok(timeout !== undefined);
    assert.match(
      faultsOf([timed, ...asking.slice(1), ...listing([timeout])]).join(),
      /^open-world-limited: #\/execution does not say how the upstream is asked/,
    );
  });

  it("waits before it asks again, and its waits are counted with the last one repeated", () => {
    const withUpstream = (changed: object) =>
      put("/library/tools/findBooks.json#/execution", { upstream: { ...upstream, ...changed }, timeoutMs: 7500 });
    const faults = (changed: object) => faultsOf([...asking, withUpstream(changed), ...listing(readingAway)]);
    assert.deepEqual(faults({ attempts: 3, delaysMs: [2500] }), []);
    assert.match(faults({ attempts: 4, delaysMs: [2500] }).join(), /execution-fits: .* 10000 milliseconds/);
    assert.match(faults({ attempts: 2, delaysMs: [] }).join(), /execution-delays: .* 0 delays for 2 attempts/);
    assert.deepEqual(faults({ attempts: 1, delaysMs: [] }), []);
  });
});

it("the documentation has the table of reasons as it is", () => {
  const page = readFileSync(new URL("../../docs/contracts.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| [^|]+ \| (-\d+) \| `([A-Z_]+)` \| (yes|no) \|$/gm)];
  const told = rows.map(([, reason = "", code, category, retryable]) => [
    reason,
    { code: Number(code), category, retryable: retryable === "yes" },
  ]);
  assert.deepEqual(Object.fromEntries(told), upstreamReasons);
});

describe("a format of a setting", () => {
  const cases = {
    url: {
      good: [
        "https://api.example.com",
        "https://api.example.com/v2/",
        "http://localhost:4010",
        "http://127.0.0.1",
        "http://[::1]:1",
      ],
      bad: [
        "",
        "api.example.com",
        "http://api.example.com",
        "https://me:key@api.example.com",
        "https://a.example/?key=1",
        "file:///etc/passwd",
        "https://a b",
        "http://localhost.example.com",
      ],
    },
    path: { good: ["/etc/keys", "keys/a b.json"], bad: ["", "a\u0000b", "a\nb"] },
    cidrs: {
      good: ["10.0.0.0/8", "127.0.0.1", "::1, fe80::/10,192.168.0.0/16", "::ffff:10.0.0.1/128"],
      bad: ["", "10.0.0.0/33", "10.0.0.256", "10.0.0", "::/129", "example.com", "10.0.0.0/8,", "1::2::3"],
    },
    text: { good: ["", "any words, \u00e9"], bad: ["a\u0007b", "a\nb"] },
  } as const;
  for (const [format, { good, bad }] of Object.entries(cases)) {
    it(`${format} admits what it says, and nothing else`, () => {
      const { admits } = settingFormats[format as keyof typeof cases];
      for (const text of good) assert.equal(admits(text), true, text);
      for (const text of bad) assert.equal(admits(text), false, text);
    });
  }

  it("holds for its default", () => {
    const setting = { name: "county", format: "url", env: "LIBRARY_COUNTY", description: "The county's catalogue." };
    const faults = (fallback: string) =>
      faultsOf([put("/library/pack.json#/settings", [{ ...setting, default: fallback }])]);
    assert.deepEqual(faults("https://county.example"), []);
    assert.match(faults("http://county.example").join(), /^setting-limits: /);
  });
});
