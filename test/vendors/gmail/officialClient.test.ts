/** The official client of Gmail as the judge of its mock, over a socket: whatever it reads of the mock it can read. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { auth, gmail } from "@googleapis/gmail";
import { composed } from "../../../src/mail/compose.js";
import { vendor } from "../../../src/vendors/gmail/facade/index.js";
import { serveFacades } from "../../facade/served.js";

const nowMs = Date.parse("2026-06-01T12:00:00Z");

/** As a program has it that has got consent. */
const clientOn = (url: string, refreshToken = "mock_refresh") => {
  const oauth = new auth.OAuth2({
    ...{ clientId: "client", clientSecret: "secret" },
    endpoints: { oauth2TokenUrl: `${url}/token` },
  });
  oauth.setCredentials({ refresh_token: refreshToken });
  return gmail({ version: "v1", auth: oauth, rootUrl: `${url}/` });
};

describe("the official client of Gmail", () => {
  it("gets a token, sends, finds what it sent, and reads the thread", async (context) => {
    const { url } = await serveFacades({ after: (run) => context.after(run) }, [vendor], {
      isAlone: true,
      now: () => nowMs,
    });
    const { users } = clientOn(url);
    const message = await composed(
      { to: ["client@example.com"], subject: "Grüße", body: "Hällo\n", bodyType: "text" },
      { messageId: "<one@mail.gmail.com>", atMs: nowMs },
    );
    const sent = await users.messages.send({ userId: "me", requestBody: { raw: message.toString("base64url") } });
    assert.deepEqual(sent.data.labelIds, ["SENT"]);
    const found = await users.messages.list({ userId: "me", q: "rfc822msgid:<one@mail.gmail.com>" });
    assert.deepEqual(found.data.messages, [{ id: sent.data.id, threadId: sent.data.threadId }]);
    const id = sent.data.id ?? "";
    const bytes = await users.messages.get({ userId: "me", id, format: "raw" });
    assert.ok(
      Buffer.from(bytes.data.raw ?? "", "base64url")
        .toString()
        .endsWith(message.toString()),
    );
    const threads = await users.threads.list({ userId: "me" });
    assert.equal(threads.data.threads?.length, 4);
    const thread = await users.threads.get({ userId: "me", id: sent.data.threadId ?? "" });
    const [read] = thread.data.messages ?? [];
    assert.equal(
      Buffer.from(read?.payload?.body?.data ?? "", "base64url")
        .toString()
        .trim(),
      "Hällo",
    );
    assert.equal(read?.internalDate, String(nowMs));
  });

  it("throws its own errors, with the mock's words in them", async (context) => {
    const { url } = await serveFacades({ after: (run) => context.after(run) }, [vendor], {
      isAlone: true,
      now: () => nowMs,
    });
    const { users } = clientOn(url);
    await assert.rejects(users.messages.get({ userId: "me", id: "0123456789abcdef" }), {
      code: 404,
      message: /not found/,
    });
    await assert.rejects(clientOn(url, "mock_revoked").users.threads.list({ userId: "me" }), /invalid_grant/);
  });
});
