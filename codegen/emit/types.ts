/** Emits `types.ts`: the types of a pack's tools, resources and shared schemas, each declared once. */
import { withLocalReferences } from "../bundle.js";
import { alwaysRequired, type Definitions, dereference, isUnion, resolvesWhenAbsent } from "../defaults.js";
import { type PackModel, type ToolModel, webhookEventsOf } from "../model.js";
import { propertyKey } from "../names.js";
import { branchesOf, definitionsOf, propertiesOf, referenceOf, type Schema, textOf, visitSchema } from "../schema.js";
import { type BuiltInEmitter, folderOf, header } from "./emitter.js";
import { docComment, type TypeContext, typeText } from "./typeText.js";

export const declare = (name: string, doc: string | undefined, text: string): string =>
  `${docComment(doc)}export type ${name} = ${text};\n`;

/** Names of shared schemas that any of these schemas reaches. */
const reachedBy = (schemas: readonly Schema[]): ReadonlySet<string> =>
  new Set(schemas.flatMap((schema) => [...definitionsOf(schema).keys()]));

/** Whether branches ask an object for properties in a way that the type of a new one could not keep. */
const asksInBranches = (schema: Schema): boolean =>
  !isUnion(schema) && (branchesOf(schema, "anyOf").length > 0 || branchesOf(schema, "oneOf").length > 0);

/** Whether a handler sees something else than the client sent: a default somewhere fills a property in, or an object is made anew. */
const differsWhenResolved = (schema: Schema, definitions: Definitions): boolean => {
  const seen = new Set<Schema>();
  const differs = (from: Schema): boolean => {
    let found = false;
    visitSchema(from, (inner) => {
      if (found) return;
      const required = new Set(alwaysRequired(inner));
      if (
        asksInBranches(inner) ||
        propertiesOf(inner).some(([name, property]) => !required.has(name) && resolvesWhenAbsent(property, definitions))
      ) {
        found = true;
        return;
      }
      const target = referenceOf(inner) === undefined ? inner : dereference(inner, definitions);
      if (target !== inner && !seen.has(target)) {
        seen.add(target);
        if (differs(target)) found = true;
      }
    });
    return found;
  };
  return differs(schema);
};

/** The type name of a shared schema as a handler sees it. */
export const resolvedName = (name: string, definitions: Definitions): string => {
  const schema = definitions.get(name);
  return schema !== undefined && differsWhenResolved(schema, definitions) ? `${name}Resolved` : name;
};

/** Definitions of one schema alone are declared with its own name before theirs. */
export const ownName = (owner: string, name: string): string =>
  `${owner}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const ownPrefix =
  (owner: string, shared: Definitions) =>
  (name: string): string =>
    shared.has(name) ? name : ownName(owner, name);

interface Declared {
  readonly owner: string;
  readonly schema: Schema;
  readonly isResolved: boolean;
  readonly doc: string | undefined;
}

export const sharedOf = (pack: PackModel): Definitions =>
  new Map(pack.schemas.map(({ name, schema }) => [name, schema]));

export const declareRoot = (shared: Definitions, { owner, schema, isResolved, doc }: Declared): string => {
  const definitions = new Map([...shared, ...definitionsOf(schema)]);
  const prefixed = ownPrefix(owner, shared);
  const context: TypeContext = {
    definitions,
    isResolved,
    nameOf: (name) => (isResolved && shared.has(name) ? resolvedName(name, definitions) : prefixed(name)),
  };
  const own = [...definitionsOf(schema)].filter(([name]) => !shared.has(name));
  return [
    ...own.map(([name, definition]) =>
      declare(prefixed(name), textOf(definition, "description"), typeText(definition, context)),
    ),
    declare(owner, doc, typeText(schema, context)),
  ].join("\n");
};

export const declareShared = (shared: Definitions, name: string, isResolved: boolean): string => {
  const schema = shared.get(name);
  if (schema === undefined) return "";
  const context: TypeContext = {
    definitions: shared,
    isResolved,
    nameOf: (reference) => (isResolved ? resolvedName(reference, shared) : reference),
  };
  const doc = textOf(schema, "description");
  return declare(
    isResolved ? resolvedName(name, shared) : name,
    isResolved && doc ? `${doc} Defaults are filled in.` : doc,
    typeText(schema, context),
  );
};

const declareReasons = (tool: ToolModel): string =>
  declare(
    `${tool.typeName}Reason`,
    `Why ${tool.name} may be refused by its handler.`,
    tool.reasons.length === 0 ? "never" : tool.reasons.map((reason) => JSON.stringify(reason)).join(" | "),
  );

/** What a refusal has to say beside its field and value, by reason: whatever the catalogue does not describe may be anything. */
const declareReasonData = ({ reasons }: PackModel, shared: Definitions): string => {
  const context: TypeContext = { definitions: shared, isResolved: false, nameOf: (name) => name };
  const entries = reasons.map(({ reason, data }) => {
    const type = data === undefined ? "unknown" : typeText(withLocalReferences(data), context);
    return `\n  readonly ${propertyKey(reason)}: ${type.replaceAll("\n", "\n  ")};`;
  });
  const text = entries.length === 0 ? "Record<never, never>" : `{${entries.join("")}\n}`;
  return declare("ReasonData", "What a refusal tells besides its field and value, by its reason.", text);
};

const declareOutput = (shared: Definitions, { name, typeName, outputSchema }: ToolModel): string => {
  const owner = `${typeName}Output`;
  const doc = `What ${name} gives.`;
  return outputSchema === undefined
    ? declare(owner, doc, "ToolContent")
    : declareRoot(shared, { owner, schema: outputSchema, isResolved: false, doc });
};

const declareTool = (shared: Definitions, tool: ToolModel): readonly string[] => [
  declareRoot(shared, {
    owner: `${tool.typeName}Input`,
    schema: tool.inputSchema,
    isResolved: false,
    doc: `What a client may send to ${tool.name}.`,
  }),
  declareRoot(shared, {
    owner: `${tool.typeName}Resolved`,
    schema: tool.inputSchema,
    isResolved: true,
    doc: `What the handler of ${tool.name} receives: defaults are filled in.`,
  }),
  declareOutput(shared, tool),
  declareReasons(tool),
];

export const typesEmitter: BuiltInEmitter = {
  name: "types",
  output: "server",
  emit: (pack) => {
    const shared = sharedOf(pack);
    const inInputs = reachedBy(pack.tools.map((tool) => tool.inputSchema));
    const declarations = [
      ...pack.schemas.map(({ name }) => declareShared(shared, name, false)),
      ...pack.schemas
        .filter(({ name }) => inInputs.has(name) && resolvedName(name, shared) !== name)
        .map(({ name }) => declareShared(shared, name, true)),
      ...pack.tools.flatMap((tool) => declareTool(shared, tool)),
      ...pack.resources.flatMap(({ typeName, schema, description }) =>
        schema === undefined
          ? []
          : [declareRoot(shared, { owner: `${typeName}Resource`, schema, isResolved: false, doc: description })],
      ),
      ...[...webhookEventsOf(pack), ...pack.templates].map(({ typeName: owner, schema, description: doc }) =>
        declareRoot(shared, { owner, schema, isResolved: false, doc }),
      ),
      declareReasonData(pack, shared),
    ];
    const imports = pack.tools.some(({ returns }) => returns === "content")
      ? `import type { ToolContent } from "${pack.runtime}";\n`
      : "";
    return [
      { path: `${folderOf(pack)}/types.ts`, text: `${header(pack.source)}${imports}\n${declarations.join("\n")}` },
    ];
  },
};
