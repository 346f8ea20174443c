/** Serves with several processes on one port. This process supervises them, or is one of them. */
import cluster from "node:cluster";
import type { Configuration, Given } from "../../config/settings.js";
import type { Product } from "../../contract/product.js";
import { supervise } from "./primary.js";
import { type ServeTask, work } from "./worker.js";

export type { WorkerTask } from "./messages.js";
export type { ServeTask } from "./worker.js";

/** Serves with `configuration.workers` processes. `serveTask` is what a worker does with its task. */
export const serveWithWorkers = (
  configuration: Configuration,
  given: Given,
  product: Product,
  serveTask: ServeTask,
): Promise<void> => (cluster.isPrimary ? supervise(configuration, given, product) : work(serveTask));
