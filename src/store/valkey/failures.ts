/** Says in the store's own words why Valkey did not do what it was asked. It never repeats a command's arguments. */

import { StoreUnavailableError, WriteOutcomeUnknownError } from "../errors.js";
import { messageOf } from "../messageOf.js";

/** Valkey has no memory left for writes. It can still be read, and room can be made in it. */
export class StoreFullError extends StoreUnavailableError {}

const outOfMemory = /^(?:OOM|.*used memory > 'maxmemory')/;

/** What an error's message contains, and what that means; the first that fits counts. */
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
  [/^CLUSTERDOWN/, "is a cluster that serves not all of its slots"],
  [/cluster support disabled/, "is no cluster. Give one address, without ?cluster=true"],
  [/self[- ]signed|unable to (?:get|verify)|certificate|altnames/i, "has a certificate that is not trusted here"],
  [
    /ssl|tls|wrong version number|packet length/i,
    "does not speak TLS as the URL asks, or asks for it where the URL does not",
  ],
  [/ENOTFOUND|EAI_AGAIN/, "has a host name that nobody knows"],
];

const unreachable = "cannot be reached. Check that it runs and that address and network are right";

/** Messages of the client that carry no more than that there is no connection. */
const withoutDetail =
  /stream isn't writeable|connection is closed|cluster isn't ready|cluster is ended|none of startup nodes/i;
const connectionTrouble = /ECONN|EPIPE|EHOST|ENET|ETIMEDOUT|max retries|redirections|socket|refresh slots|abort/i;

/** Failures after which a command that was sent may have run; all others come before it was sent, or are the server's refusal. */
const sentWithoutAnswer =
  /command timed out|connection is closed|max retries|redirections|ECONNRESET|EPIPE|socket|abort/i;

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const longestDetail = 200;

/** What the client or the server threw, as the port has it. */
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

/** How a script that writes says that it failed after it had written something: see `scripts/outcome.lua`. */
const partlyWritten = /^PARTLY /;
/** How the server ends the message of one that did not get to say so, whatever that one had written. */
const failedInside = /\bscript: [0-9a-f]{40}\b/;

/** The same for a script that writes: that nothing was written is said only where it is known. */
export const scriptFailure = (place: string, error: unknown): StoreUnavailableError | WriteOutcomeUnknownError => {
  const message = messageOf(error);
  if (!partlyWritten.test(message) && !failedInside.test(message)) return unavailable(place, error);
  const detail = message.replace(partlyWritten, "").slice(0, longestDetail);
  return new WriteOutcomeUnknownError(
    `Valkey at ${place} stopped in the middle of a write; a part of it may have happened (${detail}).`,
  );
};

/**
 * The same for a write of which the caller must know whether it may have happened, also where no answer came. `isLate`: it did not fail
 * at once. What was sent before a connection broke is sent again over the next one, and where that breaks too the client says what it
 * says of commands that it never sent.
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
