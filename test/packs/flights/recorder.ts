/** A Duffel for tests, over a real socket: it records what it is asked, and answers what it is told to. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Scripted {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Recorder {
  readonly url: string;
  readonly requests: readonly Recorded[];
  /** What is answered from now on, one after the other; the last one for ever. */
  readonly answer: (...answers: readonly Scripted[]) => void;
  readonly close: () => Promise<void>;
}

export const found = (offers: readonly unknown[], status = 200): Scripted => ({ status, body: { data: { offers } } });

export const refused = (status: number, error: Readonly<Record<string, unknown>> = {}): Scripted => ({
  status,
  body: { errors: [error] },
});

export const startRecorder = async (): Promise<Recorder> => {
  const requests: Recorded[] = [];
  let script: readonly Scripted[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const [next = refused(500), ...rest] = script;
      if (rest.length > 0) script = rest;
      response.writeHead(next.status, { "content-type": "application/json", ...next.headers });
      response.end(JSON.stringify(next.body));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (...answers) => {
      script = answers;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
