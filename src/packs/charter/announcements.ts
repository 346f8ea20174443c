/** Tells subscribers which resources a committed change touches. Driven by the store, so that every path announces once. */
import type { Host, ResourceChange } from "../../runtime/pack.js";
import type { DossierEvent, EventStore } from "../../store/index.js";
import { inboxCollection } from "./inbox.js";

const scheme = "charter://";

/** What shows events of any kind. */
const inboxResources = ["charter://webhooks/pending", "charter://webhooks/dead-letters"] as const;

const changesOf = ({ world, topic, scopeId, collection }: DossierEvent): readonly ResourceChange[] => [
  { world, uri: `${scheme}${topic}`, ...(scopeId !== undefined && { scopeId }) },
  ...(collection === inboxCollection ? inboxResources.map((uri) => ({ world, uri })) : []),
];

/** Announces the changes of every world, and that some were missed, until the returned function is called. */
export const announceChanges = (
  store: Pick<EventStore, "subscribe">,
  { announce, announceMissed }: Pick<Host, "announce" | "announceMissed">,
): (() => void) =>
  store.subscribe((event) => {
    if (event.kind === "dossier" && event.collection.startsWith("charter.")) changesOf(event).forEach(announce);
    else if (event.kind === "changesUnknown") announceMissed(inboxResources);
  });
