/** A pack's webhooks: the types, the validators, the table and the reference that are made of them. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { generate } from "../../codegen/generate.js";
import { lintProject } from "../../codegen/lint/index.js";
import { fixture, withFiles } from "./project.js";

const packFile = "contracts/library/pack.json";
const webhooksFile = "contracts/library/webhooks.json";
const project = fixture("library");

const due = {
  type: "object",
  required: ["kind", "book"],
  properties: { kind: { const: "book_due" }, book: { $ref: "./schemas/Book.json" } },
};
const text = { type: "string", description: "Which reader it was." };
const left = { type: "object", required: ["reader"], properties: { reader: text }, additionalProperties: false };

const inbound = {
  name: "shelf",
  path: "/api/webhooks/shelf",
  description: "What the shelves of the library notice.",
  signature: { header: "X-Shelf-Signature", algorithm: "hmac-sha256", encoding: "hex", secret: "shelfKey" },
  typeMember: "kind",
  events: [{ type: "book_due", description: "A book has to come back.", payload: due }],
};
const outbound = { type: "reader.left", description: "A reader went home again.", data: left };
const key = { name: "shelfKey", env: "LIBRARY_SHELF_KEY", secret: true, description: "What shelves sign with." };

const withWebhooks = (webhooks: object | undefined) => {
  const pack = JSON.parse(project.read(packFile) ?? "");
  const files = { [packFile]: JSON.stringify({ ...pack, settings: [key] }) };
  return withFiles(
    project,
    webhooks === undefined ? files : { ...files, [webhooksFile]: JSON.stringify(webhooks, undefined, 2) },
  );
};

const filesOf = async (webhooks: object | undefined): Promise<ReadonlyMap<string, string>> => {
  const { files } = await generate(withWebhooks(webhooks));
  return new Map(files.map((file) => [file.path, file.text]));
};

it("webhooks change nothing that a client is sent or made of: types, validators, a table of their own, the reference", async () => {
  const [without, both] = [await filesOf(undefined), await filesOf({ inbound: [inbound], outbound: [outbound] })];
  const changed = [...both].filter(([path, content]) => without.get(path) !== content).map(([path]) => path);
  assert.deepEqual(changed.map((path) => path.replace("generated/library/", "")).sort(), [
    "contract.ts",
    "docs/index.html",
    "docs/reference.md",
    "types.ts",
    "validators/readerLeftWebhook.ts",
    "validators/shelfBookDueWebhook.ts",
    "webhooks.ts",
  ]);
  const [before, after] = [without, both].map((files) => files.get("generated/library/contract.ts") ?? "");
  const line = '  loadWebhooks: () => import("./webhooks.js").then((module) => module.webhooks),\n';
  assert.equal(after?.replace(line, ""), before, "the contract loads them when they are asked for, and not before");
});

it("each event has a type and a validator, by its name on the wire", async () => {
  const files = await filesOf({ inbound: [inbound], outbound: [outbound] });
  const types = files.get("generated/library/types.ts") ?? "";
  assert.match(types, /export type ShelfBookDueWebhook = \{\n {2}readonly kind: "book_due";\n {2}readonly book: Book;/);
  assert.match(types, /export type ReaderLeftWebhook = \{/);
  const table = files.get("generated/library/webhooks.ts") ?? "";
  assert.match(table, /shelf: \{\n {6}name: "shelf",\n {6}path: "\/api\/webhooks\/shelf",/);
  assert.match(table, /book_due: webhookEvent<types\.ShelfBookDueWebhook>\(\{/);
  assert.match(table, /"reader\.left": webhookEvent<types\.ReaderLeftWebhook>\(\{/);
  assert.match(table, /import\("\.\/validators\/shelfBookDueWebhook\.js"\)/);
});

it("the reference tells where events come in, how they are signed, and what each holds", async () => {
  const files = await filesOf({ inbound: [inbound], outbound: [outbound] });
  for (const page of ["docs/reference.md", "docs/index.html"]) {
    const told = files.get(`generated/library/${page}`) ?? "";
    for (const words of [
      "/api/webhooks/shelf",
      "X-Shelf-Signature holds the HMAC-SHA256",
      "under the secret LIBRARY_SHELF_KEY",
      "A book has to come back.",
      "reader.left",
      "Which reader it was.",
    ])
      assert.ok(told.replaceAll("\\", "").includes(words), `${page}: ${words}`);
  }
});

it("a pack may have webhooks that go out alone, and none that come in", async () => {
  const files = await filesOf({ outbound: [outbound] });
  assert.match(files.get("generated/library/webhooks.ts") ?? "", /inbound: \{\},\n {2}outbound: \{\n/);
});

it("two events that ask for one name are refused", () => {
  const twice = { ...inbound, events: [...inbound.events, ...inbound.events] };
  const same = { ...outbound, type: "shelf.book-due" };
  for (const [webhooks, pointers] of [
    [{ inbound: [twice] }, ["#/inbound/0/events/1/type gives", "#/inbound/0/events/1/type book_due is there twice"]],
    [{ inbound: [inbound], outbound: [same] }, ["#/outbound/0/type gives the type name ShelfBookDueWebhook"]],
    [{ inbound: [inbound, { ...inbound, name: "other" }] }, ["#/inbound/1/path /api/webhooks/shelf is there twice"]],
  ] as const) {
    const { findings } = lintProject(withWebhooks(webhooks));
    const twins = findings.filter(({ rule }) => rule === "unique-name").map(({ what }) => what);
    assert.equal(twins.length, pointers.length);
    for (const pointer of pointers)
      assert.ok(
        twins.some((what) => what.startsWith(pointer)),
        pointer,
      );
  }
});
