/**
 * A server that serves something else than the contracts say is caught, named, and mended by the very commands that are printed:
 * the one that the project starts, and one that runs. All share a checkout, and its contracts change once.
 */
import assert from "node:assert/strict";
import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import type { Finding } from "../../../codegen/finding.js";
import { type Checked, checkoutOf, mendsOf, typeMends, wholeProject } from "./checkout.js";
import { startLive } from "./servers.js";

const pointer = "gds tools/list #/8/title";

const told = ({ findings }: Pick<Checked, "findings">): readonly string[] =>
  findings.map(({ rule, where }) => `${rule} ${where}`);

describe("drift of a server", () => {
  const checkout = checkoutOf({ after }, [...wholeProject, "dist"]);
  const { root, edit } = checkout;
  const inRoot = (path: string): string => join(root, path);
  const askBooted = (pack?: string): Promise<Checked> => checkout.ask("server", pack === undefined ? {} : { pack });

  it("is caught and mended: it was built, generated or started before the contract changed", async (test) => {
    cpSync(inRoot("dist"), inRoot("older"), { recursive: true });
    const main = inRoot("dist/main.js");
    const live = await startLive(test, main);
    edit("contracts/gds/tools/listBookings.json", '"title": "', '"title": "All ');

    const booted = await askBooted("gds");
    assert.equal(booted.exitCode, 1);
    assert.ok(told(booted).includes(`stale-build dist/main.js ${pointer}`), told(booted).join("\n"));
    assert.ok(told(booted).includes(`served-differently stdio, http ${pointer}`), told(booted).join("\n"));
    assert.match(
      booted.findings[0]?.what ?? "",
      /"listBookings": the manifest says "All .*the whole list is what generated\/gds\/manifest\/ says on disk, which is older than the contracts/,
    );
    assert.deepEqual(mendsOf(booted), ["npm run codegen", "npm run build"]);

    const checked = checkout.check("--gate", "server", "--url", live.url);
    assert.equal(checked.exitCode, 1);
    assert.deepEqual(told(checked), [`served-differently ${live.url} ${pointer}`]);
    assert.match(checked.findings[0]?.what ?? "", /the manifest says "All .*is older than the contracts$/);
    assert.match(
      checked.findings[0]?.mend ?? "",
      new RegExp(`, then start the server at ${live.url} from that build$`),
    );
    assert.deepEqual(typeMends(checkout, checked), ["npm run codegen", "npm run build"]);

    await live.stop();
    await startLive(test, main, undefined, live.port);
    assert.deepEqual(told(await checkout.ask("server", { url: live.url })), []);
    const mended = await askBooted("gds");
    assert.deepEqual(told(mended), []);
    assert.ok(mended.notes.includes("dist/main.js: the same build, byte for byte"), mended.notes.join("\n"));
  });

  it("is caught: what was built alone is older than the contract", async () => {
    rmSync(inRoot("dist"), { recursive: true });
    renameSync(inRoot("older"), inRoot("dist"));
    const generated = await askBooted("gds");
    assert.equal(generated.exitCode, 1);
    assert.deepEqual(told(generated), [`stale-build dist/main.js ${pointer}`]);
    assert.ok(generated.notes.includes("dist/main.js: its lists compared too"), generated.notes.join("\n"));
    assert.deepEqual(mendsOf(generated), ["npm run build"]);
    rmSync(inRoot("dist"), { recursive: true });
  });

  it("is caught: a source that cannot be built, and a pack that is not served", async () => {
    edit("src/transport/mcp/methods.ts", "const lists:", "const lists lists:");
    const broken = await askBooted();
    assert.match(told(broken).join("\n"), /^server-build src\/transport\/mcp\/methods\.ts:\d+:\d+$/);
    edit("src/transport/mcp/methods.ts", "const lists lists:", "const lists:");

    edit("src/packs/index.ts", "  conformance: async", "  fixtures: async");
    const unserved = await askBooted("conformance");
    assert.match(told(unserved).join("\n"), /^server-start stdio, http conformance server$/);
    assert.match(
      unserved.findings[0]?.what ?? "",
      /ended with exit code 2: mock-gds: --pack is 'conformance'; allowed: charter, coastline, fixtures, crm, flights, gds, hotelcrs, mail/,
    );
    edit("src/packs/index.ts", "  fixtures: async", "  conformance: async");
  });

  it("is caught: a prompt and a resource that nobody answers, an answer that is not the example's", async () => {
    // Its pipe takes one era alone, as that of another product may: the other is asked in a process of its own.
    const settled = "if ((globalThis.settled ??= era) !== era) process.exit(3);";
    edit("src/transport/stdio/serve.ts", "    const filtersByUri = ", `    ${settled}\n    const filtersByUri = `);
    edit("src/packs/gds/prompts/index.ts", "{ planTrip, reviewBooking };", "{ planTrip };");
    edit("src/packs/gds/resources/index.ts", "  booking,\n", "");
    edit("src/packs/gds/rules/dates.ts", "detail: { field, value, today", 'detail: { field: "origin", value, today');
    const other = await askBooted("gds");
    const ofEntry = ({ rule }: Finding): boolean => rule === "served-prompt" || rule === "served-resource";
    const unwritten = other.findings.filter(ofEntry);
    assert.deepEqual(told({ findings: unwritten }), [
      "served-prompt stdio (2025-11-25, portable), http (2026-07-28, portable, full) gds prompts/get reviewBooking",
      "served-resource stdio (2025-11-25, portable), http (2026-07-28, portable, full) gds resources/read gds://bookings/{pnr}",
    ]);
    for (const { what } of unwritten) assert.match(what, /^cannot be (written|read): -32603 /);
    const unlike = other.findings.filter((finding) => !ofEntry(finding));
    assert.deepEqual(told({ findings: unlike }), [
      "served-example stdio (2025-11-25, portable), http (2026-07-28, portable, full) gds tools/call searchFlights, example past",
    ]);
    assert.match(
      unlike[0]?.what ?? "",
      /should be refused for DATE_IN_PAST in departureDate, and is for "DATE_IN_PAST" in "origin"/,
    );
  });

  it("is not looked for where there is no server, which is said", async () => {
    rmSync(inRoot("src/main.ts"));
    const { exitCode, notes } = await askBooted();
    assert.equal(exitCode, 0);
    assert.match(
      notes.join("\n"),
      /no server was booted: there is no src\/main\.ts; check a running one with --url <address>/,
    );
  });
});
