/**
 * Sends a letter for a call. With an idempotency key it is sent once: the message id is derived from the key and the call, a dossier marks
 * it as being sent before the request goes out, and a call that finds this dossier searches the mailbox before it sends. Dossiers and
 * stored answers contain no address, subject or text.
 */
import type { ReasonData } from "../../../generated/mail/types.js";
import type { CallContext } from "../../contract/handler.js";
import { ToolFailure } from "../../contract/refusal.js";
import { composed } from "../../mail/compose.js";
import { deliverOnce, type Placed } from "../../mail/delivery.js";
import type { Letter } from "../../mail/letter.js";
import { messageIdOf } from "../../mail/messageIds.js";
import { dossierCollection, type TypedDossier } from "../../store/index.js";
import { type Attempt, attemptOf, canonicalJson, recordOf } from "../../travel/reservations/idempotency.js";
import { UpstreamFailure, waited } from "../../upstream/index.js";
import type { AskingCall } from "../upstreamCalls.js";
import { worldFull } from "../worldFull.js";
import { gmailRefusal } from "./gmailRefusal.js";
import { leastBytes, sizeObjection } from "./rules/size.js";
import type { Services } from "./services.js";

/** The parts of a call that sending needs. */
export type SendingCall = Pick<CallContext, "clock" | "idempotencyKey"> &
  AskingCall &
  Pick<Services, "store" | "stored" | "mailbox" | "settleMs" | "realClock" | "timers" | "announceThread"> &
  Pick<Services, "secrets" | "isMock">;

type Call = SendingCall;

export interface Sent {
  readonly messageId: string;
  readonly threadId: string;
  readonly sentAtMs: number;
}

interface Sending {
  readonly fingerprint: string;
  readonly messageId: string;
  /** The time in the header `Date`, in world time; the same for every attempt. */
  readonly atMs: number;
  /** When the last attempt began, in real time. */
  readonly sinceMs: number;
  /** `open`: the last attempt has ended, and it is unknown whether the message was sent. */
  readonly state: "sending" | "open";
}

const isSending = (value: unknown): value is Sending => {
  const { fingerprint, messageId, atMs, sinceMs, state } = Object(value);
  return (
    [fingerprint, messageId].every((text) => typeof text === "string") &&
    [atMs, sinceMs].every((instant) => typeof instant === "number") &&
    (state === "sending" || state === "open")
  );
};

export const sendingName = "mail.sending";

const sendings = ({ store }: Pick<Call, "store">) => dossierCollection(store, sendingName, isSending);

/** The scope of the idempotency keys, which all callers of a world share. */
const scope = "mail";

/** How long an attempt may hold the dossier, in milliseconds. It is longer than any call, so an attempt that is older has crashed. */
const leaseMs = 45_000;

/** The usual wait before a retry, in milliseconds: the other call has probably finished by then. */
const usuallyDoneMs = 5000;

const refuse = (reason: keyof ReasonData, detail: ConstructorParameters<typeof ToolFailure>[1]): never => {
  throw new ToolFailure(reason, detail);
};

const usedKey = ({ idempotencyKey }: Call): never =>
  refuse("IDEMPOTENCY_CONFLICT", { field: "idempotencyKey", value: idempotencyKey });

/** The composed message. Refuses one that is too large. */
const written = async (letter: Letter, messageId: string, atMs: number): Promise<Buffer> => {
  const tooMuch = sizeObjection(letter, leastBytes(letter));
  if (tooMuch !== undefined) return refuse(tooMuch.reason, tooMuch.detail);
  const message = await composed(letter, { messageId, atMs });
  const tooLarge = sizeObjection(letter, message.length);
  return tooLarge === undefined ? message : refuse(tooLarge.reason, tooLarge.detail);
};

const refused = (error: unknown, call: Call): never => {
  throw gmailRefusal(error, call);
};

/**
 * Sends without a key: every call sends a new message. The message id is derived from world, instant, count and content, so that runs are
 * repeatable.
 */
const sendPlainly = async (letter: Letter, input: object, call: Call): Promise<Sent> => {
  const { store, stored, clock } = call;
  const atMs = clock.now();
  const number = await store.takeNumber(stored, "mail.messages");
  const messageId = messageIdOf(
    [stored.seed, stored.key, stored.epoch, number, atMs, canonicalJson(input)],
    letter.from,
  );
  const message = await written(letter, messageId, atMs);
  const { threadId } = await call
    .mailbox(call)
    .send(message)
    .catch((error: unknown) => refused(error, call));
  return { messageId, threadId, sentAtMs: atMs };
};

const recalled = async (attempt: Attempt, call: Call): Promise<Sent | undefined> => {
  const earlier = await call.store.recallAnswer(call.stored, attempt.key, call.clock.now());
  if (earlier === undefined) return undefined;
  return earlier.fingerprint === attempt.fingerprint ? JSON.parse(earlier.answer) : usedKey(call);
};

/** The right of this call to send now, and the state that an earlier attempt left. */
interface Turn {
  readonly version: number;
  readonly sending: Sending;
  readonly earlier: Sending | undefined;
}

const stillSending = (sinceMs: number, call: Call): never => {
  const leftMs = sinceMs + leaseMs - call.realClock.now();
  const retryAfterMs = Math.min(usuallyDoneMs, Math.max(1000, leftMs));
  const seconds = Math.ceil(retryAfterMs / 1000);
  return refuse("STILL_SENDING", { field: "idempotencyKey", value: call.idempotencyKey, seconds, retryAfterMs });
};

/** Records that this call is sending; undefined if another call wrote at the same time. */
const takeTurn = async (
  attempt: Attempt,
  messageId: string,
  kept: TypedDossier<Sending> | undefined,
  call: Call,
): Promise<Turn | undefined> => {
  const { store, stored: world, clock, realClock } = call;
  const earlier = kept?.document;
  const { fingerprint } = attempt;
  if (earlier !== undefined && earlier.fingerprint !== fingerprint) return usedKey(call);
  const sinceMs = realClock.now();
  if (earlier?.state === "sending" && sinceMs < earlier.sinceMs + leaseMs) return stillSending(earlier.sinceMs, call);
  const sending: Sending = { fingerprint, messageId, atMs: earlier?.atMs ?? clock.now(), sinceMs, state: "sending" };
  const outcome = await store.commitDossiers({
    ...{ world, atMs: clock.now() },
    writes: [sendings(call).write(attempt.key, kept?.version ?? "new", sending)],
  });
  if (outcome.kind === "worldFull") {
    throw worldFull(world, outcome.limit);
  }
  return outcome.kind === "done" ? { version: outcome.versions[0] ?? 0, sending, earlier } : undefined;
};

/** Ends a failed attempt. Deletes the dossier if nothing can have been sent; otherwise leaves it open for the next call. */
const endTry = async (
  error: unknown,
  { version, sending, earlier }: Turn,
  attempt: Attempt,
  call: Call,
): Promise<void> => {
  const isUndone = error instanceof ToolFailure || (error instanceof UpstreamFailure && !error.facts.mayHaveBeenDone);
  const document: Sending | undefined =
    isUndone && earlier === undefined ? undefined : { ...sending, ...(isUndone && earlier), state: "open" };
  const write = sendings(call).write(attempt.key, version, document);
  await call.store
    .commitDossiers({ world: call.stored, atMs: call.clock.now(), writes: [write] })
    // If the store is unavailable, the lease ends the attempt.
    .catch(() => undefined);
};

const settledAfter = (
  { earlier }: Turn,
  { settleMs, realClock, signal, timers }: Call,
): (() => Promise<void>) | undefined => {
  const leftMs = (earlier?.sinceMs ?? 0) + settleMs - realClock.now();
  return leftMs > 0 ? () => waited(leftMs, signal, timers) : undefined;
};

const deliver = async (letter: Letter, turn: Turn, attempt: Attempt, call: Call): Promise<Placed> => {
  const { messageId, atMs } = turn.sending;
  const settled = settledAfter(turn, call);
  try {
    return await deliverOnce(call.mailbox(call), {
      ...{ messageId, lookFirst: turn.earlier !== undefined, message: () => written(letter, messageId, atMs) },
      ...(settled !== undefined && { settled }),
    });
  } catch (error) {
    await endTry(error, turn, attempt, call);
    return refused(error, call);
  }
};

/** Deletes the dossier of a call that has nothing to send, because another call finished before it took the turn. */
const endTurn = async ({ version }: Turn, { key }: Attempt, call: Call): Promise<void> => {
  const writes = [sendings(call).write(key, version, undefined)];
  await call.store.commitDossiers({ world: call.stored, atMs: call.clock.now(), writes });
};

const mostTurns = 5;

const sendOnce = async (letter: Letter, tool: string, input: object, key: string, call: Call): Promise<Sent> => {
  const { store, stored: world, clock } = call;
  const attempt = attemptOf(key, scope, tool, input);
  // A key can be reused with other content after it has expired, or after the world was reset. The message id then differs.
  const messageId = messageIdOf(["key", world.key, world.epoch, attempt.key, attempt.fingerprint], letter.from);
  for (let turns = 1; turns <= mostTurns; turns += 1) {
    const done = await recalled(attempt, call);
    if (done !== undefined) return done;
    const turn = await takeTurn(attempt, messageId, await sendings(call).read(world, attempt.key), call);
    if (turn === undefined) continue;
    const meanwhile = await recalled(attempt, call);
    if (meanwhile !== undefined) {
      await endTurn(turn, attempt, call);
      return meanwhile;
    }
    const { threadId } = await deliver(letter, turn, attempt, call);
    const sent: Sent = { messageId, threadId, sentAtMs: turn.sending.atMs };
    // A conflict means that a later call took over; it finds the message in the mailbox.
    await store.commitDossiers({
      ...{ world, atMs: clock.now(), writes: [sendings(call).write(attempt.key, turn.version, undefined)] },
      idempotency: { ...recordOf(attempt, clock.now()), answer: JSON.stringify(sent) },
    });
    return sent;
  }
  return stillSending(call.realClock.now(), call);
};

/** Sends a letter and notifies the listeners of its thread. Throws ToolFailure, or the reason of the call's signal. */
export const sendLetter = async (letter: Letter, tool: string, input: object, call: Call): Promise<Sent> => {
  const key = call.idempotencyKey;
  const sent = await (key === undefined ? sendPlainly(letter, input, call) : sendOnce(letter, tool, input, key, call));
  call.announceThread(sent.threadId);
  return sent;
};
