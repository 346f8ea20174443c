/** Several processes behind one port: this one looks after them, or is one of them. */
import cluster from "node:cluster";
import type { Configuration, Given } from "../../config/settings.js";
import type { Product } from "../../contract/product.js";
import { supervise } from "./primary.js";
import { type ServeOrder, work } from "./worker.js";

export type { Order } from "./messages.js";
export type { ServeOrder } from "./worker.js";

/** Serves as `configuration.workers` processes. `serveOrder` is what a worker does with its order. */
export const serveWithWorkers = (
  configuration: Configuration,
  given: Given,
  product: Product,
  serveOrder: ServeOrder,
): Promise<void> => (cluster.isPrimary ? supervise(configuration, given, product) : work(serveOrder));
