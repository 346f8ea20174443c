/** Takes credentials out of what a service wrote: as they are, and as XML, JSON and addresses write them. Pure. */

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

/** The text with `***` in the place of each secret; empty ones are none. */
export const redacted = (text: string, secrets: readonly string[]): string =>
  [...new Set(secrets.filter((secret) => secret !== "").flatMap(formsOf))]
    // A secret that holds another one goes first.
    .sort((one, other) => other.length - one.length)
    .reduce((shown, form) => shown.replaceAll(form, "***"), text);
