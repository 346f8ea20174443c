/**
 * Tells subscribers which threads of a mock mailbox have changed. It listens to the store's events, so it also sees the changes of other
 * processes.
 */
import type { Host } from "../../runtime/pack.js";
import type { EventStore } from "../../store/index.js";

/** The collection in which the Gmail facade stores messages. */
const messagesName = "gmail.messages";

const list = "mail://threads";

/** Announces changes in all worlds, and reports missed changes, until the returned function is called. */
export const announceChanges = (
  store: Pick<EventStore, "subscribe">,
  { announce, announceMissed }: Pick<Host, "announce" | "announceMissed">,
): (() => void) =>
  store.subscribe((event) => {
    if (event.kind === "changesUnknown") announceMissed([list]);
    if (event.kind !== "dossier" || event.collection !== messagesName) return;
    const { world, topic } = event;
    for (const uri of [list, `mail://${topic}`]) announce({ world, uri });
  });
