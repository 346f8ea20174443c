/** A worker: serves what its primary orders, ends when it is told to, and does not outlive it. */
import { endProcess } from "../lifecycle.js";
import type { Host } from "../serve.js";
import { type FromWorker, isToWorker, type Order } from "./messages.js";
import { createOrders } from "./orders.js";
import { removeTemporaryFolder } from "./temporaryFolder.js";

export type ServeOrder = (order: Order, host: Host) => Promise<void>;

const tellPrimary = (message: FromWorker): void => void process.send?.(message);

/** Node ends a worker whose primary has gone, and this is the last that it does. */
const removeWithoutPrimary = ({ temporaryFolder }: Order): void => {
  if (temporaryFolder === undefined) return;
  process.once("exit", () => {
    if (!process.connected) removeTemporaryFolder(temporaryFolder);
  });
};

/** Waits for the order and serves it. Rejects as `serveOrder` does. */
export const work = async (serveOrder: ServeOrder): Promise<void> => {
  const orders = createOrders();
  process.on("message", (message: unknown) => {
    if (isToWorker(message)) orders.take(message);
  });
  // A terminal that closes tells every process of its session. The primary ends, and with it its workers, in order.
  process.on("SIGHUP", () => undefined);
  tellPrimary({ kind: "ready" });
  const order = await orders.toServe;
  if (order === undefined) return endProcess(0);
  removeWithoutPrimary(order);
  try {
    await serveOrder(order, {
      control: orders,
      pid: process.pid,
      acceptPending: () => orders.answerTo(() => tellPrimary({ kind: "acceptPending" })),
      announce: (started) => tellPrimary({ kind: "serving", started }),
    });
  } catch (error) {
    tellPrimary({ kind: "cannotServe" });
    throw error;
  } finally {
    process.channel?.unref();
  }
};
