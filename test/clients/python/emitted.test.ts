/** What the Python emitter writes: it compiles, the type checker agrees with it, and no contract's text breaks out of its place. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import type { EmittedFile } from "../../../codegen/emit/emitter.js";
import { exampleText } from "../../../codegen/emit/python/examples.js";
import { viewOf } from "../../../codegen/emit/python/view.js";
import { pythonClientEmitter, runtimeModules } from "../../../codegen/emit/pythonClient.js";
import { loadModels } from "../../../codegen/generate.js";
import { hasOutput } from "../../../codegen/outputs.js";
import { type ProjectReader, projectAt } from "../../../codegen/project.js";
import { fixture, withAllOutputs, withFiles } from "../../codegen/project.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import {
  type Checked,
  type Diagnostic,
  emitInto,
  emitUnchecked,
  here,
  needsPython,
  python,
  repeatedRuntimes,
  typeCheck,
} from "./support.js";

const packs = [
  "charter",
  "coastline",
  "conformance",
  "crm",
  "flights",
  "gds",
  "hotelcrs",
  "library",
  "mail",
  "minimal",
  "odd",
] as const;

/** Whose contract names its packages. */
const ownModules: Readonly<Record<string, string>> = {
  charter: "mock_gds_charter_client",
  coastline: "mock_gds_coastline_client",
  crm: "mock_gds_crm_client",
  flights: "mock_gds_flights_client",
  gds: "mock_gds_client",
  mail: "mock_gds_mail_client",
  hotelcrs: "mock_gds_hotelcrs_client",
};

const json = (value: unknown): string => JSON.stringify(value);

/** Text that ends strings, docstrings, comments and lines, and characters that turn a line around. */
const hostile = 'a """ b \\" c \' d \\ e\r\nf \u0000 \u001b g \u202e h \u2028 i {x} $ # j """\nimport os\n\\';

const odd = {
  type: "object",
  required: ["from", "self"],
  properties: {
    from: { type: "string", description: hostile },
    self: { type: "integer" },
    "na me": { enum: [hostile, "it's", 1, -2, 1.5, true, null] },
    __hidden: {
      type: "array",
      items: { type: "object", properties: { list: { type: "string" }, class: { type: "number" } } },
    },
    arguments: { const: hostile },
    tool: {
      oneOf: [
        { type: "object", properties: { a: { const: 1 } }, required: ["a"] },
        { type: "object", properties: { b: { type: "string" } } },
      ],
    },
    both: {
      allOf: [
        { $ref: "../schemas/str.json" },
        { type: "object", properties: { more: { $ref: "../schemas/Tree.json" } } },
      ],
    },
    any: {},
    map: { type: "object", additionalProperties: { type: ["integer", "null"] } },
  },
};

const nothing: ProjectReader = { list: () => [], read: () => undefined };

/** A pack that means no good: its names are Python's own, and its texts are attempts to get out. */
const oddProject: ProjectReader = withFiles(nothing, {
  "contracts/odd/pack.json": json({
    name: "odd",
    title: hostile,
    version: "0.1.0",
    description: hostile,
    instructions: hostile,
    errorDocs: "odd://{reason}",
  }),
  "contracts/odd/schemas/str.json": json({
    type: "object",
    description: hostile,
    properties: { str: { type: "string" } },
  }),
  "contracts/odd/schemas/Tree.json": json({
    anyOf: [{ type: "string" }, { type: "array", items: { $ref: "./Tree.json" } }],
  }),
  "contracts/odd/errors.json": json({
    reasons: [
      {
        reason: "TIMEOUT_ERROR",
        code: -32001,
        message: hostile,
        hint: hostile,
        retryable: true,
        category: "TIMEOUT_ERROR",
      },
      {
        reason: "TOOL_ERROR",
        code: -32001,
        message: hostile,
        hint: hostile,
        retryable: false,
        data: { type: "object", properties: { class: { type: "string" }, field: { type: "integer" } } },
      },
    ],
  }),
  "contracts/odd/resources.json": json({
    resources: [
      {
        name: "import",
        title: hostile,
        description: hostile,
        uriTemplate: "odd://{class}/{self}/{contract}",
        mimeType: "application/json",
        schema: { $ref: "./schemas/Tree.json" },
        cache: { scope: "public", ttlMs: 0 },
      },
    ],
  }),
  "contracts/odd/tools/label.json": json({
    name: "label",
    title: "Label",
    description: "Takes names that the caller chooses.",
    inputSchema: { type: "object", additionalProperties: { type: "array", items: { type: "integer" } } },
    outputSchema: { type: "object", properties: {}, additionalProperties: false },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    errors: [],
  }),
  "contracts/odd/tools/pay.json": json({
    name: "pay",
    title: "Pay",
    description: "Takes one of two.",
    inputSchema: {
      type: "object",
      properties: { amount: { type: "integer" } },
      required: ["amount"],
      oneOf: [
        {
          type: "object",
          properties: { by: { const: "card" }, number: { type: "string" } },
          required: ["by", "number"],
        },
        { type: "object", properties: { by: { const: "cash" }, number: { type: "integer" } }, required: ["by"] },
      ],
    },
    outputSchema: { type: "object", properties: {}, additionalProperties: false },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    errors: [],
  }),
  ...Object.fromEntries(
    ["import", "close", "with-options", "read_import", "object", "pack", "errors", "types", "contract"].map((name) => [
      `contracts/odd/tools/${name}.json`,
      json({
        name,
        title: "Odd",
        description: hostile,
        inputSchema: odd,
        outputSchema: { ...odd, additionalProperties: false },
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
        errors: ["TIMEOUT_ERROR", "TOOL_ERROR"],
      }),
    ]),
  ),
});

const projects: readonly ProjectReader[] = [
  withAllOutputs(projectAt(repository), "conformance"),
  fixture("library"),
  fixture("minimal"),
];

it("brings along every module of the runtime", () => {
  const found = readdirSync(join(repository, "codegen/client/python/runtime")).filter((name) => name.endsWith(".py"));
  assert.deepEqual(found.map((name) => name.replace(/\.py$/, "")).sort(), [...runtimeModules].sort());
});

const textsOf = (files: readonly EmittedFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]));

/** Writes programs that use the emitted clients into a folder. */
type Programmer = (folder: string) => void;

/** Names that Python keeps for itself. */
const writeNames: Programmer = (folder) =>
  writeFileSync(
    join(folder, "names.py"),
    [
      "from odd_mcp_client import Client, types",
      "def call(client: Client, given: types.ImportInput) -> None:",
      "    client.import_(**given)",
      '    client.close_(**{"from": "a", "self": 1})',
      '    client.read_import(**{"from": "a", "self": 1})',
      '    client.read_import_("a", "b", "c")',
      "    client.with_options_(**given)",
      "    client.label(any=[1], name=[2])",
      '    client.pay(amount=1, by="cash", number=2)',
      '    client.pay(amount=1, by="card", number="4")',
      "    client.close()",
      "",
    ].join("\n"),
  );

const models = projects.map((project) => loadModels(project).packs);

/** A call of each example of the contracts that is answered. */
const writeExamples: Programmer = (folder) => {
  let count = 0;
  for (const pack of models.slice(0, 2).flat()) {
    const view = viewOf(pack);
    if (view.tools.every(({ tool }) => tool.examples.length === 0)) continue;
    const calls = view.tools.flatMap((tool) =>
      tool.tool.examples
        .filter(({ error }) => error === undefined)
        .map((example) => exampleText(view, { view: tool, example }, { isAsync: false, indent: 4 })),
    );
    const program = calls.map(
      (call, index) => `def example_${index}(client: Client) -> object:\n${call}    return result\n`,
    );
    count += calls.length;
    writeFileSync(join(folder, `${view.module}_examples.py`), `from ${view.module} import Client\n${program.join("")}`);
  }
  assert.ok(count > 20, `${count} examples`);
};

/** A program that is right, and one that says itself what is wrong with it. */
const writePrograms: Programmer = (folder) => {
  for (const name of ["right.py", "wrong.py"]) cpSync(here(`consumer/${name}`), join(folder, name));
};

/** What tests drive the clients with. */
const writeTests: Programmer = (folder) => {
  for (const part of ["drive", "unit"]) {
    for (const name of readdirSync(here(part)).filter((file) => file.endsWith(".py"))) {
      cpSync(here(`${part}/${name}`), join(folder, name));
    }
  }
};

const programmers: Readonly<Record<string, Programmer>> = {
  names: writeNames,
  examples: writeExamples,
  programs: writePrograms,
  tests: writeTests,
};

describe("an emitted project", needsPython, () => {
  const folder = temporaryFolder({ after });
  const inFolder = (name: string): string => join(folder, name);
  const roots = packs.map(inFolder);
  const rootsOfTests = [
    join(repository, "codegen/client/python"),
    here("unit"),
    ...["gds", "conformance", "charter"].map(inFolder),
  ];
  const repeated = (): readonly string[] => repeatedRuntimes(roots);
  const emitted: EmittedFile[] = [];
  let checked: Checked = { diagnostics: [], files: 0 };
  before(async () => {
    for (const project of projects) emitted.push(...(await emitInto(folder, project)));
    await emitUnchecked(folder, oddProject);
    for (const [name, write] of Object.entries(programmers)) {
      mkdirSync(inFolder(name));
      write(inFolder(name));
    }
    checked = await typeCheck(
      folder,
      [...packs, ...Object.keys(programmers)].map((name) => ({
        folder: inFolder(name),
        roots: name === "tests" ? rootsOfTests : roots,
      })),
      repeated(),
    );
  });

  const diagnosticsIn = (name: string): readonly Diagnostic[] =>
    checked.diagnostics.filter(({ file }) => file.startsWith(`${inFolder(name)}/`));

  it("has the same bytes each time", async () => {
    const again: EmittedFile[] = [];
    for (const pack of models.flat().filter((model) => hasOutput(model, "python")))
      again.push(...(await pythonClientEmitter.emit(pack)));
    assert.deepEqual(textsOf(again), textsOf(emitted));
  });

  it("compiles and can be imported", async () => {
    const text = [
      "import compileall, importlib, json, pathlib, sys, tomllib, typing",
      "for folder, name in json.loads(sys.argv[1]):",
      "    root = pathlib.Path(folder)",
      "    assert compileall.compile_dir(root, quiet=1), folder",
      "    module = importlib.import_module(name)",
      "    for name in dir(module.types):",
      "        one = getattr(module.types, name)",
      "        if typing.is_typeddict(one): typing.get_type_hints(one)",
      "    assert set(module.__all__) <= set(dir(module)), folder",
      "    project = tomllib.loads((root / 'pyproject.toml').read_text('utf-8'))['project']",
      "    assert project['name'].replace('-', '_') == module.__name__, folder",
      "    blocks = (root / 'README.md').read_text('utf-8').split('```')",
      "    for block in blocks:",
      "        if block.startswith('python'): compile(block.removeprefix('python'), f'{folder}/README.md', 'exec')",
    ].join("\n");
    const modules = packs.map((pack) => [inFolder(pack), ownModules[pack] ?? `${pack}_mcp_client`]);
    await python(roots, ["-W", "error", "-c", text, json(modules)]);
  });

  it("has nothing that the strictest type checker objects to", () => {
    assert.deepEqual(packs.flatMap(diagnosticsIn), []);
    const runtimes = packs.length - repeated().length;
    const least = packs.length * 5 + runtimes * runtimeModules.length;
    assert.ok(checked.files > least, `${checked.files} files were looked at`);
    assert.ok(checked.files < packs.length * runtimeModules.length, `${checked.files} files, runtimes again and again`);
  });

  it("keeps a contract's text where it belongs", async () => {
    const text = [
      "import ast, json, pathlib, sys, typing",
      "from odd_mcp_client import errors, types",
      "hostile, folder = json.loads(sys.argv[1])",
      "for path in pathlib.Path(folder).rglob('*.py'):",
      "    imports = [node for node in ast.walk(ast.parse(path.read_text('utf-8'))) if isinstance(node, ast.Import)]",
      "    assert path.name == 'stdio.py' or 'os' not in [name.name for node in imports for name in node.names], path",
      "assert hostile in typing.get_args(types.ImportInputArgumentsValue)",
      "assert hostile in typing.get_args(typing.get_args(types.ImportInputNaMeValue)[0])",
      "assert errors.ERRORS['TIMEOUT_ERROR'] is not TimeoutError and errors.ERRORS['TOOL_ERROR'] is not errors.ToolError",
      "print('kept')",
    ].join("\n");
    const { stdout } = await python(roots, ["-c", text, json([hostile, join(folder, "odd")])]);
    assert.equal(stdout, "kept\n");
    const unseen = ["\u202e", "\u2028", "\u001b", "\u0000"];
    for (const path of readdirSync(join(folder, "odd"), { recursive: true, encoding: "utf8" })) {
      const written = path.endsWith(".py") ? readFileSync(join(folder, "odd", path), "utf8") : "";
      assert.ok(!unseen.some((character) => written.includes(character)), path);
    }
  });

  it("can be called with names that Python keeps for itself", () => {
    assert.deepEqual(diagnosticsIn("names"), []);
  });

  it("has types that every example of the contracts fits", () => {
    assert.deepEqual(diagnosticsIn("examples"), []);
  });

  it("lets a right program pass, and finds each mistake of a wrong one", () => {
    const expected = readFileSync(here("consumer/wrong.py"), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        (/# finds: (.+)$/.exec(line)?.[1] ?? "")
          .split(", ")
          .filter((rule) => rule !== "")
          .map((rule) => `wrong.py:${index + 1} ${rule}`),
      );
    const diagnostics = diagnosticsIn("programs");
    const found = diagnostics.map(({ file, line, rule }) => `${file.split("/").at(-1) ?? ""}:${line} ${rule}`);
    assert.ok(expected.length > 15);
    assert.deepEqual(found.sort(), [...expected].sort(), JSON.stringify(diagnostics, undefined, 1));
  });

  it("is driven by tests that the strictest type checker has nothing against", () => {
    assert.deepEqual(diagnosticsIn("tests"), []);
  });
});

it("keeps Python written by hand within its lines", () => {
  const folders = ["codegen/client/python", "test/clients/python/unit", "test/clients/python/drive"];
  for (const name of folders) {
    for (const path of readdirSync(join(repository, name), { recursive: true, encoding: "utf8" })) {
      if (!path.endsWith(".py")) continue;
      const long = readFileSync(join(repository, name, path), "utf8")
        .split("\n")
        .filter((line) => line.length > 120);
      assert.deepEqual(long, [], path);
    }
  }
});
