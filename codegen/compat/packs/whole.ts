/** Compares a pack as a whole: its texts, its outputs, its toolsets and the names in its clients. */

import type { OutputName } from "../../outputs.js";
import { compareClients } from "../clients/compareClients.js";
import { compareLists, match, type PackComparison, quoted, tellOf, within } from "./packComparison.js";

/**
 * Each output in words, and the rule that reports its removal. `models` has none: the removal of its entry points is reported by
 * their names.
 */
const outputFacts: Readonly<Record<OutputName, { readonly what: string; readonly rule: string | undefined }>> = {
  server: { what: "the server", rule: "server-output-removed" },
  typescript: { what: "the TypeScript client", rule: "client-package-removed" },
  models: { what: "the list of tools for model vendors", rule: undefined },
  python: { what: "the Python client", rule: "client-package-removed" },
  docs: { what: "the reference", rule: "docs-output-removed" },
};

/** Compares title, description, instructions and error pages. */
export const compareWording = (comparison: PackComparison): void => {
  const { base, current } = comparison;
  for (const [part, text] of Object.entries(current.wording)) {
    const former = base.wording[part];
    if (former === undefined || former === text) continue;
    const what = `prompt change: ${part} was ${quoted(former)}, is ${quoted(text)}`;
    tellOf(comparison, "", [base.place, within(current.place, `/${part}`)])("pack-wording-changed", what, {
      detail: `${part} ${text}`,
    });
  }
};

/** Reports outputs that are no longer generated, and new ones. */
export const compareOutputs = (comparison: PackComparison): void => {
  const { base, current } = comparison;
  if (base.outputs === undefined || current.outputs === undefined) return;
  const { removed, added } = match(base.outputs, current.outputs, (name) => name);
  const tell = tellOf(comparison, "", [base.place, within(current.place, "/outputs")]);
  for (const name of removed) {
    const { rule, what } = outputFacts[name];
    if (rule !== undefined) tell(rule, `${what} is no longer generated`, { detail: name });
  }
  for (const name of added) tell("pack-output-added", `${outputFacts[name].what} is generated now`, { detail: name });
};

/** Compares toolsets: operators start servers with their names, and callers call their tools. */
export const compareToolsets = (comparison: PackComparison): void => {
  const { base, current } = comparison;
  if (base.toolsets === undefined || current.toolsets === undefined) return;
  const { both, removed, added } = match(base.toolsets, current.toolsets, ({ name }) => name);
  const tell = tellOf(comparison, "", [base.place, within(current.place, "/toolsets")]);
  for (const { name } of removed) tell("toolset-removed", `the toolset ${name} is gone`, { detail: name });
  for (const { name } of added) tell("toolset-added", `the toolset ${name} is new`, { detail: name });
  for (const [before, after] of both) {
    const { name } = after;
    compareLists(before.tools, after.tools, {
      removed: (tool) =>
        tell("toolset-tool-removed", `the toolset ${name} no longer has ${tool}`, { detail: `${name} ${tool}` }),
      added: (tool) => tell("toolset-tool-added", `the toolset ${name} has ${tool} now`, { detail: `${name} ${tool}` }),
    });
  }
};

/** Compares the name of the server and the form of failures. */
export const compareServers = (comparison: PackComparison): void => {
  const { base, current } = comparison;
  if (base.serverName !== undefined && current.serverName !== undefined && base.serverName !== current.serverName) {
    const [was, is] = [base, current].map(({ serverName }) => serverName ?? "that of the product");
    const place = within(current.place, current.serverName === null ? "" : "/server/name");
    tellOf(comparison, "", [base.place, place])("server-name-changed", `the server's name was ${was}, is ${is}`, {
      detail: `${was} ${is}`,
    });
  }
  if (base.errorStyle !== undefined && current.errorStyle !== undefined && base.errorStyle !== current.errorStyle) {
    const what = `the form of failures was "${base.errorStyle}", is "${current.errorStyle}"`;
    tellOf(comparison, "", [base.place, current.place])("error-style-changed", what, { detail: current.errorStyle });
  }
};

/** Compares the names in the clients. The wire shows nothing of them. */
export const compareNames = (comparison: PackComparison): void => {
  const { base, current } = comparison;
  if (base.clients === undefined || current.clients === undefined) return;
  if (base.clients.text === current.clients.text) return;
  const [before, after] = [base.clients.read(), current.clients.read()];
  if ("fault" in before || "fault" in after) return;
  const left = new Map(after.parts.map(({ subject, place }) => [subject, place]));
  for (const { rule, part, detail, what } of compareClients(before, after)) {
    const places =
      part === undefined
        ? ([base.place, within(current.place, rule === "client-package-renamed" ? "/clients" : "")] as const)
        : ([part.place, left.get(part.subject)] as const);
    tellOf(comparison, part?.subject ?? "", places)(rule, what, { detail });
  }
};
