/** Access tokens of Google: asked for by both grants, served by the facade, ended by the world's clock. */
import assert from "node:assert/strict";
import { generateKeyPairSync, verify } from "node:crypto";
import { test } from "node:test";
import type { FacadeAnswer, FacadePlace, Vendor } from "../../../src/facade/port.js";
import { type Authorize, UpstreamFailure } from "../../../src/upstream/index.js";
import { answered, faultAnswer } from "../../../src/vendors/google/facade/answers.js";
import { tokenRoute } from "../../../src/vendors/google/facade/tokenRoute.js";
import { forBearers, keyOf } from "../../../src/vendors/google/facade/tokens.js";
import { refreshTokenSource } from "../../../src/vendors/google/refreshToken.js";
import { assertionOf, serviceAccountSource } from "../../../src/vendors/google/serviceAccount.js";
import { readServiceAccountKey, UnusableKey } from "../../../src/vendors/google/serviceAccountKey.js";
import { endpointOf, googleTokenUrl } from "../../../src/vendors/google/tokenRequest.js";
import { handTimers } from "../../support/handTimers.js";
import { ask, atInstant, callOn, newPlace, upstreamOn } from "../facadeClient.js";

const vendor: Vendor = {
  name: "google",
  title: "Google",
  routes: [tokenRoute, { method: "GET", path: "/thing", answer: forBearers(() => answered({ thing: 1 })) }],
  keyOf,
  error: faultAnswer,
};

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = String(privateKey.export({ type: "pkcs8", format: "pem" }));
const keyFile = {
  type: "service_account",
  client_email: "desk@mock-project.example",
  private_key_id: "k1",
  private_key: pem,
  token_uri: googleTokenUrl,
};
const key = readServiceAccountKey(JSON.stringify(keyFile));
const audience = "http://127.0.0.1:4010/token";
const scopes = ["https://www.googleapis.com/auth/spreadsheets"];

const credentials = { clientId: "desk", clientSecret: "mock_secret", refreshToken: "mock_refresh" };

const endpoint = () => ({ upstream: upstreamOn(vendor), path: "/token", timers: handTimers(), timeoutMs: 5000 });

const sourcesOf = (): readonly (readonly [name: string, authorize: Authorize])[] => [
  ["refresh token", refreshTokenSource({ ...endpoint(), ...credentials })],
  ["service account", serviceAccountSource({ ...endpoint(), key, scopes, audience, nowMs: () => atInstant })],
];

const thing = (place: FacadePlace, bearer: string): Promise<FacadeAnswer> =>
  ask(vendor, place, "/thing", { headers: { authorization: bearer } });

const failureOf = async (promise: Promise<unknown>): Promise<UpstreamFailure> => {
  const error = await promise.then(
    () => undefined,
    (rejected: unknown) => rejected,
  );
  assert.ok(error instanceof UpstreamFailure);
  return error;
};

const post = (place: FacadePlace, form: Readonly<Record<string, string>>): Promise<FacadeAnswer> =>
  ask(vendor, place, "/token", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
  });

for (const [name, authorize] of sourcesOf()) {
  test(`a token by ${name} serves until its end by the world's clock, and one renewal serves all who wait`, async () => {
    const place = await newPlace();
    const all = await Promise.all(Array.from({ length: 10 }, () => authorize.headers(callOn(vendor, place))));
    const bearer = all[0]?.["authorization"] ?? "";
    assert.match(bearer, /^Bearer mock_ya29\./);
    assert.equal(new Set(all).size, 1);
    assert.equal((await thing(place, bearer)).status, 200);
    assert.equal((await thing({ ...place, nowMs: atInstant + 3_598_000 }, bearer)).status, 200);
    const late = await thing({ ...place, nowMs: atInstant + 3_599_000 }, bearer);
    assert.equal(late.status, 401);
    assert.equal(JSON.parse(late.body).error.status, "UNAUTHENTICATED");
  });
}

test("any bearer is let in, but for none, an invented token in our form and one that looks like somebody's own", async () => {
  const place = await newPlace();
  const statuses = ["Bearer x", "", "Bearer mock_ya29.aaa-11111111-22222222-3333333333333333", "Bearer ya29.real"].map(
    async (bearer) => (await thing(place, bearer)).status,
  );
  assert.deepEqual(await Promise.all(statuses), [200, 401, 401, 403]);
});

test("a refresh token that was revoked is invalid_grant, and what a request lacks is named", async () => {
  const place = await newPlace();
  const form = {
    grant_type: "refresh_token",
    client_id: "desk",
    client_secret: "mock_secret",
    refresh_token: "mock_refresh",
  };
  const { refresh_token: _, ...without } = form;
  const asked: readonly (readonly [Readonly<Record<string, string>>, number, string])[] = [
    [{ ...form, refresh_token: "mock_revoked" }, 400, "invalid_grant"],
    [without, 400, "invalid_request"],
    [{ ...form, client_id: "" }, 401, "invalid_client"],
    [{ ...form, grant_type: "password" }, 400, "unsupported_grant_type"],
    [{ ...form, refresh_token: "1//real" }, 403, "access_denied"],
    [{ ...form, client_secret: "GOCSPX-real" }, 403, "access_denied"],
  ];
  for (const [sent, status, error] of asked) {
    const answer = await post(place, sent);
    assert.deepEqual([answer.status, JSON.parse(answer.body).error], [status, error]);
  }
});

test("an assertion is signed by the key of the file, for an hour and for one endpoint", () => {
  const assertion = assertionOf({ key, scopes, audience, nowMs: () => atInstant });
  const [head = "", claims = "", signature = ""] = assertion.split(".");
  assert.deepEqual(JSON.parse(Buffer.from(head, "base64url").toString()), { alg: "RS256", typ: "JWT", kid: "k1" });
  assert.deepEqual(JSON.parse(Buffer.from(claims, "base64url").toString()), {
    iss: "desk@mock-project.example",
    scope: scopes[0],
    aud: audience,
    iat: atInstant / 1000,
    exp: atInstant / 1000 + 3600,
  });
  assert.ok(verify("sha256", Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, "base64url")));
});

test("an assertion for the real endpoint is never taken, nor one that is no short-lived RS256 token", async () => {
  const place = await newPlace();
  const grant_type = "urn:ietf:params:oauth:grant-type:jwt-bearer";
  const made = (change: object, head: object = { alg: "RS256" }): string =>
    [head, { iss: "desk", scope: "a", aud: audience, iat: 1, exp: 3601, ...change }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .concat("c2ln")
      .join(".");
  const asked: readonly (readonly [assertion: string, status: number, error: string])[] = [
    [made({}), 200, ""],
    [made({ aud: googleTokenUrl }), 403, "access_denied"],
    [made({ exp: 3602 }), 400, "invalid_grant"],
    [made({ exp: 0 }), 400, "invalid_grant"],
    [made({ iss: "" }), 400, "invalid_grant"],
    [made({}, { alg: "none" }), 400, "invalid_grant"],
    [made({ scope: "" }), 400, "invalid_scope"],
    ["a.b", 400, "invalid_grant"],
    ["", 400, "invalid_request"],
  ];
  for (const [assertion, status, error] of asked) {
    const answer = await post(place, { grant_type, assertion });
    assert.deepEqual([answer.status, JSON.parse(answer.body).error ?? ""], [status, error], assertion);
  }
});

test("credentials that the endpoint refuses are a failure of authorization, whose text has none of them", async () => {
  const place = await newPlace();
  const authorize = refreshTokenSource({ ...endpoint(), ...credentials, refreshToken: "mock_revoked" });
  const failure = await failureOf(Promise.resolve(authorize.headers(callOn(vendor, place))));
  assert.equal(failure.kind, "unauthorized");
  assert.doesNotMatch(failure.message, /mock_/);
});

test("what is wrong with a key file is said, without anything that is in it", () => {
  const small = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "pem" });
  const wrong: readonly (readonly [text: string, problem: RegExp])[] = [
    ["{canary", /^is not JSON$/],
    ["[]", /^is not a JSON object$/],
    [JSON.stringify({ ...keyFile, type: "authorized_user" }), /type is not "service_account"/],
    [JSON.stringify({ ...keyFile, client_email: "canary" }), /^has no client_email$/],
    [JSON.stringify({ ...keyFile, private_key: undefined }), /^has no private_key$/],
    [JSON.stringify({ ...keyFile, private_key: "canary" }), /no private key in PEM form/],
    [JSON.stringify({ ...keyFile, private_key: String(small) }), /no RSA key of 2048 bits/],
  ];
  for (const [text, problem] of wrong) {
    assert.throws(
      () => readServiceAccountKey(text),
      (error) => error instanceof UnusableKey && problem.test(error.message) && !error.message.includes("canary"),
    );
  }
});

test("a token's address is a base address and a path", () => {
  assert.deepEqual(endpointOf(googleTokenUrl), { baseUrl: "https://oauth2.googleapis.com", path: "/token" });
  assert.deepEqual(endpointOf("http://127.0.0.1:1/sheets/token"), {
    baseUrl: "http://127.0.0.1:1",
    path: "/sheets/token",
  });
});
