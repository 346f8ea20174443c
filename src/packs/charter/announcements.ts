/**
 * Tells subscribers which resources a committed change affects. It listens to the store's events, so each change is announced once,
 * whichever code made it.
 */
import type { Host, ResourceChange } from "../../runtime/pack.js";
import type { DossierEvent, EventStore } from "../../store/index.js";
import { inboxCollection } from "./inbox.js";

const scheme = "charter://";

/** The resources that list events of all kinds. */
const inboxResources = ["charter://webhooks/pending", "charter://webhooks/dead-letters"] as const;

const changesOf = ({ world, topic, scopeId, collection }: DossierEvent): readonly ResourceChange[] => [
  { world, uri: `${scheme}${topic}`, ...(scopeId !== undefined && { scopeId }) },
  ...(collection === inboxCollection ? inboxResources.map((uri) => ({ world, uri })) : []),
];

/** Announces changes in all worlds, and reports missed changes, until the returned function is called. */
export const announceChanges = (
  store: Pick<EventStore, "subscribe">,
  { announce, announceMissed }: Pick<Host, "announce" | "announceMissed">,
): (() => void) =>
  store.subscribe((event) => {
    if (event.kind === "dossier" && event.collection.startsWith("charter.")) changesOf(event).forEach(announce);
    else if (event.kind === "changesUnknown") announceMissed(inboxResources);
  });
