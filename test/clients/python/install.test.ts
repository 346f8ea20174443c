/**
 * The emitted folder is a Python project that builds and installs without a network and without anything but Python, and
 * docs/clients-python.md installs it: its commands do what it says, and its program runs.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { projectAt } from "../../../codegen/project.js";
import { withPackAlone } from "../../codegen/project.js";
import { blocksOf } from "../../docs/markdown.js";
import { startShell } from "../../docs/project.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { canMakeEnvironments, emitInto, needsPython, python, run, serverCommand } from "./support.js";

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(repository, "contracts/gds/pack.json"), "utf8"),
);
const release = `mock_gds_client-${version}`;
const wheel = `${release}-py3-none-any.whl`;
const show = "import mock_gds_client as module; print(module.__file__, module.Client.__name__)";

const document = "docs/clients-python.md";
const textsIn = (language: string): readonly string[] =>
  blocksOf(document)
    .filter((block) => block.language === language)
    .map(({ text }) => text.trim());

/** Where CI=true it is false, and what needs environments fails for want of what makes them. */
const lacksEnvironments = (): string | false =>
  canMakeEnvironments() || process.env["CI"] === "true"
    ? false
    : "not run: this Python makes no environments (python3-venv is not installed)";

describe("the emitted Python project", needsPython, () => {
  const folder = temporaryFolder({ after });
  const project = join(folder, "gds");

  const build = async (target: string, kind: string): Promise<Buffer> => {
    mkdirSync(target);
    const text = `import build_backend, sys; print(build_backend.build_${kind}(sys.argv[1]))`;
    const { stdout } = await python([project], ["-c", text, target]);
    return readFileSync(join(target, stdout.trim()));
  };

  /** What the document's commands look at. */
  const checkout = join(folder, "checkout");

  let content: Buffer;
  before(async () => {
    const committed = "generated/gds/python";
    cpSync(join(repository, committed), join(checkout, committed), { recursive: true });
    await emitInto(folder, withPackAlone(projectAt(repository), "gds"));
    content = await build(join(folder, "one"), "wheel");
  });

  it("builds the same wheel each time, which can be imported as it is", async () => {
    assert.deepEqual(await build(join(folder, "two"), "wheel"), content);
    const { stdout } = await python([join(folder, "one", wheel)], ["-c", show]);
    assert.ok(stdout.includes(wheel), stdout);
  });

  it("builds the same source archive each time, which holds all that a wheel is built from", async () => {
    const source = await build(join(folder, "source"), "sdist");
    assert.equal(source.readUInt32LE(4), 0, "the header of gzip has no time");
    const text = "import sys, tarfile; tarfile.open(sys.argv[1]).extractall(sys.argv[2])";
    await python([], ["-c", text, join(folder, "source", `${release}.tar.gz`), folder]);
    const unpacked = join(folder, release);
    const rebuild = "import build_backend, sys; build_backend.build_wheel(sys.argv[1])";
    mkdirSync(join(folder, "again"));
    await python([unpacked], ["-c", rebuild, join(folder, "again")]);
    assert.deepEqual(readFileSync(join(folder, "again", wheel)), content);
  });

  for (const command of textsIn("sh")) {
    it(`is made and used by '${command}'`, async (context) => {
      if (command === "npm run codegen") {
        const typed = readFileSync(join(repository, "test/codegen/gates/liveDrift.test.ts"), "utf8");
        assert.match(typed, /typeMends\([^)]*\), \["npm run codegen", /, "a test of another part types it");
        return;
      }
      const lacking = command.includes(" -m venv ") ? lacksEnvironments() : false;
      if (lacking !== false) {
        context.diagnostic(lacking);
        return;
      }
      const shell = startShell(command, { cwd: checkout });
      shell.process.stdin?.end();
      assert.equal(await shell.exit, 0, `${command}\n${shell.output()}`);
    });
  }

  it("is installed by pip, without a network, as its README says, and books by the program of the document", async (context) => {
    const [program = ""] = textsIn("python");
    const words = serverCommand().map((word) => JSON.stringify(word));
    const books = program.replace('"node", "dist/main.js"', words.join(", "));
    assert.notEqual(books, program);
    const lacking = lacksEnvironments();
    if (lacking !== false) {
      context.diagnostic(lacking);
      const { stdout } = await python([join(checkout, "generated/gds/python")], ["-c", books]);
      assert.match(stdout, /^TEST-[A-Z0-9]{6}\n$/);
      return;
    }
    // The document has made it, and has installed there, from the files that are committed, what the README installs.
    assert.match(readFileSync(join(project, "README.md"), "utf8"), /^pip install \.$/m);
    const environment = join(checkout, "travel");
    const installed = join(environment, "bin/python");
    const { stdout } = await run(installed, ["-I", "-c", show], {}, folder);
    assert.ok(stdout.startsWith(environment), stdout);
    const booked = await run(installed, ["-I", "-c", books], {}, folder);
    assert.match(booked.stdout, /^TEST-[A-Z0-9]{6}\n$/, booked.stderr);
    const pip = ["-m", "pip", "install", "--quiet", "--no-index", "--force-reinstall", "--editable", "."];
    const ran = await run(installed, pip, { PYTHONPATH: "" }, project);
    assert.equal(ran.code, 0, ran.stdout + ran.stderr);
    const edited = await run(installed, ["-I", "-c", show], {}, folder);
    assert.ok(edited.stdout.startsWith(project), edited.stdout + edited.stderr);
  });

  it("is published with its licence and its types", async () => {
    const read = "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.read(sys.argv[2]).decode())";
    const metadata = [join(folder, "one", wheel), `${release}.dist-info/METADATA`];
    assert.match((await python([], ["-c", read, ...metadata])).stdout, /^License: MIT$/m);
    assert.ok(existsSync(join(project, "mock_gds_client/py.typed")));
    const names = execFileSync("python3", ["-m", "zipfile", "-l", join(folder, "one", wheel)], { encoding: "utf8" });
    for (const name of ["py.typed", "types.py", "runtime/sse.py", "dist-info/METADATA", "dist-info/RECORD"]) {
      assert.ok(names.includes(name), name);
    }
  });
});
