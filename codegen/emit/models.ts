/** Emits `client/models/`: tool manifests for model vendors, modules that use them, and a report on what the manifests lose. */
import type { JsonValue } from "../../src/contract/contract.js";
import type { PackModel } from "../model.js";
import { type Effect, type Vendor, vendors } from "../models/lossyStep.js";
import { type VendorManifests, vendorManifests } from "../models/manifests.js";
import { publishModule } from "../publish.js";
import { renderTemplate } from "../template.js";
import { compactJson } from "./compactJson.js";
import { type BuiltInEmitter, type EmittedFile, folderOf, header, markdownHeader } from "./emitter.js";
import { codeSpan, plainText, table } from "./markdownText.js";

const runtimeModules = ["calls", "strict", "openai", "anthropic", "gemini", "aiSdk", "langChain"] as const;

const importJson = (name: string, file: string): string => `import ${name} from "./${file}" with { type: "json" };\n`;

interface Binding {
  readonly file: string;
  readonly javascript: string;
  readonly declarations: string;
}

/** One module for each use, so that a program loads only the manifest that it needs. */
const bindings: readonly Binding[] = [
  {
    file: "openai",
    javascript: `${importJson("tools", "openai.json")}import { inputOf } from "./runtime/calls.js";
import { createAnswer, toChatTools } from "./runtime/openai.js";

export const openaiTools = tools;
export const openaiChatTools = toChatTools(tools);
export const answerOpenai = createAnswer(inputOf(tools));
`,
    declarations: `import type { AnswerOpenai, ChatTool, FunctionTool } from "./runtime/openai.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/openai.types.js";

/** The value of \`tools\` for the Responses API. */
export declare const openaiTools: FunctionTool[];
/** The value of \`tools\` for Chat Completions. */
export declare const openaiChatTools: ChatTool[];
/** Executes a tool call of the model and returns the item that answers it. */
export declare const answerOpenai: AnswerOpenai;
`,
  },
  {
    file: "openai-strict",
    javascript: `${importJson("tools", "openai.strict.json")}${importJson("plans", "openai.strict.codec.json")}import { createAnswer, toChatTools } from "./runtime/openai.js";
import { createStrictCodec } from "./runtime/strict.js";

const codec = createStrictCodec(tools, plans);

export const openaiStrictTools = tools;
export const openaiStrictChatTools = toChatTools(tools);
export const decodeStrict = codec.decode;
export const encodeStrict = codec.encode;
export const answerOpenaiStrict = createAnswer(codec.decode);
`,
    declarations: `import type { AnswerOpenai, ChatTool, FunctionTool } from "./runtime/openai.types.js";
import type { StrictCodec } from "./runtime/strict.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/openai.types.js";
export type * from "./runtime/strict.types.js";

/** The value of \`tools\` for the Responses API. The model must keep to the schema: it sends null for an optional argument. */
export declare const openaiStrictTools: FunctionTool[];
/** The value of \`tools\` for Chat Completions. */
export declare const openaiStrictChatTools: ChatTool[];
/** Converts what the model sent to the arguments of the contract: drops the nulls that strict mode forces, and no others. */
export declare const decodeStrict: StrictCodec["decode"];
/** The reverse of \`decodeStrict\`, for earlier calls that are replayed to a model. */
export declare const encodeStrict: StrictCodec["encode"];
/** Decodes a tool call of the model, executes it and returns the item that answers it. */
export declare const answerOpenaiStrict: AnswerOpenai;
`,
  },
  {
    file: "anthropic",
    javascript: `${importJson("tools", "anthropic.json")}import { createAnswer } from "./runtime/anthropic.js";
import { inputOf } from "./runtime/calls.js";

export const anthropicTools = tools;
export const answerAnthropic = createAnswer(inputOf(tools));
`,
    declarations: `import type { AnswerAnthropic, AnthropicTool } from "./runtime/anthropic.types.js";
export type * from "./runtime/anthropic.types.js";
export type * from "./runtime/calls.types.js";

/** Executes a \`tool_use\` block and returns the \`tool_result\` block for the next message. */
export declare const answerAnthropic: AnswerAnthropic;
/** The value of \`tools\` for the Messages API. */
export declare const anthropicTools: AnthropicTool[];
`,
  },
  {
    file: "gemini",
    javascript: `${importJson("tools", "gemini.json")}import { inputOf } from "./runtime/calls.js";
import { createAnswer } from "./runtime/gemini.js";

export const geminiTools = [tools];
export const answerGemini = createAnswer(inputOf(tools.functionDeclarations));
`,
    declarations: `import type { AnswerGemini, GeminiTool } from "./runtime/gemini.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/gemini.types.js";

/** Executes a \`functionCall\` and returns the part with its \`functionResponse\`. */
export declare const answerGemini: AnswerGemini;
/** The value of \`tools\` in a request's config. */
export declare const geminiTools: GeminiTool[];
`,
  },
  {
    file: "ai-sdk",
    javascript: `${importJson("tools", "anthropic.json")}import { adaptToAiSdk } from "./runtime/aiSdk.js";

export const aiSdkTools = (sdk, call) => adaptToAiSdk(tools, sdk, call);
`,
    declarations: `import type { AiSdk } from "./runtime/aiSdk.types.js";
import type { CallTool } from "./runtime/calls.types.js";
export type * from "./runtime/aiSdk.types.js";
export type * from "./runtime/calls.types.js";

/** A tool set for \`generateText\` and its like: \`aiSdkTools({ dynamicTool, jsonSchema }, call)\` with both from \`ai\`. */
export declare const aiSdkTools: <Schema, Tool>(sdk: AiSdk<Schema, Tool>, call: CallTool) => Record<string, Tool>;
`,
  },
  {
    file: "langchain",
    javascript: `${importJson("tools", "anthropic.json")}import { adaptToLangChain } from "./runtime/langChain.js";

export const langChainTools = (langChain, call) => adaptToLangChain(tools, langChain, call);
`,
    declarations: `import type { CallTool } from "./runtime/calls.types.js";
import type { LangChain } from "./runtime/langChain.types.js";
export type * from "./runtime/calls.types.js";
export type * from "./runtime/langChain.types.js";

/** Tools for \`bindTools\` and agents: \`langChainTools({ DynamicStructuredTool }, call)\` with the class from \`@langchain/core/tools\`. */
export declare const langChainTools: <Tool>(langChain: LangChain<Tool>, call: CallTool) => Tool[];
`,
  },
];

/** First line of a module that is the same for every pack. */
const runtimeHeader = "// @generated: the runtime of the adapters for models. It is written by npm run codegen.\n";

/** The content of each vendor's manifest file. */
const vendorFiles = ({ entries }: VendorManifests): Readonly<Record<Vendor, JsonValue>> => ({
  openai: entries.openai,
  "openai.strict": entries["openai.strict"],
  anthropic: entries.anthropic,
  gemini: { functionDeclarations: entries.gemini },
});

const effectWords: Readonly<Record<Effect, string>> = {
  more: "the model may send what the contract refuses",
  less: "the model cannot send what the contract admits",
  same: "none on calls",
};

const pointerCell = (pointer: string): string => codeSpan(pointer === "" ? "(root)" : pointer);

const report = (pack: PackModel, { steps, reshaped, refusals }: VendorManifests): Promise<string> =>
  renderTemplate("modelReport.md", {
    title: plainText(pack.title),
    vendors: vendors.map((vendor) => {
      const rows = steps
        .filter((step) => step.vendor === vendor)
        .map((step) => [
          codeSpan(step.tool),
          pointerCell(step.pointer),
          plainSentence(step.what),
          plainSentence(step.why),
          effectWords[step.effect],
        ]);
      const shapes = reshaped
        .filter((step) => step.vendor === vendor)
        .map((step) => [codeSpan(step.tool), pointerCell(step.pointer), plainSentence(step.what)]);
      return {
        name: vendor,
        steps: rows.length === 0 ? "" : table(["Tool", "Pointer", "What", "Why", "Effect"], rows),
        shapes: shapes.length === 0 ? "" : table(["Tool", "Pointer", "What"], shapes),
      };
    }),
    refusals:
      refusals.length === 0
        ? ""
        : table(
            ["Tool", "Manifest", "What is beyond a limit"],
            refusals.map(({ tool, vendor, what }) => [codeSpan(tool), vendor, plainText(what)]),
          ),
  });

/** Markdown of a sentence of this toolchain, in which names are in backticks. */
const plainSentence = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith("`") && part.length > 1
        ? codeSpan(part.slice(1, -1))
        : part.replaceAll("|", "\\|").replaceAll("<", "\\<"),
    )
    .join("");

export const modelsEmitter: BuiltInEmitter = {
  name: "models",
  output: "models",
  emit: async (pack): Promise<readonly EmittedFile[]> => {
    const manifests = vendorManifests(pack);
    const folder = `${folderOf(pack)}/client/models`;
    const lists = vendorFiles(manifests);
    const runtime = await Promise.all(
      runtimeModules.map(async (name): Promise<readonly EmittedFile[]> => {
        const [module, types] = await Promise.all(
          [name, `${name}.types`].map((stem) => publishModule(`codegen/models/runtime/${stem}.ts`)),
        );
        return [
          { path: `${folder}/runtime/${name}.js`, text: runtimeHeader + (module?.javascript ?? "") },
          { path: `${folder}/runtime/${name}.d.ts`, text: runtimeHeader + (module?.declarations ?? "") },
          { path: `${folder}/runtime/${name}.types.d.ts`, text: runtimeHeader + (types?.declarations ?? "") },
        ];
      }),
    );
    return [
      ...vendors.map((vendor) => ({ path: `${folder}/${vendor}.json`, text: compactJson(lists[vendor]) })),
      { path: `${folder}/openai.strict.codec.json`, text: compactJson(manifests.plans) },
      ...bindings.flatMap(({ file, javascript, declarations }): EmittedFile[] => [
        { path: `${folder}/${file}.js`, text: `${header(pack.source)}${javascript}` },
        { path: `${folder}/${file}.d.ts`, text: `${header(pack.source)}${declarations}` },
      ]),
      ...runtime.flat(),
      { path: `${folder}/REPORT.md`, text: `${markdownHeader(pack.source)}${await report(pack, manifests)}` },
    ];
  },
};
