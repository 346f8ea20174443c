/** The formats that a setting of a pack may have: the texts that each accepts, and the words for it. */

export type SettingFormat = "url" | "path" | "cidrs" | "text";

interface SettingFormatRule {
  readonly admits: (text: string) => boolean;
  /** What is allowed, in words, for refusals and documents. */
  readonly words: string;
}

const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/**
 * Whether secrets may be sent to this base address: https, or http on this machine. It has no query, and no user,
 * because addresses are shown.
 */
const isServiceUrl = (text: string): boolean => {
  if (/[\s?#@\\]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
};

const isIpv4 = (text: string): boolean =>
  /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(text) && text.split(".").every((part) => Number(part) <= 255);

const isIpv6 = (text: string): boolean => /^[\da-fA-F:.]+$/.test(text) && URL.canParse(`http://[${text}]`);

const isRange = (text: string): boolean => {
  const [, address = "", bits = "0"] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIpv4(address) ? Number(bits) <= 32 : isIpv6(address) && Number(bits) <= 128;
};

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text);

export const settingFormats: Readonly<Record<SettingFormat, SettingFormatRule>> = {
  url: {
    admits: isServiceUrl,
    words: "an https address, or an http one of this machine, without user, query and fragment",
  },
  path: { admits: (text) => text !== "" && !hasControls(text), words: "the path of a file or a folder" },
  cidrs: {
    admits: (text) => text.split(",").every((part) => isRange(part.trim())),
    words: "addresses or ranges such as 10.0.0.0/8, separated by commas",
  },
  text: { admits: (text) => !hasControls(text), words: "text without control characters" },
};
