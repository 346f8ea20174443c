/** The answers of Google's token endpoint, and the refusals of its APIs. Source: RFC 6749, AIP-193. */
import { isObject, readForm, readMembers, readNumber, readOptional, readText } from "../reading.js";

export interface GoogleToken {
  readonly access_token: string;
  /** In seconds. */
  readonly expires_in: number;
}

const longestLifeSeconds = 86_400;

export const readToken = (value: unknown): GoogleToken => {
  const token = readMembers(value);
  readForm(token["token_type"], /^bearer$/i);
  return {
    access_token: readForm(token["access_token"], /^[\x21-\x7e]{1,4096}$/),
    expires_in: readNumber(token["expires_in"], 1, longestLifeSeconds),
  };
};

export interface GoogleError {
  /** For example `NOT_FOUND`, or `invalid_grant` from the token endpoint. */
  readonly status: string | undefined;
  readonly message: string;
}

const longestMessage = 2000;
const readStatus = (value: unknown): string => readForm(value, /^\w{1,60}$/);

/** The error in a refusal of an API or the token endpoint; undefined if it has another form. */
export const readGoogleError = (body: string): GoogleError | undefined => {
  try {
    const { error, error_description } = readMembers(JSON.parse(body));
    if (!isObject(error)) {
      const status = readStatus(error);
      return { status, message: readOptional(error_description, (text) => readText(text, longestMessage)) ?? status };
    }
    return { status: readOptional(error["status"], readStatus), message: readText(error["message"], longestMessage) };
  } catch {
    return undefined;
  }
};
