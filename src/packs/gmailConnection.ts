/**
 * The connection to a Gmail mailbox, for all packs that send mail. In mock mode, requests go to our facade in this process, built on the
 * call's world, so that all packs of a world share one mailbox; in live mode, to Gmail's address. Both modes use the same client and the
 * same OAuth grant, and differ only in the line.
 */
import type { Mode } from "../config/mode.js";
import type { Clock } from "../contract/handler.js";
import type { Faults } from "../facade/faults/faults.js";
import type { FacadePlace } from "../facade/port.js";
import type { Mailbox } from "../mail/delivery.js";
import type { Host } from "../runtime/pack.js";
import { worldNameOf } from "../runtime/worlds/worlds.js";
import type { Store, StoredWorld } from "../store/index.js";
import { createWorldShelf } from "../travel/worldShelf.js";
import {
  type Authorize,
  createHttpLine,
  createMeter,
  createUpstream,
  fixedHeaders,
  type Line,
  type Meter,
  standardBreaker,
  type UpstreamCall,
  type UpstreamPolicy,
} from "../upstream/index.js";
import { createGmailClient, type GmailClient } from "../vendors/gmail/client.js";
import { refreshTokenSource } from "../vendors/google/refreshToken.js";
import { endpointOf } from "../vendors/google/tokenRequest.js";
import { type AskingCall, inProcess, noLine, upstreamCallOf } from "./upstreamCalls.js";

/** The settings in a pack's contract. */
export interface GmailSettings {
  readonly googleClientId: string | null;
  readonly googleClientSecret: string | null;
  readonly googleRefreshToken: string | null;
  readonly googleTokenUrl: string;
  readonly gmailApiUrl: string;
}

/** The world of a call, and its clock. */
export interface MailWorld {
  readonly stored: StoredWorld;
  readonly clock: Clock;
}

export interface GmailConnection {
  readonly mode: Mode;
  /** The mailbox's address as shown to people. */
  readonly address: string;
  readonly gmail: GmailClient;
  /** Counts requests to the mailbox, not those for tokens. */
  readonly meter: Meter;
  readonly callIn: (world: MailWorld, call: AskingCall) => UpstreamCall;
  readonly mailboxIn: (world: MailWorld, call: AskingCall) => Mailbox;
  /**
   * How long to wait, in real milliseconds, for a message whose sending was interrupted. If it is not found by then, it counts as not sent.
   * 0 in mock mode, where a message appears at once or never.
   */
  readonly settleMs: number;
  /** Secrets to remove from refusals, in case the service repeats them in an answer. */
  readonly secrets: readonly string[];
  readonly close: () => void;
}

interface Parts extends Pick<Host, "timers" | "log"> {
  readonly policy: UpstreamPolicy;
  /** Timeout of one renewal of the access token. */
  readonly tokenTimeoutMs: number;
  readonly store: Store<unknown>;
}

const limits = { rate: { requests: 10, perMs: 1000 }, atOnce: 8 } as const;

/** Placeholder credentials for the facade; they belong to no real account. */
const mockKey = "mock_mail";

interface Way {
  readonly mode: Mode;
  readonly tokenUrl: string;
  readonly apiUrl: string;
  readonly tokenLine: Line;
  readonly apiLine: Line;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
}

const clientOver = (way: Way, { policy, timers, log, tokenTimeoutMs }: Parts, meter: Meter): GmailClient => {
  const guarded = way.mode === "live" ? { breaker: standardBreaker, limits } : {};
  const upstreamTo = (name: string, baseUrl: string, line: Line, authorize: Authorize, counted: Meter) =>
    createUpstream({ name, baseUrl, line, policy, authorize, timers, meter: counted, log, ...guarded });
  const { baseUrl, path } = endpointOf(way.tokenUrl);
  const { clientId, clientSecret, refreshToken } = way;
  const authorize = refreshTokenSource({
    ...{ clientId, clientSecret, refreshToken, path, timers, timeoutMs: tokenTimeoutMs },
    upstream: upstreamTo("google", baseUrl, way.tokenLine, fixedHeaders({}), createMeter()),
  });
  return createGmailClient(upstreamTo("gmail", way.apiUrl, way.apiLine, authorize, meter));
};

type LineIn = (world: MailWorld) => Line | undefined;

const connectionOver = (
  way: Way,
  parts: Parts,
  lineIn: LineIn,
  rest: Pick<GmailConnection, "address" | "settleMs" | "secrets" | "close">,
): GmailConnection => {
  const meter = createMeter();
  const gmail = clientOver(way, parts, meter);
  const callIn: GmailConnection["callIn"] = (world, call) => upstreamCallOf(call, lineIn(world));
  const mailboxIn: GmailConnection["mailboxIn"] = (world, call) => {
    const asked = callIn(world, call);
    return {
      send: (message, threadId) => gmail.sendMessage(message, threadId, asked),
      find: (messageId) => gmail.findMessage(messageId, asked),
    };
  };
  return { mode: way.mode, gmail, meter, callIn, mailboxIn, ...rest };
};

const liveSettleMs = 10_000;

const liveConnection = (settings: GmailSettings, parts: Parts): GmailConnection => {
  const { googleClientId, googleClientSecret, googleRefreshToken, googleTokenUrl, gmailApiUrl } = settings;
  // The configuration refuses live mode if one of these settings is missing.
  if (googleClientId === null || googleClientSecret === null || googleRefreshToken === null)
    throw new Error("live mode without its settings");
  const tokenLine = createHttpLine({ baseUrl: endpointOf(googleTokenUrl).baseUrl });
  const apiLine = createHttpLine({ baseUrl: gmailApiUrl });
  const [clientId, clientSecret, refreshToken] = [googleClientId, googleClientSecret, googleRefreshToken];
  return connectionOver(
    {
      mode: "live",
      tokenUrl: googleTokenUrl,
      apiUrl: gmailApiUrl,
      tokenLine,
      apiLine,
      clientId,
      clientSecret,
      refreshToken,
    },
    parts,
    () => undefined,
    {
      ...{ address: gmailApiUrl, settleMs: liveSettleMs, secrets: [clientId, clientSecret, refreshToken] },
      close: () => {
        tokenLine.close();
        apiLine.close();
      },
    },
  );
};

const mockConnection = async (parts: Parts, faults: Faults | undefined): Promise<GmailConnection> => {
  const [{ vendor }, { inProcessLine }] = await Promise.all([
    import("../vendors/gmail/facade/index.js"),
    import("../facade/inProcess.js"),
  ]);
  const worldOf = createWorldShelf();
  const placeIn = ({ stored, clock }: MailWorld): FacadePlace => {
    const name = worldNameOf(stored.key);
    const world = worldOf(name, stored.seed);
    return { world, stored, store: parts.store, nowMs: clock.now(), scopeId: name };
  };
  const { address, baseUrl } = inProcess;
  const key = { clientId: mockKey, clientSecret: mockKey, refreshToken: mockKey };
  return connectionOver(
    { mode: "mock", tokenUrl: `${baseUrl}/token`, apiUrl: baseUrl, tokenLine: noLine, apiLine: noLine, ...key },
    parts,
    // A facade answers for one instant, so each request gets its own line.
    (world) => ({
      exchange: (request, signal) => inProcessLine(vendor, placeIn(world), faults).exchange(request, signal),
    }),
    { address, settleMs: 0, secrets: [], close: () => undefined },
  );
};

/** `loadFaults` loads the faults to inject into requests to the facade. */
export const connectGmail = async (
  mode: Mode,
  settings: GmailSettings,
  parts: Parts,
  loadFaults: () => Promise<Faults | undefined>,
): Promise<GmailConnection> =>
  mode === "live" ? liveConnection(settings, parts) : mockConnection(parts, await loadFaults());
