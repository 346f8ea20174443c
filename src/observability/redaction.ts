/** Removes credentials from a service's text: as they are, and as XML, JSON, URLs and base64 write them. Pure. */

const inAddress = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\ufffd"));

const inXml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");

const formsOf = (secret: string): readonly string[] => [
  secret,
  inXml(secret),
  JSON.stringify(secret).slice(1, -1),
  inAddress(secret),
  new URLSearchParams([["", secret]]).toString().slice(1),
  Buffer.from(secret).toString("base64"),
];

/** The text with `***` instead of each secret. Empty secrets are ignored. */
export const redacted = (text: string, secrets: readonly string[]): string =>
  [...new Set(secrets.filter((secret) => secret !== "").flatMap(formsOf))]
    // A form that contains another one goes first.
    .sort((one, other) => other.length - one.length)
    .reduce((shown, form) => shown.replaceAll(form, "***"), text);
