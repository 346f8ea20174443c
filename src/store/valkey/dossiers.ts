/**
 * The dossiers of the Valkey store. A commit and a claim are one Lua script each, with the same rules as `decideDossiers.ts` and
 * `dossierPlaces.ts`. This file prepares the arguments.
 */
import { checkClaimDue, checkCommitDossiers, checkListDossiers } from "../commandChecks.js";
import { decodeDossierCursor, encodeDossierCursor } from "../cursor.js";
import { isLive } from "../decide.js";
import type { CommitOutcome, Dossier, DossierStore, ListDossiers } from "../ports/dossiers.js";
import type { Busy } from "./busy.js";
import type { Context } from "./context.js";
import { dossierFromReply, writeArguments } from "./dossierRecords.js";
import { refusalOf } from "./epochs.js";
import { escapeText, unescapeText } from "./keys.js";
import { packDocument, recordFromText, unpackDocument } from "./records.js";
import { answerOf, bufferReply, listReply, numberReply, type ScriptAnswer, textReply } from "./replies.js";
import { recordArguments, recordKey, type Stock, sharedRefusal, stockOf } from "./writes.js";

const longestAttemptMs = 600_000;
const wordsOfADossier = 3;

const outcomeOf = (world: string, answer: ScriptAnswer, stock: Stock): CommitOutcome => {
  const [first, second] = answer.rest;
  switch (answer.code) {
    case "done":
      return { kind: "done", versions: answer.rest.map(numberReply) };
    case "replayed":
      return { kind: "replayed", answer: unpackDocument(bufferReply(second)) };
    case "version": {
      const actual = textReply(second);
      return { kind: "conflict", at: numberReply(first), actualVersion: actual === "" ? undefined : Number(actual) };
    }
    case "full":
      return { kind: "worldFull", limit: numberReply(first) };
    default:
      return sharedRefusal(world, answer, stock);
  }
};

/** The dossiers of a reply, which has three items for each: its name, its head and its compressed document. */
const dossiersOf = (
  reply: unknown,
  namesOf: (word: string) => readonly [collection: string, id: string],
): Dossier[] => {
  const words = listReply(reply);
  const dossiers: Dossier[] = [];
  for (let at = 0; at < words.length; at += wordsOfADossier) {
    dossiers.push(dossierFromReply(...namesOf(textReply(words[at])), words[at + 1], words[at + 2]));
  }
  return dossiers;
};

const startOf = ({ order }: ListDossiers, after: number | undefined): string =>
  after === undefined ? (order === "oldest" ? "-inf" : "+inf") : `(${after}`;

const instantFrom = (reply: unknown): number | undefined => {
  const text = textReply(reply);
  return text === "" ? undefined : Number(text);
};

export const createDossiers = ({ connection, keys, nextAttempt, settle }: Context, busy: Busy): DossierStore => ({
  commitDossiers: async (command) => {
    checkCommitDossiers(command);
    const { world, atMs, writes, claims = [], returns = [], idempotency } = command;
    const own = keys.epoch(world);
    const stock = stockOf(claims, returns);
    if (writes.some(({ document, due }) => document !== undefined && due !== undefined)) await busy.note(world.key);
    const reply = await connection.write(
      "commitDossiers",
      [own.meta, own.base, own.sold, own.outbox, own.attempt(nextAttempt()), recordKey(own, idempotency)],
      [
        ...[world.epoch, atMs, escapeText(world.key), keys.channel],
        ...recordArguments(idempotency),
        idempotency === undefined ? "" : packDocument(idempotency.answer),
        writes.length,
        ...writes.flatMap(writeArguments),
        ...stock.arguments,
      ],
    );
    const outcome = outcomeOf(world.key, answerOf(reply), stock);
    if (outcome.kind === "done" || outcome.kind === "replayed") await settle(world.key);
    return outcome;
  },
  readDossier: async (world, collection, id) => {
    const own = keys.epoch(world);
    const dossierKeys = [own.meta, own.dossiers(collection) + escapeText(id)];
    const reply = await connection.run("readDossier", dossierKeys, [world.epoch]);
    if (reply === null) return undefined;
    const [head, packed] = listReply(reply);
    return dossierFromReply(collection, id, head, packed);
  },
  listDossiers: async (query) => {
    checkListDossiers(query);
    const { world, collection, list, order, limit } = query;
    const start = startOf(query, decodeDossierCursor("valkey", query));
    const own = keys.epoch(world);
    const listKeys = [own.meta, own.dossierList(collection, list), own.dossiers(collection)];
    const reply = await connection.run("listDossiers", listKeys, [world.epoch, order, start, limit + 1]);
    const found = dossiersOf(reply, (id) => [collection, unescapeText(id)]);
    const dossiers = found.slice(0, limit);
    const last = dossiers.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    return { dossiers, nextCursor: hasMore ? encodeDossierCursor("valkey", query, last.sequence) : undefined };
  },
  countDossiers: async (world, collection, list) => {
    const own = keys.epoch(world);
    const listKeys = [own.meta, own.dossierList(collection, list)];
    return numberReply(await connection.run("countDossiers", listKeys, [world.epoch]));
  },
  recallAnswer: async (world, key, nowMs) => {
    const own = keys.epoch(world);
    const stored = await connection.run("recallAnswer", [own.meta, own.record(key)], [world.epoch]);
    const record = stored === null ? undefined : recordFromText(bufferReply(stored));
    if (record?.answer === undefined || !isLive(record, nowMs)) return undefined;
    return { fingerprint: record.fingerprint, answer: record.answer };
  },
  claimDue: async (claim) => {
    checkClaimDue(claim);
    const { world, queue, nowMs, realNowMs, leaseMs, limit } = claim;
    const { meta, base, attempt } = keys.world(world.key);
    const answer = answerOf(
      await connection.write(
        "claimDue",
        [meta, base, attempt(nextAttempt())],
        [
          ...[world.epoch, escapeText(queue), nowMs, realNowMs],
          ...[realNowMs + leaseMs, Math.min(leaseMs, longestAttemptMs), limit],
        ],
      ),
    );
    if (answer.code !== "done") throw refusalOf(world.key, answer);
    const claimed = dossiersOf(answer.rest[0], (name) => {
      const [collection = "", id = ""] = name.split(" ");
      return [unescapeText(collection), unescapeText(id)];
    });
    if (claimed.length > 0) await settle(world.key);
    return claimed;
  },
  nextDue: async (world, queue) => {
    const own = keys.epoch(world);
    const reply = await connection.run("nextDue", [own.meta, own.due(queue), own.leased(queue)], [world.epoch]);
    const [atMs, leasedUntilMs] = listReply(reply).map(instantFrom);
    return { atMs, leasedUntilMs };
  },
  worldsWithDue: busy.worlds,
  takeNumber: async (world, series) => {
    const own = keys.epoch(world);
    const answer = answerOf(
      await connection.write("takeNumber", [own.meta, own.numbers], [world.epoch, escapeText(series)]),
    );
    if (answer.code !== "done") throw refusalOf(world.key, answer);
    await settle(world.key);
    return numberReply(answer.rest[0]);
  },
});
