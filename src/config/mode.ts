/**
 * Decides whether a pack asks the real services (`live`) or stand-ins on this machine (`mock`), by the pack's settings
 * alone. Knows no pack. Pure.
 */

export type Mode = "mock" | "live";

/** The part of a setting that the decision uses. With `live: "required"` there is no live mode without the setting. */
export interface ModeSetting {
  readonly env: string;
  readonly live?: string;
  readonly secret?: boolean;
  readonly description: string;
}

export interface ModeDecision {
  readonly mode: Mode;
  /** The configured mode, or the default. */
  readonly asked: Mode | "auto";
  /** The reason, for people. It contains no value of a setting. */
  readonly why: string;
  /** The environment variables that live mode needs and that are not set. */
  readonly missing: readonly string[];
  /** The environment variables that are set for live mode and not used. */
  readonly unused: readonly string[];
}

/** The beginning of a key that is meant for a mock. */
const mockPrefix = "mock_";

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const them = (names: readonly string[]): string => (names.length === 1 ? "it" : "them");

const are = (names: readonly string[]): string => (names.length === 1 ? "is" : "are");

const decided = (
  asked: ModeDecision["asked"],
  given: readonly string[],
  missing: readonly string[],
  mocked: readonly string[],
): Pick<ModeDecision, "mode" | "why"> => {
  if (asked !== "auto") return { mode: asked, why: `the mode is ${asked}` };
  const auto = "the mode is auto, and";
  if (missing.length > 0) return { mode: "mock", why: `${auto} ${listed(missing)} ${are(missing)} not set` };
  if (mocked.length > 0) return { mode: "mock", why: `${auto} ${listed(mocked)} begins with ${mockPrefix}` };
  return { mode: "live", why: `${auto} ${listed(given)} ${are(given)} set` };
};

/**
 * The decision for a pack with these settings. `auto` is live if everything that live mode needs is set and no key is a
 * mock's.
 */
export const resolveMode = (
  table: Readonly<Record<string, ModeSetting>>,
  values: { readonly mode: Mode | "auto" },
): ModeDecision => {
  const required = Object.entries(table)
    .filter(([, { live }]) => live === "required")
    .map(([name, setting]) => ({ ...setting, value: new Map<string, unknown>(Object.entries(values)).get(name) }));
  const named = (isMeant: (setting: (typeof required)[number]) => boolean): readonly string[] =>
    required.filter(isMeant).map(({ env }) => env);
  const given = named(({ value }) => value !== null);
  const missing = named(({ value }) => value === null);
  const mocked = named(({ value }) => typeof value === "string" && value.startsWith(mockPrefix));
  const decision = decided(values.mode, given, missing, mocked);
  const unused = decision.mode === "mock" ? given.filter((name) => !mocked.includes(name)) : [];
  return { asked: values.mode, ...decision, missing, unused };
};

/** The banner's line about the mode. `services` are the addresses that live mode asks, by service name. */
export const modeBanner = (
  { mode, asked, why, unused }: ModeDecision,
  services: Readonly<Record<string, string>>,
): string => {
  const asks = Object.entries(services).map(([name, address]) => `${name} ${address}`);
  const line = mode === "mock" ? "mode mock: nothing leaves this machine" : `mode live: ${asks.join(", ")}`;
  if (asked === "auto") return `${line} (${why})`;
  return unused.length === 0
    ? line
    : `${line} (${listed(unused)} ${are(unused)} set, and not used: --mode live uses ${them(unused)})`;
};

/** The settings that may contradict live mode. */
interface Beside {
  readonly now: string | null;
  readonly latency: string;
}

const orMock = "or choose --mode mock";

/** Why a server cannot start in this mode, in one line with a way out; undefined if it can. */
export const modeFault = (
  { mode, asked, why, missing }: ModeDecision,
  table: Readonly<Record<string, ModeSetting>>,
  { now, latency }: Beside,
): string | undefined => {
  if (mode === "mock") return undefined;
  if (missing.length > 0) {
    const told = Object.values(table)
      .filter(({ env }) => missing.includes(env))
      .map(({ env, secret, description }) => (secret === true ? env : `${env} (${description.replace(/\.$/, "")})`));
    return `--mode live needs ${listed(told)}: set ${them(missing)} in the environment, ${orMock}`;
  }
  const live = asked === "auto" ? `mode live (${why})` : "--mode live";
  if (now !== null)
    return `--now freezes the clock, and ${live} asks services with a clock of their own: leave --now out, ${orMock}`;
  if (latency !== "none")
    return `--latency is for mode mock, and ${live} has the latency of its service: leave --latency out, ${orMock}`;
  return undefined;
};
