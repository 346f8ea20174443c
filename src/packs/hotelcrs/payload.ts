/** What the reservation system answered, as it is shown to whoever runs the server and asked for it. Pure. */
import { redacted } from "../../observability/redaction.js";
import type { Services } from "./services.js";

/** Characters at most: a model pays for each. */
const longestPayload = 20_000;

/** Without credentials; undefined where nobody asked for it. */
export const payloadOf = (raw: string, { showsPayload, connection }: Services): string | undefined => {
  if (!showsPayload) return undefined;
  const shown = redacted(raw, connection.secrets);
  return shown.length > longestPayload ? `${shown.slice(0, longestPayload)}…` : shown;
};
