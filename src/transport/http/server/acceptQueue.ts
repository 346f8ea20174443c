/** When nobody waits to be let in any more, so that listening can end without resetting anybody. It knows no request. */
import type { Server } from "node:http";

const shortTurnMs = 0.5;

/**
 * Lets in who has arrived. True if all have been: the system accepts one connection in each turn of the event loop, so that
 * one may have been missed in a turn that was not short.
 */
export type LetIn = () => Promise<boolean>;

/** The rest of this turn of the event loop, and its look at what has arrived. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** In this process, which accepts its connections itself. */
export const letIn: LetIn = async () => {
  await turn();
  const startedAtMs = performance.now();
  await turn();
  return performance.now() - startedAtMs < shortTurnMs;
};

/**
 * Resolves when nobody waits to be let in. The system has connected them already, and would reset them with the end of
 * listening.
 */
export const untilQuiet = async (server: Server, letInAll: LetIn): Promise<void> => {
  let accepted = 0;
  const onConnection = (): void => void accepted++;
  server.on("connection", onConnection);
  for (let isQuiet = false; !isQuiet && server.listening; ) {
    const before = accepted;
    const isAll = await letInAll();
    isQuiet = isAll && accepted === before;
  }
  server.off("connection", onConnection);
};
