/** The facade of Gmail, and our client on it: a mailbox of three threads, what is sent into it, and what is refused. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { FacadePlace } from "../../../src/facade/port.js";
import { composed } from "../../../src/mail/compose.js";
import type { Letter } from "../../../src/mail/letter.js";
import { fixedHeaders } from "../../../src/upstream/index.js";
import { createGmailClient } from "../../../src/vendors/gmail/client.js";
import { vendor } from "../../../src/vendors/gmail/facade/index.js";
import { createJudge } from "../answerSchemas.js";
import { ask, atInstant, callOn, newPlace, upstreamOn } from "../facadeClient.js";

const judge = createJudge("gmail");
const headers = { authorization: "Bearer anything", "content-type": "application/json" };
const client = createGmailClient(upstreamOn(vendor, fixedHeaders(headers)));
const me = "/gmail/v1/users/me";

const get = async (place: FacadePlace, target: string, schema: string, status = 200) => {
  const answer = await ask(vendor, place, `${me}${target}`, { headers });
  assert.equal(answer.status, status, answer.body);
  const value = JSON.parse(answer.body);
  judge(schema, value);
  return value;
};

const post = async (place: FacadePlace, body: unknown) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await ask(vendor, place, `${me}/messages/send`, { method: "POST", headers, body: text });
  return { status: answer.status, value: JSON.parse(answer.body) };
};

const raw = (...lines: readonly string[]): string => Buffer.from(lines.join("\r\n")).toString("base64url");

const later = (place: FacadePlace, minutes: number): FacadePlace => ({
  ...place,
  nowMs: place.nowMs + minutes * 60_000,
});

test("the mailbox begins with three threads, the same in every world of a seed", async () => {
  const [one, two, other] = [await newPlace(), await newPlace(), await newPlace(atInstant, "another seed")];
  const { threads } = await get(one, "/threads", "threads");
  assert.equal(threads.length, 3);
  assert.deepEqual(await get(two, "/threads", "threads"), await get(one, "/threads", "threads"));
  assert.notEqual((await get(other, "/threads", "threads")).threads[0].id, threads[0].id);
  for (const { id } of threads) {
    const thread = await get(one, `/threads/${id}`, "thread");
    for (const message of thread.messages) {
      assert.equal(message.threadId, id);
      const { id: name } = message;
      assert.deepEqual(await get(one, `/messages/${name}`, "message"), message);
      const { raw: bytes } = await get(one, `/messages/${name}?format=raw`, "message");
      assert.match(Buffer.from(bytes, "base64url").toString(), /^From: /);
      assert.equal((await get(one, `/messages/${name}?format=minimal`, "message")).payload, undefined);
    }
  }
});

test("what is sent is in the mailbox: as bytes, as parts, by its name and by what it says", async () => {
  const place = await newPlace();
  const letter: Letter = {
    ...{ to: ["client@example.com"], bcc: ["hidden@example.com"], subject: "Grüße & more", body: "<p>Hällo</p>" },
    ...{
      bodyType: "html" as const,
      attachments: [{ filename: "a.pdf", contentType: "application/pdf", content: Buffer.alloc(3000, 7) }],
    },
  };
  const message = await composed(letter, { messageId: "<one@mail.gmail.com>", atMs: atInstant });
  const { id, threadId } = await client.sendMessage(message, undefined, callOn(vendor, place));
  const whole = await get(place, `/messages/${id}`, "message");
  assert.deepEqual(
    whole.payload.parts.map(({ mimeType, filename }: Record<string, unknown>) => [mimeType, filename]),
    [
      ["text/html", ""],
      ["application/pdf", "a.pdf"],
    ],
  );
  assert.deepEqual(whole.payload.parts[1].body, { size: 3000, attachmentId: "attachment-1" });
  const kept = Buffer.from((await get(place, `/messages/${id}?format=raw`, "message")).raw, "base64url");
  assert.equal(kept.toString(), `From: desk@jetvision.example\r\n${message}`);
  const shown = await get(place, `/messages/${id}?format=metadata&metadataHeaders=Message-ID`, "message");
  assert.deepEqual(shown.payload.headers, [{ name: "Message-ID", value: "<one@mail.gmail.com>" }]);
  assert.deepEqual(await client.findMessage("<one@mail.gmail.com>", callOn(vendor, place)), { id, threadId });
  assert.equal(await client.findMessage("<two@mail.gmail.com>", callOn(vendor, place)), undefined);
  for (const query of [
    "in:sent",
    "to:hidden",
    'subject:"more"',
    "hällo",
    "rfc822msgid:one@mail.gmail.com hällo",
    "after:2026/06/01",
  ]) {
    const { messages } = await get(place, `/messages?q=${encodeURIComponent(query)}&maxResults=1`, "messages");
    assert.equal(messages[0].id, id, query);
  }
  for (const query of ["from:nobody", "-in:sent subject:more", "before:2020/01/01", "unknown:operator"])
    assert.equal(
      (await get(place, `/messages?q=${encodeURIComponent(query)}`, "messages")).resultSizeEstimate,
      0,
      query,
    );
  const thread = await client.getThread(threadId, callOn(vendor, place));
  const [read] = thread?.messages ?? [];
  assert.deepEqual(
    [read?.subject, read?.html?.trim(), read?.from],
    ["Grüße & more", "<p>Hällo</p>", "desk@jetvision.example"],
  );
  assert.deepEqual(read?.to, ["client@example.com"]);
});

test("an answer comes into the thread that it answers, and a thread that is named is taken", async () => {
  const place = await newPlace(atInstant, "vendors", 100);
  const { messages } = await get(place, "/messages?q=subject:Flight", "messages");
  const [first] = messages;
  const { payload } = await get(place, `/messages/${first.id}`, "message");
  const name = payload.headers.find((header: { name: string }) => header.name === "Message-ID").value;
  const answer = ["To: john.doe@example.com", "Subject: RE: Flight request", `In-Reply-To: ${name}`, "", "Done."];
  const sent = await post(later(place, 1), { raw: raw(...answer) });
  judge("sent", sent.value);
  assert.equal(sent.value.threadId, first.threadId);
  assert.equal((await get(place, `/threads/${first.threadId}`, "thread")).messages.at(-1).id, sent.value.id);
  const other = await post(later(place, 2), {
    raw: raw("To: a@example.com", "Subject: Something else", `In-Reply-To: ${name}`, "", "x"),
  });
  assert.notEqual(other.value.threadId, first.threadId);
  const named = await post(later(place, 3), { threadId: first.threadId, raw: raw("To: a@example.com", "", "x") });
  assert.equal(named.value.threadId, first.threadId);
  const { threads } = await get(place, "/threads?maxResults=2", "threads");
  assert.deepEqual(
    threads.map(({ id }: { id: string }) => id),
    [first.threadId, other.value.threadId],
  );
  const next = await get(place, "/threads?maxResults=2&pageToken=2", "threads");
  assert.equal(next.threads.length, 2);
});

test("a message of many megabytes is kept whole", async () => {
  const place = await newPlace();
  const content = Buffer.alloc(1_100_000, "0123456789");
  const letter = { to: ["a@example.com"], subject: "Large", body: "x", bodyType: "text" } as const;
  const attachments = [{ filename: "a.bin", contentType: "application/octet-stream", content }];
  const message = await composed({ ...letter, attachments }, { messageId: "<large@mail.gmail.com>", atMs: atInstant });
  const { id } = await client.sendMessage(message, undefined, callOn(vendor, place));
  const kept = Buffer.from((await get(place, `/messages/${id}?format=raw`, "message")).raw, "base64url");
  assert.ok(kept.subarray(kept.indexOf("\r\n") + 2).equals(message));
});

test("what cannot be sent or found is refused in the service's form", async () => {
  const place = await newPlace();
  const to = "To: a@example.com";
  const wrong: readonly (readonly [body: unknown, said: RegExp])[] = [
    ["not JSON", /Invalid JSON/],
    [{}, /'raw' RFC822/],
    [{ raw: "???" }, /Base64 decoding failed/],
    [{ raw: raw("Subject: nobody", "", "x") }, /Recipient address required/],
    [{ raw: raw("To: nonsense", "", "x") }, /Invalid To header|Recipient address required/],
    [{ raw: raw(to, "", "x"), threadId: 7 }, /Invalid thread_id/],
  ];
  for (const [body, said] of wrong) {
    const { status, value } = await post(place, body);
    judge("refusal", value);
    assert.equal(status, 400);
    assert.match(value.error.message, said);
  }
  assert.equal((await post(place, { raw: raw(to, "", "x"), threadId: "0123456789abcdef" })).status, 404);
  for (const [target, status] of [
    ["/messages/nothing", 400],
    ["/messages/0123456789abcdef", 404],
    ["/threads/0123456789abcdef", 404],
    ["/messages?maxResults=many", 400],
  ] as const)
    await get(place, target, "refusal", status);
  for (const id of ["nothing", "0123456789abcdef", "../me"])
    assert.equal(await client.getThread(id, callOn(vendor, place)), undefined, id);
  const foreign = await ask(vendor, place, "/gmail/v1/users/somebody@example.com/messages", { headers });
  assert.equal(foreign.status, 403);
  const live = await ask(vendor, place, `${me}/messages`, { headers: { authorization: "Bearer ya29.real" } });
  assert.equal(live.status, 403);
  assert.match(live.body, /never send a live key/);
  assert.equal((await get(place, "/messages", "messages")).resultSizeEstimate, 6, "nothing was sent");
});

test("a world that is full takes no message, and says so", async () => {
  const place = await newPlace(atInstant, "vendors", 2);
  const body = { raw: raw("To: a@example.com", "", "x") };
  assert.equal((await post(place, body)).status, 200);
  const { status, value } = await post(place, body);
  assert.equal(status, 400);
  assert.match(value.error.message, /holds 2 documents already/);
});
