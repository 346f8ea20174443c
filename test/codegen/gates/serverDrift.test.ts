/** A server that serves something else than the contracts say is caught, named, and mended by the command that is printed. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Finding } from "../../../codegen/finding.js";
import { type Checked, type Checkout, checkoutOf, mendAll, mendsOf, wholeProject } from "./checkout.js";

const contract = "contracts/gds/tools/listBookings.json";
const pointer = "gds tools/list #/8/title";

/** Makes the contract newer than everything that was made from it. */
const changeContract = ({ edit }: Checkout): void => edit(contract, '"title": "', '"title": "All ');

const told = ({ findings }: Pick<Checked, "findings">): readonly string[] =>
  findings.map(({ rule, where }) => `${rule} ${where}`);

const checkServer = (checkout: Checkout, pack?: string): Promise<Checked> =>
  checkout.ask("server", pack === undefined ? {} : { pack });

describe("drift of the server that the project starts", () => {
  it("is caught and mended: what was generated and built is older than the contract, then what was built alone", async (test) => {
    const checkout = checkoutOf(test, [...wholeProject, "dist"]);
    changeContract(checkout);
    const checked = await checkServer(checkout, "gds");
    assert.equal(checked.exitCode, 1);
    assert.ok(told(checked).includes(`stale-build dist/main.js ${pointer}`), told(checked).join("\n"));
    assert.ok(told(checked).includes(`served-differently stdio, http ${pointer}`), told(checked).join("\n"));
    assert.match(
      checked.findings[0]?.what ?? "",
      /"listBookings": the manifest says "All .*the whole list is what generated\/gds\/manifest\/ says on disk, which is older than the contracts/,
    );
    const [generating, building] = mendsOf(checked);
    assert.deepEqual([generating, building], ["npm run codegen", "npm run build"]);

    await checkout.run("npm run codegen");
    const generated = await checkServer(checkout, "gds");
    assert.equal(generated.exitCode, 1);
    assert.deepEqual(told(generated), [`stale-build dist/main.js ${pointer}`]);
    assert.ok(generated.notes.includes("dist/main.js: its lists compared too"), generated.notes.join("\n"));
    assert.deepEqual(await mendAll(checkout, generated), ["npm run build"]);
    const built = await checkServer(checkout, "gds");
    assert.deepEqual(told(built), []);
    assert.ok(built.notes.includes("dist/main.js: the same build, byte for byte"), built.notes.join("\n"));
  });

  it("is caught: a source that cannot be built, a pack that is not served, an answer that is not the example's", async (test) => {
    const checkout = checkoutOf(test);
    checkout.edit("src/transport/mcp/methods.ts", "const lists:", "const lists lists:");
    const broken = await checkServer(checkout);
    assert.match(told(broken).join("\n"), /^server-build src\/transport\/mcp\/methods\.ts:\d+:\d+$/);
    checkout.edit("src/transport/mcp/methods.ts", "const lists lists:", "const lists:");

    checkout.edit("src/packs/index.ts", "  conformance: async", "  fixtures: async");
    const unserved = await checkServer(checkout, "conformance");
    assert.match(told(unserved).join("\n"), /^server-start stdio, http conformance server$/);
    assert.match(
      unserved.findings[0]?.what ?? "",
      /ended with exit code 2: mock-gds: --pack is 'conformance'; allowed: charter, coastline, fixtures, crm, flights, gds, hotelcrs, mail/,
    );
    checkout.edit("src/packs/index.ts", "  fixtures: async", "  conformance: async");

    checkout.edit("src/packs/gds/prompts/index.ts", "{ planTrip, reviewBooking };", "{ planTrip };");
    checkout.edit("src/packs/gds/resources/index.ts", "  booking,\n", "");
    checkout.edit("contracts/gds/examples/searchFlights.json", '"reason": "DATE_IN_PAST"', '"reason": "BEYOND_WINDOW"');
    await checkout.run("npm run codegen");
    const other = await checkServer(checkout, "gds");
    const ofEntry = ({ rule }: Finding): boolean => rule === "served-prompt" || rule === "served-resource";
    const unwritten = other.findings.filter(ofEntry);
    assert.deepEqual(told({ findings: unwritten }), [
      "served-prompt stdio (2025-11-25, portable), http (2026-07-28, portable, full) gds prompts/get reviewBooking",
      "served-resource stdio (2025-11-25, portable), http (2026-07-28, portable, full) gds resources/read gds://bookings/{pnr}",
    ]);
    for (const { what } of unwritten) assert.match(what, /^cannot be (written|read): -32603 /);
    const [unlike, ...others] = other.findings.filter((finding) => !ofEntry(finding));
    assert.deepEqual(others, []);
    assert.deepEqual(told({ findings: unlike === undefined ? [] : [unlike] }), [
      "served-example stdio (2025-11-25, portable), http (2026-07-28, portable, full) gds tools/call searchFlights, example past",
    ]);
    assert.match(unlike?.what ?? "", /should be refused for BEYOND_WINDOW in departureDate, and is for "DATE_IN_PAST"/);
  });

  it("is not looked for where there is no server, which is said", async (test) => {
    const checkout = checkoutOf(test, ["package.json", "tsconfig.json", "contracts"]);
    const { exitCode, notes } = await checkServer(checkout);
    assert.equal(exitCode, 0);
    assert.match(
      notes.join("\n"),
      /no server was booted: there is no src\/main\.ts; check a running one with --url <address>/,
    );
  });
});
