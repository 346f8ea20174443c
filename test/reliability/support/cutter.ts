/**
 * Cuts the connections of a Valkey at the worst instant: after commands were carried out, and before anybody was told. What
 * was in flight is then sent again by clients that saw no answer. It knows nothing of what the commands were.
 */
import { once } from "node:events";
import { connect } from "node:net";
import type { TestContext } from "node:test";
import { until } from "../../support/until.js";
import type { ValkeyServer } from "../../support/valkey.js";
import type { Ledger } from "./ledger.js";

export interface Cutter {
  /** Closes all connections but its own, as they are. */
  readonly cut: () => Promise<void>;
  /** Lets every caller run into a stopped Valkey, and has it close their connections in the same breath as it answers. */
  readonly cutBeforeReplies: () => Promise<void>;
}

/** Looks in a row at which nothing has moved, before the callers count as stuck. */
const quietLooks = 3;

export const connectCutter = async (context: TestContext, valkey: ValkeyServer, ledger: Ledger): Promise<Cutter> => {
  const socket = connect(valkey.port, "127.0.0.1");
  context.after(() => void socket.destroy());
  await once(socket, "connect");
  let answers = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    answers += text;
  });
  socket.on("error", () => undefined);

  const kills = ["normal", "pubsub"].map((type) => `CLIENT KILL TYPE ${type} SKIPME yes\r\n`);
  const send = (): Promise<void> =>
    new Promise((resolve, reject) => {
      answers = "";
      socket.write(kills.join(""), (error) => (error ? reject(error) : resolve()));
    });
  const answered = (): Promise<void> =>
    until("the connections are cut", () => answers.split("\r\n").length > kills.length);

  const callersAreStuck = async (): Promise<void> => {
    let [known, quiet] = [-1, 0];
    await until("nobody is answered", () => {
      const { acknowledged } = ledger.counts();
      quiet = acknowledged === known ? quiet + 1 : 0;
      known = acknowledged;
      return quiet >= quietLooks;
    });
  };

  return {
    cut: async () => {
      await send();
      await answered();
    },
    cutBeforeReplies: async () => {
      await valkey.kill("SIGSTOP");
      await callersAreStuck();
      // Replies leave when all that has arrived was carried out; the order to cut arrives last.
      await send();
      await valkey.kill("SIGCONT");
      await answered();
    },
  };
};
