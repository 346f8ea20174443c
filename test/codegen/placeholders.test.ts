/** Generated comments show no template: each placeholder is the property in which a program finds the value. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { withErrorProperties, withPropertyNames } from "../../codegen/emit/placeholders.js";
import { generate } from "../../codegen/generate.js";
import { projectAt } from "../../codegen/project.js";
import { repository } from "../support/repository.js";

it("shows placeholders as properties of the error, or of its data", () => {
  const template = "'{value}' expired: call {searchTool} with {field} again";
  assert.equal(withErrorProperties(template), "`value` expired: call `data.searchTool` with `field` again");
  assert.equal(withPropertyNames(template), "`value` expired: call `searchTool` with `field` again");
  assert.equal(withErrorProperties("List each once."), "List each once.");
});

it("leaves no template in the comments of the clients", async () => {
  const { files } = await generate(projectAt(repository));
  const comments = files
    .filter(({ path }) => /client\/[^/]+\.d\.ts$|python\/\w+\/errors\.py$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .filter((line) => /^ *\*|@throws|^ {4}[A-Z`'{]/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  assert.ok(comments.some((line) => line.includes("@throws {ToolError} OFFER_EXPIRED: Call `data.searchTool` again")));
  const shown = comments.map((line) => line.replaceAll("{ToolError}", "").replaceAll(/\w+:\/\/\S*/g, ""));
  assert.deepEqual(
    shown.filter((line) => /\{\w+\}/.test(line)),
    [],
  );
});
