/** `messages/send`: adds a MIME message to the mailbox, in its thread. Nothing leaves this machine. */
import type { FacadeHandler, FacadePlace } from "../../../facade/port.js";
import { parsed } from "../../../upstream/json.js";
import { answered, invalid, notFound, Refusal } from "../../google/facade/answers.js";
import { isObject } from "../../reading.js";
import { mailboxFull } from "../wire.js";
import { gmailIdOf } from "./documents.js";
import { messagesNamed, messageWrites, threadMessages } from "./mailbox.js";
import { type ReadMime, readMime } from "./mime.js";
import { owner } from "./seeds.js";

/** The largest message, as with the service. */
const mostBytes = 35 * 1024 * 1024;

const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

interface Asked {
  readonly raw: Buffer;
  readonly threadId: string | undefined;
}

const askedIn = (body: string): Asked => {
  const value = parsed(body);
  if (!isObject(value)) return invalid("Invalid JSON payload received. Expected an object.");
  const { raw, threadId } = value;
  if (typeof raw !== "string" || raw === "") {
    return invalid("'raw' RFC822 payload message string or uploading message via /upload/* URL required");
  }
  if (!base64.test(raw)) return invalid("Invalid value at 'message.raw' (TYPE_BYTES), Base64 decoding failed");
  if (threadId !== undefined && typeof threadId !== "string") return invalid("Invalid thread_id value");
  const bytes = Buffer.from(raw, "base64url");
  if (bytes.length > mostBytes) return invalid("Message too large");
  return { raw: bytes, threadId: threadId === "" ? undefined : threadId };
};

/** The message with the headers that the service adds if they are missing. */
const completed = (raw: Buffer, { header }: ReadMime, id: string, nowMs: number): Buffer => {
  const lacking = [
    ...(header("from") === undefined ? [`From: ${owner}`] : []),
    ...(header("message-id") === undefined ? [`Message-ID: <${id}@mail.gmail.com>`] : []),
    ...(header("date") === undefined ? [`Date: ${new Date(nowMs).toUTCString().replace("GMT", "+0000")}`] : []),
  ];
  return lacking.length === 0 ? raw : Buffer.concat([Buffer.from(`${lacking.join("\r\n")}\r\n`), raw]);
};

const bareSubject = (subject: string): string => subject.replace(/^(?:\s*re:\s*)+/i, "").trim();

/**
 * The id of the message's thread: the named one, or that of an answered message with the same subject, or a new one.
 */
const threadFor = async (place: FacadePlace, { threadId }: Asked, mime: ReadMime, id: string): Promise<string> => {
  if (threadId !== undefined) {
    const known = /^[0-9a-f]{1,16}$/.test(threadId) && (await threadMessages(place, threadId)).length > 0;
    return known ? threadId : notFound();
  }
  for (const name of mime.answers.slice(0, 20)) {
    const [answeredOne] = await messagesNamed(place, name);
    if (answeredOne === undefined) continue;
    const { about, threadId: found } = answeredOne.document;
    if (bareSubject(about.subject) === bareSubject(mime.subject)) return found;
  }
  return id;
};

const readOrRefused = (raw: Buffer): Promise<ReadMime> => readMime(raw).catch(() => invalid("Invalid message"));

const full = (limit: number): never => {
  const message = `the world of this mock holds ${limit} documents already: reset it, or raise its limit`;
  throw new Refusal({ code: 400, status: mailboxFull, message });
};

export const sendMessage: FacadeHandler = async ({ body }, place) => {
  const { store, stored: world, nowMs } = place;
  const asked = askedIn(body);
  const given = await readOrRefused(asked.raw);
  if (given.to.length === 0) return invalid("Recipient address required");
  if (given.to.some((address) => !/^[^\s@]+@[^\s@]+$/.test(address))) return invalid("Invalid To header");
  const number = await store.takeNumber(world, "gmail.messages");
  const id = gmailIdOf(world.seed, `message ${number}`);
  const raw = completed(asked.raw, given, id, nowMs);
  const mime = raw === asked.raw ? given : await readOrRefused(raw);
  const threadId = await threadFor(place, asked, mime, id);
  const { from, to, subject, snippet, header } = mime;
  const document = {
    ...{ id, threadId, number, atMs: nowMs, bytes: raw.length },
    labels: to.includes(owner) ? ["SENT", "INBOX"] : ["SENT"],
    about: { messageId: header("message-id") ?? "", from, to, subject, snippet },
  };
  const writes = messageWrites(place, document, raw.toString("base64url"));
  const outcome = await store.commitDossiers({ world, atMs: nowMs, writes });
  if (outcome.kind === "worldFull") return full(outcome.limit);
  if (outcome.kind !== "done") throw new Error(`a message could not be written: ${outcome.kind}`);
  return answered({ id, threadId, labelIds: document.labels });
};
