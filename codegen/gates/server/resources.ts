/** Reads every resource that has a fixed address, and checks its body against the contract. */
import type { JsonValue } from "../../../src/contract/contract.js";
import type { PackModel, ResourceModel } from "../../model.js";
import { isObject } from "../../schema.js";
import { boundedJson } from "../boundedJson.js";
import { shownValue } from "../difference.js";
import { failureText } from "./failures.js";
import type { Remark } from "./remark.js";
import { validatorOf } from "./validators.js";
import { type Era, type Reply, type Speaker, shownError } from "./wire/speaker.js";

const isList = (value: JsonValue | undefined): value is readonly JsonValue[] => Array.isArray(value);

/** What is wrong with a body; undefined if nothing is. */
export type BodyCheck = (resource: ResourceModel, text: string) => string | undefined;

export const createBodyCheck = (): BodyCheck => (resource, text) => {
  if (resource.schema === undefined) return undefined;
  const validate = validatorOf(resource.schema);
  try {
    return validate(boundedJson(text)) ? undefined : `does not match its schema: ${failureText(validate.errors)}`;
  } catch (error) {
    if (error instanceof SyntaxError) return `is no JSON: ${error.message}`;
    throw error;
  }
};

/** What is wrong with the answer to `resources/read`; undefined if nothing is. */
export const bodyFault = (
  era: Era,
  resource: ResourceModel,
  uri: string,
  reply: Reply,
  check: BodyCheck,
): string | undefined => {
  if ("error" in reply) return `cannot be read: ${shownError(reply.error)}`;
  const { contents, ttlMs, cacheScope } = reply.result;
  const [content, ...others] = isList(contents) ? contents : [];
  if (!isObject(content)) return `has no contents: ${shownValue(reply.result)}`;
  const { uri: of, mimeType, text, blob } = content;
  if (of !== uri) return `is answered with the contents of ${shownValue(of)}`;
  if (mimeType !== resource.mimeType)
    return `has the type ${shownValue(mimeType)}, the contract says ${resource.mimeType}`;
  if (others.length > 0) return `has ${others.length + 1} contents, the contract speaks of one`;
  const { cache } = resource;
  if (era === "modern" && (ttlMs !== cache.ttlMs || cacheScope !== cache.scope))
    return `may be kept for ${shownValue(ttlMs)} ms, ${shownValue(cacheScope)}; the contract says ${cache.ttlMs} ms, ${shownValue(cache.scope)}`;
  if (typeof text === "string") return check(resource, text);
  if (typeof blob !== "string") return "has neither text nor blob";
  return resource.schema === undefined ? undefined : "is a blob, and the contract has a schema for its text";
};

/** One remark for each resource that differs from its contract. */
export const readResources = async (
  speaker: Speaker,
  pack: PackModel,
  check: BodyCheck,
): Promise<readonly Remark[]> => {
  const remarks: Remark[] = [];
  for (const resource of pack.resources) {
    const { uri } = resource;
    if (uri === undefined) continue;
    const reply = await speaker.request("resources/read", { uri });
    const what = bodyFault(speaker.era, resource, uri, reply, check);
    if (what !== undefined) remarks.push({ rule: "served-resource", subject: `resources/read ${uri}`, what });
  }
  return remarks;
};
