/**
 * Chooses the mailbox for the pack's e-mails. Mock mode uses the mailbox of the same world, which the pack `mail` shows. Live mode uses
 * Gmail, if its settings are given. The Gmail code is loaded with the first e-mail.
 */
import type { Settings } from "../../../../generated/charter/settings.js";
import type { Email } from "../../../charter/documents.js";
import { emailCollection } from "../../../charter/record.js";
import type { Mode } from "../../../config/mode.js";
import type { FilledTemplate } from "../../../contract/templates.js";
import type { Faults } from "../../../facade/faults/faults.js";
import type { Host } from "../../../runtime/pack.js";
import type { Store, StoredWorld } from "../../../store/index.js";
import type { UpstreamPolicy } from "../../../upstream/index.js";
import type { GmailConnection } from "../../gmailConnection.js";

/** The world and time of one attempt to send, and the signal that ends it. */
export interface Turn {
  readonly world: StoredWorld;
  /** In world time. */
  readonly atMs: number;
  readonly signal: AbortSignal;
}

export type SendEmail = (
  email: Email,
  content: FilledTemplate,
  turn: Turn,
) => Promise<{ readonly messageId: string; readonly threadId: string }>;

export interface Mailer {
  /** The address that e-mails are sent through, or why none are sent, in words. */
  readonly mailbox: string;
  /** Sends the e-mail; repeated calls send it only once. Undefined if no mailbox is configured. */
  readonly send: SendEmail | undefined;
  readonly close: () => void;
}

interface Parts extends Pick<Host, "timers" | "log"> {
  readonly store: Store<unknown>;
  readonly loadFaults: () => Promise<Faults | undefined>;
}

const policy: UpstreamPolicy = {
  attempts: 3,
  delaysMs: [1000, 2000],
  attemptTimeoutMs: 10_000,
  retryOn: ["429", "503", "504", "timeout", "reset", "connect"],
};

/** The time limit of one attempt: less than the job's lease. */
export const longestTryMs = 40_000;

/** Names of the settings that live mode needs and that are missing. */
const lacking = (settings: Settings): readonly string[] =>
  [
    ["GOOGLE_CLIENT_ID", settings.googleClientId],
    ["GOOGLE_CLIENT_SECRET", settings.googleClientSecret],
    ["GOOGLE_REFRESH_TOKEN", settings.googleRefreshToken],
    ["CHARTER_MAIL_TO", settings.mailTo],
  ].flatMap(([name, value]) => (value === null && typeof name === "string" ? [name] : []));

const recipientOf = async ({ mailTo }: Settings): Promise<string> =>
  mailTo ?? (await import("../../../vendors/gmail/facade/seeds.js")).owner;

export const createMailer = (mode: Mode, settings: Settings, { store, timers, log, loadFaults }: Parts): Mailer => {
  const [missing] = mode === "live" ? lacking(settings) : [];
  if (missing !== undefined) return { mailbox: `none: ${missing} is not set`, send: undefined, close: () => undefined };
  let connecting: Promise<GmailConnection> | undefined;
  const connect = async (): Promise<GmailConnection> => {
    const { connectGmail } = await import("../../gmailConnection.js");
    const parts = { store, timers, log, policy, tokenTimeoutMs: policy.attemptTimeoutMs };
    return connectGmail(mode, settings, parts, loadFaults);
  };
  const send: SendEmail = async (email, { subject, html }, { world, atMs, signal }) => {
    connecting ??= connect();
    const [connection, { sendOwed }, to] = await Promise.all([
      connecting,
      import("../../owedMail.js"),
      recipientOf(settings),
    ]);
    const endsAtMs = timers.now() + longestTryMs;
    const call = {
      signal,
      correlationId: `email ${email.eventId}`,
      traceparent: undefined,
      remainingMs: () => Math.max(0, endsAtMs - timers.now()),
    };
    const { messageId, threadId } = await sendOwed(connection, { stored: world, clock: { now: () => atMs } }, call, {
      name: [emailCollection, email.eventId],
      letter: { from: settings.mailFrom ?? undefined, to: [to], subject, body: html, bodyType: "html" },
      atMs: email.createdAtMs,
    });
    return { messageId, threadId };
  };
  return {
    mailbox: mode === "live" ? settings.gmailApiUrl : "this process",
    send,
    close: () => {
      // A connection that failed needs no closing.
      connecting?.then(({ close }) => close()).catch(() => undefined);
    },
  };
};
