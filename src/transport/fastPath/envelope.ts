/**
 * Reads what a request says about itself in `_meta`, if it has the usual form. Anything unusual is left to the SDK,
 * which has an error for each kind of fault. Pure.
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

/** The revision whose requests carry an envelope and are answered on the fast path. */
export const modernRevision = "2026-07-28";

export const isText = (value: unknown): value is string => typeof value === "string";

export const isRequestId = (value: unknown): value is string | number =>
  typeof value === "string" || Number.isSafeInteger(value);

/**
 * Whether `_meta` asks for nothing that only the SDK can do. A progress token is allowed here; `dispatch.ts` decides
 * whether the tool reports progress.
 */
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

/** Whether the client's description has the usual form. One with icons is left to the SDK. */
const isUsualClient = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) &&
    isText(value["name"]) &&
    isText(value["version"]) &&
    value["icons"] === undefined &&
    clientTexts.every((name) => value[name] === undefined || isText(value[name])));

/**
 * Whether a message claims a revision with envelopes, by a protocol version in its `_meta`. The claim is not checked.
 */
export const claimsEnvelope = (message: unknown): boolean =>
  isRecord(message) &&
  isRecord(message["params"]) &&
  isRecord(message["params"]["_meta"]) &&
  PROTOCOL_VERSION_META_KEY in message["params"]["_meta"];

const nothing: Meta = Object.freeze({});

/** The `_meta` of a request of the 2025 revisions; undefined if the SDK has to check it. */
export const legacyMetaOf = (meta: unknown): Meta | undefined => {
  if (meta === undefined) return nothing;
  const isUsual =
    isRecord(meta) &&
    isUsualMeta(meta) &&
    !(PROTOCOL_VERSION_META_KEY in meta || CLIENT_CAPABILITIES_META_KEY in meta || CLIENT_INFO_META_KEY in meta);
  return isUsual ? meta : undefined;
};

/** The `_meta` of a request of revision 2026-07-28 with a complete envelope; undefined if the SDK has to check it. */
export const modernMetaOf = (meta: unknown): Meta | undefined =>
  isRecord(meta) &&
  meta[PROTOCOL_VERSION_META_KEY] === modernRevision &&
  isUsualMeta(meta) &&
  areUsualCapabilities(meta[CLIENT_CAPABILITIES_META_KEY]) &&
  isUsualClient(meta[CLIENT_INFO_META_KEY])
    ? meta
    : undefined;

/** The client's name and version in an envelope; null where it gives none. */
export const clientOf = (meta: Meta): { readonly clientName: string | null; readonly clientVersion: string | null } => {
  const client = meta[CLIENT_INFO_META_KEY];
  return isRecord(client)
    ? { clientName: clientText(client["name"]), clientVersion: clientText(client["version"]) }
    : { clientName: null, clientVersion: null };
};
