/**
 * Gathers what is sent within one turn of the event loop into one write to the socket: a write is a call of the operating
 * system, and the dearest part of a small command. It delays nothing, for what a single caller sends leaves in the same turn.
 */
import { Cluster, type Redis } from "ioredis";

/** To be called before each command. A cluster's nodes have sockets of their own, which are left alone. */
export const createGathering = (client: Redis | Cluster): (() => void) => {
  let isGathering = false;
  return () => {
    if (client instanceof Cluster || isGathering) return;
    const { stream } = client;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
};
