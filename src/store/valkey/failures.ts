/** Turns errors of the client or of Valkey into the store's errors. Messages never repeat a command's arguments. */

import { StoreUnavailableError, WriteOutcomeUnknownError } from "../errors.js";
import { messageOf } from "../messageOf.js";

/** Valkey has no memory left for writes. It still answers reads, and takes deletions. */
export class StoreFullError extends StoreUnavailableError {}

const outOfMemory = /^(?:OOM|.*used memory > 'maxmemory')/;

/** Patterns of error messages and codes with their meaning. The first match counts. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/no answer while connecting/, "did not answer in time. It may be hung, or the URL and the server differ on TLS"],
  [/command timed out/i, "did not answer in time. It may be overloaded or hung"],
  [outOfMemory, "has no memory left for writes. Raise its maxmemory or remove worlds"],
  [/^(?:WRONGPASS|NOAUTH|.*invalid username-password|ERR AUTH)/, "refuses the user or the password. Check both"],
  [/^NOPERM/, "does not permit the user what the store needs: keys, channel and scripts under the key prefix"],
  [/^LOADING/, "is still loading its data. It serves as soon as that is done"],
  [/^READONLY/, "is a replica that takes no writes. Give the address of the primary"],
  [/^(?:MISCONF|NOREPLICAS|MASTERDOWN)/, "takes no writes in its present state. Look at its log"],
  [/^(?:MOVED|CROSSSLOT)/, "is a node of a cluster. Add ?cluster=true to the URL"],
  [/^CLUSTERDOWN/, "is a cluster that does not serve all of its slots"],
  [/cluster support disabled/, "is no cluster. Give one address, without ?cluster=true"],
  [/self[- ]signed|unable to (?:get|verify)|certificate|altnames/i, "has a certificate that is not trusted here"],
  [
    /ssl|tls|wrong version number|packet length/i,
    "does not speak TLS as the URL asks, or asks for it where the URL does not",
  ],
  [/ENOTFOUND|EAI_AGAIN/, "has a host name that cannot be resolved"],
];

const unreachable = "cannot be reached. Check that it runs and that address and network are right";

/** Messages of the client that say only that there is no connection. */
const withoutDetail =
  /stream isn't writeable|connection is closed|cluster isn't ready|cluster is ended|none of startup nodes/i;
const connectionTrouble = /ECONN|EPIPE|EHOST|ENET|ETIMEDOUT|max retries|redirections|socket|refresh slots|abort/i;

/** Errors after which a sent command may have run. All others come before it was sent, or are the server's refusal. */
const sentWithoutAnswer =
  /command timed out|connection is closed|max retries|redirections|ECONNRESET|EPIPE|socket|abort/i;

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const longestDetail = 200;

/** The store's error for an error of the client or the server. `place`: hosts and ports, for the message. */
export const unavailable = (place: string, error: unknown): StoreUnavailableError => {
  const message = messageOf(error);
  const known = reasons.find(([form]) => form.test(message) || form.test(codeOf(error)));
  const detail = message.slice(0, longestDetail);
  if (known !== undefined) {
    const type = known[0] === outOfMemory ? StoreFullError : StoreUnavailableError;
    return new type(`Valkey at ${place} ${known[1]} (${detail}).`);
  }
  if (withoutDetail.test(message)) return new StoreUnavailableError(`Valkey at ${place} ${unreachable}.`);
  if (connectionTrouble.test(`${codeOf(error)} ${message}`)) {
    return new StoreUnavailableError(`Valkey at ${place} ${unreachable} (${detail || codeOf(error)}).`);
  }
  return new StoreUnavailableError(`Valkey at ${place} refused what the store asked: ${detail}.`);
};

/** The start of the error of a script that failed after it had written something (see `scripts/outcome.lua`). */
const partlyWritten = /^PARTLY /;
/**
 * The end of the server's error for a script that failed without reporting through `outcome.lua`. It may have written something.
 */
const failedInside = /\bscript: [0-9a-f]{40}\b/;

/** As `unavailable`, for a script that writes: WriteOutcomeUnknownError if it may have written something. */
export const scriptFailure = (place: string, error: unknown): StoreUnavailableError | WriteOutcomeUnknownError => {
  const message = messageOf(error);
  if (!partlyWritten.test(message) && !failedInside.test(message)) return unavailable(place, error);
  const detail = message.replace(partlyWritten, "").slice(0, longestDetail);
  return new WriteOutcomeUnknownError(
    `Valkey at ${place} stopped in the middle of a write; a part of it may have happened (${detail}).`,
  );
};

/**
 * As `scriptFailure`, but also WriteOutcomeUnknownError if no answer came and the script may have run. `isLate`: it did not fail
 * at once. The client resends a pending command over the next connection; if that breaks too, its error is the same as for a
 * command that was never sent. A late error of that kind therefore counts as unknown.
 */
export const writeFailure = (
  place: string,
  error: unknown,
  isLate: boolean,
): StoreUnavailableError | WriteOutcomeUnknownError =>
  sentWithoutAnswer.test(`${codeOf(error)} ${messageOf(error)}`) || (isLate && withoutDetail.test(messageOf(error)))
    ? new WriteOutcomeUnknownError(
        `Valkey at ${place} did not answer a write; it may have happened (${messageOf(error)}).`,
      )
    : scriptFailure(place, error);
