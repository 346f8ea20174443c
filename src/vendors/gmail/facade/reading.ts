/** Messages and threads of the mailbox in the service's form, and paged lists of them. */
import type { FacadeHandler, FacadePlace, FacadeRequest } from "../../../facade/port.js";
import { answered, invalid, notFound } from "../../google/facade/answers.js";
import { allMessages, type Kept, messageOf, messagesNamed, threadMessages } from "./mailbox.js";
import { payloadOf, readMime } from "./mime.js";
import { nameAskedFor, searchOf } from "./search.js";

const formats = ["full", "metadata", "minimal", "raw"] as const;
type Format = (typeof formats)[number];

const formatIn = ({ query }: FacadeRequest): Format => {
  const asked = query.get("format")?.toLowerCase() ?? "full";
  return formats.find((format) => format === asked) ?? invalid(`Invalid value for 'format': ${asked.slice(0, 60)}`);
};

const idIn = ({ id = "" }: Readonly<Record<string, string>>): string =>
  /^[0-9a-f]{1,16}$/.test(id) ? id : invalid("Invalid id value");

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The history id of a message. The offset keeps it positive for the initial messages, whose numbers are negative. */
const historyOf = ({ document }: Kept): string => String(1000 + document.number);

const messageForm = async (kept: Kept, format: Format, shown: ReadonlySet<string>): Promise<object> => {
  const { id, threadId, atMs, bytes, labels, about } = kept.document;
  const form = {
    ...{ id, threadId, labelIds: labels, snippet: escaped(about.snippet), historyId: historyOf(kept) },
    ...{ internalDate: String(atMs), sizeEstimate: bytes },
  };
  if (format === "minimal") return form;
  const raw = await kept.raw();
  if (format === "raw") return { ...form, raw: raw.toString("base64url") };
  const payload = payloadOf(await readMime(raw));
  if (format === "full") return { ...form, payload };
  const { partId, mimeType, filename, headers } = payload;
  const chosen = shown.size === 0 ? headers : headers.filter(({ name }) => shown.has(name.toLowerCase()));
  return { ...form, payload: { partId, mimeType, filename, headers: chosen } };
};

const shownHeaders = ({ query }: FacadeRequest): ReadonlySet<string> =>
  new Set(query.getAll("metadataHeaders").map((name) => name.toLowerCase()));

export const getMessage: FacadeHandler = async (request, place, parameters) => {
  const kept = await messageOf(place, idIn(parameters));
  return kept === undefined ? notFound() : answered(await messageForm(kept, formatIn(request), shownHeaders(request)));
};

export const getThread: FacadeHandler = async (request, place, parameters) => {
  const id = idIn(parameters);
  const found = await threadMessages(place, id);
  const newest = found.at(-1);
  if (newest === undefined) return notFound();
  const format = formatIn(request);
  if (format === "raw") return invalid("Invalid value for 'format': raw");
  const messages: object[] = [];
  for (const kept of found) messages.push(await messageForm(kept, format, shownHeaders(request)));
  return answered({ id, historyId: historyOf(newest), messages });
};

const mostOnPage = 500;
const usualOnPage = 100;

const numberIn = ({ query }: FacadeRequest, name: string, usual: number, most: number): number => {
  const text = query.get(name);
  if (text === null) return usual;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= 0 ? Math.min(value, most) : invalid(`Invalid value for '${name}': ${text.slice(0, 60)}`);
};

/** The messages that match the query, the newest first. */
const found = async ({ query }: FacadeRequest, place: FacadePlace): Promise<readonly Kept[]> => {
  const asked = query.get("q") ?? "";
  const labels = query.getAll("labelIds");
  const name = nameAskedFor(asked);
  const all = name === undefined ? await allMessages(place) : await messagesNamed(place, name);
  const fits = searchOf(asked);
  return all.filter(({ document }) => fits(document) && labels.every((label) => document.labels.includes(label)));
};

/**
 * One page of a list. As with the service, `nextPageToken` and the list itself are left out if there is nothing to
 * show.
 */
const paged = (request: FacadeRequest, name: "messages" | "threads", all: readonly object[]) => {
  const size = Math.max(1, numberIn(request, "maxResults", usualOnPage, mostOnPage));
  const start = numberIn(request, "pageToken", 0, 999_999);
  const page = all.slice(start, start + size);
  return answered({
    ...(page.length > 0 && { [name]: page }),
    ...(start + size < all.length && { nextPageToken: String(start + size) }),
    resultSizeEstimate: all.length,
  });
};

export const listMessages: FacadeHandler = async (request, place) => {
  const all = await found(request, place);
  return paged(
    request,
    "messages",
    all.map(({ document: { id, threadId } }) => ({ id, threadId })),
  );
};

export const listThreads: FacadeHandler = async (request, place) => {
  const newest = new Map<string, Kept>();
  for (const kept of await found(request, place)) {
    const { threadId } = kept.document;
    if (!newest.has(threadId)) newest.set(threadId, kept);
  }
  const all = [...newest].map(([id, kept]) => ({
    ...{ id, snippet: escaped(kept.document.about.snippet), historyId: historyOf(kept) },
  }));
  return paged(request, "threads", all);
};
