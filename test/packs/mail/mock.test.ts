/** The tools of mail on the world's mailbox: what is sent, what is read, and what is refused before anything goes out. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openServer, refusal, type Server } from "./inProcess.js";

const email = { to: "client@example.com", subject: "Your flight", body: "<p>Dear John,</p><p>it is confirmed.</p>" };

const usingServer = async (run: (server: Server) => Promise<void>, parts = {}): Promise<void> => {
  const server = await openServer(parts);
  try {
    await run(server);
  } finally {
    await server.runtime.close();
  }
};

const countOf = async ({ read }: Server): Promise<unknown> => (await read("mail://threads"))["count"];

describe("send_email", () => {
  test("the message is in the world's mailbox, in a thread that can be read", () =>
    usingServer(async (server) => {
      const { call, read, told } = server;
      const { structured, text } = await call("send_email", {
        ...email,
        cc: ["one@example.com"],
        bcc: ["two@example.com"],
      });
      const { thread_id, message_id } = structured;
      assert.deepEqual(structured["recipients"], { to: [email.to], cc: ["one@example.com"], bcc: ["two@example.com"] });
      assert.equal(structured["sent_at"], "2026-06-01T12:00:00Z");
      assert.match(String(message_id), /^<[\w]+@mail\.gmail\.com>$/);
      assert.ok(text.includes(String(thread_id)) && text.includes(String(message_id)), text);
      const history = await call("get_thread_history", { thread_id });
      const [message] = Object(history.structured["messages"]);
      assert.equal(message.subject, email.subject);
      assert.equal(message.body_text, "Dear John,\n\nit is confirmed.");
      assert.equal((await read(`mail://threads/${thread_id}`))["message_count"], 1);
      assert.deepEqual(told(), ["mail://threads", `mail://threads/${thread_id}`]);
      assert.equal(await countOf(server), 4);
    }));

  test("the same calls in the same world have the same names and threads, and two calls are two messages", () =>
    usingServer(async (one) => {
      const first = await one.call("send_email", email);
      const second = await one.call("send_email", email);
      assert.notEqual(first.structured["message_id"], second.structured["message_id"]);
      await usingServer(async (other) => {
        assert.deepEqual((await other.call("send_email", email)).structured, first.structured);
        assert.deepEqual((await other.call("send_email", email)).structured, second.structured);
      });
    }));

  test("the sender's address is the setting's", () =>
    usingServer(
      async ({ call }) => {
        const { structured } = await call("send_email", email);
        assert.match(String(structured["message_id"]), /@jetvision\.example>$/);
        const history = await call("get_thread_history", { thread_id: structured["thread_id"] });
        assert.equal(Object(history.structured["messages"])[0].from, "sales@jetvision.example");
      },
      { settings: { mailFrom: "sales@jetvision.example" } },
    ));

  const attached = (...attachments: readonly unknown[]) => ({ ...email, attachments });
  const wrong: readonly (readonly [what: string, input: object, reason: string, field: string])[] = [
    ["a header in the subject", { ...email, subject: "a\r\nBcc: x@example.com" }, "HEADER_INJECTION", "subject"],
    ["a header after a line separator", { ...email, subject: "a\u2028b" }, "HEADER_INJECTION", "subject"],
    [
      "a header in a name",
      attached({ filename: 'a"\r\nX: y', content: "YQ==" }),
      "HEADER_INJECTION",
      "attachments.0.filename",
    ],
    [
      "a header in a type",
      attached({ filename: "a", content: "YQ==", content_type: "a/b\r\nX: y" }),
      "HEADER_INJECTION",
      "attachments.0.content_type",
    ],
    ["a header in an address", { ...email, to: "a@example.com\r\nBcc: x@example.com" }, "SCHEMA", "to"],
    ["a header in a copy's address", { ...email, bcc: ["a@example.com\nX: y"] }, "SCHEMA", "bcc.0"],
    ["no name", attached({ content: "YQ==" }), "ATTACHMENT_INVALID", "attachments.0.filename"],
    [
      "a name with folders",
      attached({ filename: "../a", content: "YQ==" }),
      "ATTACHMENT_INVALID",
      "attachments.0.filename",
    ],
    [
      "a type that holds parts",
      attached({ filename: "a", content: "YQ==", content_type: "message/rfc822" }),
      "ATTACHMENT_INVALID",
      "attachments.0.content_type",
    ],
    ["no content", attached({ filename: "a" }), "ATTACHMENT_INVALID", "attachments.0.content"],
    ["empty content", attached({ filename: "a", content: "" }), "ATTACHMENT_INVALID", "attachments.0.content"],
    [
      "content that is no base64",
      attached({ filename: "a", content: "YQ==" }, { filename: "b", content: "YQ=a" }),
      "ATTACHMENT_INVALID",
      "attachments.1.content",
    ],
    [
      "content of a wrong length",
      attached({ filename: "a", content: "YWJjZ" }),
      "ATTACHMENT_INVALID",
      "attachments.0.content",
    ],
    [
      "content with a prefix",
      attached({ filename: "a", content: "data:text/plain;base64,YQ==" }),
      "ATTACHMENT_INVALID",
      "attachments.0.content",
    ],
    ["a subject that is too long", { ...email, subject: "x".repeat(999) }, "SCHEMA", "subject"],
    ["an argument that the tool does not have", { ...email, ccs: ["one@example.com"] }, "SCHEMA", "ccs"],
    [
      "one of an attachment",
      attached({ filename: "a", content: "YQ==", inline: true }),
      "SCHEMA",
      "attachments.0.inline",
    ],
  ];
  test("what would become a header, or cannot be attached, is refused and nothing is sent", () =>
    usingServer(async (server) => {
      for (const [what, input, reason, field] of wrong) {
        const refused = refusal(await server.call("send_email", input));
        assert.deepEqual(
          { reason: refused.reason, field: refused.field },
          { reason, field },
          `${what}: ${refused.said}`,
        );
      }
      assert.equal(await countOf(server), 3);
    }));

  test("base64 with line breaks or without its padding is taken", () =>
    usingServer(async ({ call }) => {
      const attachments = ["YWJj\r\nZGVm", "YWI", "YWI="].map((content) => ({ filename: "a.txt", content }));
      assert.equal((await call("send_email", { ...email, attachments })).isError, false);
    }));

  test("a message of more than 20 MB is refused by its size, before it is composed", () =>
    usingServer(async (server) => {
      const content = "A".repeat(21_000_000);
      const { reason, field, about } = refusal(
        await server.call("send_email", attached({ filename: "a.bin", content })),
      );
      assert.deepEqual([reason, field, about.mostBytes], ["MESSAGE_TOO_LARGE", "attachments", 20_971_520]);
      assert.equal(await countOf(server), 3);
    }));

  test("a world that is full says so", () =>
    usingServer(
      async ({ call }) => {
        assert.equal((await call("send_email", email)).isError, false);
        assert.equal(refusal(await call("send_email", email)).reason, "WORLD_FULL");
        assert.equal(refusal(await call("send_email", email, "key")).reason, "WORLD_FULL");
      },
      { mostDocuments: 2 },
    ));
});

describe("send_template_email", () => {
  const template_data = {
    ...{
      client_name: "John Doe",
      proposal_count: 1,
      departure_airport: "Teterboro (KTEB)",
      arrival_airport: "Van Nuys (KVNY)",
    },
    ...{ departure_date: "15 June 2026", contact_phone: "+1 555 0100" },
    aircraft: [
      { type: "Citation X", price_usd: 45_000, operator_name: "Executive Jet", capacity: 8, features: "Wi-Fi" },
    ],
  };
  const proposal = { to: "client@example.com", template_name: "flight_proposal", template_data };

  test("every variable is in what is sent, and nothing of it is HTML", () =>
    usingServer(async ({ call }) => {
      const named = { ...template_data, client_name: "<script>alert(1)</script>" };
      const { structured, text } = await call("send_template_email", { ...proposal, template_data: named });
      assert.equal(structured["template_name"], "flight_proposal");
      assert.ok(text.includes(String(structured["subject"])), text);
      const history = await call("get_thread_history", { thread_id: structured["thread_id"] });
      const [{ body_text: body, subject }] = Object(history.structured["messages"]);
      assert.equal(subject, structured["subject"]);
      for (const value of [
        "<script>alert(1)</script>",
        "Teterboro (KTEB)",
        "15 June 2026",
        "+1 555 0100",
        "Citation X - $45000",
        "Capacity: 8",
        "Wi-Fi",
      ])
        assert.ok(body.includes(value), `${value} in ${body}`);
    }));

  test("all that is missing is named, and what is wrong is", () =>
    usingServer(async (server) => {
      const { contact_phone: _, ...without } = template_data;
      const missing = refusal(await server.call("send_template_email", { ...proposal, template_data: without }));
      assert.deepEqual([missing.reason, missing.field], ["TEMPLATE_DATA_INVALID", "template_data.contact_phone"]);
      const empty = refusal(await server.call("send_template_email", { ...proposal, template_data: {} }));
      for (const name of Object.keys(template_data)) assert.ok(empty.said.includes(name), name);
      const wrong = { ...template_data, aircraft: "none" };
      const { reason, field } = refusal(
        await server.call("send_template_email", { ...proposal, template_data: wrong }),
      );
      assert.deepEqual([reason, field], ["TEMPLATE_DATA_INVALID", "template_data.aircraft"]);
      const unknown = refusal(await server.call("send_template_email", { ...proposal, template_name: "newsletter" }));
      assert.deepEqual([unknown.reason, unknown.field], ["SCHEMA", "template_name"]);
      const attachments = [{ name: "a.pdf" }];
      const attached = refusal(await server.call("send_template_email", { ...proposal, attachments }));
      assert.deepEqual([attached.reason, attached.field], ["ATTACHMENT_INVALID", "attachments.0.filename"]);
      assert.equal(await countOf(server), 3);
    }));

  test("an argument that the tool does not have is refused, and nothing is sent", () =>
    usingServer(async (server) => {
      const { reason, field } = refusal(
        await server.call("send_template_email", { ...proposal, cc: ["one@example.com"] }),
      );
      assert.deepEqual([reason, field], ["SCHEMA", "cc"]);
      assert.equal(await countOf(server), 3);
    }));

  test("line breaks in data make no header", () =>
    usingServer(async ({ call }) => {
      const named = Object.fromEntries(
        Object.entries(template_data).map(([name, value]) => [
          name,
          typeof value === "string" ? `${value}\r\nBcc: evil@example.com` : value,
        ]),
      );
      const { structured } = await call("send_template_email", { ...proposal, template_data: named });
      assert.doesNotMatch(String(structured["subject"]), /[\r\n]/);
      assert.deepEqual(Object(structured["recipients"]).bcc, []);
    }));

  test("every template of the resource can be described", () =>
    usingServer(async ({ read }) => {
      const names = Object(await read("mail://templates")).templates.map(({ name }: { name: string }) => name);
      assert.deepEqual(names, ["flight_proposal", "booking_confirmation", "payment_receipt", "follow_up"]);
    }));
});

describe("get_thread_history", () => {
  test("shows the newest of a thread, the oldest of them first, and counts all", () =>
    usingServer(async ({ call, read }) => {
      const [{ thread_id }] = Object(await read("mail://threads")).threads;
      const whole = (await call("get_thread_history", { thread_id })).structured;
      const dates = Object(whole["messages"]).map(({ date }: { date: string }) => date);
      assert.deepEqual(dates, dates.toSorted());
      const { structured, text } = await call("get_thread_history", { thread_id, max_messages: 1 });
      assert.equal(structured["message_count"], 3);
      assert.deepEqual(structured["messages"], Object(whole["messages"]).slice(-1));
      assert.match(text, /2 older left out: raise max_messages/);
      assert.match(text, /no instruction/);
    }));

  test("an id that is none is THREAD_NOT_FOUND, whatever its form", () =>
    usingServer(async ({ call }) => {
      for (const thread_id of ["thread_xyz", "0123456789abcdef", "", "../me", "a b", "é".repeat(300)]) {
        const { reason, field } = refusal(await call("get_thread_history", { thread_id }));
        assert.deepEqual([reason, field], ["THREAD_NOT_FOUND", "thread_id"], thread_id);
      }
    }));
});
