/** One writer for each prompt of the contract, and suggested values for the prompts' arguments. */
import type { PromptName } from "../../../generated/conformance/contract.js";
import type { ContentBlock, PromptMessage, PromptResult } from "../../contract/content.js";
import type { Completer, PromptWriter } from "../../contract/handler.js";
import { fieldOf } from "./answers.js";
import { embedded, image, text } from "./content.js";
import { form } from "./questions.js";
import type { Services } from "./services.js";

const messages = (...blocks: readonly ContentBlock[]): PromptResult => ({
  messages: blocks.map((content): PromptMessage => ({ role: "user", content })),
});

export const prompts: Readonly<Record<PromptName, PromptWriter<Services>>> = {
  test_simple_prompt: () => messages(text("This is a simple prompt for testing.")),
  test_prompt_with_arguments: ({ arg1, arg2 }) =>
    messages(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  test_prompt_with_embedded_resource: ({ resourceUri = "" }) =>
    messages(
      embedded(resourceUri, "text/plain", "Embedded resource content for testing."),
      text("Please process the embedded resource above."),
    ),
  test_prompt_with_image: () => messages(image, text("Please analyze the image above.")),
  test_input_required_result_prompt: async (_values, { client }) => {
    const { user_context } = await client.ask({
      user_context: form("What context should the prompt use?", { context: { type: "string" } }),
    });
    return messages(text(`Use this context: ${fieldOf(user_context, "context") ?? "none was given"}`));
  },
};

const places: readonly string[] = ["paris", "park", "party", "test", "testing"];

export const completers: Readonly<Record<string, Readonly<Record<string, Completer<Services>>>>> = {
  test_prompt_with_arguments: { arg1: (value) => places.filter((place) => place.startsWith(value)) },
};
