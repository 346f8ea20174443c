/**
 * The category of a refusal, for clients that tell failures apart by kind. Only for packs whose contract has
 * categories. Pure.
 */
import { builtInReasons } from "../../contract/builtInReasons.js";
import type { ErrorCategory, PackContract, ReasonEntry } from "../../contract/contract.js";

const byCode: ReadonlyMap<number, ErrorCategory> = new Map([
  [-32602, "VALIDATION_ERROR"],
  [-32601, "TOOL_NOT_FOUND"],
  [-32603, "INTERNAL_ERROR"],
]);

const speaksOfKinds = ({ errors }: PackContract): boolean =>
  Object.values(errors).some(({ category }) => category !== undefined);

const ownCategory = (reason: string): ErrorCategory | undefined =>
  Object.hasOwn(builtInReasons, reason) ? builtInReasons[reason]?.category : undefined;

/** The category as the member `code` of a refusal's data. Empty for a pack without categories. */
export const kindOf = (
  contract: PackContract,
  { reason, code, category }: Pick<ReasonEntry, "reason" | "code" | "category">,
): { readonly code?: ErrorCategory } =>
  speaksOfKinds(contract) ? { code: category ?? ownCategory(reason) ?? byCode.get(code) ?? "BUSINESS_ERROR" } : {};
