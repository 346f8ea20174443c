/** Checks attachments: names that fit a header, media types, and valid base64. Pure. */
import type { LetterAttachment } from "../../../mail/letter.js";
import { headerObjection } from "./headers.js";
import type { Objection } from "./objection.js";

type AttachmentObjection = Objection<"ATTACHMENT_INVALID" | "HEADER_INJECTION">;

export type ReadAttachments =
  | { readonly attachments: readonly LetterAttachment[] }
  | { readonly objection: AttachmentObjection };

const usualType = "application/octet-stream";
const typeForm = /^[a-z0-9][\w!#$&^.+-]{0,126}\/[a-z0-9][\w!#$&^.+-]{0,126}$/i;
/** Media types that contain other parts and cannot be attached. */
const composite = /^(?:multipart|message)\//i;

const longestName = 255;

const invalid = (field: string, value: unknown, problem: string, expected: string): AttachmentObjection => ({
  reason: "ATTACHMENT_INVALID",
  detail: { field, value, problem, expected },
});

const pieceLength = 65_536;
const alphabet = /^[A-Za-z0-9+/]*$/;

/** Whether a text has only base64 characters. Texts of many megabytes are checked in pieces. */
const isOfAlphabet = (text: string): boolean => {
  for (let at = 0; at < text.length; at += pieceLength) {
    if (!alphabet.test(text.slice(at, at + pieceLength))) return false;
  }
  return true;
};

/** The bytes of base64 text, with or without line breaks and padding; undefined for invalid base64. */
const bytesOf = (content: string): Buffer | undefined => {
  const packed = content.replaceAll(/[\r\n]/g, "");
  const bare = packed.replace(/={1,2}$/, "");
  const isWhole = bare.length % 4 !== 1 && (bare.length === packed.length || packed.length % 4 === 0);
  return bare !== "" && isWhole && isOfAlphabet(bare) ? Buffer.from(bare, "base64") : undefined;
};

const nameObjection = (field: string, value: unknown): AttachmentObjection | undefined => {
  const expected = "the file's name, as in itinerary.pdf";
  if (typeof value !== "string" || value.trim() === "")
    return invalid(field, value ?? null, "it has no name", expected);
  if (value.length > longestName)
    return invalid(field, value.slice(0, 100), "its name is too long", `at most ${longestName} characters`);
  return (
    headerObjection(field, value) ??
    (/[\\/]/.test(value) ? invalid(field, value, "its name has folders", expected) : undefined)
  );
};

const typeObjection = (field: string, value: unknown): AttachmentObjection | undefined => {
  if (typeof value !== "string")
    return invalid(field, null, "its type is no text", "a media type, as in application/pdf");
  const injected = headerObjection(field, value);
  if (injected !== undefined) return injected;
  const isSingle = typeForm.test(value) && !composite.test(value);
  return isSingle
    ? undefined
    : invalid(
        field,
        value.slice(0, 100),
        "it is no media type of a file",
        "type/subtype without parameters, as in application/pdf",
      );
};

const readOne = (item: unknown, path: string): LetterAttachment | AttachmentObjection => {
  const { filename, content, content_type: contentType = usualType } = Object(item);
  const objection = nameObjection(`${path}.filename`, filename) ?? typeObjection(`${path}.content_type`, contentType);
  if (objection !== undefined) return objection;
  const expected = "base64: A-Z, a-z, 0-9, + and /, and at least one byte, without a data: prefix";
  const bytes = typeof content === "string" ? bytesOf(content) : undefined;
  if (bytes === undefined) return invalid(`${path}.content`, null, "its content is no base64", expected);
  return { filename, contentType, content: bytes };
};

const isObjection = (read: LetterAttachment | AttachmentObjection): read is AttachmentObjection => "reason" in read;

export const readAttachments = (items: readonly unknown[]): ReadAttachments => {
  const attachments: LetterAttachment[] = [];
  for (const [index, item] of items.entries()) {
    const read = readOne(item, `attachments.${index}`);
    if (isObjection(read)) return { objection: read };
    attachments.push(read);
  }
  return { attachments };
};
