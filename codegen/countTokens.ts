/** Counts tokens: with the vocabulary o200k_base if its package is installed, otherwise by estimate. */
import { estimateTokens } from "./estimateTokens.js";

export interface TokenCounter {
  readonly count: (text: string) => number;
  /** The unit, for a heading. */
  readonly unit: "o200k_base tokens" | "estimated tokens";
}

export const estimating: TokenCounter = { count: estimateTokens, unit: "estimated tokens" };

/** Counts with the vocabulary, or estimates if its package is missing. The package is too large to be part of the installed product. */
export const loadTokenCounter = async (): Promise<TokenCounter> => {
  try {
    const { countTokens } = await import("gpt-tokenizer/encoding/o200k_base");
    return { count: (text) => countTokens(text), unit: "o200k_base tokens" };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return estimating;
    throw error;
  }
};
