/** Loads the validators of tools when they are first needed, and says what is wrong with arguments or an output that fail. */
import type { ToolContracts, Validator } from "../../contract/contract.js";
import type { ToolFailure } from "../../contract/refusal.js";
import type { PackParts } from "../pack.js";
import type { BoundContract } from "./boundTools.js";
import { schemaRefusal } from "./schemaRefusals.js";

export interface ToolValidators {
  /** The input validators that are loaded, by tool name: a call need not await one of these. */
  readonly inputs: ReadonlyMap<string, Validator>;
  readonly loadInput: (contract: BoundContract) => Promise<Validator>;
  /** The refusal of arguments that a validator has just rejected, at an instant of the world. */
  readonly inputRefusal: (contract: BoundContract, given: unknown, validate: Validator, nowMs: number) => ToolFailure;
  /** Rejects with a plain error where an output breaks its contract: that is a defect of the handler. */
  readonly checkOutput: (contract: BoundContract, output: unknown) => Promise<void>;
}

export const createToolValidators = <Tools extends ToolContracts, Services>({
  contract: pack,
  schemaReason,
}: Pick<PackParts<Tools, Services>, "contract" | "schemaReason">): ToolValidators => {
  const loading = new Map<string, Promise<Validator>>();
  const inputs = new Map<string, Validator>();
  const loadOnce = (key: string, load: () => Promise<Validator>): Promise<Validator> => {
    const found = loading.get(key) ?? load();
    loading.set(key, found);
    return found;
  };
  return {
    inputs,
    loadInput: async ({ name, loadInputValidator }) => {
      const validate = await loadOnce(`in:${name}`, loadInputValidator);
      inputs.set(name, validate);
      return validate;
    },
    inputRefusal: (contract, given, validate, nowMs) => {
      const failure = validate.errors?.[0];
      if (failure === undefined) throw new Error(`the input validator of ${contract.name} gave no failure`);
      return schemaRefusal(contract, given, failure, pack, schemaReason, nowMs);
    },
    checkOutput: async ({ name, loadOutputValidator }, output) => {
      if (loadOutputValidator === undefined) return;
      const validate = await loadOnce(`out:${name}`, loadOutputValidator);
      if (validate(output)) return;
      const failure = validate.errors?.[0];
      throw new Error(`output of ${name} breaks its contract at ${failure?.instancePath}: ${failure?.message}`);
    },
  };
};
