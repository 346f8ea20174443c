/** Requests, trips and threads from the record, after due work has run. */
import type {
  RfpResource,
  Message as ShownMessage,
  ThreadResource,
  TripResource,
} from "../../../../generated/charter/types.js";
import type { Message } from "../../../charter/documents.js";
import type { CallContext } from "../../../contract/handler.js";
import { instantText } from "../../../runtime/worlds/ownWorld.js";
import { refresh } from "../refresh.js";
import { shownSegment } from "../segments.js";
import type { Services } from "../services.js";
import { shownQuotes } from "../shownQuote.js";

type Parameters = Readonly<Record<string, string>>;
type Call = CallContext & Services;

export const rfp = async ({ rfp_id = "" }: Parameters, context: Call): Promise<RfpResource | undefined> => {
  const { record, clock } = context;
  await refresh(context, rfp_id);
  const [kept, quotes] = await Promise.all([
    record.collections.rfps.read(record.world, rfp_id),
    record.quotesOf(rfp_id),
  ]);
  if (kept === undefined) return undefined;
  const { tripId, status, segments, specialRequirements, operators, responses, createdAtMs, deadlineMs } =
    kept.document;
  return {
    ...{ rfp_id, trip_id: tripId, status },
    segments: segments.map(shownSegment),
    ...(specialRequirements !== null && { special_requirements: specialRequirements }),
    operators: operators.map(({ id, name, rating, safetyRating }) => ({
      ...{ id, name },
      ...(rating !== undefined && { rating }),
      ...(safetyRating !== undefined && { safety_rating: safetyRating }),
    })),
    responses: responses.map(({ operatorId, answer, minutes }) => ({
      ...{ operator_id: operatorId, answer, response_time_minutes: minutes },
    })),
    quotes: shownQuotes(quotes, clock.now()),
    created_at: instantText(createdAtMs),
    deadline: deadlineMs === null ? null : instantText(deadlineMs),
  };
};

export const trip = async ({ trip_id = "" }: Parameters, context: Call): Promise<TripResource | undefined> => {
  const { record } = context;
  await refresh(context);
  const [kept, rfpIds] = await Promise.all([
    record.collections.trips.read(record.world, trip_id),
    record.rfpIdsOf(trip_id),
  ]);
  if (kept === undefined) return undefined;
  const { status, deepLink, segments, createdAtMs } = kept.document;
  return {
    ...{ trip_id, status },
    ...(deepLink !== null && { deep_link: deepLink }),
    segments: segments.map(shownSegment),
    rfp_ids: [...rfpIds],
    created_at: instantText(createdAtMs),
  };
};

const shownMessage = (message: Message): ShownMessage => {
  const { id, senderType, contentType, sentAtMs } = message;
  return {
    ...{ message_id: id, sender_type: senderType, content_type: contentType },
    ...(message.contentType === "text" ? { content: message.content } : { rich_content: message.richContent }),
    sent_at: instantText(sentAtMs),
  };
};

const mostMessages = 100;

export const thread = async ({ thread_id = "" }: Parameters, context: Call): Promise<ThreadResource | undefined> => {
  const { record } = context;
  await refresh(context);
  const kept = await record.collections.threads.read(record.world, thread_id);
  if (kept === undefined) return undefined;
  const { rfpId, operatorId, operatorName } = kept.document;
  const { messages, count } = await record.messagesOf(thread_id, mostMessages);
  return {
    ...{ thread_id, rfp_id: rfpId, operator_id: operatorId, operator_name: operatorName },
    messages: messages.map(shownMessage),
    count,
  };
};
