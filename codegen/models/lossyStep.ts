/** What is lost on the way from a contract to a vendor's manifest, and how it is noted. */

export const vendors = ["openai", "openai.strict", "anthropic", "gemini"] as const;
export type Vendor = (typeof vendors)[number];

/**
 * What a lost keyword means for a call: the manifest admits what the contract refuses (`more`), the other way round
 * (`less`), or the same calls, told with less (`same`).
 */
export type Effect = "more" | "less" | "same";

export interface LossyStep {
  readonly tool: string;
  /** Of the keyword in the tool's bundled input schema. */
  readonly pointer: string;
  readonly vendor: Vendor;
  readonly what: string;
  readonly why: string;
  readonly effect: Effect;
}

/** Something that is written otherwise in a manifest, and that the codec brings back without loss. */
export interface Reshaped {
  readonly tool: string;
  readonly pointer: string;
  readonly vendor: Vendor;
  readonly what: string;
}

/** Notes a step for each place of the contract that it concerns. */
export type NoteStep = (pointers: readonly string[], what: string, why: string, effect: Effect) => void;
