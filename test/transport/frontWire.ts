/** HTTP by hand, for requests that no client library would send. */
import { once } from "node:events";
import { connect } from "node:net";
import type { TestContext } from "node:test";

export interface WireAnswer {
  readonly status: number;
  /** By lower-case name; of several with one name, the last. */
  readonly headers: Readonly<Record<string, string>>;
  /** What came after the head so far. */
  readonly rest: string;
}

export interface Wire {
  readonly send: (text: string) => void;
  /** The head of the next answer, and what has come of its body. Rejects if the connection ends before. */
  readonly answer: () => Promise<WireAnswer>;
  /** Resolves with all that came since the last answer when the server has closed the connection. */
  readonly closed: () => Promise<string>;
  readonly isClosed: () => boolean;
  /** Goes away. */
  readonly end: () => void;
}

const readHead = (head: string): Pick<WireAnswer, "status" | "headers"> => {
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(":");
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers) };
};

/** Opens a connection; each character that is sent is one byte. */
export const openWire = async (context: TestContext, url: string): Promise<Wire> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  context.after(() => socket.destroy());
  let received = "";
  let isClosed = false;
  socket.setEncoding("latin1").on("data", (text) => {
    received += text;
  });
  // A reset is one way to be closed.
  socket.on("error", () => undefined);
  const close = new Promise<void>((resolve) => {
    socket.once("close", () => {
      isClosed = true;
      resolve();
    });
  });
  await once(socket, "connect");
  return {
    send: (text) => void socket.write(text, "latin1"),
    answer: async () => {
      while (!received.includes("\r\n\r\n")) {
        if (isClosed) throw new Error(`closed without an answer: ${received}`);
        await Promise.race([new Promise((resolve) => socket.once("data", resolve)), close]);
      }
      const at = received.indexOf("\r\n\r\n");
      const answer = { ...readHead(received.slice(0, at)), rest: received.slice(at + 4) };
      // After "go on" comes the answer itself.
      received = answer.status < 200 ? answer.rest : "";
      return answer;
    },
    closed: async () => {
      await close;
      return received;
    },
    isClosed: () => isClosed,
    end: () => void socket.destroy(),
  };
};

/** The text of a request. A body brings its length. */
export const requestText = (line: string, headers: readonly string[], body?: string): string =>
  [
    `${line} HTTP/1.1`,
    ...headers,
    ...(body === undefined ? [] : [`Content-Length: ${body.length}`]),
    "",
    body ?? "",
  ].join("\r\n");
