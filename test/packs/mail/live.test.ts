/** The pack live, over HTTP: on our facade it answers as in mock mode; what goes out, tokens, hostile answers, and what stays secret. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, type TestContext, test } from "node:test";
import { createLog } from "../../../src/observability/log.js";
import { vendor } from "../../../src/vendors/gmail/facade/index.js";
import { serveFacades } from "../../facade/served.js";
import { temporaryFolder } from "../../support/folders.js";
import { handTimers } from "../../support/handTimers.js";
import { passing } from "../flights/passing.js";
import { type Scripted, startRecorder } from "../flights/recorder.js";
import { frozenNow, liveOn, openServer, refusal, type Server, type ServerParts } from "./inProcess.js";

const email = {
  ...{ to: "client-of-a-canary@example.com", subject: "Subject of a canary", body: "<p>Body of a canary</p>" },
  attachments: [{ filename: "name-of-a-canary.txt", content: Buffer.from("content of a canary").toString("base64") }],
};

const facadeAt = async (context: TestContext, now = () => Date.parse(frozenNow)) =>
  serveFacades({ after: (run) => context.after(run) }, [vendor], { isAlone: true, now });

const live = async (context: TestContext, url: string, parts: ServerParts = {}): Promise<Server> => {
  const server = await openServer({ settings: liveOn(url), ...parts });
  context.after(server.runtime.close);
  return server;
};

describe("on the facade", () => {
  test("the same calls have the same answers as in mock mode, byte for byte", async (context) => {
    const { url } = await facadeAt(context);
    const [mock, onFacade] = [await openServer(), await live(context, url)];
    context.after(mock.runtime.close);
    const bothCall = async (tool: string, input: object, key?: string) => {
      const [one, other] = [await mock.call(tool, input, key), await onFacade.call(tool, input, key)];
      assert.equal(JSON.stringify(other), JSON.stringify(one));
      return one.structured;
    };
    const { thread_id } = await bothCall("send_email", email);
    await bothCall("send_email", email);
    await bothCall("send_email", email, "key");
    await bothCall("send_email", email, "key");
    await bothCall("send_email", { ...email, subject: "another" }, "key");
    await bothCall("get_thread_history", { thread_id });
    await bothCall("get_thread_history", { thread_id: "0123456789abcdef" });
    await bothCall("get_thread_history", { thread_id: "thread_xyz" });
    assert.deepEqual(await onFacade.read("mail://threads"), await mock.read("mail://threads"));
    assert.equal((await mock.read("mail://threads"))["count"], 6);
  });

  test("the same message goes out in the same bytes", async (context) => {
    const { url } = await facadeAt(context);
    const server = await live(context, url);
    const { structured } = await server.call("send_email", email, "key");
    const id = String(structured["thread_id"]);
    const headers = { authorization: "Bearer anything" };
    const kept = await fetch(`${url}/gmail/v1/users/me/messages/${id}?format=raw`, { headers });
    const { raw } = Object(await kept.json());
    const mock = await openServer();
    context.after(mock.runtime.close);
    await mock.call("send_email", email, "key");
    const { store, world } = await mock.runtime.visit({
      ...{ meta: {}, handleHeader: undefined, worldHeader: undefined, connection: undefined },
    });
    const piece = await store.readDossier(world, "gmail.pieces", `${id}.0`);
    assert.equal(JSON.parse(piece?.document ?? "{}").raw, raw);
  });

  test("an access token that has expired is renewed once for ten calls at once", async (context) => {
    let nowMs = Date.parse(frozenNow);
    const { url, logLines } = await facadeAt(context, () => nowMs);
    const server = await live(context, url);
    const read = async () => {
      const [{ thread_id }] = Object(await server.read("mail://threads")).threads;
      return server.call("get_thread_history", { thread_id });
    };
    const renewals = () => logLines.filter((line) => line.includes("POST /token: 200")).length;
    await read();
    assert.equal(renewals(), 1);
    // By the facade's clock the token is over; by that of the pack it is not, so it learns by a 401.
    nowMs += 3_600_000;
    const answers = await Promise.all(Array.from({ length: 10 }, read));
    assert.ok(answers.every(({ isError }) => !isError));
    assert.equal(renewals(), 2);
  });

  test("a first token is asked for once by ten calls at once", async (context) => {
    const { url, logLines } = await facadeAt(context);
    const server = await live(context, url);
    const thread_id = "0123456789abcdef";
    await Promise.all(Array.from({ length: 10 }, () => server.call("get_thread_history", { thread_id })));
    assert.equal(logLines.filter((line) => line.includes("POST /token: 200")).length, 1);
  });

  test("consent that was taken back names the variables, and nothing that is in them", async (context) => {
    const { url } = await facadeAt(context);
    const server = await live(context, url, {
      settings: { ...liveOn(url), googleRefreshToken: "mock_revoked-of-a-canary" },
    });
    const { reason, said } = refusal(await server.call("send_email", email));
    assert.equal(reason, "UPSTREAM_AUTH");
    assert.match(said, /GOOGLE_REFRESH_TOKEN/);
    assert.doesNotMatch(said, /of-a-canary/);
  });

  test("no secret, subject, text or address is in logs, in answers that need none, or in what the store keeps", async (context) => {
    const facade = await facadeAt(context);
    const logged: string[] = [];
    const folder = temporaryFolder({ after: (run) => context.after(run) });
    const files = (): readonly string[] =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
    const timers = handTimers();
    const server = await openServer({
      ...{ settings: liveOn(facade.url), store: { dataDirectory: folder }, timers },
      log: createLog("debug", { write: (line) => void logged.push(line) }),
    });
    const path = "/gmail/v1/users/me/messages/send";
    facade.faults.replace([{ vendor: "gmail", method: "POST", path, nth: 2, do: { reset: "after" } }]);
    const call = (key?: string) => passing(timers, [1000, 2000], server.call("send_email", email, key));
    await call("one");
    const lost = await call("two");
    assert.equal(refusal(lost).reason, "OUTCOME_UNKNOWN");
    const whileOpen = files();
    const found = await call("two");
    assert.equal(found.isError, false);
    const again = await call("two");
    await call();
    const injected = await server.call("send_email", {
      ...email,
      attachments: [{ filename: "a", content: "of a canary" }],
    });
    const said = [
      lost.text,
      JSON.stringify(lost.structured),
      injected.text,
      JSON.stringify(await server.read("mail://status")),
    ];
    await server.runtime.close();
    assert.deepEqual(again.structured, found.structured);
    const kept = [...whileOpen, ...files()];
    assert.ok(whileOpen.join("").includes("mail.sending"), "the store kept what was being sent");
    for (const text of [...logged, ...facade.logLines, ...said, ...kept])
      assert.doesNotMatch(text, /of[- ]a[- ]canary/i);
    for (const text of kept) assert.ok(!text.includes(Buffer.from("content of a canary").toString("base64")));
  });
});

const token: Scripted = {
  status: 200,
  body: { access_token: "ya29.of-a-canary", expires_in: 3599, token_type: "Bearer" },
};

describe("what goes out, and what comes back", () => {
  const onRecorder = async (context: TestContext, ...answers: readonly Scripted[]) => {
    const [google, gmail] = [await startRecorder(), await startRecorder()];
    const timers = handTimers();
    context.after(async () => {
      await google.close();
      await gmail.close();
    });
    google.answer(token);
    gmail.answer(...answers);
    const settings = { ...liveOn(gmail.url), googleTokenUrl: `${google.url}/o/token` };
    const server = await live(context, gmail.url, { settings, timers });
    const call = (tool: string, input: object) => passing(timers, [1000, 2000], server.call(tool, input));
    return { google, gmail, call };
  };

  test("the grant of the document, and the message with the token that it gave", async (context) => {
    const { google, gmail, call } = await onRecorder(context, { status: 200, body: { id: "18c1", threadId: "18c0" } });
    const { structured } = await call("send_email", email);
    assert.equal(structured["thread_id"], "18c0");
    const [asked] = google.requests;
    assert.equal(`${asked?.method} ${asked?.url}`, "POST /o/token");
    assert.deepEqual(Object.fromEntries(new URLSearchParams(asked?.body)), {
      ...{ grant_type: "refresh_token", client_id: "client-of-a-canary" },
      ...{ client_secret: "secret-of-a-canary", refresh_token: "refresh-of-a-canary" },
    });
    const [sent] = gmail.requests;
    assert.equal(`${sent?.method} ${sent?.url}`, "POST /gmail/v1/users/me/messages/send");
    assert.equal(sent?.headers.authorization, "Bearer ya29.of-a-canary");
    const { raw } = JSON.parse(sent?.body ?? "{}");
    assert.match(Buffer.from(raw, "base64url").toString(), /^To: client-of-a-canary@example\.com\r\n/);
  });

  test("a send is repeated after 429 alone; a read after 503 too", async (context) => {
    const busy = { status: 503, body: {} };
    const { gmail, call } = await onRecorder(context, { status: 429, body: {} }, busy);
    assert.equal(refusal(await call("send_email", email)).reason, "OUTCOME_UNKNOWN");
    assert.equal(gmail.requests.length, 2);
    assert.equal(refusal(await call("get_thread_history", { thread_id: "18c0" })).reason, "UPSTREAM_UNAVAILABLE");
    assert.equal(gmail.requests.length, 5);
  });

  test("an answer that is not Gmail's is refused, whatever is in it", async (context) => {
    const payload = { headers: [], mimeType: "text/plain", body: { data: "YQ" } };
    const message = { id: "1", threadId: "18c0", internalDate: "0", snippet: "", payload };
    let deep: object = payload;
    for (let depth = 0; depth < 40; depth += 1) deep = { mimeType: "multipart/mixed", parts: [deep] };
    const thread = (each: object) => ({ id: "18c0", messages: [{ ...message, ...each }] });
    const hostile: readonly unknown[] = [
      ...[null, [], { id: "18c0" }, { id: "18c0", messages: {} }, { id: 7, messages: [] }, thread({ id: "a b" })],
      ...[thread({ internalDate: "soon" }), thread({ payload: null }), thread({ payload: deep })],
      ...[
        thread({ payload: { ...payload, headers: [{ name: "a b" }] } }),
        thread({ payload: { ...payload, body: { data: "!" } } }),
      ],
    ];
    const { gmail, call } = await onRecorder(context);
    for (const body of hostile) {
      gmail.answer({ status: 200, body });
      const outcome = await call("get_thread_history", { thread_id: "18c0" });
      assert.equal(refusal(outcome).reason, "UPSTREAM_MALFORMED", JSON.stringify(body)?.slice(0, 200));
    }
    const headers = [
      { name: "Subject", value: "=?utf-8?q?Gr=C3=BC=C3=9Fe?=\u202e" },
      { name: "From", value: "A B <a@example.com>" },
    ];
    gmail.answer({ status: 200, body: thread({ snippet: "a &amp; b", payload: { ...payload, headers } }) });
    const { structured } = await call("get_thread_history", { thread_id: "18c0" });
    const [read] = Object(structured["messages"]);
    assert.deepEqual([read.subject, read.from, read.snippet, read.body_text], ["Grüße", "a@example.com", "a & b", "a"]);
  });

  test("a refusal of Gmail comes in its own words, without the secrets that it repeats", async (context) => {
    const error = { code: 400, status: "FAILED_PRECONDITION", message: "Mail is off for secret-of-a-canary" };
    const { call } = await onRecorder(context, { status: 400, body: { error } });
    const { reason, said } = refusal(await call("send_email", email));
    assert.equal(reason, "UPSTREAM_REFUSED");
    assert.match(said, /Mail is off/);
    assert.doesNotMatch(said, /secret-of-a-canary/);
  });
});
