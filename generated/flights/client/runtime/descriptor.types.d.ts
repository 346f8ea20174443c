// @generated: the runtime of every client. It is written by npm run codegen.
/** The descriptors of tools and resources in a generated client: data for the runtime, and types for the compiler. */
import type { facts } from "./facts.js";

/** The contract's hints about what a tool does. They decide whether its calls may be retried. */
export interface Annotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/**
 * One tool of a contract. `Reason` is the union of the contract's reasons for which a call may be refused, `ReasonData` the data
 * of an error by reason. The `types` property is never set: it only carries types for the compiler.
 */
export interface Tool<Input = never, Output = unknown, Reason extends string = string, ReasonData = object> {
  readonly name: string;
  readonly title: string;
  readonly annotations: Annotations;
  /** `structure`: the output is an object. `content`: the output is a list of content blocks. */
  readonly returns: "structure" | "content";
  /** The reasons that the contract lists for this tool. */
  readonly reasons: readonly Reason[];
  /** The reasons of the contract for which a call of any tool may be refused. */
  readonly commonReasons: readonly Reason[];
  /** Arguments that are also sent in a header `Mcp-Param-<name>`: the path of each argument, by that name. */
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly types?: { readonly input: (input: Input) => void; readonly output: Output; readonly reasonData: ReasonData };
}

/** The input of a tool. */
export type InputOf<T> = T extends Tool<infer Input, infer _O, infer _R, infer _D> ? Input : never;
/** The output of a tool. */
export type OutputOf<T> = T extends Tool<never, infer Output, infer _R, infer _D> ? Output : never;

/** A resource with a JSON body. Either `uri` or `uriTemplate` is set; `Variables` is the union of the template's variables. */
export interface Resource<Body = unknown, Variables extends string = never> {
  readonly name: string;
  readonly uri?: string;
  readonly uriTemplate?: string;
  readonly types?: { readonly body: Body; readonly variables: (variables: Variables) => void };
}

export type BodyOf<R> = R extends Resource<infer Body, never> ? Body : never;
export type VariablesOf<R> = R extends Resource<infer _B, infer Variables> ? Variables : never;

/** What a client has of a contract besides its tools. */
export interface PackFacts {
  readonly name: string;
  readonly version: string;
  readonly resources: Readonly<Record<string, Resource>>;
}

/** A contract: its tools by method name. The rest is under a symbol, so that it cannot collide with the name of a tool. */
export interface Pack {
  readonly [facts]: PackFacts;
  readonly [method: string]: Tool;
}

/** The names of a contract's methods. */
export type MethodOf<P> = Extract<keyof P, string>;
