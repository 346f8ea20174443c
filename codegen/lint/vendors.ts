/** What model vendors document of tool schemas: limits, names, keywords. Read in November 2026; each table names its source. */

/**
 * OpenAI, "Structured Outputs: supported schemas" and "Function calling" (platform.openai.com/docs/guides/structured-outputs).
 * The limits hold in strict mode, which is the default of the Responses API. Names are those of the rule tool-name.
 */
export const openai = {
  deepestObject: 10,
  mostProperties: 5000,
  mostEnumValues: 1000,
  longEnum: { values: 250, characters: 15000 },
  /** All names of properties and definitions, enum and const values together. */
  mostCharacters: 120000,
  strictKeywords: new Set([
    "$ref",
    "$defs",
    "type",
    "enum",
    "const",
    "anyOf",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "minItems",
    "maxItems",
    "pattern",
    "format",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
  ]),
  strictFormats: new Set(["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"]),
} as const;

/** Anthropic, Messages API, "Define tools" (platform.claude.com/docs); the pattern of properties is what the API's refusal states. */
export const anthropic = {
  /** Only names of the root's properties are checked. */
  propertyName: /^[a-zA-Z0-9_.-]{1,64}$/,
} as const;

/**
 * Google, reference of FunctionDeclaration and of responseJsonSchema, whose keywords hold for parametersJsonSchema too
 * (cloud.google.com/vertex-ai/generative-ai/docs/reference/rest, ai.google.dev/api/caching#FunctionDeclaration).
 */
export const gemini = {
  parameterName: /^[A-Za-z_][A-Za-z0-9_]{0,63}$/,
  keywords: new Set([
    "$id",
    "$defs",
    "$ref",
    "$anchor",
    "type",
    "format",
    "title",
    "description",
    "enum",
    "items",
    "prefixItems",
    "minItems",
    "maxItems",
    "minimum",
    "maximum",
    "anyOf",
    "oneOf",
    "properties",
    "additionalProperties",
    "required",
  ]),
} as const;
