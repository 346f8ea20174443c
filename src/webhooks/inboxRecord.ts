/** What an inbox stores of each event: the event as received, and how far the work on it is. */
import { isJsonObject } from "../contract/contract.js";
import { type Dossier, type DossierWrite, longestDocument } from "../store/ports/dossiers.js";

/**
 * The stored status. While an event is worked on it stays `pending` or `failed`: only the claim shows the work, see
 * `statusOf`.
 */
export type KeptStatus = "pending" | "completed" | "failed" | "dead_letter";
export type InboxStatus = KeptStatus | "processing";

/** Retries after the first attempt; then the event is a dead letter. */
export const mostRetries = 5;

/** The most characters of a new record's document. The work on it adds a message, instants and ids. */
export const longestNewRecord = longestDocument - 16_384;

/** Instants are texts in world time. */
export interface InboxRecord {
  readonly eventId: string;
  readonly eventType: string;
  /** As the sender wrote it. */
  readonly timestamp: string;
  /** Ids that the sender gives, such as `rfp_id` and `quote_id`. */
  readonly references: Readonly<Record<string, string>>;
  /** The whole body, parsed. */
  readonly payload: unknown;
  /** Always true: only events with a valid signature are stored. */
  readonly signatureVerified: true;
  readonly sourceIp: string;
  readonly receivedAt: string;
  readonly status: KeptStatus;
  /** The last time that it was worked on. */
  readonly processedAt: string | null;
  /** In real time; 0 in a world whose clock is frozen. */
  readonly processingDurationMs: number | null;
  readonly errorMessage: string | null;
  readonly retryCount: number;
  readonly maxRetries: number;
  readonly nextRetryAt: string | null;
  /** Ids of what it made or changed here, by their kind. */
  readonly entityIds: Readonly<Record<string, string>>;
}

/** The lists of the dossiers, in addition to the pack's. */
export const inboxLists = {
  /** Pending and failed events, which are tried or retried. */
  open: "open",
  deadLetters: "status=dead_letter",
} as const;

const listsOf = (status: KeptStatus): readonly string[] => [
  `status=${status}`,
  ...(status === "pending" || status === "failed" ? [inboxLists.open] : []),
];

const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): boolean => isJsonObject(value) && Object.values(value).every(isText);
const isNullOr = (value: unknown, type: "string" | "number"): boolean => value === null || typeof value === type;
const statuses: readonly unknown[] = ["pending", "completed", "failed", "dead_letter"];

/** Type guard of stored records, which may have been imported. */
export const isInboxRecord = (value: unknown): value is InboxRecord => {
  if (!isJsonObject(value)) return false;
  return (
    [value["eventId"], value["eventType"], value["timestamp"], value["sourceIp"], value["receivedAt"]].every(isText) &&
    isTexts(value["references"]) &&
    isTexts(value["entityIds"]) &&
    value["payload"] !== undefined &&
    statuses.includes(value["status"]) &&
    [value["processedAt"], value["errorMessage"], value["nextRetryAt"]].every((text) => isNullOr(text, "string")) &&
    isNullOr(value["processingDurationMs"], "number") &&
    [value["retryCount"], value["maxRetries"]].every((count) => Number.isSafeInteger(count))
  );
};

/** The record of a dossier; undefined if the dossier is not one of an inbox. */
export const recordOf = ({ document }: Pick<Dossier, "document">): InboxRecord | undefined => {
  try {
    const record: unknown = JSON.parse(document);
    return isInboxRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
};

/** The status to show. A dead letter that is due was brought back, so it is pending. */
export const statusOf = ({ due, claims }: Pick<Dossier, "due" | "claims">, { status }: InboxRecord): InboxStatus => {
  if (due === undefined) return status;
  if (claims > 0) return "processing";
  return status === "dead_letter" ? "pending" : status;
};

/** The write that stores the record. `dueAtMs` is when to work on it, `group` the group in whose order. */
export const recordWrite = (
  { collection, expected }: Pick<DossierWrite, "collection" | "expected">,
  record: InboxRecord,
  {
    lists,
    dueAtMs,
    group,
    tell,
  }: {
    readonly lists: readonly string[];
    readonly dueAtMs?: number | undefined;
    readonly group?: string | undefined;
    readonly tell: DossierWrite["tell"] | undefined;
  },
): DossierWrite => ({
  collection,
  id: record.eventId,
  expected,
  document: JSON.stringify(record),
  lists: [...listsOf(record.status), ...lists],
  ...(dueAtMs !== undefined && {
    due: { queue: collection, atMs: dueAtMs, ...(group !== undefined && { group }) },
  }),
  ...(tell !== undefined && { tell }),
});
