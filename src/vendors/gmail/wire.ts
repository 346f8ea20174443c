/** The answers of Gmail's API as far as we use them: messages, threads and lists of them. Source: Gmail API v1. */
import { addressParser, decodeWords } from "postal-mime";
import { isObject, type Members, readForm, readList, readMembers, readNumber, readOptional } from "../reading.js";

export interface GmailPlace {
  readonly id: string;
  readonly threadId: string;
}

export interface GmailMessage extends GmailPlace {
  /** When it arrived in the mailbox, in milliseconds since 1970. */
  readonly internalDateMs: number;
  /** Only the address; empty if the message has none. */
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly snippet: string;
  /** The first body of each kind; undefined if there is none. */
  readonly text: string | undefined;
  readonly html: string | undefined;
}

export interface GmailThread {
  readonly id: string;
  /** The oldest first. */
  readonly messages: readonly GmailMessage[];
}

export interface GmailListedThread {
  readonly id: string;
  readonly snippet: string;
}

export const gmailMediaType = "application/json";

/** The status with which our facade refuses when its world is full. */
export const mailboxFull = "FAILED_PRECONDITION";

const mostMessages = 10_000;
const mostHeaders = 1000;
const mostParts = 1000;
const deepest = 30;

const idForm = /^[\w-]{1,64}$/;
const dataForm = /^[\w-]*={0,2}$/;
const controls = /[\p{Cc}\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Whether a text can be the id of a message or a thread. */
export const isGmailId = (text: string): boolean => idForm.test(text);

const readId = (value: unknown): string => readForm(value, idForm);

/** A text that people wrote, on one line; empty if there is none. */
const readLine = (value: unknown, most: number): string =>
  typeof value === "string" ? value.slice(0, most).replaceAll(controls, " ").trim() : "";

const readPlaceOf = (members: Members): GmailPlace => ({
  id: readId(members["id"]),
  threadId: readId(members["threadId"]),
});

export const readPlace = (value: unknown): GmailPlace => readPlaceOf(readMembers(value));

/** Reads a list of messages. The service leaves out an empty list. */
export const readPlaces = (value: unknown): readonly GmailPlace[] =>
  readOptional(readMembers(value)["messages"], (list) => readList(list, mostMessages, readPlace)) ?? [];

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Reads a snippet. Snippets are HTML-escaped. */
const readSnippet = (value: unknown): string =>
  readLine(value, 1000).replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);

export const readThreads = (value: unknown): readonly GmailListedThread[] =>
  readOptional(readMembers(value)["threads"], (list) =>
    readList(list, mostMessages, (item) => {
      const thread = readMembers(item);
      return { id: readId(thread["id"]), snippet: readSnippet(thread["snippet"]) };
    }),
  ) ?? [];

/** Reads headers. If a name is repeated, the first one counts. */
const readHeaders = (value: unknown): ReadonlyMap<string, string> => {
  const pairs = readList(value ?? [], mostHeaders, (item): readonly [string, string] => {
    const header = readMembers(item);
    return [readForm(header["name"], /^[\x21-\x39\x3b-\x7e]{1,200}$/).toLowerCase(), String(header["value"] ?? "")];
  });
  return new Map([...pairs].reverse());
};

const longestHeader = 100_000;

const words = (header: string | undefined): string =>
  readLine(decodeWords((header ?? "").slice(0, longestHeader)), 2000);

const addressesOf = (header: string | undefined): readonly string[] =>
  addressParser((header ?? "").slice(0, longestHeader), { flatten: true }).flatMap(({ address }) => {
    const shown = readLine(address, 320);
    return shown === "" ? [] : [shown];
  });

interface Bodies {
  text?: string;
  html?: string;
}

const readData = (value: unknown): string => {
  const data = readForm(value, dataForm);
  return Buffer.from(data, "base64url").toString("utf8");
};

/** Walks the parts of a message, and keeps the first body of each kind that is not an attachment. */
const collectBodies = (value: unknown, found: Bodies, depth: number): void => {
  const part = readMembers(value);
  readNumber(depth, 0, deepest);
  const mimeType = readLine(part["mimeType"], 200).toLowerCase();
  const isAttached = readLine(part["filename"], 200) !== "";
  const kind = mimeType === "text/html" ? "html" : mimeType === "text/plain" ? "text" : undefined;
  const { data } = isObject(part["body"]) ? part["body"] : {};
  if (kind !== undefined && !isAttached && data !== undefined) found[kind] ??= readData(data);
  readOptional(part["parts"], (parts) => readList(parts, mostParts, (inner) => collectBodies(inner, found, depth + 1)));
};

export const readMessage = (value: unknown): GmailMessage => {
  const message = readMembers(value);
  const payload = readMembers(message["payload"]);
  const headers = readHeaders(payload["headers"]);
  const bodies: Bodies = {};
  collectBodies(payload, bodies, 0);
  return {
    ...readPlaceOf(message),
    internalDateMs: Number(readForm(message["internalDate"], /^\d{1,15}$/)),
    from: addressesOf(headers.get("from"))[0] ?? "",
    to: addressesOf(headers.get("to")),
    subject: words(headers.get("subject")),
    snippet: readSnippet(message["snippet"]),
    text: bodies.text,
    html: bodies.html,
  };
};

export const readThread = (value: unknown): GmailThread => {
  const thread = readMembers(value);
  return { id: readId(thread["id"]), messages: readList(thread["messages"], mostMessages, readMessage) };
};
