/**
 * Shows sessions without giving them away. A session's id is all that its owner has to prove who it is, and a PNR may be
 * read by others: so only the session itself sees its id, everyone else a name that is always the same for it.
 */
import { createHash } from "node:crypto";

/** How sessions are named to one viewer; `viewer` is undefined for a caller without a session. */
export const sessionNamesFor =
  (viewer: string | undefined) =>
  (sessionId: string): string =>
    sessionId === viewer ? sessionId : `session-${createHash("sha256").update(sessionId).digest("hex").slice(0, 12)}`;
