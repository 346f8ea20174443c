/** The answers to senders of webhooks, one for each outcome, and the counts of outcomes. */
import type { InboundAnswer } from "./port.js";

/** The outcomes of a delivery. */
export type InboundOutcome =
  | "stored"
  | "repeated"
  | "signature"
  | "payload"
  | "tooLarge"
  | "address"
  | "rate"
  | "world"
  | "worldFull"
  | "store";

export const json = (
  status: number,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): InboundAnswer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

export const received: InboundAnswer = json(200, { received: true });
export const badSignature: InboundAnswer = json(401, { error: "Invalid signature" });
export const notListed: InboundAnswer = json(403, { error: "Address not allowed" });
export const tooLarge: InboundAnswer = json(413, { error: "Payload too large" });

export const badPayload = (field: string, expected: string): InboundAnswer =>
  json(400, { error: "Invalid payload", field, expected });

export const badWorld = (expected: string): InboundAnswer =>
  json(400, { error: "Invalid world", field: "world", expected });

export const tooFast = (waitMs: number): InboundAnswer =>
  json(429, { error: "Too many requests" }, { "retry-after": String(Math.max(1, Math.ceil(waitMs / 1000))) });

/** For a valid event that could not be stored: the sender may try again. */
export const tryLater = (error: string, seconds: number): InboundAnswer =>
  json(503, { error }, { "retry-after": String(seconds) });

/** How many deliveries had which outcome, in this process. */
export type InboundCounts = Readonly<Record<InboundOutcome, number>>;

export const createCounts = (): {
  readonly count: (outcome: InboundOutcome) => void;
  readonly counts: () => InboundCounts;
} => {
  const counted: Record<InboundOutcome, number> = {
    stored: 0,
    repeated: 0,
    signature: 0,
    payload: 0,
    tooLarge: 0,
    address: 0,
    rate: 0,
    world: 0,
    worldFull: 0,
    store: 0,
  };
  return { count: (outcome) => void counted[outcome]++, counts: () => ({ ...counted }) };
};
