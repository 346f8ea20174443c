/** URI templates of level 1 (RFC 6570), the only ones that contracts support: `gds://bookings/{pnr}`. */

const variable = /\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** The names in braces. */
export const variablesOf = (uriTemplate: string): readonly string[] =>
  [...uriTemplate.matchAll(variable)].map(([, name = ""]) => name);

/** The address with values in the place of the names. Every character that is not unreserved is percent-encoded. */
export const expanded = (uriTemplate: string, values: Readonly<Record<string, unknown>>): string =>
  uriTemplate.replaceAll(variable, (_whole, name: string) =>
    encodeURIComponent(String(values[name])).replaceAll(
      /[!'()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
