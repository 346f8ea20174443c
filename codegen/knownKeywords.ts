/** Keywords of JSON Schema that contracts do not have, and what to write instead. */

const onlyInWords = "say it in the description, and check it in the handler";

const listed: readonly (readonly [keywords: readonly string[], instead: string])[] = [
  [["patternProperties", "propertyNames"], "give all properties of the map one schema with additionalProperties"],
  [["unevaluatedProperties"], 'say "additionalProperties": false where the properties are declared'],
  [["unevaluatedItems", "additionalItems"], "say items, and maxItems where the list ends"],
  [["prefixItems"], "make it an object with a property for each place"],
  [["contains", "minContains", "maxContains"], onlyInWords],
  [["not"], "list what is allowed with enum, pattern or bounds"],
  [["dependentRequired", "dependentSchemas", "dependencies"], "say it with if, then and required"],
  [["contentEncoding", "contentMediaType", "contentSchema"], "say it in the description"],
  [["readOnly", "writeOnly"], "leave it out of the input or of the output"],
  [["nullable"], 'say "type": ["...", "null"]'],
  [["example"], "say examples, with a list"],
  [["definitions"], "say $defs"],
  [["discriminator"], "give each branch of oneOf a property with a const of its own"],
  [
    ["$id", "$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor", "$vocabulary"],
    "refer with $ref to a file in schemas/, or to #/$defs/<Name>",
  ],
];

const insteadOf: ReadonlyMap<string, string> = new Map(
  listed.flatMap(([keywords, instead]) => keywords.map((keyword) => [keyword, instead] as const)),
);

/** What to write instead of a keyword; undefined if JSON Schema has no such keyword either. */
export const adviceFor = (keyword: string): string | undefined => insteadOf.get(keyword);
