/** Builds paths and queries of requests, encoded so that no value can change their structure. */

/** Lone surrogates: they are not characters, and cannot be encoded. */
const halves = /\p{Surrogate}/gu;

const percentEncoded = (value: string | number | boolean): string =>
  encodeURIComponent(typeof value === "string" ? value.replace(halves, "\uFFFD") : value);

/**
 * Encodes a value as one segment of a path. `.` and `..` would change the path: they become `%2E` and `%2E%2E`, which
 * `send` refuses.
 */
const encoded = (value: string | number): string => {
  const text = percentEncoded(value);
  return /^\.{1,2}$/.test(text) ? text.replaceAll(".", "%2E") : text;
};

/** A path with its values encoded: `` pathOf`/air/offers/${id}` ``. */
export const pathOf = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  parts.reduce((path, part, index) => `${path}${encoded(values[index - 1] ?? "")}${part}`);

const partPattern = /^[A-Za-z0-9._~!$&'()*+,;=:@%-]*$/;
const upwards = /^(?:\.|%2e){1,2}$/i;

/** Whether a path begins with a slash, has nothing that ends a path or a line, and no segment `.` or `..`. */
export const isPlainPath = (path: string): boolean =>
  path.startsWith("/") && path.split("/").every((part) => partPattern.test(part) && !upwards.test(part));

/** The query with its question mark; empty without values. Undefined values are left out. */
export const queryOf = (query: Readonly<Record<string, string | number | boolean | undefined>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${percentEncoded(name)}=${percentEncoded(value)}`],
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
};
