/** Finds the resource that a URI means: a fixed URI, or a template with simple `{name}` variables. Pure. */
import type { ResourceContract } from "./contract.js";

export interface ResourceMatch {
  readonly resource: ResourceContract;
  readonly parameters: Readonly<Record<string, string>>;
}

const longestUri = 2048;
const variablePattern = /\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** The variables of a resource template, in their order; none for a fixed URI. */
export const variablesOf = ({ uriTemplate = "" }: ResourceContract): readonly string[] =>
  [...uriTemplate.matchAll(variablePattern)].map((match) => match[1] ?? "");

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A variable takes one path segment. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(variablePattern)
      .map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>[^/?#]+)`))
      .join("")}$`,
  );

const decoded = (text: string): string | undefined => {
  try {
    const value = decodeURIComponent(text);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
    return /[\u0000-\u001f\u007f]/.test(value) ? undefined : value;
  } catch {
    return undefined;
  }
};

const decodedGroups = (groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined => {
  const parameters: Record<string, string> = {};
  for (const [name, text] of Object.entries(groups)) {
    const value = decoded(text);
    if (value === undefined) return undefined;
    parameters[name] = value;
  }
  return parameters;
};

/** Creates a function that finds the resource of a URI; undefined if none has it. Fixed URIs win over templates. */
export const createResourceMatcher = (
  resources: readonly ResourceContract[],
): ((uri: string) => ResourceMatch | undefined) => {
  const byUri = new Map(
    resources.flatMap((resource) => (resource.uri === undefined ? [] : [[resource.uri, resource]])),
  );
  const templates = resources.flatMap((resource) =>
    resource.uriTemplate === undefined ? [] : [{ resource, pattern: patternOf(resource.uriTemplate) }],
  );
  return (uri) => {
    if (uri.length > longestUri) return undefined;
    const resource = byUri.get(uri);
    if (resource !== undefined) return { resource, parameters: {} };
    for (const template of templates) {
      const match = template.pattern.exec(uri);
      const parameters = match === null ? undefined : decodedGroups({ ...match.groups });
      if (parameters !== undefined) return { resource: template.resource, parameters };
    }
    return undefined;
  };
};
