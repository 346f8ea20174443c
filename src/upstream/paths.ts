/** Paths and queries of requests, written so that no value can leave its place. */

/** Half of a pair of code units is no character, and cannot be encoded. */
const halves = /\p{Surrogate}/gu;

const percentEncoded = (value: string | number | boolean): string =>
  encodeURIComponent(typeof value === "string" ? value.replace(halves, "\uFFFD") : value);

/** `..` as a part of a path would go up: what is only dots is written so that it stays a part, and `send` refuses it. */
const encoded = (value: string | number): string => {
  const text = percentEncoded(value);
  return /^\.{1,2}$/.test(text) ? text.replaceAll(".", "%2E") : text;
};

/** A path with its values encoded: `` pathOf`/air/offers/${id}` ``. */
export const pathOf = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  parts.reduce((path, part, index) => `${path}${encoded(values[index - 1] ?? "")}${part}`);

const partPattern = /^[A-Za-z0-9._~!$&'()*+,;=:@%-]*$/;
const upwards = /^(?:\.|%2e){1,2}$/i;

/** Whether it begins with a slash, holds nothing that ends a path or a line, and does not go up. */
export const isPlainPath = (path: string): boolean =>
  path.startsWith("/") && path.split("/").every((part) => partPattern.test(part) && !upwards.test(part));

/** With its question mark; empty without values. Those that are undefined are left out. */
export const queryOf = (query: Readonly<Record<string, string | number | boolean | undefined>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${percentEncoded(name)}=${percentEncoded(value)}`],
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
};
