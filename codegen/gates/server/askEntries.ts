/** Asks a server for its prompts and for resources of its templates, and checks the answers against the contract. */
import type { JsonValue } from "../../../src/contract/contract.js";
import type { PackModel } from "../../model.js";
import { isObject } from "../../schema.js";
import { expanded } from "../../uriTemplate.js";
import { shownValue } from "../difference.js";
import { type EntryAsk, entryName } from "./entries.js";
import { createCaller, resultsOf } from "./examples.js";
import type { Remark } from "./remark.js";
import { type BodyCheck, bodyFault } from "./resources.js";
import { type Reply, type Speaker, shownError } from "./wire/speaker.js";

/** Codes of errors that are the server's own: the writer or reader does not exist, or it fails. */
const serverFailures: ReadonlySet<number> = new Set([-32601, -32603]);

const isMessage = (value: JsonValue): boolean =>
  isObject(value) && (value["role"] === "user" || value["role"] === "assistant") && isObject(value["content"]);

const promptFault = (reply: Reply): string | undefined => {
  if ("error" in reply) return `cannot be written: ${shownError(reply.error)}`;
  const { messages } = reply.result;
  const isWhole = Array.isArray(messages) && messages.length > 0 && messages.every(isMessage);
  return isWhole ? undefined : `has no messages with a role and a content: ${shownValue(reply.result)}`;
};

const isRefusedAsItMay = ({ isMadeUp }: EntryAsk, reply: Reply): boolean =>
  isMadeUp && "error" in reply && !serverFailures.has(reply.error.code);

const faultOf = async (
  speaker: Speaker,
  pack: PackModel,
  entry: EntryAsk,
  check: BodyCheck,
): Promise<string | undefined> => {
  const { call, session } = createCaller(speaker, pack);
  const fill = await resultsOf(call, entry.given);
  if (typeof fill === "string") return fill;
  const given = fill(entry.arguments);
  if (typeof given === "string") return given;
  if (entry.kind === "prompt") {
    const reply = await speaker.request("prompts/get", { name: entry.prompt.name, arguments: given, ...session() });
    return isRefusedAsItMay(entry, reply) ? undefined : promptFault(reply);
  }
  const uri = expanded(entry.resource.uriTemplate ?? "", given);
  const reply = await speaker.request("resources/read", { uri, ...session() });
  return isRefusedAsItMay(entry, reply) ? undefined : bodyFault(speaker.era, entry.resource, uri, reply, check);
};

const remarkOf = ({ name, source }: PackModel, entry: EntryAsk, what: string): Remark => {
  const prompt = entry.kind === "prompt";
  const subject = prompt ? `prompts/get ${entry.prompt.name}` : `resources/read ${entry.resource.uriTemplate ?? ""}`;
  const [folder, file] = prompt ? ["prompts", "prompts.json"] : ["resources", "resources.json"];
  const mend = `edit the ${folder} in src/packs/${name}/, or the example of ${entryName(entry)} in ${source}/${file}`;
  return { rule: prompt ? "served-prompt" : "served-resource", subject, what, mend };
};

/** Asks for each entry in a session of its own, if the transport has sessions. */
export const askEntries = async (
  pack: PackModel,
  entries: readonly EntryAsk[],
  check: BodyCheck,
  open: () => Promise<Speaker>,
): Promise<readonly Remark[]> => {
  const remarks: Remark[] = [];
  for (const entry of entries) {
    const speaker = await open();
    try {
      const what = await faultOf(speaker, pack, entry, check);
      if (what !== undefined) remarks.push(remarkOf(pack, entry, what));
    } finally {
      await speaker.close();
    }
  }
  return remarks;
};
