/** How tokens are counted: by the vocabulary o200k_base where its package is installed, by estimate where it is not. */
import { estimateTokens } from "./estimateTokens.js";

export interface TokenCounter {
  readonly count: (text: string) => number;
  /** What is counted, for a heading. */
  readonly unit: "o200k_base tokens" | "estimated tokens";
}

export const estimating: TokenCounter = { count: estimateTokens, unit: "estimated tokens" };

/** Counts by the vocabulary. The package is too large to be part of the product: then, and without it, it estimates. */
export const loadTokenCounter = async (): Promise<TokenCounter> => {
  try {
    const { countTokens } = await import("gpt-tokenizer/encoding/o200k_base");
    return { count: (text) => countTokens(text), unit: "o200k_base tokens" };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return estimating;
    throw error;
  }
};
