/**
 * Worlds by name: what callers call them, under which key the store keeps them, and which session ids belong to which.
 * Pure: it knows no store and no transport.
 */
import type { Clock } from "../../contract/handler.js";
import { RequestRefusal } from "../../contract/refusal.js";
import type { WorldClock, WorldFacts } from "../../store/index.js";

/** What a world is called outside whose server was given no name for it. Each seed has one of its own. */
export const defaultWorldName = "default";

const namePattern = /^[a-z0-9][a-z0-9-]{0,39}$/;
const sessionPattern = /^(?:([a-z0-9][a-z0-9-]{0,39})\.)?([A-Za-z0-9_-]{16,128})$/;
/** Of a session's id without its world. */
const shortestLocal = 16;
/** A handle that may only be too short. */
const shortPattern = /^(?:[a-z0-9][a-z0-9-]{0,39}\.)?([A-Za-z0-9_-]{1,15})$/;

/** In words, for refusals. */
const nameForm = "1 to 40 lower-case letters, digits and -, beginning with a letter or digit";
const sessionForm = "16 to 128 letters, digits, - or _, after the world's name and a dot if it has one";

/** A server's own world, and the facts of any other world that the server is the first to use. */
export interface OwnWorld {
  readonly name: string;
  readonly key: string;
  readonly facts: WorldFacts;
}

/** The store's key of a world. `seed` is the server's: it tells the default worlds of several seeds apart. */
export const worldKeyOf = (name: string, seed: string): string =>
  name === defaultWorldName ? `${defaultWorldName}/${seed}` : name;

/** What a world is called outside. */
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

/** Takes an id apart; undefined for a text that no session can have. */
export const parseSessionId = (text: string): SessionName | undefined => {
  const [, world, local] = sessionPattern.exec(text) ?? [];
  return local === undefined ? undefined : { world, local };
};

/** The one form of a session's id: it carries its world, unless that is the default one. */
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

/** A world's name from outside. Throws a refusal for anything that is none. */
export const worldNameFrom = (value: unknown, field: string): string | undefined => {
  if (value === undefined) return undefined;
  return typeof value === "string" && isWorldName(value) ? value : malformed(field, value, nameForm);
};

/** Refuses a handle that is right but for its length, and proposes one that begins with it. */
const refuseShort = (text: string, local: string, field: string): never => {
  throw new RequestRefusal({
    field,
    value: text,
    message: `Invalid ${field}: '${local}' has ${local.length} characters, and a session has ${sessionForm}`,
    hint: `Send a longer one, for example ${`${text}-`.padEnd(text.length - local.length + shortestLocal, "0")}, or leave ${field} out.`,
  });
};

/** A session handle from outside. Throws a refusal for anything that is none. */
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

/** The one world that all of them name; undefined if nothing does. Throws a refusal if two disagree. */
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
