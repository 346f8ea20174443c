/** A pack as the rules see it: every schema with its place, references resolved by name, and the model once it can be built. */
import { bundle, sharedName, withLocalReferences } from "../bundle.js";
import type { ContractFiles } from "../contractFiles.js";
import type { AnyFile, LoadedPack } from "../load.js";
import { buildModel, type PackModel } from "../model.js";
import { pointerTo } from "../pointer.js";
import { branchesOf, isObject, referenceOf, type Schema, visitSchema } from "../schema.js";
import { type BundledRoot, bundledRoots } from "./bundled.js";
import { type ToolCost, toolCosts } from "./toolCosts.js";
import { type Validation, validationIn } from "./validation.js";

/** A schema of a contract file that is not part of another one. */
export interface RootSchema {
  readonly file: AnyFile;
  readonly pointer: string;
  readonly schema: Schema;
  /**
   * `data` is the data of a refusal, the payload of a webhook, the data of a template, or a schema that nothing reaches. A shared
   * schema has the kind of what reaches it; if several kinds do, outputs come first.
   */
  readonly kind: "input" | "output" | "data";
  readonly isShared: boolean;
}

/** A schema in a root schema, or the root itself. */
export interface SchemaNode {
  readonly root: RootSchema;
  readonly schema: Schema;
  /** In the file. */
  readonly pointer: string;
  /** Below the root schema. */
  readonly path: string;
  /** Conditions apply to the object that contains them, which has the type and the properties. */
  readonly isCondition: boolean;
}

export interface PackView {
  readonly loaded: LoadedPack;
  readonly budgets: NonNullable<ContractFiles["toolchain"]["budgets"]>;
  /** The pack's shared schemas by name, their references made local. */
  readonly shared: ReadonlyMap<string, Schema>;
  readonly roots: readonly RootSchema[];
  /** Every schema of every root, top-down. */
  readonly nodes: readonly SchemaNode[];
  /** What a schema of this root refers to by `$ref`; undefined if it does not, or nothing is there. */
  readonly referred: (schema: Schema, root: Schema) => Schema | undefined;
  readonly validation: Validation;
  /** Each root that is not part of another root, with everything that it refers to. */
  readonly bundled: () => readonly BundledRoot[];
  /** The pack's model, and what its tools cost in tools/list. Only for rules of stage `meaning`. */
  readonly model: () => PackModel;
  readonly costs: () => readonly ToolCost[];
}

type Unplaced = Omit<RootSchema, "kind"> & { readonly kind: RootSchema["kind"] | undefined };

/** Webhook schemas. What comes in is treated like the data of a refusal: no model writes it, and no default is filled in. */
const webhookRoots = ({ webhooks }: LoadedPack): readonly Unplaced[] => {
  if (webhooks === undefined) return [];
  const root = (schema: Schema, kind: RootSchema["kind"], pointer: string): Unplaced => ({
    file: webhooks,
    pointer,
    schema,
    kind,
    isShared: false,
  });
  const { inbound = [], outbound = [] } = webhooks.content;
  return [
    ...inbound.flatMap(({ events }, index) =>
      events.map(({ payload }, position) =>
        root(payload, "data", pointerTo("inbound", index, "events", position, "payload")),
      ),
    ),
    ...outbound.map(({ data }, index) => root(data, "output", pointerTo("outbound", index, "data"))),
  ];
};

/** The data of templates: callers give them, and no default is filled in first. */
const templateRoots = ({ templates }: LoadedPack): readonly Unplaced[] =>
  (templates?.content.templates ?? []).flatMap(({ data }, index): Unplaced[] =>
    templates === undefined
      ? []
      : [
          {
            file: templates,
            pointer: pointerTo("templates", index, "data"),
            schema: data,
            kind: "data",
            isShared: false,
          },
        ],
  );

const rootsOf = (loaded: LoadedPack): readonly Unplaced[] => [
  ...partsOf(loaded),
  ...webhookRoots(loaded),
  ...templateRoots(loaded),
];

const partsOf = ({ tools, schemas, resources, errors }: LoadedPack): readonly Unplaced[] => [
  ...schemas.map((file) => ({ file, pointer: "", schema: file.content, kind: undefined, isShared: true })),
  ...tools.flatMap((file): Unplaced[] => {
    const { inputSchema, outputSchema } = file.content;
    const input: Unplaced = { file, pointer: "/inputSchema", schema: inputSchema, kind: "input", isShared: false };
    return outputSchema === undefined
      ? [input]
      : [input, { file, pointer: "/outputSchema", schema: outputSchema, kind: "output", isShared: false }];
  }),
  ...(resources?.content.resources ?? []).flatMap(({ schema }, index): Unplaced[] =>
    resources === undefined || schema === undefined
      ? []
      : [
          {
            file: resources,
            pointer: pointerTo("resources", index, "schema"),
            schema,
            kind: "output",
            isShared: false,
          },
        ],
  ),
  ...(errors?.content.reasons ?? []).flatMap(({ data }, index): Unplaced[] =>
    errors === undefined || data === undefined
      ? []
      : [{ file: errors, pointer: pointerTo("reasons", index, "data"), schema: data, kind: "data", isShared: false }],
  ),
];

/** The shared schemas that schemas of one kind reach. */
const reachedBy = (
  kind: RootSchema["kind"],
  roots: readonly Unplaced[],
  shared: ReadonlyMap<string, Schema>,
): ReadonlySet<string> =>
  new Set(
    roots
      .filter((root) => root.kind === kind)
      .flatMap(({ schema }) => {
        const definitions = bundle(schema, shared)["$defs"];
        return isObject(definitions) ? Object.keys(definitions) : [];
      }),
  );

const conditionPath = /(?<!\/properties|\/\$defs)\/(?:if|then|else)$/;

const nodesOf = (root: RootSchema): readonly SchemaNode[] => {
  const nodes: SchemaNode[] = [];
  visitSchema(root.schema, (schema, path) => {
    nodes.push({ root, schema, pointer: root.pointer + path, path, isCondition: conditionPath.test(path) });
  });
  return nodes;
};

const definitionIn = (root: Schema, name: string): Schema | undefined => {
  const definitions = root["$defs"];
  const definition = isObject(definitions) && Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  return isObject(definition) ? definition : undefined;
};

/** What a `$ref` in the pack refers to: a shared schema by its file, or a definition of the same root. */
const referredIn =
  (shared: ReadonlyMap<string, Schema>): PackView["referred"] =>
  (schema, root) => {
    const file = sharedName(schema["$ref"]);
    if (file !== undefined) return shared.get(file);
    const local = referenceOf(schema);
    return local === undefined ? undefined : (definitionIn(root, local) ?? shared.get(local));
  };

/** A schema with the schemas that apply beside it: what it refers to, and the parts of its allOf. */
export const partsOfSchema = (
  pack: Pick<PackView, "referred">,
  schema: Schema,
  root: Schema,
  depth = 0,
): readonly Schema[] => {
  if (depth > 8) return [];
  const referred = pack.referred(schema, root);
  const inner = [...(referred === undefined ? [] : [referred]), ...branchesOf(schema, "allOf")];
  return [schema, ...inner.flatMap((part) => partsOfSchema(pack, part, root, depth + 1))];
};

/** Calculates at the first call, and gives the same value at every later one. */
const once = <Value>(calculate: () => Value): (() => Value) => {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: calculate() };
    return known.value;
  };
};

export const viewOf = (loaded: LoadedPack, budgets: PackView["budgets"]): PackView => {
  const shared = new Map(loaded.schemas.map(({ stem, content }) => [stem, withLocalReferences(content)]));
  const unplaced = rootsOf(loaded);
  const outputs = reachedBy("output", unplaced, shared);
  const inputs = reachedBy("input", unplaced, shared);
  const kindOf = (name: string): RootSchema["kind"] =>
    outputs.has(name) ? "output" : inputs.has(name) ? "input" : "data";
  const roots = unplaced.map((root): RootSchema => ({ ...root, kind: root.kind ?? kindOf(root.file.stem) }));
  const model = once(() => buildModel(loaded));
  return {
    loaded,
    budgets,
    shared,
    roots,
    nodes: roots.flatMap(nodesOf),
    referred: referredIn(shared),
    validation: validationIn(shared),
    bundled: once(() => bundledRoots({ loaded, roots, shared })),
    model,
    costs: once(() => toolCosts(model())),
  };
};
