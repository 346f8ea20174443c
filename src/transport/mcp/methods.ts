/**
 * The methods that a pack answers, over any transport: parameters and caller in, result out. The SDK server and the
 * fast path both use this table, so their answers cannot differ.
 */
import type { Caller } from "../../runtime/calls/caller.js";
import type { ListName, Runtime } from "../../runtime/runtime.js";

/** How the server names itself to clients. */
export const serverInfoOf = ({ server: { name, version }, title }: Pick<Runtime, "server" | "title">) => ({
  name,
  title,
  version,
});

export type Parameters = Readonly<Record<string, unknown>>;

/**
 * Answers a request. The result lacks what a revision adds to every result. Throws only WireError and RequestRefusal.
 */
export type AnswerMethod = (parameters: Parameters, caller: Caller) => Promise<object> | object;

const publicHourMs = 60 * 60 * 1000;
/** Lists change only with the contract. */
export const stableHint = { ttlMs: publicHourMs, cacheScope: "public" } as const;

const lists: Readonly<Record<string, ListName>> = {
  "tools/list": "tools",
  "resources/list": "resources",
  "resources/templates/list": "resourceTemplates",
  "prompts/list": "prompts",
};

/** The cache hints that revision 2026-07-28 adds to the results of the list methods. */
export const listCacheHints: Readonly<Record<string, typeof stableHint>> = Object.fromEntries(
  Object.keys(lists).map((method) => [method, stableHint]),
);

const listMethod =
  (runtime: Runtime, list: ListName): AnswerMethod =>
  async ({ cursor }) => {
    const { entries, nextCursor } = await runtime.list(list, cursor);
    return { [list]: entries, ...(nextCursor !== undefined && { nextCursor }) };
  };

const toolMethods = (runtime: Runtime): readonly (readonly [string, AnswerMethod])[] => [
  ["tools/list", listMethod(runtime, "tools")],
  ["tools/call", runtime.callTool],
];

const resourceMethods = (runtime: Runtime): readonly (readonly [string, AnswerMethod])[] => [
  ["resources/list", listMethod(runtime, "resources")],
  ["resources/templates/list", listMethod(runtime, "resourceTemplates")],
  [
    "resources/read",
    async ({ uri }, caller) => {
      const { cache, ...content } = await runtime.readResource(uri, caller);
      const hint = caller.era === "modern" ? { ttlMs: cache.ttlMs, cacheScope: cache.scope } : {};
      return { contents: [content], ...hint };
    },
  ],
];

const promptMethods = (runtime: Runtime): readonly (readonly [string, AnswerMethod])[] => [
  ["prompts/list", listMethod(runtime, "prompts")],
  ["prompts/get", runtime.getPrompt],
];

const completionMethods = (runtime: Runtime): readonly (readonly [string, AnswerMethod])[] => [
  ["completion/complete", async (parameters, caller) => ({ completion: await runtime.complete(parameters, caller) })],
];

/** The methods of a runtime's pack, by their names on the wire, without those that the pack lacks. */
export const createMethods = (runtime: Runtime): ReadonlyMap<string, AnswerMethod> =>
  new Map([
    ...toolMethods(runtime),
    ...(runtime.hasResources ? resourceMethods(runtime) : []),
    ...(runtime.hasPrompts ? promptMethods(runtime) : []),
    ...(runtime.hasCompletions ? completionMethods(runtime) : []),
  ]);
