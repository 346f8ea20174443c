/** What is lost on the way from a contract to a vendor's manifest, and how it is noted. */

export const vendors = ["openai", "openai.strict", "anthropic", "gemini"] as const;
export type Vendor = (typeof vendors)[number];

/**
 * What the loss of a keyword means for calls: the manifest admits what the contract refuses (`more`), refuses what the contract
 * admits (`less`), or admits the same calls and says less about them (`same`).
 */
export type Effect = "more" | "less" | "same";

export interface LossyStep {
  readonly tool: string;
  /** The pointer of the keyword in the tool's bundled input schema. */
  readonly pointer: string;
  readonly vendor: Vendor;
  readonly what: string;
  readonly why: string;
  readonly effect: Effect;
}

/** Something that a manifest writes in another form, and that the codec restores without loss. */
export interface Reshaped {
  readonly tool: string;
  readonly pointer: string;
  readonly vendor: Vendor;
  readonly what: string;
}

/** Notes a step for each place in the contract that it concerns. */
export type NoteStep = (pointers: readonly string[], what: string, why: string, effect: Effect) => void;
