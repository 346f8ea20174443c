/** Reads MIME messages as the service does: headers, body text, and parts. */
import PostalMime, { addressParser, decodeWords, type Email } from "postal-mime";
import { textOfHtml } from "../../../mail/htmlText.js";

export interface ReadMime {
  readonly email: Email;
  /** The raw value of a header; undefined if there is none. */
  readonly header: (name: string) => string | undefined;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** The ids of earlier messages that it answers, the nearest first. */
  readonly answers: readonly string[];
  readonly snippet: string;
}

const longestSnippet = 200;

export const addressesIn = (value: string | undefined): readonly string[] =>
  addressParser(value ?? "", { flatten: true }).flatMap(({ address }) =>
    address === undefined || address === "" ? [] : [address],
  );

/** The beginning of a message's text, on one line. */
const snippetOf = ({ text, html }: Email): string =>
  (text ?? textOfHtml(html ?? "")).replaceAll(/\s+/g, " ").trim().slice(0, longestSnippet);

/** Rejects for messages that exceed the parser's limits of nesting and headers. */
export const readMime = async (raw: Buffer): Promise<ReadMime> => {
  const email = await PostalMime.parse(raw);
  const first = new Map([...email.headers].reverse().map(({ key, value }) => [key, value]));
  const header = (name: string): string | undefined => first.get(name);
  const references = (header("references") ?? "").match(/<[^<>\s]+>/g) ?? [];
  return {
    email,
    header,
    from: addressesIn(header("from"))[0] ?? "",
    to: ["to", "cc", "bcc"].flatMap((name) => addressesIn(header(name))),
    subject: decodeWords(header("subject") ?? ""),
    answers: [...((header("in-reply-to") ?? "").match(/<[^<>\s]+>/g) ?? []), ...references.toReversed()],
    snippet: snippetOf(email),
  };
};

interface Header {
  readonly name: string;
  readonly value: string;
}

interface Part {
  readonly partId: string;
  readonly mimeType: string;
  readonly filename: string;
  readonly headers: readonly Header[];
  readonly body: { readonly size: number; readonly data?: string; readonly attachmentId?: string };
  readonly parts?: readonly Part[];
}

type Content = Pick<Part, "mimeType" | "filename" | "headers" | "body"> & { readonly parts?: readonly Content[] };

const textPart = (mimeType: string, text: string): Content => {
  const bytes = Buffer.from(text);
  return {
    ...{ mimeType, filename: "", headers: [{ name: "Content-Type", value: `${mimeType}; charset=utf-8` }] },
    body: { size: bytes.length, data: bytes.toString("base64url") },
  };
};

const holding = (mimeType: string, parts: readonly Content[]): Content => ({
  ...{ mimeType, filename: "", headers: [{ name: "Content-Type", value: mimeType }], body: { size: 0 }, parts },
});

const sizeOf = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === "string" ? Buffer.byteLength(content) : content.byteLength;

const bodyPart = ({ text, html }: Email): Content => {
  if (text !== undefined && html !== undefined) {
    return holding("multipart/alternative", [textPart("text/plain", text), textPart("text/html", html)]);
  }
  return html === undefined ? textPart("text/plain", text ?? "") : textPart("text/html", html);
};

const numbered = ({ parts, ...content }: Content, partId: string): Part => ({
  ...{ partId, ...content },
  ...(parts !== undefined && {
    parts: parts.map((part, index) => numbered(part, partId === "" ? String(index) : `${partId}.${index}`)),
  }),
});

/** The tree of parts as the service shows it. Attachments are listed without their bytes. */
export const payloadOf = ({ email }: ReadMime): Part => {
  const body = bodyPart(email);
  const attached = email.attachments.map(({ filename, mimeType, disposition, content }, index): Content => {
    const headers = [
      { name: "Content-Type", value: mimeType },
      { name: "Content-Disposition", value: disposition ?? "attachment" },
    ];
    const size = sizeOf(content);
    return { mimeType, filename: filename ?? "", headers, body: { size, attachmentId: `attachment-${index + 1}` } };
  });
  const whole = numbered(attached.length === 0 ? body : holding("multipart/mixed", [body, ...attached]), "");
  return { ...whole, headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })) };
};
