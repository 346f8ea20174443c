/**
 * The form of dossiers in Valkey. The scripts use it too (see `scripts/dossiers.lua`), so a change here needs the same change
 * there, and a new schema version.
 */
import type { KeptDossier } from "../decideDossiers.js";
import { handOutDossier } from "../dossierPlaces.js";
import type { Dossier, DossierDue, DossierWrite } from "../ports/dossiers.js";
import type { DossierEvent } from "../ports/events.js";
import type { DossierLine } from "../transfer.js";
import type { Argument } from "./connection.js";
import { escapeText, unescapeText } from "./keys.js";
import { packDocument, unpackDocument } from "./records.js";
import { bufferReply, textReply } from "./replies.js";

/** Means no queue, no group, or no scope. Escaped text never contains braces. */
const none = "{}";

const escapeOr = (text: string | undefined): string => (text === undefined ? none : escapeText(text));

const unescapeOr = (escaped: string): string | undefined => (escaped === none ? undefined : unescapeText(escaped));

/** The lists, each with a space before it. */
const listsText = (lists: readonly string[]): string => lists.map((list) => ` ${escapeText(list)}`).join("");

/** The words of "<queue> <atMs> <group>". */
const dueWords = (due: DossierDue | undefined): readonly (string | number)[] => [
  escapeOr(due?.queue),
  due?.atMs ?? 0,
  escapeOr(due?.group),
];

/** The arguments of one write for `commit-dossiers.lua`. */
export const writeArguments = (write: DossierWrite): readonly Argument[] => {
  const { collection, id, expected, document, lists = [], due, tell } = write;
  return [
    ...[escapeText(collection), escapeText(id), expected],
    ...(document === undefined ? ["remove", ""] : ["keep", packDocument(document)]),
    ...dueWords(due),
    ...[escapeOr(tell?.topic), escapeOr(tell?.scopeId), listsText(lists)],
  ];
};

/** The head of an imported dossier, with 0 claims. */
export const headText = ({ version, sequence, lists, due }: DossierLine): string =>
  [version, sequence, 0, ...dueWords(due ?? undefined), due?.entered ?? 0].join(" ") + listsText(lists);

/** Parses a dossier's head and compressed document. The head has no lease, so `leasedUntilMs` is undefined. */
export const dossierRecord = (collection: string, id: string, head: string, packed: Buffer): KeptDossier => {
  const [version, sequence, claims, queue = none, atMs, group = none, entered, ...lists] = head.split(" ");
  const [queueName, groupName] = [unescapeOr(queue), unescapeOr(group)];
  const due = queueName === undefined ? undefined : { queue: queueName, atMs: Number(atMs) };
  return {
    ...{ collection, id, version: Number(version), sequence: Number(sequence), lists: lists.map(unescapeText) },
    due: due === undefined || groupName === undefined ? due : { ...due, group: groupName },
    ...{ claims: Number(claims), document: unpackDocument(packed) },
    ...{ entered: groupName === undefined ? undefined : Number(entered), leasedUntilMs: undefined },
  };
};

/** As `dossierRecord`, from a script's reply and in the port's form. */
export const dossierFromReply = (collection: string, id: string, head: unknown, packed: unknown): Dossier =>
  handOutDossier(dossierRecord(collection, id, textReply(head), bufferReply(packed)));

/** Parses an outbox event of the form "<epoch> <collection> <id> <version> <atMs> <topic> <scope>". */
export const dossierEventFromText = (world: string, eventId: number, text: string): DossierEvent => {
  const [epoch, collection = "", id = "", version, atMs, topic = "", scope = none] = text.split(" ");
  const scopeId = unescapeOr(scope);
  return {
    ...{ kind: "dossier", id: eventId, world, epoch: Number(epoch) },
    ...{ collection: unescapeText(collection), dossierId: unescapeText(id), version: Number(version) },
    ...{ topic: unescapeText(topic), ...(scopeId !== undefined && { scopeId }), atMs: Number(atMs) },
  };
};
