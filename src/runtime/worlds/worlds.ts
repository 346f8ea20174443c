/** Names of worlds: as callers write them, as keys of the store, and in session ids. Pure: knows no store and no transport. */
import type { Clock } from "../../contract/handler.js";
import { RequestRefusal } from "../../contract/refusal.js";
import type { WorldClock, WorldFacts } from "../../store/index.js";

/** The name of a server's world if none was configured. Each seed has its own default world. */
export const defaultWorldName = "default";

const namePattern = /^[a-z0-9][a-z0-9-]{0,39}$/;
const sessionPattern = /^(?:([a-z0-9][a-z0-9-]{0,39})\.)?([A-Za-z0-9_-]{16,128})$/;
/** The shortest session id, without its world. */
const shortestLocal = 16;
/** A handle whose only fault may be that it is too short. */
const shortPattern = /^(?:[a-z0-9][a-z0-9-]{0,39}\.)?([A-Za-z0-9_-]{1,15})$/;

/** In words, for refusals. */
const nameForm = "1 to 40 lower-case letters, digits and -, beginning with a letter or digit";
const sessionForm = "16 to 128 letters, digits, - or _, after the world's name and a dot if it has one";

/** A server's own world. `facts` are also those of any other world that this server creates. */
export interface OwnWorld {
  readonly name: string;
  readonly key: string;
  readonly facts: WorldFacts;
}

/** The store's key of a world. `seed` is the server's: it tells the default worlds of several seeds apart. */
export const worldKeyOf = (name: string, seed: string): string =>
  name === defaultWorldName ? `${defaultWorldName}/${seed}` : name;

/** The name of a world, from its key in the store. */
export const worldNameOf = (key: string): string => (key.startsWith(`${defaultWorldName}/`) ? defaultWorldName : key);

const isWorldName = (text: string): boolean => namePattern.test(text);

/** The clock that a world's handlers are given: `real` is the server's own. */
export const clockOf = (clock: WorldClock, real: Clock): Clock =>
  clock.mode === "real" ? real : { now: () => clock.atMs };

/** A session's id: the part that names it, and its world where it names one. */
export interface SessionName {
  readonly world: string | undefined;
  readonly local: string;
}

/** Parses a session id; undefined for a malformed one. */
export const parseSessionId = (text: string): SessionName | undefined => {
  const [, world, local] = sessionPattern.exec(text) ?? [];
  return local === undefined ? undefined : { world, local };
};

/** A session's id: it begins with the name of its world, unless that is the default one. */
export const sessionIdIn = (worldName: string, local: string): string =>
  worldName === defaultWorldName ? local : `${worldName}.${local}`;

const malformed = (field: string, value: unknown, expected: string): never => {
  throw new RequestRefusal({
    field,
    value,
    message: `Invalid ${field}: expected ${expected}`,
    hint: `Send ${expected}, or leave ${field} out.`,
  });
};

/** Checks a world name from a request; undefined if it has none. Throws a refusal for a malformed one. */
export const worldNameFrom = (value: unknown, field: string): string | undefined => {
  if (value === undefined) return undefined;
  return typeof value === "string" && isWorldName(value) ? value : malformed(field, value, nameForm);
};

/** Refuses a handle that is only too short, and suggests a longer one that begins with it. */
const refuseShort = (text: string, local: string, field: string): never => {
  throw new RequestRefusal({
    field,
    value: text,
    message: `Invalid ${field}: '${local}' has ${local.length} characters, and a session has ${sessionForm}`,
    hint: `Send a longer one, for example ${`${text}-`.padEnd(text.length - local.length + shortestLocal, "0")}, or leave ${field} out.`,
  });
};

/** Parses a session handle from a request; undefined if it has none. Throws a refusal for a malformed one. */
export const sessionHandleFrom = (value: unknown, field: string): SessionName | undefined => {
  if (value === undefined) return undefined;
  const text = typeof value === "string" ? value : "";
  const parsed = parseSessionId(text);
  if (parsed !== undefined) return parsed;
  const short = shortPattern.exec(text)?.[1];
  return short === undefined ? malformed(field, value, sessionForm) : refuseShort(text, short, field);
};

/** Something in a request that names a world. */
export interface WorldClaim {
  readonly field: string;
  readonly value: unknown;
  readonly name: string;
}

/** The world that all claims name; undefined without a claim. Throws a refusal if two disagree. */
export const agreedWorld = (claims: readonly (WorldClaim | undefined)[]): string | undefined => {
  let agreed: WorldClaim | undefined;
  for (const claim of claims) {
    if (claim === undefined) continue;
    agreed ??= claim;
    if (claim.name !== agreed.name) {
      throw new RequestRefusal({
        field: claim.field,
        value: claim.value,
        message: `Invalid ${claim.field}: it names world '${claim.name}', but ${agreed.field} names world '${agreed.name}'`,
        hint: "A session belongs to one world: name the same one everywhere, or leave the world out.",
      });
    }
  }
  return agreed?.name;
};
