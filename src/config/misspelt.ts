/** Finds variables of the environment that look like settings and are none: they would change nothing, without a word. Pure. */
import { nearest } from "../contract/validation/similar.js";
import { allSettings } from "./allSettings.js";

const prefixPattern = /^(MCP|MOCK_GDS)_/;

const known = allSettings.map(({ schema }) => schema.env);

const withoutPrefix = (name: string): string => name.replace(prefixPattern, "");

/** How much longer or shorter a slip of the fingers makes a name. More, and it is another program's: several read `MCP_`. */
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

/** A line for each variable that somebody seems to have meant as a setting. */
export const misspeltSettings = (environment: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.keys(environment)
    .filter((name) => prefixPattern.test(name) && environment[name] && !known.includes(name))
    .toSorted()
    .flatMap((name) => {
      const meant = meantBy(name);
      return meant === undefined ? [] : [`${name} is not a setting, and is ignored: did you mean ${meant}?`];
    });
