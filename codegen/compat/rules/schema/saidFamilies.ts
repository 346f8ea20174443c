/** Changes of what does not decide about values: texts, defaults and the headers of arguments. */
import { argumentsAlone, type Family, headerless, sameHeader, text } from "./family.js";

export const saidFamilies: readonly Family[] = [
  {
    name: "wording-changed",
    opposite: "wording-changed",
    what: "a title, a description or the examples of a value change",
    request: { level: "info", bump: "patch", why: "Models read it: a prompt change, to be looked at as one." },
    response: { level: "info", bump: "patch", why: "Models read it: a prompt change, to be looked at as one." },
    bad: [
      { ...text, description: "Where from." },
      { ...text, description: "The airport of departure." },
    ],
    good: [
      { ...text, description: "Where from." },
      { description: "Where from.", ...text },
    ],
  },
  {
    name: "default-changed",
    opposite: "default-changed",
    what: "a default is added, removed or changed",
    request: { level: "warning", why: "Calls that leave the value out are accepted and mean something else." },
    response: {
      level: "info",
      bump: "patch",
      why: "Defaults of answers are for documentation: the server fills none in.",
    },
    bad: [
      { ...text, default: "economy" },
      { ...text, default: "business" },
    ],
    good: [
      { ...text, default: "economy" },
      { default: "economy", ...text },
    ],
  },
  {
    name: "deprecation-changed",
    opposite: "deprecation-changed",
    what: "a deprecation mark is added or removed",
    request: { level: "info", why: "Callers learn that it will go one day." },
    response: { level: "info", why: "Callers learn that it will go one day." },
    bad: [text, { ...text, deprecated: true }],
    good: [
      { ...text, deprecated: true },
      { deprecated: true, ...text },
    ],
  },
  {
    name: "header-added",
    opposite: "header-removed",
    what: "an argument has to be sent in a header as well",
    request: { level: "error", why: headerless },
    response: argumentsAlone,
    bad: [text, { ...text, "x-mcp-header": "Region" }],
    good: sameHeader,
  },
  {
    name: "header-removed",
    opposite: "header-added",
    what: "an argument no longer has to be sent in a header",
    request: { level: "info", why: "Servers pass over a header that they do not ask for." },
    response: argumentsAlone,
    bad: [{ ...text, "x-mcp-header": "Region" }, text],
    good: sameHeader,
  },
  {
    name: "header-changed",
    opposite: "header-changed",
    what: "an argument has to be sent in another header",
    request: { level: "error", why: headerless },
    response: argumentsAlone,
    bad: [
      { ...text, "x-mcp-header": "Region" },
      { ...text, "x-mcp-header": "Area" },
    ],
    good: sameHeader,
  },
];
