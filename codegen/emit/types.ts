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

/** Whether an object has alternative branches that only require properties. The type of a new object cannot express these. */
const asksInBranches = (schema: Schema): boolean =>
  !isUnion(schema) && (branchesOf(schema, "anyOf").length > 0 || branchesOf(schema, "oneOf").length > 0);

/** Whether a handler gets another type than the client sends: because of a default, or of an object that is built anew. */
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

/** The name of the type that a handler gets for a shared schema. */
export const resolvedName = (name: string, definitions: Definitions): string => {
  const schema = definitions.get(name);
  return schema !== undefined && differsWhenResolved(schema, definitions) ? `${name}Resolved` : name;
};

/** The name of a definition that belongs to one schema: the schema's name is its prefix. */
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
    `The reasons for which the handler of ${tool.name} may refuse a call.`,
    tool.reasons.length === 0 ? "never" : tool.reasons.map((reason) => JSON.stringify(reason)).join(" | "),
  );

/** The type of a refusal's data besides its field and value, by reason. It is `unknown` for a reason without a schema. */
const declareReasonData = ({ reasons }: PackModel, shared: Definitions): string => {
  const context: TypeContext = { definitions: shared, isResolved: false, nameOf: (name) => name };
  const entries = reasons.map(({ reason, data }) => {
    const type = data === undefined ? "unknown" : typeText(withLocalReferences(data), context);
    return `\n  readonly ${propertyKey(reason)}: ${type.replaceAll("\n", "\n  ")};`;
  });
  const text = entries.length === 0 ? "Record<never, never>" : `{${entries.join("")}\n}`;
  return declare("ReasonData", "The data of a refusal besides its field and value, by reason.", text);
};

const declareOutput = (shared: Definitions, { name, typeName, outputSchema }: ToolModel): string => {
  const owner = `${typeName}Output`;
  const doc = `The output of ${name}.`;
  return outputSchema === undefined
    ? declare(owner, doc, "ToolContent")
    : declareRoot(shared, { owner, schema: outputSchema, isResolved: false, doc });
};

const declareTool = (shared: Definitions, tool: ToolModel): readonly string[] => [
  declareRoot(shared, {
    owner: `${tool.typeName}Input`,
    schema: tool.inputSchema,
    isResolved: false,
    doc: `The input of ${tool.name}, as a client sends it.`,
  }),
  declareRoot(shared, {
    owner: `${tool.typeName}Resolved`,
    schema: tool.inputSchema,
    isResolved: true,
    doc: `The input of ${tool.name}, as its handler gets it: defaults are filled in.`,
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
