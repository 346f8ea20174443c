/** The sessions of the memory store. */
import { checkExpiry, checkWorldFacts } from "../commandChecks.js";
import type { StoreEvent } from "../ports/events.js";
import type { SessionStore } from "../ports/sessions.js";
import {
  beginSession,
  type KeptSession,
  shownSession,
  slideSession,
  useSession,
  withoutSubscription,
  withStream,
  withSubscription,
} from "../sessionRules.js";
import type { WorldState } from "./worldState.js";
import type { Worlds } from "./worlds.js";

export const createSessions = (worlds: Worlds, announce: (event: StoreEvent) => void): SessionStore => {
  const use = ({ world, content }: WorldState, session: KeptSession, realNowMs: number): void => {
    for (const sessionId of content.sessions.use(session, realNowMs, world.limits.sessions)) {
      announce({ kind: "sessionEnded", world: world.key, sessionId });
    }
  };
  const changeSubscriptions = (
    world: string,
    sessionId: string,
    change: (before: KeptSession | undefined) => KeptSession | undefined,
  ): boolean => {
    const sessions = worlds.find(world)?.content.sessions;
    const after = change(sessions?.get(sessionId));
    if (sessions === undefined || after === undefined) return false;
    sessions.replace(after);
    announce({ kind: "subscriptionsChanged", world, sessionId });
    return true;
  };

  return {
    enter: async (entry) => {
      checkExpiry(entry);
      checkWorldFacts(entry.initially);
      const state = worlds.findOrCreate(entry.world, entry.initially, entry.realNowMs);
      if (entry.session === undefined) return { world: state.world, session: undefined };
      const before = state.content.sessions.get(entry.session.id);
      const session = useSession(before, entry.session, state.world.clock, entry);
      if (session !== undefined) use(state, session, entry.realNowMs);
      return { world: state.world, session: session && shownSession(session) };
    },
    openSession: async (command) => {
      checkExpiry(command);
      const state = worlds.requireEpoch(command.world);
      use(state, beginSession(command, state.world.clock, command), command.realNowMs);
    },
    findSession: async (world, id, expiry) => {
      checkExpiry(expiry);
      const state = worlds.find(world);
      const session = slideSession(state?.content.sessions.get(id), expiry);
      if (state === undefined || session === undefined) return undefined;
      use(state, session, expiry.realNowMs);
      return shownSession(session);
    },
    endSession: async (world, sessionId) => {
      const wasThere = worlds.find(world)?.content.sessions.end(sessionId) ?? false;
      if (wasThere) announce({ kind: "sessionEnded", world, sessionId });
      return wasThere;
    },
    addSubscription: async (world, id, uri) =>
      changeSubscriptions(world, id, (before) => withSubscription(before, uri)),
    removeSubscription: async (world, id, uri) =>
      changeSubscriptions(world, id, (before) => withoutSubscription(before, uri)),
    takeStream: async (world, sessionId) => {
      const sessions = worlds.find(world)?.content.sessions;
      const before = sessions?.get(sessionId);
      if (sessions === undefined || before === undefined) return undefined;
      const after = withStream(before);
      sessions.replace(after);
      announce({ kind: "streamTaken", world, sessionId, stream: after.streams });
      return after.streams;
    },
  };
};
