/** Gate 1 against a specification's own text: every change of it is seen, and no text can break the reading. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, it, type TestContext } from "node:test";
import fc from "fast-check";
import type { SourcesFile } from "../../../codegen/contractFiles.js";
import { compareSpecification } from "../../../codegen/gates/compareSpecification.js";
import type { GateResult } from "../../../codegen/gates/gate.js";
import { hashOfSource, runSourcesGate } from "../../../codegen/gates/sources.js";
import { readSpecification } from "../../../codegen/gates/specification.js";
import { loadModels } from "../../../codegen/generate.js";
import { projectAt } from "../../../codegen/project.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { fixture, withFiles, writeIn } from "../project.js";
import { lines, runGate } from "./context.js";

const { packs } = loadModels(projectAt(repository));
const gds = packs.filter(({ name }) => name === "gds");

interface Part {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: unknown;
}

const contractOf = (path: string): Part => JSON.parse(projectAt(repository).read(path) ?? "{}");
const parts = gds.flatMap(({ tools }) => tools.map(({ source }) => contractOf(source)));

/** JSON as the specification prints it: a line for each member, and no indentation. */
const flat = (value: unknown): string => JSON.stringify(value, undefined, 1).replaceAll(/^ +/gm, "");

/** The specification's layout without a blank line, a heading right after a tool that prints no schema included. */
const flatDocument = (of: readonly Part[]): string =>
  [
    "Phase 1 (Design):",
    "- MCP contracts: tools with JSON schemas",
    ...of.flatMap(({ name, description, inputSchema }) => [
      `${name.slice(0, 4)} Operations`,
      name,
      `Tool Name: ${name}`,
      `Description: ${description}`,
      ...(inputSchema === undefined
        ? []
        : ["Input Schema:", flat(inputSchema), "Example Request:", '{\n"description": "none"\n}']),
    ]),
    "Protocol Notes",
    "",
  ].join("\n");

const markdownDocument = (of: readonly Part[]): string =>
  of
    .map(
      ({ name, description, inputSchema }) =>
        `### ${name}\n\n**Tool Name**: \`${name}\`\n\n**Description**: ${description.replace(". ", ".\n")}\n\n**Input Schema:**\n\n\`\`\`json\n${JSON.stringify(inputSchema, undefined, 2)}\n\`\`\`\n`,
    )
    .join("\n---\n\n");

const { sources }: SourcesFile = JSON.parse(projectAt(repository).read("contracts/SOURCES.json") ?? "{}");

const compare = (text: string): GateResult =>
  compareSpecification(projectAt(repository), packs, sources, { path: "spec.txt", text });

const found = (text: string): readonly string[] => lines(compare(text));

const document = flatDocument(parts);

describe("the text of a specification", () => {
  it("says what the contracts say, in each of its layouts", () => {
    const indented = document.replaceAll(/^/gm, "   ");
    for (const text of [
      document,
      markdownDocument(parts),
      document.replaceAll("\n", "\r\n"),
      indented,
      `\ufeff${document}`,
    ]) {
      const { findings, notes } = compare(text);
      assert.deepEqual(findings, []);
      assert.match(notes.join("\n"), /27 parts of 9 tools compared with spec\.txt/);
    }
  });

  it("is the real one, where it is at hand", { skip: !existsSync(join(repository, "../shared/spec")) }, async () => {
    const { findings, notes } = await runGate(runSourcesGate, repository, {
      specification: "../shared/spec/000_2512572c498baf09.txt",
    });
    assert.deepEqual(findings, []);
    assert.match(notes.join("\n"), /prints no input schema of bookCar/);
  });

  it("loses nothing that is locked from another document, which is said", () => {
    const { findings, notes } = compare(document);
    assert.deepEqual(findings, []);
    assert.match(
      notes.join("\n"),
      /spec\.txt has no tool of "MCP Server Architecture .*", which is taken for another document/,
    );
    const lost = lines(compare(flatDocument(parts.filter(({ name }) => name !== "bookCar"))));
    assert.equal(lost.length, 1, "a tool that its own document no longer has is lost");
  });

  it("may leave out a schema that is not locked, which is said", () => {
    const without = flatDocument(
      parts.map((part) => (part.name === "bookCar" ? { ...part, inputSchema: undefined } : part)),
    );
    const { findings, notes } = compare(without);
    assert.deepEqual(findings, []);
    assert.match(notes.join("\n"), /spec\.txt:\d+:1 prints no input schema of bookCar: ours is compared with nothing/);
  });

  it("may say what is not locked yet, which is said with the command that locks it", () => {
    assert.match(
      compare(document).notes.join("\n"),
      /npm run contracts -- relock gds\/tools\/bookCar\.json#\/inputSchema/,
    );
  });

  it("is seen to change: a word of a description", () => {
    const { findings } = compare(document.replace("realistic pricing", "real pricing"));
    assert.equal(findings.length, 1);
    const [finding] = findings;
    assert.equal(finding?.gate, "sources");
    assert.equal(finding?.rule, "specification-differs");
    assert.match(finding?.where ?? "", /^contracts\/gds\/tools\/searchFlights\.json:4:18$/);
    assert.match(
      finding?.what ?? "",
      /#\/description of searchFlights: the specification \(spec\.txt:6:1\) says .*real pricing.*the contract .*realistic/,
    );
    assert.match(
      finding?.mend ?? "",
      /npm run contracts -- relock gds\/tools\/searchFlights\.json#\/description, then npm run codegen$/,
    );
  });

  it("is seen to change: one number of a schema, with the pointer, both values and both places", () => {
    const { findings } = compare(document.replace('"maxLength": 50', '"maxLength": 60'));
    assert.equal(findings.length, 1);
    const line = document.slice(0, document.indexOf('"maxLength": 50')).split("\n").length;
    assert.match(
      findings[0]?.what ?? "",
      new RegExp(
        `^#/inputSchema/properties/passengers/items/properties/firstName/maxLength of bookFlight: the specification \\(spec\\.txt:${line}:1\\) says 60, the contract 50$`,
      ),
    );
    assert.match(findings[0]?.where ?? "", /^contracts\/gds\/tools\/bookFlight\.json:\d+:\d+$/);
  });

  it("is seen to change: the order of keys alone", () => {
    const swapped = document.replace('"minLength": 1,\n"maxLength": 50', '"maxLength": 50,\n"minLength": 1');
    assert.notEqual(swapped, document);
    assert.match(
      compare(swapped).findings[0]?.what ?? "",
      /says the keys in the order type, maxLength, minLength, the contract the keys in the order type, minLength, maxLength/,
    );
  });

  it("is seen to change: a tool added, renamed, taken away, a part taken away", () => {
    const added = `${document}Tool Name: payBooking\nDescription: Pays.\n`;
    assert.match(found(added).join("\n"), /^specification-unknown-tool spec\.txt:\d+:1$/);
    const renamed = found(document.replace("Tool Name: listBookings", "Tool Name: listAll"));
    assert.deepEqual(
      renamed.map((line) => line.split(" ")[0]),
      ["specification-unknown-tool", "specification-lost"],
    );
    assert.match(
      found(flatDocument(parts.slice(1))).join("\n"),
      /^specification-lost contracts\/gds\/tools\/searchFlights\.json:2:11$/,
    );
    const [first, ...rest] = parts;
    const partial = flatDocument([{ ...(first ?? { name: "", description: "" }), inputSchema: undefined }, ...rest]);
    assert.match(found(partial).join("\n"), /^specification-lost contracts\/gds\/tools\/searchFlights\.json:5:18$/);
  });

  it("is seen to have a schema that is no JSON, or a tool twice", () => {
    const broken = document.replace('"minimum": 21,', '"minimum": 21');
    assert.match(found(broken).join("\n"), /^specification-layout spec\.txt:\d+:1$/);
    assert.match(compare(broken).findings[0]?.what ?? "", /the input schema of "searchCars" cannot be read/);
    assert.match(found(`${document}Tool Name: bookCar\n`).join("\n"), /^specification-layout/);
  });

  it("is no such text: said in one finding", () => {
    for (const text of ["", "# A recipe\n\nTake two eggs.", "{}", "\0\0\0"])
      assert.deepEqual(found(text), ["specification-layout spec.txt:1:1"]);
  });

  it("is nobody's: a name with control characters is shown escaped", () => {
    const { findings } = compare(`${document}Tool Name: \u001b[31mred\u202e\n`);
    assert.match(findings[0]?.what ?? "", /"\\u001b\[31mred\\u202e"/);
    assert.match(findings[0]?.mend ?? "", /ask for another name/);
  });

  it("never breaks the reading, however it is bent", () => {
    const fragments = fc.constantFrom(
      "Tool Name:",
      "Description:",
      "Input Schema:",
      "{",
      "}",
      '"',
      "\\",
      "\n",
      "\r",
      "```",
      "**",
      " ",
      "a",
      "[",
      "]",
      ":",
      "__proto__",
      '{"type":"object"}',
      "- ",
      "\u0000",
    );
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 60 }), (words) => {
        const { tools, faults } = readSpecification(words.join(""));
        assert.ok(tools.length + faults.length <= words.length);
        compare(words.join(""));
      }),
      { numRuns: 300 },
    );
  });

  it("is read in one pass, however large and however deep", () => {
    const deep = `Tool Name: a\nInput Schema:\n${'{"a":'.repeat(200_000)}`;
    assert.match(readSpecification(deep).faults[0]?.value ?? "", /nested deeper than 128 levels/);
    const many = "Tool Name: a\nInput Schema:\nDescription:\n".repeat(50_000);
    assert.equal(readSpecification(many).tools.length, 1);
    const wide = Array.from(
      { length: 50_000 },
      (_, index) => `Tool Name: t${index}\nDescription: d\nInput Schema: {`,
    ).join("\n");
    assert.equal(readSpecification(wide).tools.length, 50_000);
    const marked = `a${"*".repeat(500_000)}b`;
    assert.equal(readSpecification(`Tool Name: **${marked}**\n`).tools[0]?.name.value, marked);
  });
});

describe("gate 1 with a document", () => {
  const project = fixture("library");
  const text = "Tool Name: rate_book\nDescription: Rates a book.\n";

  const check = async (test: TestContext, write: (root: string) => string): Promise<GateResult> => {
    const root = temporaryFolder(test);
    return runGate(runSourcesGate, root, { specification: write(root) }, project);
  };

  it("compares all packs where none takes anything from a specification, and passes over what it does not name", async (test) => {
    const { findings, notes } = await check(test, (root) => {
      writeIn(root, "spec.md", text.replace("Rates a book.", "Other words."));
      return "spec.md";
    });
    assert.deepEqual(
      findings.map(({ rule, where }) => `${rule} ${where.replace(/:\d+:\d+$/, "")}`),
      ["specification-differs contracts/library/tools/rate_book.json"],
    );
    assert.match(notes.join("\n"), /0 verbatim parts compared with their locked hashes/);
  });

  it("ends as a wrong use where the document is no text that can be read", async (test) => {
    const documents: readonly ((root: string) => string)[] = [
      () => "nowhere.txt",
      () => ".",
      (root) => {
        writeIn(root, "binary.txt", "");
        return "binary.txt\0";
      },
    ];
    for (const write of documents) {
      const { findings } = await check(test, write);
      assert.deepEqual(
        findings.map(({ gate, rule }) => `${gate}/${rule}`),
        ["contract/specification-unreadable"],
      );
    }
  });

  it("keeps comparing the locked hashes", async (test) => {
    const root = temporaryFolder(test);
    writeIn(root, "spec.txt", text);
    const part = "library/tools/rate_book.json#/inputSchema";
    const entry = { part, document: "handbook", section: "rating", sha256: "0".repeat(64) };
    const changed = withFiles(project, { "contracts/SOURCES.json": JSON.stringify({ sources: [entry] }) });
    assert.notEqual(hashOfSource(project, part), undefined);
    const result = await runGate(runSourcesGate, root, { specification: "spec.txt" }, changed);
    assert.match(lines(result).join("\n"), /changed-part contracts\/SOURCES\.json:1:\d+/);
  });
});
