/** A key file that is none ends the start with one line, which says what is wrong and shows nothing of the key. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { UsageError } from "../../../src/contract/usageError.js";
import { temporaryFolder } from "../../support/folders.js";
import { openServer } from "./inProcess.js";
import { keyFile, liveOn, writeKeyFile } from "./keys.js";

test("what is wrong with the key file is said in one line", async (context) => {
  const folder = temporaryFolder(context);
  const wrong: readonly (readonly [path: string, problem: RegExp])[] = [
    [join(folder, "absent.json"), /is not there$/],
    [folder, /is a folder, not a file$/],
    [writeKeyFile(context, "canary"), /is not JSON$/],
    [writeKeyFile(context, { ...keyFile, type: "authorized_user" }), /its type is not "service_account"$/],
    [writeKeyFile(context, { ...keyFile, private_key: "canary" }), /no private key in PEM form$/],
    [
      writeKeyFile(context, { ...keyFile, token_uri: "https://canary.example/token" }),
      /neither https:\S+ nor GOOGLE_TOKEN_URL$/,
    ],
    [writeKeyFile(context, " ".repeat(100_001)), /is too large for a key$/],
  ];
  for (const [googleServiceAccountKeyPath, problem] of wrong) {
    const settings = { ...liveOn(context, "http://127.0.0.1:1"), googleServiceAccountKeyPath };
    await assert.rejects(openServer({ settings }), (error) => {
      assert.ok(error instanceof UsageError);
      assert.match(error.message, /^the file of GOOGLE_SERVICE_ACCOUNT_KEY_PATH, '/);
      assert.match(error.message, problem);
      assert.doesNotMatch(error.message, /canary|\n/);
      return true;
    });
  }
});
