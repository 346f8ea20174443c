/** Creates the host that a pack is opened with, and the subscriptions to what the pack announces. */
import type { ToolContracts } from "../contract/contract.js";
import { allowedFields } from "../observability/log.js";
import type { Store } from "../store/index.js";
import { type Announcements, createAnnouncements } from "./announcements.js";
import type { DueWork } from "./dueWork.js";
import type { Host, ListKind, Pack, ResourceChange } from "./pack.js";
import type { RuntimeOptions } from "./runtime.js";
import { createWorldEntry } from "./sessions/visits.js";
import type { OwnWorld } from "./worlds/worlds.js";

export interface PackHost {
  readonly host: Host;
  readonly onChange: Announcements<ResourceChange>["subscribe"];
  /** Called after changes were missed, with the URIs for those who listen to all resources. */
  readonly onMissed: Announcements<readonly string[]>["subscribe"];
  readonly onListChange: Announcements<ListKind>["subscribe"];
  readonly changingLists: ReadonlySet<ListKind>;
}

export interface PackHostParts
  extends Pick<RuntimeOptions, "product" | "clock" | "log">,
    Pick<Host, "timers" | "works" | "servedManifest"> {
  readonly store: Store<unknown>;
  readonly own: OwnWorld;
  readonly dueWork: DueWork;
  readonly sessionIdleMs: number;
}

export const createPackHost = <Tools extends ToolContracts, Services>(
  pack: Pick<Pack<Tools, Services>, "changingLists" | "logFields">,
  parts: PackHostParts,
): PackHost => {
  const { product, clock, log, store, own, dueWork, timers, works, servedManifest, sessionIdleMs } = parts;
  const report = (error: unknown): void => log.exception("a subscriber failed", error);
  const announcements = createAnnouncements<ResourceChange>(report);
  const missedAnnouncements = createAnnouncements<readonly string[]>(report);
  const listAnnouncements = createAnnouncements<ListKind>(report);
  const changingLists = new Set(pack.changingLists);
  const logFields = new Set(pack.logFields);
  const host: Host = {
    product,
    clock,
    announce: announcements.announce,
    announceMissed: missedAnnouncements.announce,
    announceList: (list) => {
      if (!changingLists.has(list)) throw new Error(`the pack does not say that its list of ${list} changes`);
      listAnnouncements.announce(list);
    },
    warn: log.warn,
    log: (severity, message, fields) => {
      if (log.tellsOf(severity)) log.line(severity, message, allowedFields(fields, logFields));
    },
    timers,
    jobs: dueWork,
    works,
    servedManifest,
    enterWorld: createWorldEntry(store, { own, clock, sessionIdleMs }),
  };
  return {
    host,
    onChange: announcements.subscribe,
    onMissed: missedAnnouncements.subscribe,
    onListChange: listAnnouncements.subscribe,
    changingLists,
  };
};
