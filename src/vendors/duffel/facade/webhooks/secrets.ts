/** The secrets with which events are signed. They protect nothing: they follow from the seed and the webhook's id. */
import { createHmac } from "node:crypto";

export const webhookSecret = (seed: string, id: string): string =>
  createHmac("sha256", "mock-gds duffel webhooks").update(`${seed} ${id}`).digest("base64");
