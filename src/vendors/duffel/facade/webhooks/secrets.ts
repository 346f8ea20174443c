/** The secrets by which events are signed. They protect nothing: whoever knows the seed and the webhook's id knows them. */
import { createHmac } from "node:crypto";

export const webhookSecret = (seed: string, id: string): string =>
  createHmac("sha256", "mock-gds duffel webhooks").update(`${seed} ${id}`).digest("base64");
