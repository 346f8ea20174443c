/** What the handlers of Mail work with besides the call itself: the mailbox, and what is being sent in one world. */
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
  /** From whom mail is sent; the mailbox's own address if undefined. */
  readonly from: string | undefined;
  readonly isMock: boolean;
  readonly secrets: readonly string[];
  /** Real time: leases are in it, whatever the world's clock says. */
  readonly realClock: Clock;
  readonly timers: Timers;
  /** Tells that a thread has changed, where the store cannot tell it. */
  readonly announceThread: (threadId: string) => void;
  readonly figures: () => Omit<StatusResource, "sending">;
}

/** Gives the services of any world on one connection. */
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
