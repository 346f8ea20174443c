/** What handlers of the pack get besides the call: the mailbox, and the messages being sent in one world. */
import type { StatusResource } from "../../../generated/mail/types.js";
import type { Clock } from "../../contract/handler.js";
import type { Mailbox } from "../../mail/delivery.js";
import type { Host } from "../../runtime/pack.js";
import type { Store, StoredWorld } from "../../store/index.js";
import type { Timers } from "../../timers.js";
import type { UpstreamCall } from "../../upstream/index.js";
import type { GmailClient } from "../../vendors/gmail/client.js";
import type { GmailConnection } from "../gmailConnection.js";
import { type AskingCall, callFigures } from "../upstreamCalls.js";

export interface Services {
  readonly store: Store<unknown>;
  readonly stored: StoredWorld;
  readonly gmail: GmailClient;
  readonly upstreamCall: (call: AskingCall) => UpstreamCall;
  readonly mailbox: (call: AskingCall) => Mailbox;
  readonly settleMs: number;
  /** The sender's address; the mailbox's own address if undefined. */
  readonly from: string | undefined;
  readonly isMock: boolean;
  readonly secrets: readonly string[];
  /** The real clock. Leases use it, whatever the world's clock says. */
  readonly realClock: Clock;
  readonly timers: Timers;
  /** Announces a changed thread in live mode. In mock mode the store's events do. */
  readonly announceThread: (threadId: string) => void;
  readonly figures: () => Omit<StatusResource, "sending">;
}

/** Returns a function that creates the services of a world. All worlds share the connection. */
export const createServices = (
  connection: GmailConnection,
  store: Store<unknown>,
  { clock: realClock, timers, announce }: Pick<Host, "clock" | "timers" | "announce">,
  from: string | null,
): ((stored: StoredWorld, clock: Clock) => Services) => {
  const { mode, gmail, settleMs, secrets } = connection;
  const isMock = mode === "mock";
  const figures: Services["figures"] = () => callFigures(connection);
  return (stored, clock) => ({
    ...{ store, stored, gmail, settleMs, isMock, secrets, realClock, timers, figures },
    from: from ?? undefined,
    upstreamCall: (call) => connection.callIn({ stored, clock }, call),
    mailbox: (call) => connection.mailboxIn({ stored, clock }, call),
    announceThread: (threadId) => {
      if (isMock) return;
      for (const uri of ["mail://threads", `mail://threads/${threadId}`]) announce({ world: stored.key, uri });
    },
  });
};
