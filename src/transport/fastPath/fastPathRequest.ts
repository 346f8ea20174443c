/**
 * Reads a message as a request that needs only one response. Any other message is left to the SDK. It knows the forms
 * of requests, not what answers them. Pure.
 */

import type { Meta } from "../../contract/meta.js";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import type { Era } from "../../runtime/calls/rendering.js";
import type { Parameters } from "../mcp/methods.js";
import { type Fields, isRequestId, isText, legacyMetaOf, modernMetaOf } from "./envelope.js";

export interface FastPathRequest {
  readonly era: Era;
  readonly id: string | number;
  readonly method: string;
  readonly parameters: Parameters;
  readonly meta: Meta;
  /** The tool, prompt or resource URI that is asked for. `Mcp-Name` has to repeat it. */
  readonly name: string | undefined;
  /** Whether answering reads the session from the store, and so shows whether it still exists. */
  readonly entersWorld: boolean;
}

interface Form {
  readonly eras: readonly Era[];
  /** The required parameter. */
  readonly named: "name" | "uri" | undefined;
  readonly parameters: ReadonlyMap<string, (value: unknown) => boolean>;
}

const both: readonly Era[] = ["legacy", "modern"];
const list: Form = { eras: both, named: undefined, parameters: new Map([["cursor", isText]]) };
const bare = (eras: readonly Era[]): Form => ({ eras, named: undefined, parameters: new Map() });

const named: Form = {
  eras: both,
  named: "name",
  parameters: new Map<string, (value: unknown) => boolean>([
    ["name", isText],
    ["arguments", isRecord],
  ]),
};

const forms: ReadonlyMap<string, Form> = new Map([
  ["tools/call", named],
  ["prompts/get", named],
  ["resources/read", { eras: both, named: "uri", parameters: new Map([["uri", isText]]) }],
  ["tools/list", list],
  ["resources/list", list],
  ["resources/templates/list", list],
  ["prompts/list", list],
  ["ping", bare(["legacy"])],
  ["server/discover", bare(["modern"])],
]);

const messageKeys: ReadonlySet<string> = new Set(["jsonrpc", "id", "method", "params"]);
const noParameters: Fields = Object.freeze({});

const hasForm = (parameters: Fields, { named, parameters: known }: Form): boolean => {
  for (const key in parameters) {
    if (key === "_meta") continue;
    const isRight = known.get(key);
    if (isRight === undefined || !isRight(parameters[key])) return false;
  }
  return named === undefined || parameters[named] !== undefined;
};

/** `message` as a request of the era; undefined unless it has exactly one of the known forms. */
export const plainRequestOf = (message: unknown, era: Era): FastPathRequest | undefined => {
  if (!isRecord(message)) return undefined;
  for (const key in message) if (!messageKeys.has(key)) return undefined;
  const { jsonrpc, id, method, params: parameters = noParameters } = message;
  if (jsonrpc !== "2.0" || !isRequestId(id) || !isText(method) || !isRecord(parameters)) return undefined;
  const form = forms.get(method);
  if (form === undefined || !form.eras.includes(era) || !hasForm(parameters, form)) return undefined;
  const meta = era === "modern" ? modernMetaOf(parameters["_meta"]) : legacyMetaOf(parameters["_meta"]);
  if (meta === undefined) return undefined;
  const named = form.named === undefined ? undefined : parameters[form.named];
  const name = isText(named) ? named : undefined;
  return { era, id, method, parameters, meta, name, entersWorld: method === "tools/call" };
};
