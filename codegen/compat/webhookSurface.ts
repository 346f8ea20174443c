/** What senders and receivers see of a pack's webhooks. */
import type { OutboundEventFile, WebhooksFile } from "../contractFiles.js";
import type { ContractFile } from "../load.js";
import { pointerTo } from "../pointer.js";
import type { Schema } from "../schema.js";
import { type Node, rootOf, type SchemaPlace } from "./schema/located.js";

export interface WebhookEventSurface {
  readonly type: string;
  readonly place: SchemaPlace;
  readonly description: string;
  readonly schema: Node;
}

/** A path that receives events. */
export interface InboundSurface {
  readonly name: string;
  readonly place: SchemaPlace;
  readonly path: string;
  readonly description: string;
  /** How events are signed, and which member holds their type. */
  readonly form: readonly string[];
  readonly events: readonly WebhookEventSurface[];
}

export interface WebhooksSurface {
  readonly inbound: readonly InboundSurface[];
  readonly outbound: readonly WebhookEventSurface[];
}

type Located = (schema: Schema, place: SchemaPlace) => Node;

interface EventFile extends Pick<OutboundEventFile, "type" | "description"> {
  readonly schema: Schema;
}

/** `located` resolves references to the pack's shared schemas. A pack without the file has no webhooks. */
export const webhooksSurface = (
  file: ContractFile<WebhooksFile> | undefined,
  placeAt: (pointer: string) => SchemaPlace,
  located: (schema: Schema, place: SchemaPlace) => Parameters<typeof rootOf>[0],
): WebhooksSurface => {
  const node: Located = (schema, place) => rootOf(located(schema, place));
  const eventAt = ({ type, description, schema }: EventFile, pointer: string, member: string): WebhookEventSurface => ({
    type,
    place: placeAt(pointer),
    description,
    schema: node(schema, placeAt(`${pointer}/${member}`)),
  });
  const { inbound = [], outbound = [] } = file?.content ?? {};
  return {
    inbound: inbound.map(({ name, path, description, signature, typeMember, events }, index) => {
      const { header = "", algorithm = "", encoding = "" } = signature ?? {};
      return {
        name,
        place: placeAt(pointerTo("inbound", index)),
        path,
        description,
        form: [header.toLowerCase(), algorithm, encoding, typeMember],
        events: events.map(({ payload, ...event }, position) =>
          eventAt({ ...event, schema: payload }, pointerTo("inbound", index, "events", position), "payload"),
        ),
      };
    }),
    outbound: outbound.map(({ data, ...event }, index) =>
      eventAt({ ...event, schema: data }, pointerTo("outbound", index), "data"),
    ),
  };
};
