/** Letters as messages of MIME: the same bytes for the same letter, and nothing in them that nobody asked for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { composed } from "../../src/mail/compose.js";
import type { Letter } from "../../src/mail/letter.js";
import { messageIdOf } from "../../src/mail/messageIds.js";
import { anyText } from "../support/anyText.js";

const postmark = { messageId: "<name@mail.gmail.com>", atMs: Date.parse("2026-06-01T12:00:00Z") };
const letter: Letter = {
  ...{ from: "desk@example.com", to: ["client@example.com"], cc: ["one@example.com"], bcc: ["hidden@example.com"] },
  ...{ replyTo: "reply@example.com", subject: "Grüße ✈", body: "<p>Hällo</p>", bodyType: "html" },
  attachments: [{ filename: "Reise plan ü.txt", contentType: "text/plain", content: Buffer.from("KTEB - KVNY\n") }],
};

test("a letter is the same bytes each time, and another name is another boundary", async () => {
  const message = await composed(letter, postmark);
  assert.ok(message.equals(await composed(letter, postmark)));
  const other = await composed(letter, { ...postmark, messageId: "<other@mail.gmail.com>" });
  assert.notEqual(/boundary="(.*)"/.exec(String(message))?.[1], /boundary="(.*)"/.exec(String(other))?.[1]);
});

test("what was written is what is read, the hidden recipients too", async () => {
  const email = await PostalMime.parse(await composed(letter, postmark));
  assert.deepEqual(
    [email.subject, email.messageId, email.date],
    ["Grüße ✈", postmark.messageId, "2026-06-01T12:00:00.000Z"],
  );
  assert.deepEqual(
    [email.from, ...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? []), ...(email.replyTo ?? [])].map(
      (each) => each?.address,
    ),
    ["desk@example.com", "client@example.com", "one@example.com", "hidden@example.com", "reply@example.com"],
  );
  assert.equal(email.html?.trim(), "<p>Hällo</p>");
  const [attachment] = email.attachments;
  assert.ok(attachment?.content instanceof ArrayBuffer);
  assert.deepEqual([attachment.filename, attachment.mimeType], ["Reise plan ü.txt", "text/plain"]);
  assert.equal(Buffer.from(attachment.content).toString(), "KTEB - KVNY\n");
});

const headersOf = (message: Buffer): readonly string[] =>
  (String(message).split("\r\n\r\n")[0] ?? "").split(/\r\n(?![ \t])/).map((line) => line.split(":")[0] ?? "");

test("no text of a letter becomes a header, a part or another recipient", async () => {
  const hostile = fc.oneof(
    anyText(60),
    fc.constantFrom("a\r\nBcc: evil@example.com", "a\n\nbody", "\r\n.\r\n", "=?utf-8?q?=0d=0aBcc:_evil@example.com?="),
  );
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (subject, body, filename) => {
      const attachments = [{ filename: `f${filename}`, contentType: "text/plain", content: Buffer.from(body) }];
      const message = await composed({ to: ["a@example.com"], subject, body, bodyType: "text", attachments }, postmark);
      const names = new Set(["To", "Subject", "Message-ID", "Date", "MIME-Version", "Content-Type"]);
      for (const name of headersOf(message)) assert.ok(names.has(name), name);
      const email = await PostalMime.parse(message);
      assert.deepEqual(
        email.to?.map(({ address }) => address),
        ["a@example.com"],
      );
      assert.equal(email.bcc, undefined);
      assert.equal(email.attachments.length, 1);
    }),
    { numRuns: 150 },
  );
});

test("a name is made of its parts, in the sender's domain", () => {
  assert.equal(messageIdOf(["a", 1]), messageIdOf(["a", 1]));
  assert.notEqual(messageIdOf(["a", 1]), messageIdOf(["a", 2]));
  assert.match(messageIdOf(["a"]), /^<[A-Za-z0-9]{28,32}@mail\.gmail\.com>$/);
  assert.match(messageIdOf(["a"], "desk@jetvision.example"), /@jetvision\.example>$/);
  assert.match(messageIdOf(["a"], "desk@j>vision\r\n"), /@mail\.gmail\.com>$/);
});
