/** Reads the key file of a service account, as Google Cloud issues it. Errors never contain anything from the file. */
import { createPrivateKey, type KeyObject } from "node:crypto";
import { isObject, type Members } from "../reading.js";

export interface ServiceAccountKey {
  readonly clientEmail: string;
  /** The key's id within the account; undefined if the file has none. */
  readonly keyId: string | undefined;
  readonly privateKey: KeyObject;
  /** The token endpoint that the file names. */
  readonly tokenUri: string | undefined;
  /** The key's text in the file, so that it can be removed from messages. */
  readonly pem: string;
}

/** A key file that cannot be used. The message continues a sentence that begins with the file's path. */
export class UnusableKey extends Error {
  override readonly name = "UnusableKey";
}

const unusable = (problem: string): never => {
  throw new UnusableKey(problem);
};

const leastBits = 2048;

const emailForm = /^[^\s@]{1,120}@[^\s@]{1,120}$/;

const membersOf = (text: string): Members => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unusable("is not JSON");
  }
  return isObject(value) ? value : unusable("is not a JSON object");
};

const privateKeyOf = (pem: string): KeyObject => {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    return unusable("has a private_key that is no private key in PEM form");
  }
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  return key.asymmetricKeyType === "rsa" && bits >= leastBits
    ? key
    : unusable(`has a private_key that is no RSA key of ${leastBits} bits or more`);
};

const optionalText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Reads a key file. Throws UnusableKey. */
export const readServiceAccountKey = (text: string): ServiceAccountKey => {
  const {
    type,
    client_email: clientEmail,
    private_key: pem,
    private_key_id: keyId,
    token_uri: tokenUri,
  } = membersOf(text);
  if (type !== "service_account")
    return unusable('is not the key of a service account: its type is not "service_account"');
  if (typeof clientEmail !== "string" || !emailForm.test(clientEmail)) return unusable("has no client_email");
  if (typeof pem !== "string") return unusable("has no private_key");
  return {
    clientEmail,
    keyId: optionalText(keyId),
    privateKey: privateKeyOf(pem),
    tokenUri: optionalText(tokenUri),
    pem,
  };
};
