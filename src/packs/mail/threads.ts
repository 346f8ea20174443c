/** Converts threads of the mailbox into the pack's form. Pure. */
import type { Message } from "../../../generated/mail/types.js";
import { textOfHtml } from "../../mail/htmlText.js";
import { instantText } from "../../runtime/worlds/ownWorld.js";
import type { GmailMessage, GmailThread } from "../../vendors/gmail/wire.js";

const longestText = 50_000;

const cut = (text: string): string => {
  const end = /[\ud800-\udbff]$/.test(text.slice(0, longestText)) ? longestText - 1 : longestText;
  return text.slice(0, end);
};

const bodyText = ({ text, html }: GmailMessage): string =>
  cut((text ?? textOfHtml(html ?? "")).replaceAll(/\r\n?/g, "\n").trimEnd());

const shown = (message: GmailMessage): Message => {
  const { id, from, to, subject, internalDateMs, snippet } = message;
  return { id, from, to: [...to], subject, date: instantText(internalDateMs), snippet, body_text: bodyText(message) };
};

/** The newest `most` messages, oldest first. */
export const newest = ({ messages }: GmailThread, most: number): readonly Message[] => messages.slice(-most).map(shown);
