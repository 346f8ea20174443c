/** Turns one text from a flag or the environment into a setting's value, by the setting's own schema. Pure. */
import { settingFormats } from "../contract/settingFormats.js";
import { latencyRangeOf } from "../runtime/calls/latency.js";
import { readAddress } from "../store/index.js";

/** A setting, as `config.schema.json` or a pack's settings describe it: the part of JSON Schema that is used. */
export interface SettingSchema {
  readonly type: string | readonly string[];
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: { readonly pattern?: string };
  readonly default: unknown;
  readonly env: string;
  readonly flag?: string;
  readonly secret?: boolean;
  /** `required`: a pack has no live mode without it. */
  readonly live?: string;
  readonly description: string;
}

export type Reading = { readonly value: unknown } | { readonly allowed: string };

type Reader = (text: string, schema: SettingSchema) => Reading;

const instantPattern = /^(20\d\d)-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;
const firstInstant = Date.parse("2020-01-01T00:00:00Z");
const lastInstant = Date.parse("2038-01-01T00:00:00Z");

/** Date.parse rolls 2026-02-30 over to March: the day must come back as it was written. */
const isRealDay = (text: string): boolean => {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
};

const readInstant = (text: string): Reading => {
  const instant = instantPattern.test(text) && isRealDay(text) ? Date.parse(text) : Number.NaN;
  return instant >= firstInstant && instant < lastInstant
    ? { value: text }
    : { allowed: "an instant with offset from 2020 to 2037, for example 2026-05-01T09:00:00Z" };
};

const readInteger: Reader = (text, { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }) => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? { value } : { allowed: `an integer from ${minimum} to ${maximum}` };
};

const truth: Readonly<Record<string, boolean>> = { "1": true, true: true, "0": false, false: false };

const readBoolean: Reader = (text) => {
  const value = Object.hasOwn(truth, text) ? truth[text] : undefined;
  return value === undefined ? { allowed: "1 or 0" } : { value };
};

const listsInWords: Readonly<Record<string, string>> = {
  "host-names": "host names without scheme or port, separated by commas",
  names: "names separated by commas",
};

const readList: Reader = (text, { items, format = "host-names" }) => {
  const parts = text.split(",").map((part) => part.trim());
  const pattern = new RegExp(items?.pattern ?? "");
  return parts.every((part) => part !== "" && pattern.test(part))
    ? { value: parts }
    : { allowed: listsInWords[format] ?? "texts separated by commas" };
};

const readLatency = (text: string): Reading =>
  text === "none" || text === "realistic" || latencyRangeOf(text) !== undefined
    ? { value: text }
    : { allowed: "none, realistic, or a range of milliseconds up to 60000, for example 400-800" };

const readValkeyUrl = (text: string): Reading => {
  try {
    readAddress({ url: text });
    return { value: text };
  } catch {
    return {
      allowed:
        "valkey://host:port, redis:// or rediss:// (TLS), with user:password@ before the host, several nodes with commas or ?cluster=true for a cluster",
    };
  }
};

/** The formats that a pack's contract may use. */
const formatsOfPacks = Object.fromEntries(
  Object.entries(settingFormats).map(([name, { admits, words }]) => [
    name,
    (text: string): Reading => (admits(text) ? { value: text } : { allowed: words }),
  ]),
);

const formats: Readonly<Record<string, (text: string) => Reading>> = {
  ...formatsOfPacks,
  instant: readInstant,
  "valkey-url": readValkeyUrl,
  latency: readLatency,
};

/** Keys are sent in headers. */
const keyPattern = /^[\x21-\x7e]+$/;

const readString: Reader = (
  text,
  { enum: choices, minLength = 0, maxLength = 4096, pattern, format, secret, live },
) => {
  if (choices !== undefined) return choices.includes(text) ? { value: text } : { allowed: choices.join(", ") };
  if (text.length < minLength || text.length > maxLength) return { allowed: `${minLength} to ${maxLength} characters` };
  if (pattern !== undefined && !new RegExp(pattern).test(text)) return { allowed: `text that matches ${pattern}` };
  const isKey = secret === true && live !== undefined;
  if (isKey && !keyPattern.test(text)) return { allowed: "ASCII without spaces" };
  const readFormat = format === undefined ? undefined : formats[format];
  if (readFormat !== undefined) return readFormat(text);
  return { value: text };
};

const readers: Readonly<Record<string, Reader>> = {
  string: readString,
  integer: readInteger,
  boolean: readBoolean,
  array: readList,
};

/** Parses a text: gives its value, or what is allowed. */
export const readValue: Reader = (text, schema) => {
  const type = typeof schema.type === "string" ? schema.type : (schema.type[0] ?? "string");
  return (readers[type] ?? readString)(text, schema);
};
