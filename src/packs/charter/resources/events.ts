/** Events that came in by webhook, with their processing status. */
import type {
  WebhookEvent,
  WebhookEventResource,
  WebhooksDeadLettersResource,
  WebhooksPendingResource,
} from "../../../../generated/charter/types.js";
import { isJsonObject } from "../../../contract/contract.js";
import type { Dossier, ListDossiers } from "../../../store/index.js";
import { type InboxRecord, inboxLists, recordOf, statusOf } from "../../../webhooks/inbox.js";
import { inboxCollection } from "../inbox.js";
import type { Services } from "../services.js";

const shown = (dossier: Dossier, record: InboxRecord): WebhookEvent => ({
  ...{ event_id: record.eventId, event_type: record.eventType, timestamp: record.timestamp },
  received_at: record.receivedAt,
  ...record.references,
  ...{ signature_verified: record.signatureVerified, source_ip: record.sourceIp },
  processing_status: statusOf(dossier, record),
  ...{ retry_count: record.retryCount, max_retries: record.maxRetries, next_retry_at: record.nextRetryAt },
  ...{ processed_at: record.processedAt, processing_duration_ms: record.processingDurationMs },
  ...{ error_message: record.errorMessage, entities: { ...record.entityIds } },
});

/** The event as the resource shows it. Empty for a dossier that cannot be parsed, such as a faulty import. */
const shownIfRead = (dossier: Dossier): readonly WebhookEvent[] => {
  const record = recordOf(dossier);
  return record === undefined ? [] : [shown(dossier, record)];
};

const mostShown = 100;

const listed =
  (list: string, order: ListDossiers["order"]) =>
  async (
    _parameters: object,
    { store, record: { world }, catchUp }: Services,
  ): Promise<WebhooksPendingResource & WebhooksDeadLettersResource> => {
    await catchUp();
    const [{ dossiers }, count] = await Promise.all([
      store.listDossiers({ world, collection: inboxCollection, list, order, limit: mostShown }),
      store.countDossiers(world, inboxCollection, list),
    ]);
    return { count, events: dossiers.flatMap(shownIfRead) };
  };

export const pending = listed(inboxLists.open, "oldest");
export const deadLetters = listed(inboxLists.deadLetters, "newest");

export const event = async (
  { event_id = "" }: Readonly<Record<string, string>>,
  { store, record: { world }, catchUp }: Services,
): Promise<WebhookEventResource | undefined> => {
  await catchUp();
  const dossier = await store.readDossier(world, inboxCollection, event_id);
  const record = dossier && recordOf(dossier);
  if (dossier === undefined || record === undefined) return undefined;
  const { payload } = record;
  return { event: shown(dossier, record), raw_payload: isJsonObject(payload) ? payload : {} };
};
