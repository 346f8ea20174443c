/**
 * A headless Chromium for tests that look at pages, with a new profile, on pages of this machine alone. Knows nothing of what
 * they show.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { pathOfProgram, skipWithout } from "./programs.js";
import type { Scope } from "./scope.js";

/** Debian and others differ in how they call it. */
const names = ["chromium", "chromium-browser", "google-chrome"] as const;

/** The full path of the browser; undefined if none is installed. */
export const chromiumPath = (): string | undefined =>
  names.map(pathOfProgram).find((path): path is string => path !== undefined);

/** For a test's `skip` option: what is missing, or false. Where CI=true it is always false, and the test fails for want of it. */
export const skipWithoutChromium = (): string | false => (chromiumPath() === undefined ? skipWithout(names[0]) : false);

/** Nothing is asked of the network but what the page itself asks for, and a container's small /dev/shm is enough. */
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

/** For a start, a step or a wait, on a machine that is busy. */
const patienceMs = 120_000;

/** One that several tests use in turn: each has a page of its own, and what one page has loaded and compiled the next finds. */
export interface Browser {
  /** Opens a page, hands it over, and closes it whatever comes of it. Rejects with what the page threw uncaught, if it did. */
  readonly withPage: <Result>(use: (page: Page) => Promise<Result>) => Promise<Result>;
}

interface Opened {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

const open = async (): Promise<Opened> => {
  const executablePath = chromiumPath();
  assert.ok(executablePath !== undefined, "Chromium is not installed: on Debian, .ci/programs brings it");
  const profile = mkdtempSync(join(tmpdir(), "mock-gds-browser-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: switches,
    viewport: { width: 1280, height: 900 },
    colorScheme: "light",
    timeout: patienceMs,
  });
  context.setDefaultTimeout(patienceMs);
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { context, close };
};

/** The browser of a suite: it starts when the first page is asked for, and ends with the suite. */
export const browserOf = (suite: Scope): Browser => {
  let opening: Promise<Opened> | undefined;
  suite.after(async () => (await opening)?.close());
  return {
    withPage: async (use) => {
      opening ??= open();
      const { context } = await opening;
      const page = await context.newPage();
      const thrown: Error[] = [];
      page.on("pageerror", (error) => thrown.push(error));
      try {
        const result = await use(page);
        if (thrown.length > 0) throw new AggregateError(thrown, `the page threw: ${thrown.map(String).join("; ")}`);
        return result;
      } finally {
        await page.close();
      }
    },
  };
};
