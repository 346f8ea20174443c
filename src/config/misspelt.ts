/** Finds environment variables that look like misspelt settings, which would be ignored silently. Pure. */
import { nearest } from "../contract/validation/similar.js";
import { allSettings } from "./allSettings.js";

const prefixPattern = /^(MCP|MOCK_GDS)_/;

const known = allSettings.map(({ schema }) => schema.env);

const withoutPrefix = (name: string): string => name.replace(prefixPattern, "");

/**
 * The largest difference in length that counts as a typo. If it is larger, the variable is another program's: several
 * read `MCP_`.
 */
const mostMissing = 3;

const meantBy = (name: string): string | undefined => {
  const rest = withoutPrefix(name);
  const near = nearest(rest, known.map(withoutPrefix));
  const isSlip = near !== undefined && Math.abs(near.length - rest.length) <= mostMissing;
  return known.find((candidate) => {
    const own = withoutPrefix(candidate);
    return own === rest || own.endsWith(`_${rest}`) || (isSlip && own === near);
  });
};

/** One warning for each variable that was probably meant as a setting. */
export const misspeltSettings = (environment: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.keys(environment)
    .filter((name) => prefixPattern.test(name) && environment[name] && !known.includes(name))
    .toSorted()
    .flatMap((name) => {
      const meant = meantBy(name);
      return meant === undefined ? [] : [`${name} is not a setting, and is ignored: did you mean ${meant}?`];
    });
