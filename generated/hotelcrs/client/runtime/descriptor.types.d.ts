// @generated: the runtime of every client. It is written by npm run codegen.
/** What the generated part of a client says of each tool and resource: data for the runtime, and types for the compiler. */
import type { facts } from "./facts.js";

/** Hints of the contract about what a tool does. They decide what may be repeated. */
export interface Annotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/**
 * One tool of a contract. `Reason` is every reason of the contract for which a call may be refused, `ReasonData` what an error
 * carries, by reason. The `types` property is never there: it holds the types for the compiler alone.
 */
export interface Tool<Input = never, Output = unknown, Reason extends string = string, ReasonData = object> {
  readonly name: string;
  readonly title: string;
  readonly annotations: Annotations;
  /** `structure`: the output is an object. `content`: it is a list of content blocks. */
  readonly returns: "structure" | "content";
  /** The reasons that the contract lists for this tool. */
  readonly reasons: readonly Reason[];
  /** The reasons of the contract that any tool may give. */
  readonly commonReasons: readonly Reason[];
  /** Arguments that travel in the header `Mcp-Param-<name>` as well, each by the path that leads to it. */
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly types?: { readonly input: (input: Input) => void; readonly output: Output; readonly reasonData: ReasonData };
}

export type InputOf<T> = T extends Tool<infer Input, infer _O, infer _R, infer _D> ? Input : never;
export type OutputOf<T> = T extends Tool<never, infer Output, infer _R, infer _D> ? Output : never;

/** A resource with a JSON body. Exactly one of `uri` and `uriTemplate` is there; `Variables` are those of the template. */
export interface Resource<Body = unknown, Variables extends string = never> {
  readonly name: string;
  readonly uri?: string;
  readonly uriTemplate?: string;
  readonly types?: { readonly body: Body; readonly variables: (variables: Variables) => void };
}

export type BodyOf<R> = R extends Resource<infer Body, never> ? Body : never;
export type VariablesOf<R> = R extends Resource<infer _B, infer Variables> ? Variables : never;

/** All that is known of a contract besides its tools. */
export interface PackFacts {
  readonly name: string;
  readonly version: string;
  readonly resources: Readonly<Record<string, Resource>>;
}

/** A contract: its tools by the names of their methods. What else is known of it stands under a symbol, where no name can be in its way. */
export interface Pack {
  readonly [facts]: PackFacts;
  readonly [method: string]: Tool;
}

/** The names of a contract's methods. */
export type MethodOf<P> = Extract<keyof P, string>;
