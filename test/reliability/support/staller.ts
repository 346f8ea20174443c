/**
 * A stretch of network before a Valkey that loses connections without a word, as a router does that has forgotten them: what is
 * sent over those that are there goes nowhere, not even their end, and new ones work at once. It knows nothing of what is sent.
 */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { TestContext } from "node:test";

export interface Staller {
  readonly port: number;
  /** All connections that are there fall silent. */
  readonly stall: () => void;
  /** How many connections have been made so far. */
  readonly made: () => number;
}

interface Passage {
  readonly ends: readonly [Socket, Socket];
  isSilent: boolean;
}

const pass = (passage: Passage, from: Socket, to: Socket): void => {
  from.on("data", (data) => void (passage.isSilent || to.write(data)));
  from.on("end", () => void (passage.isSilent || to.end()));
  from.on("close", () => void (passage.isSilent || to.destroy()));
  from.on("error", () => undefined);
};

/** Passes connections on to a port of this machine. */
export const startStaller = async (context: TestContext, targetPort: number): Promise<Staller> => {
  const passages: Passage[] = [];
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: targetPort, host: "127.0.0.1", allowHalfOpen: true });
    const passage: Passage = { ends: [near, far], isSilent: false };
    passages.push(passage);
    pass(passage, near, far);
    pass(passage, far, near);
  }).listen(0, "127.0.0.1");
  context.after(() => {
    for (const { ends } of passages) for (const end of ends) end.destroy();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    stall: () => {
      for (const passage of passages) passage.isSilent = true;
    },
    made: () => passages.length,
  };
};
