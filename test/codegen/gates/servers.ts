/** Servers to aim the gate at: the project's own, and one before it that lies about whatever it is told to lie about. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { freePort } from "../../support/ports.js";

export interface Owner {
  readonly after: (clean: () => void | Promise<void>) => void;
}

/** A suite that owns what its hooks start: `after` is told of it when the suite is described, not from within a hook. */
export const ownerOf = (after: (clean: () => Promise<void>) => void): Owner => {
  const cleaning: (() => void | Promise<void>)[] = [];
  after(async () => {
    for (const clean of cleaning.toReversed()) await clean();
  });
  return { after: (clean) => void cleaning.push(clean) };
};

const stopped = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
};

export interface Live {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** A server of a built project over HTTP, with the seed and the clock of the examples unless told otherwise. */
export const startLive = async (
  owner: Owner,
  main: string,
  environment: Readonly<Record<string, string>> = { MOCK_GDS_NOW: "2026-05-16T09:00:00Z" },
  port?: number,
): Promise<Live> => {
  const chosen = port ?? (await freePort());
  const words = ["--http", "--host", "127.0.0.1", "--port", String(chosen), "--log-level", "error"];
  const env = { PATH: process.env["PATH"], HOME: process.env["HOME"], ...environment };
  const child = spawn(process.execPath, [main, ...words], { env, stdio: ["ignore", "ignore", "pipe"] });
  const stop = (): Promise<void> => stopped(child);
  owner.after(stop);
  await new Promise<void>((resolve, reject) => {
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes(" on http://")) resolve();
    });
    child.once("exit", () => reject(new Error(`the server ended: ${said}`)));
  });
  return { url: `http://127.0.0.1:${chosen}/mcp`, port: chosen, stop };
};

/** Any HTTP server, gone with its owner. */
export const startHttp = async (owner: Owner, listener: RequestListener): Promise<string> => {
  const server: Server = createServer(listener).listen(0, "127.0.0.1");
  owner.after(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}/mcp`;
};

export type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  return text;
};

export interface Asked {
  readonly method: string;
  readonly params: Fields;
  readonly headers: IncomingMessage["headers"];
}

/** Changes the result of a request; gives it back as it is to tell the truth, throws to refuse the method. */
export type Lie = (request: Asked, result: Fields) => Fields;

const passedOn = [
  "accept",
  "content-type",
  "mcp-session-id",
  "mcp-protocol-version",
  "mcp-method",
  "mcp-name",
  "x-gds-world",
];

const told = (lie: Lie, request: Asked, message: Fields): Fields => {
  if (!("result" in message)) return message;
  try {
    return { ...message, result: lie(request, fieldsOf(message["result"])) };
  } catch (error) {
    return { jsonrpc: "2.0", id: message["id"], error: { code: -32601, message: String(error) } };
  }
};

export interface Manners {
  /** Headers that are not passed on. */
  readonly kept?: readonly string[];
  /** Answers as a stream of events, a notification first. */
  readonly isStreaming?: boolean;
}

const asStream = (message: string): string =>
  [{ jsonrpc: "2.0", method: "notifications/message", params: {} }, message]
    .map(
      (data, index) =>
        `id: ${index}\r\nevent: message\r\ndata: ${typeof data === "string" ? data : JSON.stringify(data)}\r\n\r\n`,
    )
    .join(": still here\r\n\r\n");

/** A server that asks `upstream` and tells what comes back, with one lie. */
export const startLiar = (
  owner: Owner,
  upstream: string,
  lie: Lie,
  { kept = [], isStreaming = false }: Manners = {},
): Promise<string> =>
  startHttp(owner, (request, response) => {
    const answer = async (): Promise<void> => {
      const body = await bodyOf(request);
      const passed = passedOn.filter((name) => !kept.includes(name) && request.headers[name] !== undefined);
      const headers = Object.fromEntries(passed.map((name) => [name, String(request.headers[name])]));
      const method = request.method ?? "POST";
      const reply = await fetch(upstream, { method, headers, ...(method === "POST" && { body }) });
      const text = await reply.text();
      for (const name of ["content-type", "mcp-session-id"]) {
        const value = reply.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      if (text === "") {
        response.writeHead(reply.status).end();
        return;
      }
      const { method: asked, params } = fieldsOf(JSON.parse(body));
      const said = { method: String(asked), params: fieldsOf(params), headers: request.headers };
      const message = JSON.stringify(told(lie, said, fieldsOf(JSON.parse(text))));
      if (isStreaming && reply.ok) response.setHeader("content-type", "text/event-stream");
      response.writeHead(reply.status).end(isStreaming && reply.ok ? asStream(message) : message);
    };
    answer().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
