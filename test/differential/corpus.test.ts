/**
 * The fast path and the SDK's handlers give one answer: each request of the corpus goes to a server as it is, to one that has
 * the SDK do everything, and to the SDK alone. What differs is listed in `differences.ts`, and nothing else is.
 */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import test from "node:test";
import { comparable, comparableMessages, differencesOf, inWords } from "./compare.js";
import { corpus } from "./corpus/index.js";
import { fastPathDifferences, ownDifferences } from "./differences.js";
import { differencesDocument } from "./document.js";
import { type ListedDifference, unlisted } from "./listed.js";
import { type Played, play } from "./play.js";
import { startReference } from "./reference.js";
import type { Case } from "./requests.js";
import { startServer } from "./servers.js";

/** Whether the last answer is a result, as far as that can be told from outside. */
const isResult = (body: unknown): boolean => {
  const { result }: { result?: unknown } = { ...Object(body) };
  return result !== undefined && Object(result).isError !== true;
};

/** Why a case is not what it is meant to be: a corpus of good requests that are all refused would prove little. */
const missedOutcome = ({ outcome }: Case, { answers }: Played): readonly string[] => {
  const body = answers.at(-1)?.body;
  if (outcome === undefined || isResult(body) === (outcome === "accepted")) return [];
  return [`is meant to be ${outcome}, and the SDK's answer is ${JSON.stringify(body)?.slice(0, 300)}`];
};

const mostTold = 60;
const leastOnFastPath = 600;

const told = (failures: readonly string[]): string =>
  [`${failures.length} differences that are not listed:`, ...failures.slice(0, mostTold)].join("\n");

const usedFastPath = new Set<ListedDifference>();
const usedOwn = new Set<ListedDifference>();
/** The cases that the fast path has answered itself: it knows the length, and the SDK's path does not. */
const answeredOnFastPath: string[] = [];

const isOnFastPath = (ours: Played, through: Played): boolean =>
  ours.answers.some(({ headers }) => headers["content-length"] !== undefined) &&
  through.answers.every(({ headers }) => headers["content-length"] === undefined);

for (const theme of corpus) {
  test(`one answer to ${theme.name}`, async (context) => {
    const { pack, comparedWith = ["throughSdk", "sdkAlone"] } = theme;
    const form = pack === undefined ? comparable : comparableMessages;
    const [fastPath, throughSdk, sdkAlone] = await Promise.all([
      startServer(context, { ...theme, usesFastPath: true }),
      comparedWith.includes("throughSdk") ? startServer(context, { ...theme, usesFastPath: false }) : undefined,
      comparedWith.includes("sdkAlone") ? startReference(context, theme) : undefined,
    ]);
    const failures: string[] = [];
    for (const one of theme.cases) {
      const name = `${theme.name}: ${one.name}`;
      const [ours, through, alone] = await Promise.all([
        play(fastPath, one, form),
        throughSdk && play(throughSdk, one, form),
        sdkAlone && play(sdkAlone, one, form),
      ]);
      if (through !== undefined && isOnFastPath(ours, through)) answeredOnFastPath.push(name);
      const against = (
        path: string,
        other: Played | undefined,
        listed: readonly ListedDifference[],
        used: Set<ListedDifference>,
      ): readonly string[] => {
        if (other === undefined) return [];
        const differences = differencesOf(ours.comparable, other.comparable);
        const pair = { name, ours: ours.comparable, theirs: other.comparable, differences };
        return unlisted(pair, listed, used).map((difference) => `${name}: fast path | ${path}: ${inWords(difference)}`);
      };
      failures.push(
        ...missedOutcome(one, through ?? ours).map((failure) => `${name}: ${failure}`),
        ...against("through the SDK", through, fastPathDifferences, usedFastPath),
        ...against("the SDK alone", alone, ownDifferences, usedOwn),
      );
    }
    assert.ok(failures.length === 0, told(failures));
  });
}

test("the fast path answers a good part of the corpus itself", () => {
  assert.ok(answeredOnFastPath.length >= leastOnFastPath, `it has answered ${answeredOnFastPath.length} cases`);
});

test("every listed difference occurs", () => {
  const idle = [...fastPathDifferences, ...ownDifferences].filter(
    (entry) => !usedFastPath.has(entry) && !usedOwn.has(entry),
  );
  assert.deepEqual(
    idle.map(({ request }) => request),
    [],
  );
});

test("the corpus is large, and no two of its cases have one name", () => {
  const names = corpus.flatMap(({ name, cases }) => cases.map((one) => `${name}: ${one.name}`));
  assert.ok(names.length >= 300, `${names.length} cases`);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test("the document lists the differences (UPDATE_GOLDEN=1 writes it)", async () => {
  const document = new URL("../../docs/differences.md", import.meta.url);
  if (process.env["UPDATE_GOLDEN"] === "1") await writeFile(document, differencesDocument());
  assert.equal(await readFile(document, "utf8"), differencesDocument());
});
