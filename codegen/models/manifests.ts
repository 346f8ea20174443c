/** A pack's tools in the form of each vendor, and everything in which that differs from the contract. */
import type { JsonObject } from "../../src/contract/contract.js";
import { sentence } from "../constraintWords.js";
import type { PackModel, ToolModel } from "../model.js";
import { definitionsOf, type Schema } from "../schema.js";
import { geminiParameters } from "./geminiForm.js";
import type { LossyStep, NoteStep, Reshaped, Vendor } from "./lossyStep.js";
import { objectRoot } from "./objectRoot.js";
import { strictForm } from "./openaiStrict.js";
import { originsOf } from "./origins.js";
import type { ToolPlan } from "./runtime/strict.types.js";
import { geminiFaults, nameFaults, strictFaults } from "./vendorLimits.js";

export interface VendorRefusal {
  readonly tool: string;
  readonly vendor: Vendor;
  readonly what: string;
}

export interface VendorManifests {
  /** The entries of each vendor's list, in the pack's order. */
  readonly entries: Readonly<Record<Vendor, readonly JsonObject[]>>;
  readonly plans: Readonly<Record<string, ToolPlan>>;
  readonly steps: readonly LossyStep[];
  readonly reshaped: readonly Reshaped[];
  /** Tools that a vendor would refuse. */
  readonly refusals: readonly VendorRefusal[];
}

const described = (tool: ToolModel, sentences: readonly string[]): string =>
  sentences.length === 0 ? tool.description : [sentence(tool.description), ...sentences].join(" ");

/** The contract's schema without combinators at its root: for vendors that read all of JSON Schema. */
const plainForm = (
  tool: ToolModel,
  note: NoteStep,
): { readonly parameters: Schema; readonly sentences: readonly string[] } => {
  const context = { definitions: definitionsOf(tool.inputSchema), origins: originsOf(tool.inputSchema), note };
  const { schema, sentences } = objectRoot(tool.inputSchema, context);
  return { parameters: schema, sentences };
};

/** Builds every manifest of a pack. Tools keep their names; their descriptions may get more sentences at the end. */
export const vendorManifests = (pack: PackModel): VendorManifests => {
  const steps = new Map<string, LossyStep>();
  const reshaped = new Map<string, Reshaped>();
  const refusals: VendorRefusal[] = [];
  const noteFor =
    (tool: ToolModel, vendor: Vendor): NoteStep =>
    (pointers, what, why, effect) => {
      for (const pointer of pointers)
        steps.set([tool.name, vendor, pointer, what].join("\n"), {
          tool: tool.name,
          pointer,
          vendor,
          what,
          why,
          effect,
        });
    };
  const refuse = (tool: ToolModel, vendor: Vendor, faults: readonly string[]): void => {
    for (const what of faults) refusals.push({ tool: tool.name, vendor, what });
  };
  const tools = pack.tools.map((tool) => {
    const plain = plainForm(tool, noteFor(tool, "openai"));
    const strict = strictForm(tool, noteFor(tool, "openai.strict"), (pointer, what) => {
      reshaped.set([tool.name, pointer, what].join("\n"), { tool: tool.name, pointer, vendor: "openai.strict", what });
    });
    const input = plainForm(tool, noteFor(tool, "anthropic"));
    const gemini = geminiParameters(tool, noteFor(tool, "gemini"));
    refuse(tool, "openai", nameFaults(tool.name));
    refuse(tool, "openai.strict", [...nameFaults(tool.name), ...strictFaults(strict.parameters)]);
    refuse(tool, "anthropic", nameFaults(tool.name));
    refuse(tool, "gemini", geminiFaults(tool.name, gemini.parameters));
    const openai = (strictness: boolean, parameters: Schema, sentences: readonly string[]): JsonObject => ({
      type: "function",
      name: tool.name,
      description: described(tool, sentences),
      parameters,
      strict: strictness,
    });
    return {
      name: tool.name,
      plan: strict.plan,
      openai: openai(false, plain.parameters, plain.sentences),
      "openai.strict": openai(true, strict.parameters, strict.sentences),
      anthropic: { name: tool.name, description: described(tool, input.sentences), input_schema: input.parameters },
      gemini: {
        name: tool.name,
        description: described(tool, gemini.sentences),
        parametersJsonSchema: gemini.parameters,
      },
    };
  });
  return {
    entries: {
      openai: tools.map((tool) => tool.openai),
      "openai.strict": tools.map((tool) => tool["openai.strict"]),
      anthropic: tools.map((tool) => tool.anthropic),
      gemini: tools.map((tool) => tool.gemini),
    },
    plans: Object.fromEntries(tools.map(({ name, plan }) => [name, plan])),
    steps: [...steps.values()],
    reshaped: [...reshaped.values()],
    refusals,
  };
};
