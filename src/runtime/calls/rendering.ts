/**
 * The only place that turns a refusal into its wire form: a JSON-RPC error or an `isError` result, by the connection's
 * era and the configured style.
 */
import { builtInReasons } from "../../contract/builtInReasons.js";
import type { PackContract, ReasonEntry } from "../../contract/contract.js";
import type { Product } from "../../contract/product.js";
import { type CapabilityMissing, type RequestFault, ToolFailure } from "../../contract/refusal.js";
import { echoed, shown } from "../validation/shown.js";
import { kindOf } from "./categories.js";

export type Era = "legacy" | "modern";
export type ErrorStyle = "auto" | "rpc" | "result";

/** A refusal in full, before it takes a wire form. */
export interface Refusal {
  readonly reason: string;
  readonly code: number;
  /**
   * What is wrong and what to do next, because many hosts show nothing else. Without the hint if the catalogue
   * prescribes the text (`verbatim`).
   */
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Internal errors and malformed requests are JSON-RPC errors on every connection. */
  readonly isAlwaysRpc: boolean;
}

export interface ErrorResult {
  readonly content: readonly { readonly type: "text"; readonly text: string }[];
  readonly isError: true;
  readonly _meta: Readonly<Record<string, unknown>>;
}

const invalidParams = -32602;
const internalError = -32603;
const missingClientCapability = -32021;
const longestText = 2000;

/** The catalogue's entry of a reason; the runtime's own where the pack has none. */
const entryOf = (contract: PackContract, reason: string): ReasonEntry | undefined =>
  Object.hasOwn(contract.errors, reason)
    ? contract.errors[reason]
    : Object.hasOwn(builtInReasons, reason)
      ? builtInReasons[reason]
      : undefined;

const inWords = (value: unknown): string => {
  if (typeof value === "string") return value.length > 200 ? `${value.slice(0, 200)}…` : value;
  if (value === undefined || value === null) return "(none)";
  if (Array.isArray(value) && value.every((item) => typeof item === "string" || typeof item === "number")) {
    return inWords(value.slice(0, 20).join(", "));
  }
  return typeof value === "object" ? shown(value) : String(value);
};

const ownText = (values: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === "string" ? value : undefined;
};

/**
 * Fills `{name}` placeholders. Values of `details` are cut to a readable length; texts of `wording`, which are the
 * server's own, are not. A template is never filled twice, so values cannot inject placeholders.
 */
export const filled = (
  template: string,
  details: Readonly<Record<string, unknown>>,
  wording: Readonly<Record<string, unknown>> = {},
): string =>
  template
    .replaceAll(
      /\{([A-Za-z][A-Za-z0-9_]*)\}/g,
      (_whole, name: string) =>
        ownText(wording, name) ?? inWords(Object.hasOwn(details, name) ? details[name] : undefined),
    )
    .slice(0, longestText);

/** The statement and the hint as one text. */
const leadingOn = (statement: string, hint: string): string =>
  `${statement}${/[.?!:…]$/.test(statement) ? "" : "."} ${hint}`;

/** A refusal without a catalogue entry, in the runtime's own words. */
const ownRefusal = (
  reason: string,
  code: number,
  statement: string,
  data: Readonly<Record<string, unknown>> & { readonly hint: string },
): Refusal => ({ reason, code, message: leadingOn(statement, data.hint), data, isAlwaysRpc: true });

interface Case {
  readonly contract: PackContract;
  readonly correlationId: string;
}

/** The refusal for a reason of the catalogue; undefined for a reason that is not in it, which is a defect of the pack. */
export const catalogued = (
  { reason, detail, wording, advice }: ToolFailure,
  { contract, correlationId }: Case,
): Refusal | undefined => {
  const entry = entryOf(contract, reason);
  if (entry === undefined) return undefined;
  const { field, value, ...details } = detail;
  const known = { ...details, field, value, correlationId };
  const hint = advice ?? filled(entry.hint, known, wording);
  const fixed = {
    field,
    value: echoed(value),
    reason,
    ...kindOf(contract, entry),
    hint,
    retryable: entry.retryable,
    docs: contract.errorDocs.replace("{reason}", reason),
    correlationId,
  };
  const statement = filled(entry.message, known, wording);
  return {
    reason,
    code: entry.code,
    message: entry.verbatim === true ? statement : leadingOn(statement, hint),
    // `fixed` twice: first for the order of the keys, last so that no detail replaces it.
    data: { ...fixed, ...details, ...fixed },
    isAlwaysRpc: false,
  };
};

const refusalOfServer = (reason: "INTERNAL" | "CANCELLED", { contract, correlationId }: Case): Refusal => {
  const failure = new ToolFailure(reason, { field: "server", value: null });
  const refusal = catalogued(failure, { contract, correlationId });
  const { message = "Internal error", data = { correlationId } } = refusal ?? {};
  return { reason, message, data, code: internalError, isAlwaysRpc: true };
};

/** The refusal for an unexpected exception: it reveals nothing but the correlation id. */
export const internalRefusal = (known: Case): Refusal => refusalOfServer("INTERNAL", known);

/** The refusal for a call that its caller cancelled. Nobody waits for it: it is for the log. */
export const cancelledRefusal = (known: Case): Refusal => refusalOfServer("CANCELLED", known);

/** A malformed request, as a refusal with the runtime's own words. */
export const requestRefusal = (reason: string, fault: RequestFault, { contract, correlationId }: Case): Refusal => {
  const { field, value, message, hint, category } = fault;
  return ownRefusal(reason, invalidParams, message, {
    field,
    value: echoed(value),
    reason,
    ...kindOf(contract, { reason, code: invalidParams, ...(category !== undefined && { category }) }),
    hint,
    retryable: false,
    correlationId,
  });
};

/** The refusal of a client that lacks what a call needs. */
export const capabilityRefusal = (
  { capabilities, message }: CapabilityMissing,
  { contract, correlationId }: Case,
): Refusal =>
  ownRefusal("CLIENT_CAPABILITY", missingClientCapability, message, {
    requiredCapabilities: Object.fromEntries(capabilities.map((capability) => [capability, {}])),
    field: "capabilities",
    value: null,
    reason: "CLIENT_CAPABILITY",
    ...kindOf(contract, { reason: "CLIENT_CAPABILITY", code: missingClientCapability, category: "VALIDATION_ERROR" }),
    hint: `Use a client that declares ${capabilities.join(", ")}, or another tool.`,
    retryable: false,
    correlationId,
  });

/** Codes that revision 2026-07-28 reserves. */
const isReservedCode = (code: number): boolean => code <= -32000 && code >= -32019;

/** Carries the contract's code past the SDK, which rewrites -32002. Symbols are not serialised. */
const contractCode = Symbol("code of the contract");

/** An exception that the SDK turns into `{code, message, data}`. */
export class WireError extends Error {
  override readonly name = "WireError";
  readonly data: Readonly<Record<string | symbol, unknown>>;
  constructor(
    readonly code: number,
    message: string,
    data: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.data = { ...data, [contractCode]: code };
  }
}

/** An outgoing message with the code that its error was thrown with. Anything else passes unchanged. */
export const withContractCode = <Message>(message: Message): Message => {
  if (typeof message !== "object" || message === null || !("error" in message)) return message;
  const { error } = message;
  if (typeof error !== "object" || error === null || !("data" in error)) return message;
  const { data } = error;
  if (typeof data !== "object" || data === null || !(contractCode in data)) return message;
  return { ...message, error: { ...error, code: data[contractCode] } };
};

const asText = ({ message, data, reason }: Refusal): string => {
  const hint = String(data["hint"]);
  const details = `${reason}; field ${String(data["field"])}, value ${shown(data["value"])}`;
  const retry = data["retryable"] === true ? "may be retried unchanged" : "do not retry unchanged";
  return [message, ...(message.endsWith(hint) ? [] : [hint]), `(${details}; ${retry})`].join("\n");
};

const asResult = (refusal: Refusal, { metaKeys }: Product): ErrorResult => ({
  content: [{ type: "text", text: asText(refusal) }],
  isError: true,
  _meta: { [metaKeys.error]: { code: refusal.code, message: refusal.message, data: refusal.data } },
});

/** Whether the era forbids a code: 2026-07-28 reserves some, and the earlier revisions do not know its own -32021. */
const isForbidden = (code: number, era: Era): boolean =>
  era === "modern" ? isReservedCode(code) : code === missingClientCapability;

/** The JSON-RPC error of a refusal. Codes that the era forbids become -32602. */
export const asWireError = ({ code, message, data }: Refusal, era: Era): WireError =>
  new WireError(isForbidden(code, era) ? invalidParams : code, message, data);

/** Throws a JSON-RPC error or returns an `isError` result, by style and era. */
export const refusedResult = (refusal: Refusal, era: Era, style: ErrorStyle, product: Product): ErrorResult => {
  const isRpc = refusal.isAlwaysRpc || style === "rpc" || (style === "auto" && era === "legacy");
  if (isRpc) throw asWireError(refusal, era);
  return asResult(refusal, product);
};
