/** Connections to one server that have greeted it as its era wants, and the turns of calls that they make together. */
import type { Load } from "../store/rounds.js";
import type { Case } from "./cases.js";
import type { ServerProcess } from "./serverProcess.js";
import { asked, type HttpSocket, openSocket, readAnswer } from "./socket.js";
import { travellerOf } from "./tools.js";
import {
  callHead,
  callMessage,
  type Era,
  type Greeted,
  initializedMessage,
  initializeMessage,
  latest,
  requestHead,
  requestText,
} from "./wire.js";

export interface Turn extends Load {
  readonly calls: number;
  /** Of one answer, head and body, on average. */
  readonly answerBytes: number;
  readonly residentBytes: number;
}

/** `nobody` is for a server that knows no protocol: it is sent a session that nobody gave, so that all requests are alike. */
export type Greeting = "session" | "nobody";

export interface TurnPlan {
  readonly connections: number;
  readonly milliseconds: number;
  readonly mostCalls?: number;
}

const madeUpSession = "00000000-0000-4000-8000-000000000000";
const marker = Buffer.from('"structuredContent"');

/** Begins a session, or learns that the server keeps none. */
export const greet = async (socket: HttpSocket, port: number): Promise<Greeted> => {
  const head = requestHead(port, []);
  const answer = readAnswer(await asked(socket, requestText(head, JSON.stringify(initializeMessage))));
  const { message, sessionId } = answer;
  const result: unknown = Object(message).result;
  const protocolVersion: unknown = Object(result).protocolVersion;
  if (typeof protocolVersion !== "string") throw new Error(`no greeting from port ${port}: ${JSON.stringify(answer)}`);
  const greeted = { protocolVersion, sessionId };
  const nextHead = requestHead(port, [
    `mcp-protocol-version: ${protocolVersion}`,
    ...(sessionId === undefined ? [] : [`mcp-session-id: ${sessionId}`]),
  ]);
  await asked(socket, requestText(nextHead, JSON.stringify(initializedMessage)));
  return greeted;
};

const refuseFailure = (answer: Buffer): void => {
  if (answer.toString("latin1", 9, 12) === "200" && answer.includes(marker)) return;
  throw new Error(`a call failed while it was measured: ${answer.toString().slice(0, 600)}`);
};

/** What a slow server on a busy machine answers in a turn at least, so that the figure is not that of its first calls. */
const leastCallsOfConnection = 4;

/** One after the other on each of the sockets, until the time is over or enough is called. */
const callAll = (
  sockets: readonly HttpSocket[],
  { milliseconds, mostCalls = Number.POSITIVE_INFINITY }: TurnPlan,
  requestFor: (slot: number) => string,
): Promise<{ readonly latenciesMs: readonly number[]; readonly bytes: number }> =>
  new Promise((resolve) => {
    const latenciesMs: number[] = [];
    const until = performance.now() + milliseconds;
    const leastCalls = sockets.length * leastCallsOfConnection;
    let bytes = 0;
    let begun = 0;
    let underWay = sockets.length;
    const callNext = (socket: HttpSocket, slot: number): void => {
      if (begun >= mostCalls || (begun >= leastCalls && performance.now() >= until)) {
        underWay -= 1;
        if (underWay === 0) resolve({ latenciesMs, bytes });
        return;
      }
      begun += 1;
      const request = requestFor(slot);
      const from = performance.now();
      socket.exchange(request, (answer) => {
        latenciesMs.push(performance.now() - from);
        bytes += answer.length;
        refuseFailure(answer);
        callNext(socket, slot);
      });
    };
    for (const [slot, socket] of sockets.entries()) callNext(socket, slot);
  });

export interface Client {
  readonly turn: (plan: TurnPlan) => Promise<Turn>;
}

/** A client of one server for one case: sessions are kept from turn to turn, connections are not. */
export const createClient = (server: ServerProcess, era: Era, greeting: Greeting, asking: Case): Client => {
  const { port } = server;
  const heads: string[] = [];
  let index = 0;

  const requestFor = (slot: number): string => {
    const number = index++;
    const head = heads[slot] ?? "";
    const session = asking.tool === "bookFlight" ? `x-gds-session: ${travellerOf(number)}\r\n` : "";
    return requestText(head + session, callMessage(era, number, asking.tool, asking.argumentsOf(number)));
  };

  /** Greets where that has not been done, and makes the first call of the connection, which costs more than others. */
  const settle = async (slot: number, socket: HttpSocket): Promise<void> => {
    if (heads[slot] === undefined) {
      const nobody = { protocolVersion: latest[era], sessionId: era === "2025" ? madeUpSession : undefined };
      const greeted = era === "2025" && greeting === "session" ? await greet(socket, port) : nobody;
      heads[slot] = callHead(era, port, greeted, asking.tool);
    }
    refuseFailure(await asked(socket, requestFor(slot)));
  };

  return {
    turn: async (plan) => {
      const sockets = await Promise.all(Array.from({ length: plan.connections }, () => openSocket(port)));
      await Promise.all(sockets.map((socket, slot) => settle(slot, socket)));
      const before = await server.usage();
      const from = performance.now();
      const { latenciesMs, bytes } = await callAll(sockets, plan, requestFor);
      const seconds = (performance.now() - from) / 1000;
      const after = await server.usage();
      for (const socket of sockets) socket.close();
      const calls = latenciesMs.length;
      return {
        calls,
        callsPerSecond: calls / seconds,
        cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / calls,
        latenciesMs,
        answerBytes: bytes / calls,
        residentBytes: after.residentBytes,
      };
    },
  };
};
