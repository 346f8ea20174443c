/** A pack's settings: the type and the table that are made of them. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { generate } from "../../codegen/generate.js";
import { fixture, withFiles } from "./project.js";

const packFile = "contracts/library/pack.json";
const project = fixture("library");
const path = "generated/library/settings.ts";

const filesWith = async (settings: readonly object[] | undefined): Promise<ReadonlyMap<string, string>> => {
  const pack = JSON.parse(project.read(packFile) ?? "");
  const { files } = await generate(withFiles(project, { [packFile]: JSON.stringify({ ...pack, settings }) }));
  return new Map(files.map((file) => [file.path, file.text]));
};

it("a pack's settings change nothing but a file of their own and the reference, which tells of them", async () => {
  const [without, withOne] = [
    await filesWith(undefined),
    await filesWith([{ name: "quiet", type: "boolean", env: "LIBRARY_QUIET", description: "Whether to whisper." }]),
  ];
  assert.equal(without.has(path), false);
  const docs = ["generated/library/docs/index.html", "generated/library/docs/reference.md"];
  assert.deepEqual(
    [...withOne].filter(([other, text]) => without.get(other) !== text).map(([other]) => other),
    [...docs, path],
  );
  for (const page of docs) {
    assert.match(withOne.get(page) ?? "", /LIBRARY_QUIET.*Whether to whisper\./s);
    assert.doesNotMatch(without.get(page) ?? "", /Settings/);
  }
});

it("a setting is typed by its limits, and null is its value where it has no default", async () => {
  const files = await filesWith([
    {
      name: "doors",
      enum: ["open", "shut"],
      default: "open",
      env: "LIBRARY_DOORS",
      flag: "doors",
      description: "Who may come in.",
    },
    { name: "shelves", type: "integer", maximum: 90, default: 7, env: "LIBRARY_SHELVES", description: "How many." },
    { name: "catalogueKey", minLength: 8, env: "LIBRARY_KEY", secret: true, description: "Opens the catalogue." },
  ]);
  assert.equal(
    files.get(path),
    `// @generated from contracts/library/pack.json. Edit the contract, then run npm run codegen.

/** The settings of a server of the pack library. */
export type Settings = {
  /** Who may come in. Default: "open". */
  readonly doors: "open" | "shut";
  /** How many. Default: 7. */
  readonly shelves: number;
  /** Opens the catalogue. Default: null. */
  readonly catalogueKey: string | null;
};

/** The source and the allowed values of each setting. */
export const settings = {
  doors: {
    type: "string",
    enum: ["open", "shut"],
    default: "open",
    env: "LIBRARY_DOORS",
    flag: "doors",
    description: "Who may come in.",
  },
  shelves: { type: "integer", maximum: 90, default: 7, env: "LIBRARY_SHELVES", description: "How many." },
  catalogueKey: {
    type: ["string", "null"],
    minLength: 8,
    default: null,
    env: "LIBRARY_KEY",
    secret: true,
    description: "Opens the catalogue.",
  },
} as const;
`,
  );
});
