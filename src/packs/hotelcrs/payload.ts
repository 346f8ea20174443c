/** The reservation system's raw answer, shown to an operator who enabled it. Pure. */
import { redacted } from "../../observability/redaction.js";
import type { Services } from "./services.js";

/** The most characters shown: a model pays for each. */
const longestPayload = 20_000;

/** The raw answer without credentials; undefined if it is not enabled. */
export const payloadOf = (raw: string, { showsPayload, connection }: Services): string | undefined => {
  if (!showsPayload) return undefined;
  const shown = redacted(raw, connection.secrets);
  return shown.length > longestPayload ? `${shown.slice(0, longestPayload)}…` : shown;
};
