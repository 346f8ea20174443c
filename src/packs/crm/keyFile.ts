/** Reads the service account's key when the server starts. An error is reported in one line that shows nothing of the key. */
import { readFile } from "node:fs/promises";
import { refuse, shortened } from "../../contract/usageError.js";
import { readServiceAccountKey, type ServiceAccountKey, UnusableKey } from "../../vendors/google/serviceAccountKey.js";
import { googleTokenUrl } from "../../vendors/google/tokenRequest.js";

/** The size limit in characters. A key has about 2 KB. */
const mostCharacters = 100_000;

const unreadable: ReadonlyMap<unknown, string> = new Map([
  ["ENOENT", "is not there"],
  ["EISDIR", "is a folder, not a file"],
  ["EACCES", "may not be read by this process"],
]);

const problemOf = (error: unknown): string => {
  if (error instanceof UnusableKey) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return unreadable.get(code) ?? `cannot be read (${String(code ?? "unknown cause")})`;
};

const readKey = async (path: string): Promise<ServiceAccountKey> => {
  try {
    const text = await readFile(path, "utf8");
    if (text.length > mostCharacters) throw new UnusableKey("is too large for a key");
    return readServiceAccountKey(text);
  } catch (error) {
    return refuse(`the file of GOOGLE_SERVICE_ACCOUNT_KEY_PATH, '${shortened(path)}', ${problemOf(error)}`);
  }
};

/**
 * Reads the key file. Throws UsageError for an unusable file, and for a `token_uri` that is neither Google's nor the configured one: the
 * server would send its signed assertions to that address.
 */
export const readKeyFile = async (path: string, tokenUrl: string): Promise<ServiceAccountKey> => {
  const key = await readKey(path);
  const { tokenUri = googleTokenUrl } = key;
  if (tokenUri !== googleTokenUrl && tokenUri !== tokenUrl)
    return refuse(
      `the file of GOOGLE_SERVICE_ACCOUNT_KEY_PATH, '${shortened(path)}', has a token_uri that is neither ${googleTokenUrl} nor GOOGLE_TOKEN_URL`,
    );
  return key;
};
