/** Reads the result of a call: its output, or the refusal in an error result. */
import type { Subject } from "./connection.types.js";
import { AnswerError } from "./errors.js";
import { type Fields, fieldsOf, textIn } from "./fields.js";
import { metaKeys } from "./meta.js";
import { refusalOf } from "./refusals.js";

const textOf = (content: unknown): string =>
  Array.isArray(content) ? content.map((block) => textIn(fieldsOf(block)["text"]) ?? "").join("\n") : "";

const refusalIn = (subject: Subject, { content, _meta }: Fields): Error => {
  const { code, message = textOf(content), data } = fieldsOf(fieldsOf(_meta)[metaKeys.error]);
  return refusalOf(subject, { code, message, data });
};

/** The session handle in the `_meta` of a result; undefined if the server sent none. */
export const sessionIn: (result: unknown) => string | undefined = (result) =>
  textIn(fieldsOf(fieldsOf(result)["_meta"])[metaKeys.session]);

export type OutputIn = (subject: Subject & { readonly returns: "structure" | "content" }, result: unknown) => unknown;

/** The output of a result. Throws a `ToolError` for an error result, and an `AnswerError` if there is no output. */
export const outputIn: OutputIn = (subject, result) => {
  const fields = fieldsOf(result);
  if (fields["isError"] === true) throw refusalIn(subject, fields);
  const output = subject.returns === "structure" ? fields["structuredContent"] : fields["content"];
  if (output === undefined || output === null) {
    const missing =
      subject.returns === "structure"
        ? "structured content, which a server that is set to answer in text alone leaves out"
        : "content";
    throw new AnswerError(`${subject.name} answered without ${missing}`, { tool: subject.name });
  }
  return output;
};
