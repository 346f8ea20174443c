/** The refusal of a name that nothing has, with the one that was probably meant. */
import { RequestRefusal } from "../../contract/refusal.js";
import { nearest } from "../../contract/validation/similar.js";

/** Throws a refusal. `hint` says where the names are to be found. */
export const refuseName = (kind: "tool" | "prompt", name: unknown, known: readonly string[], hint: string): never => {
  const meant = typeof name === "string" ? nearest(name, known) : undefined;
  const shownName = typeof name === "string" ? `'${name.slice(0, 100)}'` : "(no name)";
  throw new RequestRefusal({
    field: "name",
    value: name ?? null,
    message: `Unknown ${kind} ${shownName}${meant === undefined ? "" : `: did you mean ${meant}?`}`,
    hint,
    ...(kind === "tool" && { category: "TOOL_NOT_FOUND" }),
  });
};
