// @generated from contracts/gds/webhooks.json. Edit the contract, then run npm run codegen.
import type { WebhookContracts } from "#contract";
import { webhookEvent } from "#contract";
import type * as types from "./types.js";

/** The webhooks of Mock GDS: inbound events by endpoint and type, and outbound events by type. */
export const webhooks = {
  inbound: {},
  outbound: {
    "booking.created": webhookEvent<types.BookingCreatedWebhook>({
      type: "booking.created",
      description: "A PNR was made. Its first version.",
      schema: {
        $ref: "#/$defs/BookingNotice",
        $defs: {
          BookingNotice: {
            type: "object",
            description: "What a webhook tells of a PNR: enough to read it, no names.",
            properties: {
              pnr: {
                type: "string",
                description: "Record locator, for example TEST-K7Q2MA.",
                pattern: "^TEST-[A-Z0-9]{6}$",
              },
              version: { type: "integer", description: "1 for a new PNR; each change counts it up.", minimum: 1 },
              status: { type: "string", enum: ["confirmed", "cancelled"] },
              world: { type: "string", description: "Name of the world that the PNR is in." },
              epoch: {
                type: "integer",
                description: "Counts up at each reset of the world; PNRs of an earlier one are gone.",
                minimum: 1,
              },
              resource: { type: "string", description: "URI of the PNR among the server's resources." },
            },
            required: ["pnr", "version", "status", "world", "epoch", "resource"],
            additionalProperties: false,
          },
        },
      },
      loadValidator: () => import("./validators/bookingCreatedWebhook.js").then((module) => module.validate),
    }),
    "booking.changed": webhookEvent<types.BookingChangedWebhook>({
      type: "booking.changed",
      description: "A PNR was changed: segments were added, removed or rebooked.",
      schema: {
        $ref: "#/$defs/BookingNotice",
        $defs: {
          BookingNotice: {
            type: "object",
            description: "What a webhook tells of a PNR: enough to read it, no names.",
            properties: {
              pnr: {
                type: "string",
                description: "Record locator, for example TEST-K7Q2MA.",
                pattern: "^TEST-[A-Z0-9]{6}$",
              },
              version: { type: "integer", description: "1 for a new PNR; each change counts it up.", minimum: 1 },
              status: { type: "string", enum: ["confirmed", "cancelled"] },
              world: { type: "string", description: "Name of the world that the PNR is in." },
              epoch: {
                type: "integer",
                description: "Counts up at each reset of the world; PNRs of an earlier one are gone.",
                minimum: 1,
              },
              resource: { type: "string", description: "URI of the PNR among the server's resources." },
            },
            required: ["pnr", "version", "status", "world", "epoch", "resource"],
            additionalProperties: false,
          },
        },
      },
      loadValidator: () => import("./validators/bookingChangedWebhook.js").then((module) => module.validate),
    }),
    "booking.cancelled": webhookEvent<types.BookingCancelledWebhook>({
      type: "booking.cancelled",
      description: "A PNR was cancelled whole.",
      schema: {
        $ref: "#/$defs/BookingNotice",
        $defs: {
          BookingNotice: {
            type: "object",
            description: "What a webhook tells of a PNR: enough to read it, no names.",
            properties: {
              pnr: {
                type: "string",
                description: "Record locator, for example TEST-K7Q2MA.",
                pattern: "^TEST-[A-Z0-9]{6}$",
              },
              version: { type: "integer", description: "1 for a new PNR; each change counts it up.", minimum: 1 },
              status: { type: "string", enum: ["confirmed", "cancelled"] },
              world: { type: "string", description: "Name of the world that the PNR is in." },
              epoch: {
                type: "integer",
                description: "Counts up at each reset of the world; PNRs of an earlier one are gone.",
                minimum: 1,
              },
              resource: { type: "string", description: "URI of the PNR among the server's resources." },
            },
            required: ["pnr", "version", "status", "world", "epoch", "resource"],
            additionalProperties: false,
          },
        },
      },
      loadValidator: () => import("./validators/bookingCancelledWebhook.js").then((module) => module.validate),
    }),
    "webhook.test": webhookEvent<types.WebhookTestWebhook>({
      type: "webhook.test",
      description: "Sent by `mock-gds webhook test` to see whether a receiver takes events.",
      schema: {
        type: "object",
        required: ["world"],
        properties: { world: { type: "string", description: "The world that the subscription is in." } },
        additionalProperties: false,
      },
      loadValidator: () => import("./validators/webhookTestWebhook.js").then((module) => module.validate),
    }),
  },
} as const satisfies WebhookContracts;
