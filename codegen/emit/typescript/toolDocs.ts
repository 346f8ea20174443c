/** Writes the doc comments of tools: the contract's description, an example that compiles, and the reasons for refusals. */

import type { PackModel, ToolModel } from "../../model.js";
import { withErrorProperties } from "../placeholders.js";
import { docComment } from "../typeText.js";

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, " ");

const throwsText = (pack: PackModel, { reasons }: ToolModel): readonly string[] => {
  const hints = new Map(pack.reasons.map(({ reason, hint }) => [reason, hint]));
  return reasons.map(
    (reason) => `@throws {ToolError} ${reason}: ${oneLine(withErrorProperties(hints.get(reason) ?? ""))}`,
  );
};

const hintWords = ({ annotations }: ToolModel): string => {
  if (annotations.readOnlyHint) return "Read-only: it is retried after a temporary failure.";
  return annotations.idempotentHint
    ? "Idempotent: it is retried after a temporary failure."
    : "It is retried after a temporary failure only with an `idempotencyKey`.";
};

/** The comment of a tool's method or function, with the example written for it. */
export const toolDoc = (pack: PackModel, tool: ToolModel, example: string | undefined): string =>
  docComment(
    [
      tool.description,
      "",
      hintWords(tool),
      "",
      ...(example === undefined ? [] : ["@example", "```ts", example, "```"]),
      ...throwsText(pack, tool),
    ].join("\n"),
  );
