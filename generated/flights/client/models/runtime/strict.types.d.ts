// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** How the arguments of strict mode differ from those of the contract, as data that `openai.strict.codec.json` holds. */

/** An object: which of its properties may be absent in the contract, and the plans of its properties. */
export interface ObjectPlan {
  /** Null says that the property is absent. */
  readonly optional?: readonly string[];
  /** Null says that the property is absent; `{"value": ...}` holds it, because the contract admits null itself. */
  readonly wrapped?: readonly string[];
  readonly properties?: Readonly<Record<string, Plan>>;
}

export type Plan =
  | ObjectPlan
  /** An array whose items differ. */
  | { readonly items: Plan }
  /** A map, sent as a list of `{"key": ..., "value": ...}`. */
  | { readonly entries: Plan | null }
  /** A value of any form, sent as JSON text. */
  | { readonly text: true }
  /** A choice: a plan for each branch, null where nothing differs. */
  | { readonly anyOf: readonly (Plan | null)[] }
  | { readonly ref: string };

export interface ToolPlan {
  readonly plan: Plan | null;
  readonly definitions?: Readonly<Record<string, Plan>>;
}

export type StrictPlans = Readonly<Record<string, ToolPlan>>;

/** A tool of `openai.strict.json`, as far as the codec reads it. */
export interface StrictTool {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface StrictCodec {
  /** Converts what a model sent in strict mode to arguments of the contract: removes exactly the nulls that strict mode forces. */
  readonly decode: (tool: string, input: unknown) => Readonly<Record<string, unknown>>;
  /** Converts arguments of the contract to strict mode: to replay earlier calls, or to write examples for a model. */
  readonly encode: (tool: string, input: unknown) => Readonly<Record<string, unknown>>;
}

export type CreateStrictCodec = (tools: readonly StrictTool[], plans: StrictPlans) => StrictCodec;
