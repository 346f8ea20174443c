/** An inbox of two events, and deliveries to it: as a service would send them. */
import type { Validator } from "../../src/contract/contract.js";
import { type InboundWebhook, webhookEvent } from "../../src/contract/contract.js";
import { createInbox, type Inbox, type InboxParts, NotYet } from "../../src/webhooks/inbox.js";
import type { InboundDelivery } from "../../src/webhooks/port.js";
import { avinodeSignature } from "../../src/webhooks/signatures.js";

export interface Opened {
  readonly event_type: "case_opened";
  readonly event_id: string;
  readonly timestamp: string;
  readonly case_id: string;
}

export interface Closed {
  readonly event_type: "case_closed";
  readonly event_id: string;
  readonly timestamp: string;
  readonly case_id: string;
}

const texts = ["event_id", "timestamp", "case_id"];

const caseValidator = (): Validator => {
  const validator: Validator = (value) => {
    const missing = texts.find((name) => typeof Object(value)[name] !== "string");
    validator.errors =
      missing === undefined
        ? null
        : [{ instancePath: "", schemaPath: "#/required", keyword: "required", params: { missingProperty: missing } }];
    return missing === undefined;
  };
  return validator;
};

const schema = {
  type: "object",
  required: texts,
  properties: Object.fromEntries(texts.map((name) => [name, { type: "string" }])),
};

const event = <Data>(type: string) =>
  webhookEvent<Data>({ type, description: type, schema, loadValidator: async () => caseValidator() });

const events = { case_opened: event<Opened>("case_opened"), case_closed: event<Closed>("case_closed") };

const contract: InboundWebhook<typeof events> = {
  name: "cases",
  path: "/api/webhooks/cases",
  description: "What becomes of cases.",
  signature: { header: "X-Cases-Signature", algorithm: "hmac-sha256", encoding: "hex", secret: "casesSecret" },
  typeMember: "event_type",
  events,
};

export const secret = "a secret of cases";

type Parts = InboxParts<typeof events>;

export const casesCollection = "desk.cases";

/** Opens a case with `case_opened`; `case_closed` needs one that is open. `readCase` reads what an earlier event has made. */
export const createCases = (
  parts: Pick<Parts, "store" | "enterWorld" | "clock"> & Partial<Parts>,
  readCase: (context: Parameters<Parts["apply"]>[1], id: string) => Promise<number | undefined> = async () => undefined,
): Inbox =>
  createInbox({
    contract,
    collection: "desk.inbox",
    secrets: [secret],
    warn: () => undefined,
    describe: ({ event_id, timestamp, case_id }) => ({
      eventId: event_id,
      timestamp,
      references: { case_id },
      group: case_id,
      lists: [`case=${case_id}`],
    }),
    apply: async ({ event_type, case_id }, context) => {
      const version = await readCase(context, case_id);
      if (event_type === "case_closed" && version === undefined) throw new NotYet(`no case ${case_id} yet`);
      const document = JSON.stringify({ [event_type]: new Date(context.atMs).toISOString() });
      return {
        writes: [{ collection: casesCollection, id: case_id, expected: version ?? "new", document }],
        entityIds: { case: case_id },
      };
    },
    ...parts,
  });

export const bodyOf = (type: string, id: string, members: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ event_type: type, event_id: id, timestamp: "2026-06-15T10:00:00Z", case_id: "c-1", ...members });

/** Signed as the service does; `headers` take the place of that. */
export const delivery = (body: string | Uint8Array, changes: Partial<InboundDelivery> = {}): InboundDelivery => {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  return {
    world: undefined,
    body: bytes,
    headers: { "x-cases-signature": avinodeSignature(secret, bytes) },
    remoteAddress: "local",
    ...changes,
  };
};
