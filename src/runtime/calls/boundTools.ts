/** A pack's tools, each with its handler and what belongs to it, their types forgotten: the validator stands for the input's. */
import type { ToolContract, ToolContracts } from "../../contract/contract.js";
import type { CallContext, KeyedAnswer } from "../../contract/handler.js";
import type { PackParts } from "../pack.js";
import { ignoredArgumentsOf } from "../validation/ignored.js";
import type { Speaker } from "./clientLine.js";

export interface BoundTool<Services> {
  readonly contract: ToolContract;
  readonly handle: (input: unknown, context: CallContext & Services) => unknown;
  /** Undefined for a tool that returns content. */
  readonly text: ((output: unknown) => string) | undefined;
  /** In the place of `handle` where the tool's answers have keys. */
  readonly keyed: ((input: unknown, context: CallContext & Services) => Promise<KeyedAnswer<unknown>>) | undefined;
  /** The arguments that a call sent and the contract does not declare. */
  readonly ignored: (input: unknown) => readonly string[];
  /** Undefined for a plain tool, whose answer is all that is ever sent for it. */
  readonly speaker: Speaker | undefined;
}

const speakerOf = ({ name, interaction, requires }: ToolContract, canWait: boolean): Speaker | undefined => {
  const speaks = canWait && !interaction.includes("progress") ? [...interaction, "progress" as const] : interaction;
  return speaks.length + requires.length === 0 ? undefined : { name, interaction: speaks, requires };
};

/** The tools by name. Where calls may be made to wait, each of them may say how long it still takes. */
export const bindTools = <Tools extends ToolContracts, Services>(
  { contract: { tools }, handlers, texts, answerKeys }: PackParts<Tools, Services>,
  canWait: boolean,
): ReadonlyMap<string, BoundTool<Services>> =>
  new Map(
    Object.keys(tools).map((key) => {
      const bound = {
        contract: tools[key],
        handle: handlers[key],
        text: Reflect.get(texts, key),
        keyed: answerKeys?.[key],
        ignored: ignoredArgumentsOf(tools[key]?.inputSchema ?? {}),
      } as unknown as Omit<BoundTool<Services>, "speaker">;
      return [bound.contract.name, { ...bound, speaker: speakerOf(bound.contract, canWait) }];
    }),
  );
