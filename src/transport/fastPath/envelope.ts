/**
 * What a request says about itself in `_meta`, as far as it is beyond doubt: anything unusual is left to the protocol layer,
 * which has an answer for each kind of wrong. Pure.
 */

import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  LOG_LEVEL_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  RELATED_TASK_META_KEY,
} from "@modelcontextprotocol/server";
import type { Meta } from "../../contract/meta.js";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import { clientText } from "../../runtime/calls/clientText.js";

export type Fields = Readonly<Record<string, unknown>>;

/** The revision whose requests carry an envelope and that fast path answers. */
export const modernRevision = "2026-07-28";

export const isText = (value: unknown): value is string => typeof value === "string";

export const isRequestId = (value: unknown): value is string | number =>
  typeof value === "string" || Number.isSafeInteger(value);

/** A progress token changes nothing for an answer that is all that is ever sent. */
const isUsualMeta = (meta: Fields): boolean =>
  (meta["progressToken"] === undefined || isRequestId(meta["progressToken"])) &&
  meta[LOG_LEVEL_META_KEY] === undefined &&
  meta[RELATED_TASK_META_KEY] === undefined;

const everyMember = (value: Fields, isUsual: (member: unknown) => boolean): boolean => {
  for (const key in value) if (!isUsual(value[key])) return false;
  return true;
};

const isForm = (value: unknown): boolean => isRecord(value) && value["applyDefaults"] === undefined;

const capabilityChecks: Readonly<Record<string, (member: unknown) => boolean>> = {
  sampling: isRecord,
  elicitation: isForm,
  experimental: isRecord,
  extensions: isRecord,
  roots: (member) => typeof member === "boolean",
};

const areUsualCapabilities = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
  for (const key in value) {
    const isUsual = Object.hasOwn(capabilityChecks, key) ? capabilityChecks[key] : undefined;
    const capability = value[key];
    if (isUsual === undefined || !isRecord(capability) || !everyMember(capability, isUsual)) return false;
  }
  return true;
};

const clientTexts = ["title", "websiteUrl", "description"] as const;

/** A client that shows icons is served by the protocol layer. */
const isUsualClient = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) &&
    isText(value["name"]) &&
    isText(value["version"]) &&
    value["icons"] === undefined &&
    clientTexts.every((name) => value[name] === undefined || isText(value[name])));

/** Whether a message says of itself that it is of a revision with envelopes, rightly or not. */
export const claimsEnvelope = (message: unknown): boolean =>
  isRecord(message) &&
  isRecord(message["params"]) &&
  isRecord(message["params"]["_meta"]) &&
  PROTOCOL_VERSION_META_KEY in message["params"]["_meta"];

const nothing: Meta = Object.freeze({});

/** The `_meta` of a request of the 2025 revisions, or undefined where the protocol layer has to look at it. */
export const legacyMetaOf = (meta: unknown): Meta | undefined => {
  if (meta === undefined) return nothing;
  const isUsual =
    isRecord(meta) &&
    isUsualMeta(meta) &&
    !(PROTOCOL_VERSION_META_KEY in meta || CLIENT_CAPABILITIES_META_KEY in meta || CLIENT_INFO_META_KEY in meta);
  return isUsual ? meta : undefined;
};

/** The `_meta` of a request of revision 2026-07-28, whose envelope is complete; undefined as above. */
export const modernMetaOf = (meta: unknown): Meta | undefined =>
  isRecord(meta) &&
  meta[PROTOCOL_VERSION_META_KEY] === modernRevision &&
  isUsualMeta(meta) &&
  areUsualCapabilities(meta[CLIENT_CAPABILITIES_META_KEY]) &&
  isUsualClient(meta[CLIENT_INFO_META_KEY])
    ? meta
    : undefined;

/** What an envelope says of the client. */
export const clientOf = (meta: Meta): { readonly clientName: string | null; readonly clientVersion: string | null } => {
  const client = meta[CLIENT_INFO_META_KEY];
  return isRecord(client)
    ? { clientName: clientText(client["name"]), clientVersion: clientText(client["version"]) }
    : { clientName: null, clientVersion: null };
};
