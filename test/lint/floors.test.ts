/** What each folder of the product may not import: the linter refuses one import across each line, and every circle. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, describe, test } from "node:test";
import { repository } from "../support/repository.js";

interface Linted {
  readonly code: number;
  readonly output: string;
}

const project = mkdtempSync(join(tmpdir(), "mock-gds-lint-"));
after(() => rmSync(project, { recursive: true, force: true }));
cpSync(join(repository, "biome.json"), join(project, "biome.json"));
symlinkSync(join(repository, "node_modules"), join(project, "node_modules"));

const lint = (): Promise<Linted> =>
  new Promise((resolve) => {
    const program = join(repository, "node_modules/@biomejs/biome/bin/biome");
    const words = [program, "lint", "--max-diagnostics=200", "--colors=off", "."];
    execFile(process.execPath, words, { cwd: project }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
    });
  });

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};

const importing = (specifier: string): string =>
  `/** A module. */\nimport { thing } from "${specifier}";\n\nexport const other = thing;\n`;

/** One import across each line: who imports, and what. */
const crossings: readonly (readonly [file: string, specifier: string])[] = [
  ["src/contract/crossingStore.ts", "../store/index.js"],
  ["src/contract/crossingNode.ts", "node:crypto"],
  ["src/store/crossingTravel.ts", "../travel/world/index.js"],
  ["src/store/lmdb/crossingRuntime.ts", "../../runtime/open.js"],
  ["src/travel/world/crossingStore.ts", "../../store/index.js"],
  ["src/travel/world/flights/crossingFiles.ts", "node:fs"],
  ["src/travel/reservations/crossingDriver.ts", "../../store/valkey/index.js"],
  ["src/travel/reservations/crossingRuntime.ts", "../../runtime/open.js"],
  ["src/runtime/calls/crossingPack.ts", "../../packs/index.js"],
  ["src/runtime/crossingTransport.ts", "../transport/serve.js"],
  ["src/runtime/crossingDriver.ts", "../store/lmdb/index.js"],
  ["src/transport/http/server/crossingTravel.ts", "../../../travel/world/index.js"],
  ["src/transport/crossingPack.ts", "../packs/gds/index.js"],
  ["src/packs/gds/crossingTransport.ts", "../../transport/serve.js"],
  ["src/packs/conformance/crossingTravel.ts", "../../travel/world/index.js"],
  ["src/runtime/crossingVendor.ts", "../vendors/duffel/client.js"],
  ["src/transport/crossingFacade.ts", "../facade/port.js"],
  ["src/travel/world/crossingVendor.ts", "../../vendors/duffel/wire.js"],
  ["src/upstream/crossingVendor.ts", "../vendors/duffel/client.js"],
  ["src/upstream/crossingRuntime.ts", "../runtime/open.js"],
  ["src/facade/crossingVendor.ts", "../vendors/duffel/facade/index.js"],
  ["src/facade/crossingPack.ts", "../packs/index.js"],
  ["src/vendors/crossingRuntime.ts", "../runtime/open.js"],
  ["src/vendors/duffel/crossingVendor.ts", "../amadeus/wire.js"],
  ["src/vendors/amadeus/facade/crossingVendor.ts", "../../frankfurter/wire.js"],
  ["src/vendors/capcorn/crossingVendor.ts", "../duffel/wire.js"],
  ["src/vendors/frankfurter/crossingContract.ts", "../../contract/contract.js"],
  ["src/store/crossingJobs.ts", "../jobs/port.js"],
  ["src/jobs/crossingWebhooks.ts", "../webhooks/port.js"],
  ["src/jobs/crossingRuntime.ts", "../runtime/open.js"],
  ["src/webhooks/crossingVendor.ts", "../vendors/avinode/events.js"],
  ["src/webhooks/crossingTransport.ts", "../transport/http/serve.js"],
  ["src/webhooks/outbound/crossingPack.ts", "../../packs/index.js"],
  ["src/charter/crossingWire.ts", "../vendors/avinode/wire.js"],
  ["src/charter/effects/crossingRuntime.ts", "../../runtime/open.js"],
  ["src/runtime/crossingCharter.ts", "../charter/record.js"],
  ["src/transport/http/crossingJobs.ts", "../../jobs/port.js"],
  ["src/vendors/avinode/crossingVendor.ts", "../duffel/wire.js"],
  ["src/vendors/avinode/facade/crossingCharter.ts", "../../../charter/record.js"],
  ["src/vendors/duffel/crossingAvinode.ts", "../avinode/wire.js"],
  ["src/vendors/gmail/crossingVendor.ts", "../avinode/wire.js"],
  ["src/vendors/gmail/facade/crossingContract.ts", "../../../contract/contract.js"],
  ["src/vendors/google/crossingGmail.ts", "../gmail/wire.js"],
  ["src/store/crossingMail.ts", "../mail/letter.js"],
  ["src/travel/reservations/crossingMail.ts", "../../mail/letter.js"],
  ["src/runtime/crossingMail.ts", "../mail/letter.js"],
  ["src/transport/crossingMail.ts", "../mail/letter.js"],
  ["src/upstream/crossingMail.ts", "../mail/letter.js"],
  ["src/jobs/crossingMail.ts", "../mail/letter.js"],
  ["src/webhooks/crossingMail.ts", "../mail/letter.js"],
  ["src/charter/crossingMail.ts", "../mail/letter.js"],
  ["src/facade/crossingMail.ts", "../mail/letter.js"],
  ["src/mail/crossingWire.ts", "../vendors/gmail/wire.js"],
  ["src/mail/crossingStore.ts", "../store/index.js"],
  ["src/vendors/google/crossingSheets.ts", "../sheets/wire.js"],
  ["src/vendors/google/facade/crossingDuffel.ts", "../../duffel/wire.js"],
  ["src/vendors/sheets/crossingGmail.ts", "../gmail/wire.js"],
  ["src/vendors/sheets/facade/crossingAvinode.ts", "../../avinode/wire.js"],
  ["src/vendors/duffel/crossingGoogle.ts", "../google/wire.js"],
  ["src/administration/crossingTransport.ts", "../transport/serve.js"],
  ["src/config/crossingPack.ts", "../packs/index.js"],
  ["src/observability/crossingTransport.ts", "../transport/serve.js"],
  ["codegen/gates/crossingServer.ts", "../../src/runtime/open.js"],
  ["codegen/crossingConfig.ts", "../src/config/read.js"],
];

/** Imports that keep to the lines. */
const allowed: readonly (readonly [file: string, specifier: string])[] = [
  ["src/contract/validation/keeping.ts", "../contract.js"],
  ["src/store/lmdb/keeping.ts", "../ports/bookings.js"],
  ["src/travel/world/flights/keeping.ts", "node:crypto"],
  ["src/travel/world/reference/keeping.build.ts", "node:fs"],
  ["src/travel/reservations/keeping.ts", "../../store/index.js"],
  ["src/runtime/calls/keeping.ts", "../../store/index.js"],
  ["src/transport/http/server/keeping.ts", "../../../runtime/open.js"],
  ["src/runtime/keepingUpstream.ts", "../upstream/port.js"],
  ["src/upstream/keeping.ts", "../store/ports/memos.js"],
  ["src/facade/keeping.ts", "../upstream/port.js"],
  ["src/vendors/duffel/facade/keeping.ts", "../../../travel/world/index.js"],
  ["src/vendors/keeping.ts", "./duffel/facade/index.js"],
  ["src/jobs/keeping.ts", "../store/ports/dossiers.js"],
  ["src/webhooks/keeping.ts", "../jobs/port.js"],
  ["src/webhooks/keepingText.ts", "../transport/jsonText.js"],
  ["src/charter/keeping.ts", "../store/ports/dossiers.js"],
  ["src/transport/http/keepingWebhooks.ts", "../../webhooks/port.js"],
  ["src/vendors/avinode/facade/keeping.ts", "../../../travel/world/charter/index.js"],
  ["src/vendors/sheets/facade/keeping.ts", "../../google/facade/answers.js"],
  ["src/vendors/gmail/keeping.ts", "../google/wire.js"],
  ["src/vendors/gmail/facade/keeping.ts", "../../../mail/htmlText.js"],
  ["src/mail/keeping.ts", "node:crypto"],
  ["src/packs/flights/keeping.ts", "../../vendors/duffel/client.js"],
  ["src/packs/gds/keeping.ts", "../../travel/world/index.js"],
  ["codegen/gates/keeping.ts", "../../src/contract/contract.js"],
];

describe("the linter", () => {
  test("refuses an import across each line between the folders, and no other", async () => {
    for (const [file, specifier] of [...crossings, ...allowed]) write(file, importing(specifier));
    const { code, output } = await lint();
    assert.notEqual(code, 0);
    const refused = [...output.matchAll(/^(\S+?):\d+:\d+ lint\/style\/noRestrictedImports/gm)].map(([, file]) => file);
    assert.deepEqual(refused.sort(), crossings.map(([file]) => file).sort());
    for (const [file] of [...crossings, ...allowed]) rmSync(join(project, file));
  });

  test("refuses two modules that import each other, and a file that is not named in camel case", async () => {
    write(
      "src/runtime/left.ts",
      'import { right } from "./right.js";\n\nexport interface Left {}\n\nexport const left = (): unknown => right;\n',
    );
    write(
      "src/runtime/right.ts",
      'import type { Left } from "./left.js";\n\nexport const right = (left: Left): unknown => left;\n',
    );
    write("src/runtime/kebab-case.ts", "export const value = 1;\n");
    const { output } = await lint();
    assert.match(output, /left\.ts:\d+:\d+ lint\/suspicious\/noImportCycles/);
    assert.match(output, /right\.ts:\d+:\d+ lint\/suspicious\/noImportCycles/);
    assert.match(output, /kebab-case\.ts lint\/style\/useFilenamingConvention/);
    for (const name of ["left", "right", "kebab-case"]) rmSync(join(project, `src/runtime/${name}.ts`));
  });
});
