/** Binds each tool of a pack to its handler, without their types: the validator guarantees those of the input. */
import type { TextBlock } from "../../contract/content.js";
import type { ToolContract, ToolContracts } from "../../contract/contract.js";
import type { CallContext, KeyedAnswer } from "../../contract/handler.js";
import type { PackParts } from "../pack.js";
import { firstUndeclaredOf, ignoredArgumentsOf } from "../validation/ignored.js";
import type { Speaker } from "./clientLine.js";
import type { Deadline } from "./deadlines.js";

/**
 * A pack's function without the types of its tool. Written as a method because TypeScript compares method parameters
 * bivariantly; the validator guarantees that the input has the handler's type.
 */
type Untyped<Parameters extends readonly unknown[], Result> = { call(...given: Parameters): Result }["call"];

/** A tool's contract without the members that depend on its types. */
export type BoundContract = Omit<ToolContract, "resolve" | "types">;

export interface BoundTool<Services> {
  readonly contract: BoundContract;
  /** Fills in the contract's defaults. */
  readonly resolve: Untyped<[input: unknown], unknown>;
  readonly handle: Untyped<[input: unknown, context: CallContext & Services], unknown>;
  /** Undefined for a tool that returns content. */
  readonly text: Untyped<[output: unknown], string | readonly TextBlock[]> | undefined;
  /** Used instead of `handle` by a tool whose answers have keys. */
  readonly keyed: Untyped<[input: unknown, context: CallContext & Services], Promise<KeyedAnswer<unknown>>> | undefined;
  /** Names the arguments that a call sent and the contract does not declare. */
  readonly ignored: (input: unknown) => readonly string[];
  /** Finds the first such argument, for a tool that refuses them. */
  readonly undeclared: ReturnType<typeof firstUndeclaredOf> | undefined;
  /** Undefined for a plain tool, which sends nothing but its answer. */
  readonly speaker: Speaker | undefined;
  /** Undefined for a tool without a timeout. */
  readonly deadline: Deadline | undefined;
}

const speakerOf = ({ name, interaction, requires }: BoundContract, canWait: boolean): Speaker | undefined => {
  const speaks = canWait && !interaction.includes("progress") ? [...interaction, "progress" as const] : interaction;
  return speaks.length + requires.length === 0 ? undefined : { name, interaction: speaks, requires };
};

/** The tools that are served, by name. With `canWait` (simulated latency) each of them may send progress. */
export const bindTools = <Tools extends ToolContracts, Services>(
  { contract: { tools }, handlers, texts, answerKeys }: PackParts<Tools, Services>,
  isServed: (tool: { readonly name: string }) => boolean,
  canWait: boolean,
  deadlineOf: (tool: BoundContract) => Deadline | undefined = () => undefined,
): ReadonlyMap<string, BoundTool<Services>> =>
  new Map(
    Object.entries(tools)
      .filter(([, contract]) => isServed(contract))
      .map(([key, contract]) => {
        const handle = handlers[key];
        if (handle === undefined) throw new Error(`${contract.name} has no handler`);
        const { inputSchema, refusesUndeclared } = contract;
        const bound: BoundTool<Services> = {
          contract,
          resolve: contract.resolve,
          handle,
          text: Reflect.get(texts, key),
          keyed: answerKeys?.[key],
          ignored: ignoredArgumentsOf(inputSchema),
          undeclared: refusesUndeclared === undefined ? undefined : firstUndeclaredOf(inputSchema),
          speaker: speakerOf(contract, canWait),
          deadline: deadlineOf(contract),
        };
        return [contract.name, bound];
      }),
  );
