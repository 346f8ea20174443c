/**
 * The strict form of a tool's input schema: every object closed, every property required, only supported keywords. An optional
 * property admits null instead, and the plan tells the codec which nulls those are.
 *
 * Supported subset and limits: https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas and, for tools,
 * https://developers.openai.com/api/docs/guides/function-calling#strict-mode. That page does not name `minLength`, `maxLength` and
 * `uniqueItems`, and the API refuses `default`: these are put into descriptions.
 */
import type { Definitions } from "../defaults.js";
import type { ToolModel } from "../model.js";
import { definitionsOf, referenceOf, type Schema, visitSchema } from "../schema.js";
import { canMeet } from "./ambiguity.js";
import { lose } from "./losing.js";
import type { NoteStep } from "./lossyStep.js";
import { objectRoot } from "./objectRoot.js";
import { originsOf } from "./origins.js";
import type { Plan, ToolPlan } from "./runtime/strict.types.js";
import { nodeOf, objectNode } from "./strictNodes.js";
import { effectivePlans, pruned } from "./strictPlans.js";
import type { Node, StrictContext } from "./strictTypes.js";

export interface StrictForm {
  readonly parameters: Schema;
  readonly plan: ToolPlan;
  /** For the tool's description. */
  readonly sentences: readonly string[];
}

const reachedFrom = (
  schema: Schema,
  definitions: ReadonlyMap<string, Node>,
  reached: Set<string> = new Set(),
): ReadonlySet<string> => {
  visitSchema(schema, (inner) => {
    const name = referenceOf(inner);
    if (name === undefined || reached.has(name)) return;
    reached.add(name);
    reachedFrom(definitions.get(name)?.schema ?? {}, definitions, reached);
  });
  return reached;
};

/** Converts a tool's input schema to strict form, and notes what is lost. */
export const strictForm = (
  tool: Pick<ToolModel, "inputSchema">,
  note: NoteStep,
  reshape: (pointer: string, what: string) => void,
): StrictForm => {
  const definitions: Definitions = definitionsOf(tool.inputSchema);
  const context: StrictContext = {
    definitions,
    origins: originsOf(tool.inputSchema),
    note,
    reshape,
    choices: [],
    why: (keyword) => `Strict mode does not support \`${keyword}\`.`,
  };
  const { schema, sentences } = objectRoot(tool.inputSchema, context);
  const conditions = ["if", "then", "else"].filter((keyword) => Object.hasOwn(schema, keyword));
  const said = conditions.map((keyword) => lose(schema, keyword, context)).filter((words) => words !== "");
  const { if: _if, then: _then, else: _else, $defs: _definitions, ...unconditional } = schema;
  const root = objectNode(context.origins.copied(unconditional, schema), context);
  const nodes = new Map([...definitions].map(([name, definition]) => [name, nodeOf(definition, context)]));
  const reached = [...nodes].filter(([name]) => reachedFrom(root.schema, nodes).has(name));
  const effective = effectivePlans(new Map(reached.map(([name, { plan }]) => [name, plan])));
  const plans = reached.flatMap(([name, node]): [string, Plan][] => {
    const plan = pruned(node.plan, effective);
    return plan === null ? [] : [[name, plan]];
  });
  const strictDefinitions = new Map(reached.map(([name, node]) => [name, node.schema]));
  for (const { pointers, nodes: branches } of context.choices) {
    const isAmbiguous = branches.some((left, index) =>
      branches
        .slice(index + 1)
        .some(
          (right) =>
            JSON.stringify(pruned(left.plan, effective)) !== JSON.stringify(pruned(right.plan, effective)) &&
            canMeet(left.schema, right.schema, strictDefinitions),
        ),
    );
    if (isAmbiguous)
      note(
        pointers,
        "a value that fits two branches is read as the first of them",
        "In strict form the branches look alike.",
        "same",
      );
  }
  const parameters: Schema = {
    ...root.schema,
    ...(reached.length > 0 && { $defs: Object.fromEntries(strictDefinitions) }),
  };
  return {
    parameters,
    plan: { plan: pruned(root.plan, effective), ...(plans.length > 0 && { definitions: Object.fromEntries(plans) }) },
    sentences: [...sentences, ...said],
  };
};
