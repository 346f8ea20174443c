/** Turns a validator's first failure into a refusal with a reason of the catalogue. */
import type { PackContract, SchemaFailure, ToolContract } from "../../contract/contract.js";
import { ToolFailure } from "../../contract/refusal.js";
import type { SchemaRefusal, SchemaVerdict } from "../pack.js";
import { describeFailure } from "../validation/describe.js";

const localDateTimePattern = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

const lacksOffset = ({ keyword, params }: SchemaFailure, value: unknown): boolean =>
  keyword === "format" &&
  params["format"] === "date-time" &&
  typeof value === "string" &&
  localDateTimePattern.test(value);

type SchemaReason = ((refusal: SchemaRefusal) => SchemaVerdict | undefined) | undefined;

/** The refusal of an argument that a tool does not declare, for a tool that does not ignore such arguments. */
export const undeclaredRefusal = (
  { name, inputSchema, refusesUndeclared = "" }: Pick<ToolContract, "name" | "inputSchema" | "refusesUndeclared">,
  { field, value }: { readonly field: string; readonly value: unknown },
): ToolFailure => {
  const declared = Object.keys(inputSchema["properties"] ?? {}).join(", ");
  const message = `${name} has no argument ${field}, and nothing was done. ${refusesUndeclared}`;
  const detail = { field, value, expected: `no other arguments than ${declared}` };
  return new ToolFailure("SCHEMA", detail, { message }, `Leave ${field} out and call again only if that is meant.`);
};

/** The refusal of arguments that failed the contract: the pack's own reason, NEEDS_OFFSET, or SCHEMA. */
export const schemaRefusal = (
  tool: Pick<ToolContract, "name" | "inputSchema">,
  value: unknown,
  failure: SchemaFailure,
  { errors }: Pick<PackContract, "errors">,
  schemaReason: SchemaReason,
  nowMs: number,
): ToolFailure => {
  const { problem, message, suggestion, advice, ...described } = describeFailure(tool.inputSchema, value, failure);
  const { keyword, instancePath, schemaPath } = failure;
  const { field, value: found } = described;
  const special = schemaReason?.({
    tool: tool.name,
    field,
    value: found,
    keyword,
    instancePath,
    schemaPath,
    arguments: value,
    ...(described.corrected === undefined ? {} : { corrected: described.corrected }),
    nowMs,
  });
  const offset = lacksOffset(failure, found) && Object.hasOwn(errors, "NEEDS_OFFSET") ? "NEEDS_OFFSET" : undefined;
  // The pack's correction and suggestion replace those guessed from the form of the value.
  const { corrected: guessed, ...known } = described;
  const isGuess = special?.corrected === null;
  const told = special?.suggestion ?? (isGuess ? undefined : suggestion);
  const corrected = isGuess ? undefined : (special?.corrected ?? guessed);
  const detail = {
    ...known,
    ...(told === undefined ? {} : { suggestion: told }),
    ...(corrected === undefined ? {} : { corrected }),
    ...(special?.expected === undefined ? {} : { expected: special.expected }),
  };
  const words = special?.suggestion === undefined ? message : `${problem}. ${special.suggestion}`;
  return new ToolFailure(special?.reason ?? offset ?? "SCHEMA", detail, { message: words }, advice);
};
