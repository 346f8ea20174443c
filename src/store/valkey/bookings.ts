/**
 * The bookings of the Valkey store. Each write is one Lua script, which checks and changes everything in one atomic step. This
 * file prepares the arguments; the scripts decide, in the same order as `decide.ts`.
 */
import { checkChangeBooking, checkListBookings, checkOpenBooking } from "../commandChecks.js";
import { decodeCursor, encodeCursor } from "../cursor.js";
import { isLive } from "../decide.js";
import { documentToText } from "../documentText.js";
import type { BookingStore, ChangeOutcome, ListBookings, OpenOutcome, StoredBooking } from "../ports/bookings.js";
import type { Context } from "./context.js";
import { escapeText, statusLetters, unescapeText } from "./keys.js";
import { createLocatorNumbers } from "./locatorNumbers.js";
import { handOut, instantDigits, memberFromText, packDocument, placeText, recordFromText } from "./records.js";
import { answerOf, listReply, numberReply, type ScriptAnswer, textReply } from "./replies.js";
import { recordArguments, recordKey, type Stock, sharedRefusal, stockOf } from "./writes.js";

type WriteRefusal = Extract<OpenOutcome, { readonly kind: "replayed" | "idempotencyConflict" | "soldOut" }>;

const refusalOutcome = (world: string, answer: ScriptAnswer, stock: Stock): WriteRefusal =>
  answer.code === "replayed"
    ? { kind: "replayed", locator: unescapeText(textReply(answer.rest[0])) }
    : sharedRefusal(world, answer, stock);

const openOutcome = (world: string, answer: ScriptAnswer, stock: Stock): OpenOutcome => {
  switch (answer.code) {
    case "done":
      return { kind: "done", version: 1 };
    case "taken":
      return { kind: "locatorTaken" };
    case "full":
      return { kind: "worldFull", limit: numberReply(answer.rest[0]) };
    default:
      return refusalOutcome(world, answer, stock);
  }
};

const changeOutcome = (world: string, answer: ScriptAnswer, stock: Stock): ChangeOutcome => {
  switch (answer.code) {
    case "done":
      return { kind: "done", version: numberReply(answer.rest[0]) };
    case "notFound":
      return { kind: "notFound" };
    case "version":
      return { kind: "versionConflict", actualVersion: numberReply(answer.rest[0]) };
    default:
      return refusalOutcome(world, answer, stock);
  }
};

const lettersOf = { ...statusLetters, all: statusLetters.confirmed + statusLetters.cancelled } as const;

export const createBookings = <Document>(context: Context): BookingStore<Document> => {
  const { connection, keys, nextAttempt, settle } = context;

  const listMembers = async (query: ListBookings): Promise<readonly unknown[]> => {
    const own = keys.epoch(query.world);
    const after = decodeCursor("valkey", query);
    return listReply(
      await connection.run(
        "listBookings",
        [own.list("confirmed", query.scopeId), own.list("cancelled", query.scopeId), own.bookings],
        [lettersOf[query.status], after === undefined ? "+" : `(${placeText(after)}`, query.limit + 1],
      ),
    );
  };

  return {
    takeLocatorNumber: createLocatorNumbers(context),
    openBooking: async (command) => {
      checkOpenBooking(command);
      const { world, locator, scopeId, createdAtMs, idempotency } = command;
      const own = keys.epoch(world);
      const stock = stockOf(command.claims, []);
      const document = packDocument(documentToText(command.document));
      const reply = await connection.write(
        "openBooking",
        [
          ...[own.meta, own.booking(locator), own.sold, own.list("confirmed", scopeId), own.scopes, own.outbox],
          recordKey(own, idempotency),
        ],
        [
          ...[world.epoch, nextAttempt(), escapeText(locator), escapeText(scopeId)],
          ...[createdAtMs, instantDigits(createdAtMs), document, escapeText(world.key), keys.channel],
          ...recordArguments(idempotency),
          ...stock.arguments,
        ],
      );
      const outcome = openOutcome(world.key, answerOf(reply), stock);
      if (outcome.kind === "done" || outcome.kind === "replayed") await settle(world.key);
      return outcome;
    },
    changeBooking: async (command) => {
      checkChangeBooking(command);
      const { world, locator, expectedVersion, status, changedAtMs, idempotency } = command;
      const own = keys.epoch(world);
      const stock = stockOf(command.claims, command.returns);
      const document = packDocument(documentToText(command.document));
      const attempt = nextAttempt();
      const reply = await connection.write(
        "changeBooking",
        [
          ...[own.meta, own.booking(locator), own.sold, own.lists, own.outbox, own.attempt(attempt)],
          recordKey(own, idempotency),
        ],
        [
          ...[world.epoch, attempt, escapeText(locator), expectedVersion, statusLetters[status]],
          ...[changedAtMs, document, escapeText(world.key), keys.channel],
          ...recordArguments(idempotency),
          ...stock.arguments,
        ],
      );
      const outcome = changeOutcome(world.key, answerOf(reply), stock);
      if (outcome.kind === "done" || outcome.kind === "replayed") await settle(world.key);
      return outcome;
    },
    readBooking: async (world, locator) => {
      const stored = await connection.ask((client) => client.getBuffer(keys.epoch(world).booking(locator)));
      return stored === null ? undefined : handOut<Document>(locator, stored);
    },
    listBookings: async (query) => {
      checkListBookings(query);
      const members = await listMembers(query);
      const bookings: StoredBooking<Document>[] = [];
      let last: ReturnType<typeof memberFromText> | undefined;
      for (let at = 0; at < members.length; at += 2) {
        if (last !== undefined && at / 2 === query.limit) {
          return { bookings, nextCursor: encodeCursor("valkey", query, last) };
        }
        const member = memberFromText(textReply(members[at]));
        const stored = members[at + 1];
        if (Buffer.isBuffer(stored)) bookings.push(handOut<Document>(member.locator, stored));
        last = member;
      }
      return { bookings, nextCursor: undefined };
    },
    countBookings: async (world, scopeId) => {
      const own = keys.epoch(world);
      const lists = [own.list("confirmed", scopeId), own.list("cancelled", scopeId)];
      return numberReply(await connection.run("countBookings", lists));
    },
    recall: async (world, key, nowMs) => {
      const stored = await connection.ask((client) => client.getBuffer(keys.epoch(world).record(key)));
      const record = stored === null ? undefined : recordFromText(stored);
      if (record === undefined || record.answer !== undefined || !isLive(record, nowMs)) return undefined;
      return { fingerprint: record.fingerprint, locator: record.locator };
    },
    soldCounts: async (world, stockKeys) => {
      if (stockKeys.length === 0) return [];
      const fields = stockKeys.map(escapeText);
      const counts = await connection.ask((client) => client.hmget(keys.epoch(world).sold, ...fields));
      return counts.map((count) => Number(count ?? 0));
    },
  };
};
