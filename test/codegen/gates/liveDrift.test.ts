/** A server that runs, and serves what an older contract said, is caught through its address, and mended by the very commands that are printed. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, it } from "node:test";
import { type Checked, type Checkout, checkoutOf, typeMends, wholeProject } from "./checkout.js";
import { startLive } from "./servers.js";

const checkServer = (checkout: Checkout, url: string): Checked => checkout.check("--gate", "server", "--url", url);

const told = ({ findings }: Checked): readonly string[] => findings.map(({ rule, where }) => `${rule} ${where}`);

describe("drift of a server that runs", () => {
  it("is caught and mended: it was started before the contract changed", async (test) => {
    const checkout = checkoutOf(test, [...wholeProject, "dist"]);
    const main = join(checkout.root, "dist/main.js");
    const live = await startLive(test, main);
    checkout.edit("contracts/gds/tools/listBookings.json", '"title": "', '"title": "All ');
    const checked = checkServer(checkout, live.url);
    assert.equal(checked.exitCode, 1);
    assert.deepEqual(told(checked), [`served-differently ${live.url} gds tools/list #/8/title`]);
    assert.match(checked.findings[0]?.what ?? "", /the manifest says "All .*is older than the contracts$/);
    assert.match(
      checked.findings[0]?.mend ?? "",
      new RegExp(`, then start the server at ${live.url} from that build$`),
    );
    assert.deepEqual(typeMends(checkout, checked), ["npm run codegen", "npm run build"]);
    await live.stop();
    await startLive(test, main, undefined, live.port);
    assert.deepEqual(told(checkServer(checkout, live.url)), []);
  });
});
