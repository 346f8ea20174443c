/** Callers of revision 2026-07-28 that do as a server tells them: they keep their connection until it is to be closed. */
import { Agent, request } from "node:http";
import type { TestContext } from "node:test";
import { accept, modernRequest, toolCall } from "../../transport/wireRequests.js";

const call = toolCall("searchFlights", { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" });

const headers = {
  "content-type": "application/json",
  accept,
  "mcp-protocol-version": "2026-07-28",
  "mcp-method": "tools/call",
  "mcp-name": "searchFlights",
};

/** One search: its status and what becomes of the connection, or how it failed. */
export const search = (url: URL, agent: Agent | false): Promise<string> =>
  new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException): void => resolve(error.code ?? error.message);
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      response.on("error", failed).on("end", () => resolve(`${response.statusCode} ${response.headers.connection}`));
      response.resume();
    });
    sent.on("error", failed).end(JSON.stringify(modernRequest(...call)));
  });

export interface Load {
  /** How often each outcome came about. */
  readonly outcomes: () => Readonly<Record<string, number>>;
  /** Resolves when each caller has been told to go, or has failed. */
  readonly over: Promise<void>;
}

/** So many callers, each on a connection of its own. */
export const startLoad = (context: TestContext, url: URL, callers: number): Load => {
  const agent = new Agent({ keepAlive: true });
  context.after(() => agent.destroy());
  const outcomes: Record<string, number> = {};
  const callUntilTold = async (): Promise<void> => {
    for (let outcome = "200 keep-alive"; outcome === "200 keep-alive"; ) {
      outcome = await search(url, agent);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  const over = Promise.all(Array.from({ length: callers }, callUntilTold)).then(() => undefined);
  return { outcomes: () => ({ ...outcomes }), over };
};
