/** Reads the key of the service account when the server starts: what is wrong with it is one line, and nothing of it is shown. */
import { readFile } from "node:fs/promises";
import { refuse, shortened } from "../../contract/usageError.js";
import { readServiceAccountKey, type ServiceAccountKey, UnusableKey } from "../../vendors/google/serviceAccountKey.js";
import { googleTokenUrl } from "../../vendors/google/tokenRequest.js";

/** A key is some 2 KB. */
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
 * Throws UsageError. A key file that names another endpoint for tokens than Google's and the configured one is refused: it could send
 * the server's assertions anywhere.
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
