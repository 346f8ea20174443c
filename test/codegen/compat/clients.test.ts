/** What `diff` says to those who use a generated client, of changes of which there may be nothing to see on the wire. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { compareProjects } from "../../../codegen/compat/index.js";
import type { JsonValue } from "../../../src/contract/contract.js";
import { projectOf } from "./sketch.js";

const said = (before: JsonValue, after: JsonValue): readonly string[] =>
  compareProjects(projectOf(before, "1.0.0"), projectOf(after, "1.1.0"), "2026-06-01")
    .filter(({ rule }) => rule.startsWith("client-") || rule.startsWith("version-"))
    .map(({ rule, what }) => `${rule}: ${what}`);

const body = { type: "object", properties: {}, additionalProperties: false };
const resource = (name: string): JsonValue => ({
  name,
  uri: "shop://map",
  mimeType: "application/json",
  schema: body,
});
const reason = (name: string): JsonValue => ({
  reason: name,
  code: -32001,
  message: "No.",
  hint: "Ask again.",
  retryable: false,
});
const search = { name: "search" };

describe("the clients of a pack", () => {
  test("lose an entry point with the last resource that they could read", () => {
    assert.deepEqual(said({ resources: [resource("map")] }, { resources: [] }), [
      "client-name-removed: shop resource map: TypeScript no longer has client.readResource.map(), MapResource, map of /resources; Python no longer has types.MapResource, read_map()",
      "client-name-removed: shop: TypeScript no longer has the entry point /resources",
      "version-bump: shop: something breaks: its version was 1.0.0, is 1.1.0, and has to be 2.0.0 at least",
    ]);
  });

  test("lose the readers of a resource under another name", () => {
    assert.deepEqual(said({ resources: [resource("map")] }, { resources: [resource("chart")] }), [
      "client-name-removed: shop resource map: TypeScript no longer has client.readResource.map(), MapResource, map of /resources; Python no longer has types.MapResource, read_map()",
    ]);
  });

  test("lose an error and a value of each union with a reason", () => {
    const tools = (...errors: readonly string[]): JsonValue => [{ ...search, errors }];
    assert.deepEqual(
      said(
        { reasons: [reason("SOLD_OUT"), reason("LATE")], tools: tools("SOLD_OUT", "LATE") },
        { reasons: [reason("LATE")], tools: tools("LATE") },
      ),
      [
        'client-union-narrowed: shop tool search: TypeScript no longer has "SOLD_OUT" in SearchReason; Python no longer has "SOLD_OUT" in types.SearchReason',
        "client-name-removed: shop reason SOLD_OUT: TypeScript no longer has reasons.SOLD_OUT; Python no longer has errors.SoldOut, types.SoldOutData",
        'client-union-narrowed: shop reason SOLD_OUT: Python no longer has "SOLD_OUT" in types.Reason',
      ],
    );
  });

  test("lose a reason of every tool where one tool begins to list it", () => {
    const given = (...errors: readonly string[]): JsonValue => ({
      reasons: [reason("LATE")],
      tools: [search, { name: "book", errors }],
    });
    assert.deepEqual(said(given(), given("LATE")), [
      'client-union-narrowed: shop reason LATE: TypeScript no longer has "LATE" in CommonReason',
    ]);
  });

  test("are looked for under other names of their packages", () => {
    const tools = [search];
    assert.deepEqual(
      said({ tools, clients: { npm: "shop-client" } }, { tools, clients: { npm: "shop-api", python: "shop-api" } }),
      [
        "client-package-renamed: shop: the npm package was shop-client, is shop-api",
        "client-package-renamed: shop: the Python package was shop-mcp-client, is shop-api",
      ],
    );
    assert.deepEqual(said({ tools }, { tools, clients: { npm: "shop-mcp-client" } }), []);
  });

  test("have a method that stands for something else, where a new tool takes the name", () => {
    const resources = [resource("map")];
    assert.deepEqual(said({ tools: [search], resources }, { tools: [search, { name: "readMap" }], resources }), [
      "client-name-removed: shop resource map: Python no longer has read_map() (it stands for the tool readMap now)",
    ]);
  });

  test("lose nothing where a schema changes in words, order or what it demands", () => {
    const of = (schema: JsonValue): JsonValue => ({ schemas: { Animal: schema }, tools: [search] });
    assert.deepEqual(
      said(
        of({ type: "string", description: "An animal." }),
        of({ description: "A beast.", type: "string", maxLength: 9 }),
      ),
      [],
    );
  });
});
