/** Exports and imports worlds of the memory store. */
import { arrive } from "../dossierPlaces.js";
import type { TransferStore } from "../ports/transfer.js";
import { arrivedSession, sessionLine } from "../sessionRules.js";
import { type ContentLine, type SessionLine, sortedBy, transferVersion, type WorldLine } from "../transfer.js";
import { arrivedDossier, dossierLine } from "../transferDossiers.js";
import { arrivingWorld, changedMeanwhile, notEmpty } from "../transferOrder.js";
import { createEpochState, type EpochState, keepNew, type WorldState } from "./worldState.js";
import type { Worlds } from "./worlds.js";

/** All lines but the last. Later writes do not affect them, because the store replaces its objects and never changes them. */
const pictureOf = ({ world, content }: WorldState): readonly WorldLine[] => {
  const { createdAtMs, seed, clock, limits, contractVersion } = world;
  const { nextLocatorNumber, nextSequence, nextDossierSequence } = content;
  const counters = { createdAtMs, nextLocatorNumber, nextSequence, nextDossierSequence };
  return [
    { kind: "world", format: transferVersion, ...counters, seed, clock, limits, contractVersion },
    ...sortedBy(
      [...content.soldCounts].map(([key, sold]) => ({ kind: "sold", key, sold }) as const),
      (line) => line.key,
    ),
    ...sortedBy(
      [...content.bookings.values()].map((booking) => ({ kind: "booking", ...booking }) as const),
      (line) => line.sequence,
    ),
    ...sortedBy([...content.dossiers.all()].map(dossierLine), (line) => line.sequence),
    ...sortedBy(
      [...content.numbers].map(([series, last]) => ({ kind: "number", series, last }) as const),
      (line) => line.series,
    ),
    ...sortedBy(
      content.recordedWrites.all().map(([key, record]) => ({ kind: "write", key, ...record }) as const),
      (line) => line.key,
    ),
    ...sortedBy(content.sessions.all().map(sessionLine), (line) => line.id),
  ];
};

const keepLine = (content: EpochState, line: ContentLine): void => {
  switch (line.kind) {
    case "sold":
      content.soldCounts.set(line.key, line.sold);
      return;
    case "booking": {
      const { kind: _kind, ...booking } = line;
      keepNew(content, booking);
      return;
    }
    case "dossier":
      arrive(content.dossiers, arrivedDossier(line));
      return;
    case "number":
      content.numbers.set(line.series, line.last);
      return;
    case "write": {
      const { kind: _kind, key, ...record } = line;
      content.recordedWrites.restore(key, record);
      return;
    }
    case "session":
      content.sessions.replace(arrivedSession(line));
  }
};

export const createTransfer = (worlds: Worlds): TransferStore => {
  const requireEmpty = (key: string): void => {
    const { bookings, dossiers } = worlds.find(key)?.content ?? createEpochState();
    if (bookings.size > 0 || dossiers.size() > 0) throw notEmpty(key, bookings.size > 0);
  };
  return {
    exportWorld: async function* (key) {
      const lines = pictureOf(worlds.require(key));
      yield* lines;
      yield { kind: "end", lines: lines.length };
    },
    importWorld: async (key, lines, { replace = false } = {}) => {
      if (!replace) requireEmpty(key);
      const before = worlds.identityOf(key);
      const { head, content: arriving } = await arrivingWorld(lines);
      const {
        nextLocatorNumber,
        nextSequence,
        nextDossierSequence,
        createdAtMs,
        seed,
        clock,
        limits,
        contractVersion,
      } = head;
      const content: EpochState = { ...createEpochState(), nextLocatorNumber, nextSequence, nextDossierSequence };
      const sessions: SessionLine[] = [];
      for await (const line of arriving) {
        if (line.kind === "session") sessions.push(line);
        else keepLine(content, line);
      }
      // The table keeps the order of insertion, longest-idle first.
      for (const session of sortedBy(sessions, ({ expiresAtMs }) => expiresAtMs)) keepLine(content, session);
      if (worlds.identityOf(key) !== before) throw changedMeanwhile(key);
      if (!replace) requireEmpty(key);
      const { world } = worlds.replace(key, { seed, clock, limits, contractVersion }, createdAtMs, content);
      return { key: world.key, epoch: world.epoch };
    },
  };
};
