/** Subscriptions: who is sent which events. A subscription is a dossier of the world whose events it gets. Pure. */
import type { StoredWorld, WorldRef } from "../../store/index.js";
import type { Secretive } from "./secrets.js";

export interface Subscription extends Secretive {
  readonly url: string;
  /** The event types; empty for all. */
  readonly types: readonly string[];
  readonly status: "active" | "paused";
  /** Why it is paused, in words; undefined while it is active. */
  readonly pausedBecause?: string;
  /** Real time. */
  readonly createdAtMs: number;
  /**
   * The world and the epoch in which it was created or resumed. A subscription that was imported with a copy of its
   * world still has the original one, and sends nothing until it is resumed, so that no receiver unknowingly gets the
   * events of two worlds.
   */
  readonly home: WorldRef;
}

/** How far a subscription has read the outbox: a dossier of its own, because it changes with every event. */
export interface Cursor {
  /** The id of the last event of the outbox that was read. */
  readonly afterId: number;
  /** How many events had gone from the outbox before they were read. */
  readonly missed: number;
  /** The latest gap of such events; both ids are outside of it. `seenAtMs` is real time. */
  readonly gap?: { readonly afterId: number; readonly beforeId: number; readonly seenAtMs: number };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isOptional = (value: unknown, type: "number" | "string"): boolean => value === undefined || typeof value === type;

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === "string");

const isHome = (value: unknown): boolean =>
  isObject(value) && typeof value["key"] === "string" && typeof value["epoch"] === "number";

const isAddress = (value: unknown): boolean =>
  typeof value === "string" && /^https?:/.test(value) && URL.canParse(value);

export const isSubscription = (value: unknown): value is Subscription =>
  isObject(value) &&
  typeof value["id"] === "string" &&
  typeof value["generation"] === "number" &&
  isOptional(value["rotatedAtMs"], "number") &&
  isAddress(value["url"]) &&
  isTextList(value["types"]) &&
  (value["status"] === "active" || value["status"] === "paused") &&
  isOptional(value["pausedBecause"], "string") &&
  typeof value["createdAtMs"] === "number" &&
  isHome(value["home"]);

export const isCursor = (value: unknown): value is Cursor =>
  isObject(value) && typeof value["afterId"] === "number" && typeof value["missed"] === "number";

export const newSubscription = (
  id: string,
  url: string,
  types: readonly string[],
  { key, epoch }: StoredWorld,
  nowMs: number,
): Subscription => ({
  ...{ id, url, types, status: "active", generation: 1, createdAtMs: nowMs },
  home: { key, epoch },
});

const isAtHome = ({ home }: Subscription, { key, epoch }: WorldRef): boolean =>
  home.key === key && home.epoch === epoch;

/** Why nothing is sent at present; undefined for an active subscription. */
export const whyQuiet = (subscription: Subscription, world: WorldRef): string | undefined => {
  if (subscription.status === "paused") return subscription.pausedBecause ?? "somebody paused it";
  return isAtHome(subscription, world) ? undefined : "it came with an imported world";
};

export const paused = (subscription: Subscription, pausedBecause: string): Subscription => ({
  ...subscription,
  status: "paused",
  pausedBecause,
});

export const resumed = (
  { pausedBecause: _why, ...subscription }: Subscription,
  { key, epoch }: StoredWorld,
): Subscription => ({ ...subscription, status: "active", home: { key, epoch } });

export const rotated = (subscription: Subscription, nowMs: number): Subscription => ({
  ...subscription,
  generation: subscription.generation + 1,
  rotatedAtMs: nowMs,
});

export const wants = ({ types }: Subscription, type: string): boolean => types.length === 0 || types.includes(type);
