/** Takes the session out of a call's arguments, for tools that have no such argument in their contract. It knows no tool. */
import { isRecord } from "../../contract/validation/schemaWalk.js";
import { sessionArgument } from "./scope.js";

interface Taken {
  /** As it came; undefined where none is named. */
  readonly session: unknown;
  /** The arguments without it. */
  readonly given: unknown;
}

/** For calls of the tools named. A session of `null` or without a character is none: some callers fill in all that they know of. */
export const sessionTaker = (tools: readonly string[]): ((toolName: string, sent: unknown) => Taken) => {
  const taking = new Set(tools);
  return (toolName, sent) => {
    if (!taking.has(toolName) || !isRecord(sent) || !Object.hasOwn(sent, sessionArgument)) {
      return { session: undefined, given: sent };
    }
    const { [sessionArgument]: session, ...given } = sent;
    return { session: session === null || session === "" ? undefined : session, given };
  };
};
