/** Changes of the properties of an object. */
import { accepted, closed, type Family, listed, open, text } from "./family.js";

export const propertyFamilies: readonly Family[] = [
  {
    name: "required-property-added",
    opposite: "required-property-removed",
    what: "a required property is added",
    request: { level: "error", why: "Calls that worked lack the new property and are refused." },
    response: {
      level: "info",
      why: "Callers that do not know the new property leave it aside.",
      tolerates: "A closed object has to grow too: what is always there is at least no surprise at times.",
    },
    bad: [open({ a: text }), open({ a: text, b: text }, ["b"])],
    good: listed,
  },
  {
    name: "required-property-removed",
    opposite: "required-property-added",
    what: "a required property is removed",
    request: {
      unmirrored: "A caller may go on sending it or not: property-removed and property-removed-from-closed say which.",
    },
    response: { level: "error", why: "Callers were told that it is always there, and read it without asking." },
    bad: [open({ a: text, b: text }, ["b"]), open({ a: text })],
    good: listed,
  },
  {
    name: "property-added",
    opposite: "property-removed-from-closed",
    what: "a property is added to a closed object",
    request: { level: "info", why: "No call could have sent it before, and none has to now." },
    response: {
      level: "warning",
      why: "Callers that check answers strictly refuse a property that they do not know.",
      tolerates:
        "Clients are expected to leave unknown properties of an answer aside; without that no output could ever grow.",
    },
    bad: [closed({ a: text }), closed({ a: text, b: text })],
    good: [closed({ a: text, b: text }), closed({ b: text, a: text })],
  },
  {
    name: "property-added-to-open",
    opposite: "property-removed",
    what: "an optional property is added to an open object",
    request: {
      level: "info",
      why: "Callers that do not know it go on without it.",
      tolerates:
        "A caller that sent an undeclared property of this very name, of another form, is refused: it had no meaning before.",
    },
    response: { level: "info", why: "The object was open: callers are prepared for properties that they do not know." },
    bad: [open({ a: text }), open({ a: text, b: text })],
    good: listed,
  },
  {
    name: "property-became-required",
    opposite: "property-became-optional",
    what: "an optional property becomes required",
    request: { level: "error", why: "Calls that left it out are refused." },
    response: { level: "info", why: "Callers that ask whether it is there find that it is." },
    bad: [open({ a: text, b: text }, ["a"]), open({ a: text, b: text }, ["a", "b"])],
    good: listed,
  },
  {
    name: "property-became-optional",
    opposite: "property-became-required",
    what: "a required property becomes optional",
    request: { level: "info", why: accepted },
    response: { level: "error", why: "Callers were told that it is always there, and read it without asking." },
    bad: [open({ a: text, b: text }, ["a", "b"]), open({ a: text, b: text }, ["a"])],
    good: listed,
  },
  {
    name: "property-removed",
    opposite: "property-added-to-open",
    what: "a property is removed and the object is open",
    request: { level: "warning", why: "Calls that send it are accepted, and what they ask for is not done any more." },
    response: {
      level: "warning",
      why: "Callers that used it find it missing, though it was never promised.",
      tolerates:
        "To the letter the open object may now hold anything under this name; in truth nothing is sent any more.",
    },
    bad: [open({ a: text, b: text }), open({ a: text })],
    good: listed,
  },
  {
    name: "property-removed-from-closed",
    opposite: "property-added",
    what: "a property is removed and the object is closed",
    request: { level: "error", why: "Calls that send it are refused." },
    response: { level: "warning", why: "Callers that used it find it missing, though it was never promised." },
    bad: [closed({ a: text, b: text }), closed({ a: text })],
    good: [closed({ a: text, b: text }), closed({ b: text, a: text })],
  },
];
