/** Reads the project's Markdown: its fenced blocks and its links. Knows nothing of what they say. */
import { readFileSync } from "node:fs";
import { repository } from "../support/repository.js";

/** Those whose commands follow on from one another: each block is run as it stands, in order. */
export const scenarioDocuments = [
  "docs/valkey.md",
  "docs/worlds.md",
  "docs/data.md",
  "docs/http.md",
  "docs/due-work.md",
] as const;

/** Those whose commands are run by a test of their own, because they need more around them than a copy of the project. */
export const provedElsewhere = [
  "docs/brokers-day.md",
  "docs/ci.md",
  "docs/clients-python.md",
  "docs/webhooks.md",
] as const;

/** Every document that a person wrote. */
export const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "docs/agents.md",
  "docs/architecture.md",
  "docs/charter.md",
  "docs/clients-typescript.md",
  "docs/coastline.md",
  "docs/conformance.md",
  "docs/container.md",
  "docs/contracts.md",
  "docs/crm.md",
  "docs/dependencies.md",
  "docs/facades.md",
  "docs/flights.md",
  "docs/hosts.md",
  "docs/hotelcrs.md",
  "docs/rules.md",
  "docs/inspector.md",
  "docs/mail.md",
  "docs/models.md",
  "docs/sessions.md",
  "docs/several-packs.md",
  "docs/settings.md",
  "docs/speed.md",
  "docs/workers.md",
  "docs/workflow.md",
  ...scenarioDocuments,
  ...provedElsewhere,
  "bench/README.md",
] as const;

export const textOf = (document: string): string => readFileSync(`${repository}/${document}`, "utf8");

export interface Block {
  readonly document: string;
  readonly language: string;
  readonly text: string;
}

const fence = /^([ \t]*)```([a-z]+)\n([\s\S]*?)^[ \t]*```$/gm;

const withoutIndent = (text: string, indent: string): string =>
  text
    .split("\n")
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join("\n");

export const blocksOf = (document: string): readonly Block[] =>
  [...textOf(document).matchAll(fence)].map(([, indent = "", language = "", text = ""]) => ({
    document,
    language,
    text: withoutIndent(text, indent),
  }));

/** Links to files of the project, without the part after `#`. */
export const localLinksOf = (document: string): readonly string[] =>
  [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => target.split("#", 1)[0] ?? "")
    .filter((target) => target !== "");
