/** A service on a loopback socket that answers with bytes, whether or not they are HTTP. */
import { createServer, type Server, type Socket } from "node:net";
import type { TestContext } from "node:test";

export interface RawService {
  readonly baseUrl: string;
  readonly port: number;
  /** The requests that arrived, as text. */
  readonly requests: readonly string[];
  /** Connections that are open, that were made, and the most that were open at a time. */
  readonly connections: { open: number; made: number; most: number };
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });

const isWhole = (text: string): boolean => {
  const headEnd = text.indexOf("\r\n\r\n");
  if (headEnd < 0) return false;
  const length = Number(/^content-length: (\d+)$/im.exec(text.slice(0, headEnd))?.[1] ?? 0);
  return text.length - headEnd - 4 >= length;
};

/** `answer` is called with each whole request, `greet` with each connection; the service ends with the test. */
export const rawService = async (
  context: TestContext,
  answer: (socket: Socket, count: number) => void,
  greet: (socket: Socket) => void = () => undefined,
): Promise<RawService> => {
  const requests: string[] = [];
  const connections = { open: 0, made: 0, most: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    connections.made += 1;
    connections.open += 1;
    connections.most = Math.max(connections.most, connections.open);
    greet(socket);
    let text = "";
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
      if (!isWhole(text)) return;
      requests.push(text);
      text = "";
      answer(socket, requests.length);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      sockets.delete(socket);
      connections.open -= 1;
    });
  });
  const port = await listening(server);
  context.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${port}`, port, requests, connections };
};

/** An answer as it goes over the wire. */
export const wireAnswer = (
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  status = "200 OK",
): Buffer => {
  const bytes = Buffer.from(body);
  const all = { "content-type": "application/json", "content-length": String(bytes.length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`), bytes]);
};
