/** What an inbox keeps of each event: as it came, and what became of it. */
import { isJsonObject } from "../contract/contract.js";
import { type Dossier, type DossierWrite, longestDocument } from "../store/ports/dossiers.js";

/** As it is kept. While it is worked on it is `pending` or `failed` still: the claim alone says so, see `statusOf`. */
export type KeptStatus = "pending" | "completed" | "failed" | "dead_letter";
export type InboxStatus = KeptStatus | "processing";

/** Tries after the first one; then the event is a dead letter. */
export const mostRetries = 5;

/** Characters of a record's document at most when it is made: what becomes of it is longer by a message, instants and ids. */
export const longestNewRecord = longestDocument - 16_384;

/** All instants are texts in world time. */
export interface InboxRecord {
  readonly eventId: string;
  readonly eventType: string;
  /** As the sender has it. */
  readonly timestamp: string;
  /** Ids that the sender gives: `rfp_id`, `quote_id`. */
  readonly references: Readonly<Record<string, string>>;
  /** The whole body, parsed. */
  readonly payload: unknown;
  /** Of one that is kept it was right, always. */
  readonly signatureVerified: true;
  readonly sourceIp: string;
  readonly receivedAt: string;
  readonly status: KeptStatus;
  /** The last time that it was worked on. */
  readonly processedAt: string | null;
  /** By the world's clock: 0 where it is frozen. */
  readonly processingDurationMs: number | null;
  readonly errorMessage: string | null;
  readonly retryCount: number;
  readonly maxRetries: number;
  readonly nextRetryAt: string | null;
  /** Ids of what it made or changed here, by their kind. */
  readonly entityIds: Readonly<Record<string, string>>;
}

/** The dossiers' lists, beside those of the pack. */
export const inboxLists = {
  /** Pending and failed ones; they are tried again. */
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

/** Whether it is what an inbox keeps: it may have been imported. */
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

/** Undefined for a dossier that is no inbox's. */
export const recordOf = ({ document }: Pick<Dossier, "document">): InboxRecord | undefined => {
  try {
    const record: unknown = JSON.parse(document);
    return isInboxRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
};

/** What to show as its status. A dead letter that waits in the queue was brought back. */
export const statusOf = ({ due, claims }: Pick<Dossier, "due" | "claims">, { status }: InboxRecord): InboxStatus => {
  if (due === undefined) return status;
  if (claims > 0) return "processing";
  return status === "dead_letter" ? "pending" : status;
};

/** The write that keeps the record. `due` is when to work on it again, `group` what it then waits for. */
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
