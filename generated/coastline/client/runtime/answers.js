// @generated: the runtime of every client. It is written by npm run codegen.
/** Reads the result of a call: its output, or the refusal in an error result. */
import { AnswerError } from "./errors.js";
import { fieldsOf, textIn } from "./fields.js";
import { metaKeys } from "./meta.js";
import { refusalOf } from "./refusals.js";
const textOf = (content) => Array.isArray(content) ? content.map((block) => textIn(fieldsOf(block)["text"]) ?? "").join("\n") : "";
const refusalIn = (subject, { content, _meta }) => {
  const { code, message = textOf(content), data } = fieldsOf(fieldsOf(_meta)[metaKeys.error]);
  return refusalOf(subject, { code, message, data });
};
const sessionIn = (result) => textIn(fieldsOf(fieldsOf(result)["_meta"])[metaKeys.session]);
const outputIn = (subject, result) => {
  const fields = fieldsOf(result);
  if (fields["isError"] === true) throw refusalIn(subject, fields);
  const output = subject.returns === "structure" ? fields["structuredContent"] : fields["content"];
  if (output === void 0 || output === null) {
    const missing = subject.returns === "structure" ? "structured content, which a server that is set to answer in text alone leaves out" : "content";
    throw new AnswerError(`${subject.name} answered without ${missing}`, { tool: subject.name });
  }
  return output;
};
export {
  outputIn,
  sessionIn
};
