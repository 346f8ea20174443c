/** The mailbox of a world: its initial threads, and the messages that were sent since. */
import type { FacadePlace } from "../../../facade/port.js";
import type { DossierWrite } from "../../../store/index.js";
import { inThread, type MessageDocument, messages, named, pieceId, pieces } from "./documents.js";
import { seededMessages } from "./seeds.js";

export interface Kept {
  readonly document: MessageDocument;
  readonly raw: () => Promise<Buffer>;
}

type Where = Pick<FacadePlace, "store" | "stored">;

const keptIn = ({ store, stored }: Where, document: MessageDocument): Kept => ({
  document,
  raw: async () => {
    const parts = await Promise.all(
      Array.from({ length: document.pieces }, (_, index) => pieces(store).read(stored, pieceId(document.id, index))),
    );
    return Buffer.from(parts.map((part) => part?.document.raw ?? "").join(""), "base64url");
  },
});

const seeds = ({ stored }: Where): readonly Kept[] =>
  seededMessages(stored.seed).map(({ document, raw }) => ({ document, raw: async () => raw }));

/** The number of newest messages that lists and searches cover. */
const mostSeen = 1000;
const pageOf = 200;

const sentMessages = async (where: Where, list?: string): Promise<readonly Kept[]> => {
  const { store, stored: world } = where;
  const found: Kept[] = [];
  for (let cursor: string | undefined; found.length < mostSeen; ) {
    const page = await messages(store).list({
      ...{ world, order: "newest", limit: pageOf },
      ...(list !== undefined && { list }),
      ...(cursor !== undefined && { cursor }),
    });
    found.push(...page.dossiers.map(({ document }) => keptIn(where, document)));
    cursor = page.nextCursor;
    if (cursor === undefined) break;
  }
  return found;
};

const newestFirst = (one: Kept, other: Kept): number =>
  other.document.atMs - one.document.atMs || other.document.number - one.document.number;

/** The newest first. */
export const allMessages = async (where: Where): Promise<readonly Kept[]> =>
  [...(await sentMessages(where)), ...seeds(where)].sort(newestFirst);

/** The oldest first; empty if there is no such thread. */
export const threadMessages = async (where: Where, threadId: string): Promise<readonly Kept[]> =>
  [
    ...seeds(where).filter(({ document }) => document.threadId === threadId),
    ...(await sentMessages(where, inThread(threadId))),
  ].sort((one, other) => newestFirst(other, one));

export const messageOf = async (where: Where, id: string): Promise<Kept | undefined> => {
  const seeded = seeds(where).find(({ document }) => document.id === id);
  if (seeded !== undefined) return seeded;
  const kept = await messages(where.store).read(where.stored, id);
  return kept && keptIn(where, kept.document);
};

/** The messages with this header `Message-ID`, the newest first. */
export const messagesNamed = async (where: Where, messageId: string): Promise<readonly Kept[]> => {
  const list = named(messageId);
  const ofSeeds = seeds(where).filter(({ document }) => named(document.about.messageId) === list);
  return [...(await sentMessages(where, list)), ...ofSeeds];
};

/** Characters of a piece. A multiple of four, so that no base64 group is split. */
const pieceLength = 1_000_000;

const topicOf = (threadId: string): string => `threads/${threadId}`;

/** The writes of a message that has been sent. Everybody in the world is told that its thread has changed. */
export const messageWrites = (
  { store }: Where,
  document: Omit<MessageDocument, "pieces">,
  raw: string,
): readonly DossierWrite[] => {
  const parts = Array.from({ length: Math.ceil(raw.length / pieceLength) }, (_, index) =>
    raw.slice(index * pieceLength, (index + 1) * pieceLength),
  );
  const lists = [inThread(document.threadId), named(document.about.messageId)];
  const whole = { ...document, pieces: parts.length };
  return [
    messages(store).write(document.id, "new", whole, { lists, tell: { topic: topicOf(document.threadId) } }),
    ...parts.map((part, index) => pieces(store).write(pieceId(document.id, index), "new", { raw: part })),
  ];
};
