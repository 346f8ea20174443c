/**
 * Shows sessions without disclosing their ids. A session's id is its only credential, and others may read a PNR. So only the session itself
 * sees its id; everyone else sees a stable alias.
 */
import { createHash } from "node:crypto";

/** Names sessions for one viewer; `viewer` is undefined for a caller without a session. */
export const sessionNamesFor =
  (viewer: string | undefined) =>
  (sessionId: string): string =>
    sessionId === viewer ? sessionId : `session-${createHash("sha256").update(sessionId).digest("hex").slice(0, 12)}`;
