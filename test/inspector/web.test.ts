/**
 * The Inspector's web page, opened as `npm run inspect` opens it, in a browser: connect, list the tools, fill the forms that it
 * makes from the input schemas, call, read the answer. Over stdio and over HTTP, in one era each.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, suite, type TestContext, test } from "node:test";
import type { Page } from "playwright-core";
import tools from "../../generated/gds/manifest/tools.verbatim.json" with { type: "json" };
import { mainPath, usualNow } from "../e2e/support/product.js";
import { browserOf, skipWithoutChromium } from "../support/browser.js";
import { freePort } from "../support/ports.js";
import { repository } from "../support/repository.js";
import { typescript } from "../support/typescript.js";
import { type Connection, inspector, plainEnvironment, skipWithoutInspector } from "./entries.js";

/** Runs `npm run inspect` without the build; resolves with the address of the page. */
const openInspector = async (context: TestContext, ...words: readonly string[]): Promise<string> => {
  const { node, script } = inspector();
  const home = mkdtempSync(join(tmpdir(), "mock-gds-inspector-"));
  const child = spawn(process.execPath, [...typescript, "inspector/run.ts", "--server", mainPath, ...words], {
    cwd: repository,
    env: {
      ...plainEnvironment(),
      HOME: home,
      MOCK_GDS_NODE24: node,
      MOCK_GDS_INSPECTOR: script,
      CLIENT_PORT: String(await freePort()),
      MCP_SANDBOX_PORT: "0",
      MCP_APP_ORIGIN_PORT: "0",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit");
  context.after(async () => {
    child.kill("SIGINT");
    const [code] = await exit;
    rmSync(home, { recursive: true, force: true });
    assert.equal(code, 0, `npm run inspect ended with ${code}:\n${said}`);
    // Nothing that it started is left: neither the page nor a server.
    for (const [address] of said.matchAll(/http:\/\/127\.0\.0\.1:\d+/g)) await assert.rejects(fetch(address), address);
  });
  let said = "";
  return new Promise((resolve, reject) => {
    const hear = (piece: string): void => {
      said += piece;
      const [address] = /http:\S+MCP_INSPECTOR_API_TOKEN=\S+(?=\s)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", hear);
    exit.then(([code]) => reject(new Error(`npm run inspect ended with ${code}:\n${said}`)), reject);
  });
};

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

const choose = async (page: Page, name: string, value: string): Promise<void> => {
  await field(page, name).click();
  await page.getByRole("option", { name: value, exact: true }).click();
};

const execute = (page: Page): Promise<void> => page.getByRole("button", { name: "Execute Tool" }).click();

/** What a call gave, as text for a reader. */
const resultText = async (page: Page, pattern: RegExp): Promise<string> => {
  const result = page.locator("main pre").filter({ hasText: pattern });
  await result.first().waitFor();
  return (await result.first().textContent()) ?? "";
};

const connect = async (page: Page, entry: string, revision: string): Promise<void> => {
  const toggle = page.getByRole("switch", { name: `Connect or disconnect "${entry}"` });
  // The switch itself lies under what is drawn of it.
  await toggle.click({ force: true });
  await page.getByText(`MCP ${revision}`, { exact: true }).waitFor();
  await page
    .locator("header label")
    .filter({ hasText: /^Tools$/ })
    .click();
};

const namesListed = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole("heading", { name: `Tools (${tools.length})` }).waitFor();
  const names = new Set(tools.map(({ name }) => name));
  const paragraphs = await page.locator("main button p").allTextContents();
  return paragraphs.filter((text) => names.has(text));
};

/** Fills the form of searchFlights, with its nested object and its choice, and gives the first id of the answer. */
const search = async (page: Page): Promise<string> => {
  await page.getByRole("button", { name: /searchFlights/ }).click();
  await field(page, "origin").fill("EZE");
  await field(page, "destination").fill("JNB");
  assert.ok(await page.getByRole("button", { name: "Execute Tool" }).isDisabled(), "departureDate is required");
  await field(page, "departureDate").fill("2026-06-15");
  assert.equal(await field(page, "adults").inputValue(), "1");
  await field(page, "adults").fill("2");
  assert.equal(await field(page, "cabin").inputValue(), "economy");
  await choose(page, "cabin", "business");
  await execute(page);
  const answer = await resultText(page, /EZE to JNB, /);
  assert.match(answer, /Mon 2026-06-15, 2 adults, business\./);
  await page.getByRole("heading", { name: "Structured Output" }).waitFor();
  const [flightId] = /FL-260615-\S+/.exec(answer) ?? [];
  assert.ok(flightId !== undefined, answer);
  return flightId;
};

const addPassenger = async (page: Page, index: number, firstName: string, dateOfBirth: string): Promise<void> => {
  await page.getByRole("button", { name: "Add item to passengers" }).click();
  await page.getByRole("textbox", { name: "type", exact: true }).nth(index).click();
  await page.getByRole("option", { name: "adult", exact: true }).click();
  await field(page, "firstName").nth(index).fill(firstName);
  await field(page, "lastName").nth(index).fill("Larsen");
  await field(page, "dateOfBirth").nth(index).fill(dateOfBirth);
};

/** Fills the form of bookFlight, with its list of ids and its list of objects, and gives the record locator. */
const book = async (page: Page, flightId: string): Promise<string> => {
  await page.getByRole("button", { name: /bookFlight/ }).click();
  await page.getByRole("textbox", { name: /^flightIds/ }).focus();
  await page.keyboard.insertText(JSON.stringify([flightId]));
  await addPassenger(page, 0, "Ada", "1988-03-02");
  await addPassenger(page, 1, "Bo", "1986-11-20");
  await field(page, "contactEmail").fill("ada.larsen@example.com");
  await execute(page);
  const [pnr] = /TEST-[A-Z0-9]{6}/.exec(await resultText(page, /TEST-[A-Z0-9]{6}/)) ?? [];
  assert.ok(pnr !== undefined);
  return pnr;
};

/** The page says what the server says of a code that is no airport. */
const refuse = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /searchFlights/ }).click();
  await field(page, "origin").fill("JFK");
  await field(page, "destination").fill("XXX");
  await field(page, "departureDate").fill("2026-06-15");
  await execute(page);
  await page
    .locator("main")
    .getByText(/Invalid airport code 'XXX'/)
    .first()
    .waitFor();
};

/** A folder for pictures of each step, for whoever wants to look. */
const pictures = process.env["MOCK_GDS_PICTURES"];

const picture = async (page: Page, name: string): Promise<void> => {
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name}.png`) });
};

/**
 * The page shows the same whatever it is connected by, so that each transport and each revision are met once; that the Inspector
 * gets the same over every pair of them, `cli.test.ts` proves.
 */
const pageConnections: readonly Connection[] = [
  { transport: "stdio", revision: "2026-07-28" },
  { transport: "http", revision: "2025-11-25" },
];

suite("the Inspector's web page", { skip: skipWithoutInspector || skipWithoutChromium() }, () => {
  const browser = browserOf({ after });

  for (const { transport, revision } of pageConnections) {
    test(`searches and books over ${transport} at ${revision}`, async (context) => {
      const words = transport === "http" ? ["--http"] : [];
      const address = await openInspector(context, ...words, "--now", usualNow);
      await browser.withPage(async (page) => {
        const name = `${transport}-${revision}`;
        await page.goto(address);
        await connect(page, `gds-${revision}`, revision);
        assert.deepEqual(
          await namesListed(page),
          tools.map((tool) => tool.name),
        );
        const flightId = await search(page);
        await picture(page, `${name}-search`);
        await book(page, flightId);
        await picture(page, `${name}-book`);
        await refuse(page);
        await picture(page, `${name}-refuse`);
      });
    });
  }
});
