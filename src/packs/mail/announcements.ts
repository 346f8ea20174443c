/** Tells subscribers which threads of a mock's mailbox have changed. Driven by the store, so that it is told of every process. */
import type { Host } from "../../runtime/pack.js";
import type { EventStore } from "../../store/index.js";

/** As the facade of Gmail keeps messages. */
const messagesName = "gmail.messages";

const list = "mail://threads";

/** Announces the changes of every world, and that some were missed, until the returned function is called. */
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
