/** What a refusal is about, for clients that tell failures apart by kind: only where the pack's contract speaks of kinds. Pure. */
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

/** The data that tells of what kind a refusal is. Empty for a pack without kinds. */
export const kindOf = (
  contract: PackContract,
  { reason, code, category }: Pick<ReasonEntry, "reason" | "code" | "category">,
): { readonly code?: ErrorCategory } =>
  speaksOfKinds(contract) ? { code: category ?? ownCategory(reason) ?? byCode.get(code) ?? "BUSINESS_ERROR" } : {};
