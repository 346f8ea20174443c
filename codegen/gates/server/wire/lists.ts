/** Reads the whole of a list method, page by page. */
import type { JsonObject, JsonValue } from "../../../../src/contract/contract.js";
import { isObject } from "../../../schema.js";
import { shownValue } from "../../difference.js";
import { type Speaker, WireFault } from "./speaker.js";

const mostPages = 500;

export interface ListMethod {
  readonly method: "tools/list" | "resources/list" | "resources/templates/list" | "prompts/list";
  /** The key of the entries in the result. */
  readonly key: "tools" | "resources" | "resourceTemplates" | "prompts";
  /** The property that identifies an entry. */
  readonly identity: "name" | "uri" | "uriTemplate";
  /** The capability that a server with this method has. */
  readonly capability: "tools" | "resources" | "prompts";
}

export const listMethods: readonly ListMethod[] = [
  { method: "tools/list", key: "tools", identity: "name", capability: "tools" },
  { method: "resources/list", key: "resources", identity: "uri", capability: "resources" },
  { method: "resources/templates/list", key: "resourceTemplates", identity: "uriTemplate", capability: "resources" },
  { method: "prompts/list", key: "prompts", identity: "name", capability: "prompts" },
];

const isList = (value: JsonValue | undefined): value is readonly JsonValue[] => Array.isArray(value);

/** All entries, in the order in which they are served. Rejects with a WireFault if they are not a list, or if the pages never end. */
export const listAll = async (speaker: Speaker, { method, key }: ListMethod): Promise<readonly JsonObject[]> => {
  const entries: JsonObject[] = [];
  const cursors = new Set<string>();
  let cursor: string | undefined;
  do {
    const reply = await speaker.request(method, cursor === undefined ? {} : { cursor });
    if ("error" in reply) {
      const { code, message } = reply.error;
      throw new WireFault("server-protocol", `refuses ${method}: ${code} ${shownValue(message)}`);
    }
    const { [key]: page, nextCursor } = reply.result;
    if (!isList(page) || !page.every(isObject))
      throw new WireFault("server-protocol", `answers ${method} without a list of ${key}: ${shownValue(reply.result)}`);
    entries.push(...page.filter(isObject));
    cursor = typeof nextCursor === "string" ? nextCursor : undefined;
    if (cursor !== undefined && (cursors.has(cursor) || cursors.size >= mostPages))
      throw new WireFault(
        "server-protocol",
        `never comes to the end of ${method}: its cursors repeat, or are more than ${mostPages}`,
      );
    if (cursor !== undefined) cursors.add(cursor);
  } while (cursor !== undefined);
  return entries;
};
