/** The key file of a service account that nobody has. */
import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../../generated/crm/settings.js";
import { spreadsheetId } from "../../../src/vendors/sheets/facade/index.js";
import { temporaryFolder } from "../../support/folders.js";
import type { Scope } from "../../support/scope.js";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

export const keyFile = {
  type: "service_account",
  client_email: "canary-account@mock-project.example",
  private_key_id: "canary-key-id",
  private_key: String(privateKey.export({ type: "pkcs8", format: "pem" })),
  token_uri: "https://oauth2.googleapis.com/token",
};

/** A line from the middle of the key. */
export const secretLine = keyFile.private_key.split("\n")[5] ?? "";

/** Its path. */
export const writeKeyFile = (scope: Scope, content: string | object = keyFile): string => {
  const path = join(temporaryFolder(scope), "key.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

/** Live on a facade at this address. */
export const liveOn = (scope: Scope, url: string): Partial<Settings> => ({
  mode: "live",
  googleSheetsClientDatabaseId: spreadsheetId,
  googleServiceAccountKeyPath: writeKeyFile(scope),
  sheetsApiUrl: url,
  googleTokenUrl: `${url}/token`,
});
