/** Reads a body as one of the contract's events, or says what is wrong with it. */

import type { InboundEventOf, InboundWebhook, WebhookEvents } from "../contract/contract.js";
import { isJsonObject, type JsonObject, type Validator } from "../contract/contract.js";
import { describeFailure } from "../runtime/validation/describe.js";
import { parseJson } from "../transport/jsonText.js";

export interface PayloadFault {
  /** Dotted; `body` for the whole. */
  readonly field: string;
  readonly expected: string;
}

export type ReadEvent<Event> =
  | { readonly event: Event; readonly type: string; readonly body: JsonObject }
  | { readonly fault: PayloadFault };

const faulty = (field: string, expected: string): { readonly fault: PayloadFault } => ({ fault: { field, expected } });

/** Creates a reader of parsed bodies. Validators are loaded when they are first needed. */
export const createEventReader = <Events extends WebhookEvents>({
  typeMember,
  events,
}: InboundWebhook<Events>): ((body: unknown) => Promise<ReadEvent<InboundEventOf<Events>>>) => {
  const types = Object.keys(events);
  const validators = new Map<string, Validator>();

  const validatorOf = async (type: string): Promise<Validator | undefined> => {
    const known = validators.get(type);
    if (known !== undefined) return known;
    const validator = await events[type]?.loadValidator();
    if (validator !== undefined) validators.set(type, validator);
    return validator;
  };

  return async (body) => {
    if (!isJsonObject(body)) return faulty("body", "a JSON object");
    const type = body[typeMember];
    const isKnown = typeof type === "string" && types.includes(type);
    if (!isKnown) return faulty(typeMember, `one of ${types.join(", ")}`);
    const [contract, validator] = [events[type], await validatorOf(type)];
    if (contract === undefined || validator === undefined) return faulty(typeMember, `one of ${types.join(", ")}`);
    const isEvent = (value: unknown): value is InboundEventOf<Events> => validator(value);
    if (isEvent(body)) return { event: body, type, body };
    const [failure] = validator.errors ?? [];
    if (failure === undefined) return faulty("body", "an event of its type");
    const { field, expected } = describeFailure(contract.schema, body, failure);
    return faulty(field, expected);
  };
};

/** The JSON of a body, or what is wrong with it. Bounded in depth and members. */
export const parsedBody = (bytes: Uint8Array): { readonly value: unknown } | { readonly fault: PayloadFault } => {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return faulty("body", "UTF-8");
  }
  const parsed = parseJson(text);
  if (!("code" in parsed)) return parsed;
  return faulty("body", parsed.code === -32700 ? "JSON" : "JSON of at most 64 levels and 10000 members");
};
