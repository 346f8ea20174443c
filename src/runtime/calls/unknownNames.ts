/** Refuses the name of a tool or prompt that does not exist, with the one that was probably meant. */
import { RequestRefusal } from "../../contract/refusal.js";
import { nearest } from "../../contract/validation/similar.js";

/** Throws a refusal. `hint` says where to find the names. */
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

const longestToolName = 64;

/**
 * Creates the function that refuses a tool that is not served: it says what to call instead, or by which flags the
 * server leaves the tool out. `names` are the tools that are served; `insteadOf` is the pack's advice for other names.
 */
export const createToolRefusal =
  (
    names: readonly string[],
    leftOutBy: (name: unknown) => string | undefined,
    insteadOf: ((tool: string) => string | undefined) | undefined,
  ) =>
  (name: unknown): never => {
    const instead = typeof name === "string" ? insteadOf?.(name.slice(0, longestToolName)) : undefined;
    const hint = instead ?? `Call one of ${names.join(", ")}.`;
    const flags = leftOutBy(name);
    if (flags === undefined) return refuseName("tool", name, instead === undefined ? names : [], hint);
    throw new RequestRefusal({
      field: "name",
      value: name,
      message: `Unknown tool '${String(name)}': this server leaves it out by ${flags}`,
      category: "TOOL_NOT_FOUND",
      hint: `${hint} Whoever runs the server may start it with another choice of tools.`,
    });
  };
