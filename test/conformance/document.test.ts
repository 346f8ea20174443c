/** `docs/conformance.md` tells of the runs as they are, and of every fixture. */
import assert from "node:assert/strict";
import test from "node:test";
import packages from "../../conformance/packages.json" with { type: "json" };
import { runs } from "../../conformance/runs.js";
import prompts from "../../contracts/conformance/prompts.json" with { type: "json" };
import resources from "../../contracts/conformance/resources.json" with { type: "json" };
import { conformance } from "../../generated/conformance/contract.js";
import { textOf } from "../docs/markdown.js";

const document = textOf("docs/conformance.md");

test("its table has the runs with what has to pass", () => {
  const rows = runs.map(({ pack, name, suite, scored, unscored: { length } }) => {
    const version = packages[suite].split("@").at(-1);
    return `| \`${pack}\` | ${name} | ${version} | ${scored} of ${scored} | ${length} of ${length} |`;
  });
  assert.deepEqual(document.match(/^\| `(conformance|gds)` \| .*$/gm), rows);
});

test("it names every fixture", () => {
  const patterns = [...document.matchAll(/`([a-z][^`\s]*)`/g)].map(([, name = ""]) => name);
  const isNamed = (name: string): boolean =>
    patterns.some((pattern) => pattern === name || (pattern.endsWith("*") && name.startsWith(pattern.slice(0, -1))));
  const uris = resources.resources.map(({ uri, uriTemplate }) => uri ?? uriTemplate ?? "");
  assert.deepEqual(
    [...Object.keys(conformance), ...uris].filter((name) => !isNamed(name)),
    [],
  );
  assert.ok(document.includes(`the ${["no", "one", "two", "three", "four", "five"][prompts.prompts.length]} prompts`));
});
