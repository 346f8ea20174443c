/** The rendered reference, looked at in a browser: it stands alone, reads well on every screen, and no contract can inject anything. */
/// <reference lib="dom" />
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { referencePagesEmitter } from "../../../codegen/emit/referencePages.js";
import { loadModels } from "../../../codegen/generate.js";
import type { PackModel } from "../../../codegen/model.js";
import { projectAt } from "../../../codegen/project.js";
import { browserOf, skipWithoutChromium } from "../../support/browser.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { hostilePack } from "./hostile.js";

const skip = skipWithoutChromium();

/** What is wrong with a page as it is rendered, found in the page itself. */
const faultsIn = async (page: Page): Promise<readonly string[]> => {
  // The loader of the tests wraps named functions in a helper of its own, which the page does not know.
  await page.evaluate("globalThis.__name = (value) => value");
  return page.evaluate(() => {
    const faults: string[] = [];
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    for (const [index, id] of ids.entries()) if (ids.indexOf(id) !== index) faults.push(`the id ${id} is there twice`);
    for (const anchor of document.querySelectorAll("a")) {
      const address = anchor.getAttribute("href") ?? "";
      if (!address.startsWith("#")) faults.push(`a link leads outside: ${address}`);
      else if (document.getElementById(decodeURIComponent(address.slice(1))) === null)
        faults.push(`a link leads nowhere: ${address}`);
      if ((anchor.textContent ?? "").trim() === "") faults.push(`a link has no name: ${address}`);
    }
    const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) =>
      Number(heading.tagName.slice(1)),
    );
    if (levels.filter((level) => level === 1).length !== 1) faults.push("there is not exactly one h1");
    for (const [index, level] of levels.entries()) {
      if (index > 0 && level > (levels[index - 1] ?? 0) + 1)
        faults.push(`heading ${index} jumps from ${levels[index - 1]} to ${level}`);
    }
    for (const landmark of ["main", "nav[aria-label]", "header"]) {
      if (document.querySelectorAll(landmark).length !== 1) faults.push(`there is not exactly one ${landmark}`);
    }
    if (document.documentElement.lang === "") faults.push("the language is not said");
    for (const scroller of document.querySelectorAll(".table, pre")) {
      if (scroller.getAttribute("tabindex") !== "0")
        faults.push("something that scrolls cannot be reached by keyboard");
      if ((scroller.getAttribute("aria-label") ?? "") === "") faults.push("something that scrolls has no name");
    }
    if (document.querySelectorAll("script, iframe, object, embed, form, base, style ~ style").length > 0)
      faults.push("there is active content");
    if (document.documentElement.scrollWidth > window.innerWidth)
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);

    const channels = (color: string): readonly number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const background = (element: Element | null): string => {
      if (element === null) return "rgb(255, 255, 255)";
      const color = getComputedStyle(element).backgroundColor;
      return channels(color)[3] === 0 ? background(element.parentElement) : color;
    };
    const seen = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element === null || (text.textContent ?? "").trim() === "") continue;
      const pair = [getComputedStyle(element).color, background(element)] as const;
      if (seen.has(pair.join())) continue;
      seen.add(pair.join());
      const [lighter = 0, darker = 0] = pair.map(luminance).sort((left, right) => right - left);
      const contrast = (lighter + 0.05) / (darker + 0.05);
      if (contrast < 4.5) faults.push(`contrast ${contrast.toFixed(2)} of ${pair.join(" on ")} in ${element.tagName}`);
    }
    return faults;
  });
};

/** Opens a page from disk and gives what it asked for and what it complained about. */
const visit = async (
  page: Page,
  path: string,
): Promise<{ readonly requests: readonly string[]; readonly complaints: readonly string[] }> => {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => complaints.push(message.text()));
  page.on("dialog", (dialog) => complaints.push(dialog.message()));
  await page.goto(pathToFileURL(path).href);
  return { requests, complaints };
};

const pageOf = async (pack: PackModel): Promise<string> => {
  const [file] = await referencePagesEmitter.emit(pack);
  assert.ok(file !== undefined);
  return file.text;
};

describe("the page of the reference", () => {
  const paths = new Map<string, string>();
  const folder = temporaryFolder({ after });
  const browser = browserOf({ after });

  before(async () => {
    const packs = [
      ...loadModels(projectAt(repository)).packs.map((pack) => [pack.name, pack] as const),
      ["hostile", hostilePack()] as const,
    ];
    for (const [name, pack] of packs) {
      const path = join(folder, `${name}.html`);
      writeFileSync(path, await pageOf(pack));
      paths.set(name, path);
    }
  });

  const screens = [
    { width: 1280, height: 900, colorScheme: "light" },
    { width: 1280, height: 900, colorScheme: "dark" },
    { width: 360, height: 740, colorScheme: "light" },
    { width: 360, height: 740, colorScheme: "dark" },
  ] as const;

  for (const name of ["gds", "conformance", "hostile"]) {
    it(`of ${name} stands alone and has no fault on any screen`, { skip }, async () => {
      const path = paths.get(name) ?? "";
      await browser.withPage(async (page) => {
        const { requests, complaints } = await visit(page, path);
        for (const { width, height, colorScheme } of screens) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme });
          assert.deepEqual(await faultsIn(page), [], `${width} px, ${colorScheme}`);
        }
        assert.deepEqual(requests, [pathToFileURL(path).href]);
        assert.deepEqual(complaints, []);
      });
    });
  }

  it("is judged by checks that see a fault where there is one", { skip }, async () => {
    await browser.withPage(async (page) => {
      await page.setContent(`<html><body style="background: #fff"><header></header><h1 id="a">A</h1><h3 id="a">B</h3>
        <p style="color: #999; width: 3000px">faint</p><a href="#nowhere">x</a><a href="https://example.com/">y</a><pre>z</pre></body></html>`);
      const faults = (await faultsIn(page)).join("\n");
      for (const expected of [
        /id a is there twice/,
        /jumps from 1 to 3/,
        /contrast 2\.85/,
        /leads nowhere/,
        /leads outside/,
        /px wide/,
        /one main/,
        /by keyboard/,
        /language/,
      ]) {
        assert.match(faults, expected);
      }
    });
  });

  it("runs nothing that a contract says", { skip }, async () => {
    await browser.withPage(async (page) => {
      await visit(page, paths.get("hostile") ?? "");
      const state = await page.evaluate(() => ({
        hacked: "hacked" in window,
        images: document.images.length,
        handlers: [...document.querySelectorAll("*")].filter((element) =>
          element.getAttributeNames().some((name) => name.startsWith("on")),
        ).length,
        title: document.title.includes("<script>"),
      }));
      assert.deepEqual(state, { hacked: false, images: 0, handlers: 0, title: true });
    });
  });

  it("goes to a reason by the fragment that its address has", { skip }, async () => {
    await browser.withPage(async (page) => {
      await page.goto(`${pathToFileURL(paths.get("gds") ?? "").href}#SOLD_OUT`);
      const top = await page.locator("#SOLD_OUT").evaluate((element) => element.getBoundingClientRect().top);
      assert.ok(top >= 0 && top < 200, `SOLD_OUT stands at ${top} px`);
    });
  });

  it("is reached by keyboard: the first stop skips the contents", { skip }, async () => {
    await browser.withPage(async (page) => {
      await visit(page, paths.get("gds") ?? "");
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Skip to the content");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement?.closest("main") !== null), true);
    });
  });

  it("marks a whole block of code at one click, to be copied", { skip }, async () => {
    await browser.withPage(async (page) => {
      await visit(page, paths.get("gds") ?? "");
      const block = page.locator("pre").first();
      await block.click();
      const marked = await page.evaluate(() => String(getSelection()).trim());
      assert.deepEqual(JSON.parse(marked), JSON.parse((await block.textContent()) ?? ""));
    });
  });
});
