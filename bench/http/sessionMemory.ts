/** What a server holds for sessions that have begun and then say nothing: resident memory by their number. */
import { setTimeout as pause } from "node:timers/promises";
import { entryPath } from "./build.js";
import { greet } from "./client.js";
import { startServer } from "./serverProcess.js";
import { asked, type HttpSocket, openSocket, readAnswer } from "./socket.js";
import { callHead, callMessage, type Greeted, requestText } from "./wire.js";

export interface SessionMemoryRow {
  readonly contestant: "ours" | "SDK v2, sessions" | "SDK v1, sessions";
  readonly sessions: number;
  readonly residentMegabytes: number;
}

const contestants = [
  { contestant: "ours", entry: "ours", words: [] },
  { contestant: "SDK v2, sessions", entry: "sdkV2Sessions", words: [] },
  { contestant: "SDK v1, sessions", entry: "sdkV1", words: ["sessions"] },
] as const;

const connections = 16;
const settleMs = 1_500;
const query = { origin: "KTM", destination: "HEL", departureDate: "2026-08-02" };

/** Throws unless the session is still there. */
const callIn = async (socket: HttpSocket, port: number, greeted: Greeted): Promise<void> => {
  const head = callHead("2025", port, greeted, "searchFlights");
  const { status } = readAnswer(await asked(socket, requestText(head, callMessage("2025", 1, "searchFlights", query))));
  if (status !== 200) throw new Error(`a session was gone before it was measured: status ${status}`);
};

/** Every server holds the product's tools. The first session is called at the end, so that all are still there. */
export const measureSessionMemory = async (
  sizes: readonly number[],
  withPeers: boolean,
): Promise<readonly SessionMemoryRow[]> => {
  const rows: SessionMemoryRow[] = [];
  for (const { contestant, entry, words } of contestants.filter((one) => withPeers || one.entry === "ours")) {
    const server = await startServer(entryPath(entry), ["gds", ...words]);
    const { port } = server;
    const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(port)));
    let first: Greeted | undefined;
    let begun = 0;
    const beginUntil = async (socket: HttpSocket, size: number): Promise<void> => {
      while (begun < size) {
        begun += 1;
        const greeted = await greet(socket, port);
        first ??= greeted;
      }
    };
    for (const size of sizes) {
      await Promise.all(sockets.map((socket) => beginUntil(socket, size)));
      await pause(settleMs);
      const { residentBytes } = await server.usage();
      rows.push({ contestant, sessions: size, residentMegabytes: residentBytes / 1e6 });
    }
    const [socket] = sockets;
    if (socket !== undefined && first !== undefined) await callIn(socket, port, first);
    for (const open of sockets) open.close();
    await server.stop();
  }
  return rows;
};
