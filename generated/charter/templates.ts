// @generated from contracts/charter/templates.json. Edit the contract, then run npm run codegen.
import type { Templates } from "#contract";
import { template } from "#contract";
import type * as types from "./types.js";
import { validate as requestReceivedTemplate } from "./validators/requestReceivedTemplate.js";
import { validate as quoteAcceptedTemplate } from "./validators/quoteAcceptedTemplate.js";
import { validate as bookingChangedTemplate } from "./validators/bookingChangedTemplate.js";

/** The e-mail templates of Charter. */
export const templates = {
  request_received: template<types.RequestReceivedTemplate>({
    name: "request_received",
    description: "Tells the broker of a request for quotes that was made in the marketplace.",
    schema: {
      type: "object",
      properties: {
        rfp_id: { type: "string", minLength: 1, maxLength: 200, description: "The request that it is about." },
        legs: {
          type: "array",
          maxItems: 20,
          description: "The flights, in their order.",
          items: {
            type: "object",
            properties: {
              departure_airport: { type: "string", minLength: 1, maxLength: 200, description: "ICAO code." },
              arrival_airport: { type: "string", minLength: 1, maxLength: 200, description: "ICAO code." },
              departure: { type: "string", minLength: 1, maxLength: 200, description: "In UTC." },
              passengers: { type: "integer", minimum: 0, description: "How many fly." },
            },
            required: ["departure_airport", "arrival_airport", "departure", "passengers"],
            additionalProperties: false,
          },
        },
        deadline: {
          type: "string",
          minLength: 1,
          maxLength: 200,
          description: "Until when operators may answer, in UTC.",
        },
        operators: {
          type: "array",
          maxItems: 500,
          items: { type: "string", maxLength: 200 },
          description: "Names of those who were asked.",
        },
      },
      required: ["rfp_id", "legs", "operators"],
      additionalProperties: false,
    },
    validator: requestReceivedTemplate,
    subject: ["Request ", { show: "rfp_id" }, " has been sent to operators"],
    html: [
      "<!DOCTYPE html>\n",
      "<html lang=\"en\">\n",
      "<body style=\"font-family: Arial, sans-serif\">\n",
      "  <p>Request ",
      { show: "rfp_id" },
      " was made in the marketplace",
      { when: "deadline", parts: ["; operators may answer until ", { show: "deadline" }] },
      ".</p>\n",
      {
        when: "legs",
        parts: [
          "  <ul>\n",
          {
            each: "legs",
            parts: [
              "    <li>",
              { show: "departure_airport" },
              " to ",
              { show: "arrival_airport" },
              ", ",
              { show: "departure" },
              ", ",
              { show: "passengers" },
              " passengers</li>\n",
            ],
          },
          "  </ul>\n",
        ],
      },
      "  <p>Asked: ",
      { show: "operators" },
      "</p>\n",
      "</body>\n",
      "</html>\n",
    ],
  }),
  quote_accepted: template<types.QuoteAcceptedTemplate>({
    name: "quote_accepted",
    description: "Tells the broker that a quote was accepted.",
    schema: {
      type: "object",
      properties: {
        rfp_id: { type: "string", minLength: 1, maxLength: 200, description: "The request that it is about." },
        legs: {
          type: "array",
          maxItems: 20,
          description: "The flights, in their order.",
          items: {
            type: "object",
            properties: {
              departure_airport: { type: "string", minLength: 1, maxLength: 200, description: "ICAO code." },
              arrival_airport: { type: "string", minLength: 1, maxLength: 200, description: "ICAO code." },
              departure: { type: "string", minLength: 1, maxLength: 200, description: "In UTC." },
              passengers: { type: "integer", minimum: 0, description: "How many fly." },
            },
            required: ["departure_airport", "arrival_airport", "departure", "passengers"],
            additionalProperties: false,
          },
        },
        quote: {
          type: "object",
          description: "What was quoted, where it is known.",
          properties: {
            quote_id: { type: "string", minLength: 1, maxLength: 200, description: "The quote that it is about." },
            operator_name: { type: "string", minLength: 1, maxLength: 200, description: "Who flies." },
            aircraft_type: { type: "string", minLength: 1, maxLength: 200, description: "With which aircraft." },
            price_usd: { type: "string", minLength: 1, maxLength: 40, description: "What all of it costs." },
          },
          required: ["quote_id", "operator_name", "aircraft_type", "price_usd"],
          additionalProperties: false,
        },
      },
      required: ["rfp_id", "legs"],
      additionalProperties: false,
    },
    validator: quoteAcceptedTemplate,
    subject: ["Quote accepted for request ", { show: "rfp_id" }],
    html: [
      "<!DOCTYPE html>\n",
      "<html lang=\"en\">\n",
      "<body style=\"font-family: Arial, sans-serif\">\n",
      "  <p>A quote for request ",
      { show: "rfp_id" },
      " was accepted.</p>\n",
      {
        when: "quote",
        parts: [
          "  <p>",
          { show: "quote.aircraft_type" },
          " of ",
          { show: "quote.operator_name" },
          " for $",
          { show: "quote.price_usd" },
          " (quote ",
          { show: "quote.quote_id" },
          ")</p>\n",
        ],
      },
      {
        when: "legs",
        parts: [
          "  <ul>\n",
          {
            each: "legs",
            parts: [
              "    <li>",
              { show: "departure_airport" },
              " to ",
              { show: "arrival_airport" },
              ", ",
              { show: "departure" },
              ", ",
              { show: "passengers" },
              " passengers</li>\n",
            ],
          },
          "  </ul>\n",
        ],
      },
      "</body>\n",
      "</html>\n",
    ],
  }),
  booking_changed: template<types.BookingChangedTemplate>({
    name: "booking_changed",
    description: "Tells the broker that a flight was booked, or that its booking was changed or cancelled.",
    schema: {
      type: "object",
      properties: {
        rfp_id: { type: "string", minLength: 1, maxLength: 200, description: "The request that it is about." },
        change: {
          type: "string",
          enum: ["confirmed", "changed", "cancelled"],
          description: "What became of the booking.",
        },
        legs: {
          type: "array",
          maxItems: 20,
          description: "The flights, in their order.",
          items: {
            type: "object",
            properties: {
              departure_airport: { type: "string", minLength: 1, maxLength: 200, description: "ICAO code." },
              arrival_airport: { type: "string", minLength: 1, maxLength: 200, description: "ICAO code." },
              departure: { type: "string", minLength: 1, maxLength: 200, description: "In UTC." },
              passengers: { type: "integer", minimum: 0, description: "How many fly." },
            },
            required: ["departure_airport", "arrival_airport", "departure", "passengers"],
            additionalProperties: false,
          },
        },
        quote: {
          type: "object",
          description: "What was quoted, where it is known.",
          properties: {
            quote_id: { type: "string", minLength: 1, maxLength: 200, description: "The quote that it is about." },
            operator_name: { type: "string", minLength: 1, maxLength: 200, description: "Who flies." },
            aircraft_type: { type: "string", minLength: 1, maxLength: 200, description: "With which aircraft." },
            price_usd: { type: "string", minLength: 1, maxLength: 40, description: "What all of it costs." },
          },
          required: ["quote_id", "operator_name", "aircraft_type", "price_usd"],
          additionalProperties: false,
        },
      },
      required: ["rfp_id", "change", "legs"],
      additionalProperties: false,
    },
    validator: bookingChangedTemplate,
    subject: ["Booking ", { show: "change" }, " for request ", { show: "rfp_id" }],
    html: [
      "<!DOCTYPE html>\n",
      "<html lang=\"en\">\n",
      "<body style=\"font-family: Arial, sans-serif\">\n",
      "  <p>The booking for request ",
      { show: "rfp_id" },
      " is ",
      { show: "change" },
      ".</p>\n",
      {
        when: "quote",
        parts: [
          "  <p>",
          { show: "quote.aircraft_type" },
          " of ",
          { show: "quote.operator_name" },
          " for $",
          { show: "quote.price_usd" },
          " (quote ",
          { show: "quote.quote_id" },
          ")</p>\n",
        ],
      },
      {
        when: "legs",
        parts: [
          "  <ul>\n",
          {
            each: "legs",
            parts: [
              "    <li>",
              { show: "departure_airport" },
              " to ",
              { show: "arrival_airport" },
              ", ",
              { show: "departure" },
              ", ",
              { show: "passengers" },
              " passengers</li>\n",
            ],
          },
          "  </ul>\n",
        ],
      },
      "</body>\n",
      "</html>\n",
    ],
  }),
} as const satisfies Templates;

export type TemplateName = keyof typeof templates;
