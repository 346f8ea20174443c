// @generated: the runtime of every client. It is written by npm run codegen.
/** The in-memory mock of a server: handlers in the types of the contract, the same client before them. */
import type { Progress } from "./call.types.js";
import type { Client } from "./client.types.js";
import type { ConnectionOptions } from "./connection.types.js";
import type { BodyOf, InputOf, OutputOf, Pack, Tool, VariablesOf } from "./descriptor.types.js";
import type { ToolError } from "./error.types.js";
import type { facts } from "./facts.js";

/** What a handler sees of a call beside its input. */
export interface MockCall {
  readonly signal: AbortSignal;
  /** Reaches the caller's `onProgress`, if there is one. */
  readonly progress: (progress: Progress) => void;
  readonly idempotencyKey: string | undefined;
}

/** Answers in the place of a tool. What it throws reaches the caller: a `toolError` as the server's refusal, anything else as it is. */
export type MockHandler<T> = (input: InputOf<T>, call: MockCall) => OutputOf<T> | Promise<OutputOf<T>>;

/** A handler for each tool that the test calls; the others say that they have none. */
export type MockHandlers<P> = {
  readonly [Method in keyof P as Method extends string ? Method : never]?: P[Method] extends Tool
    ? MockHandler<P[Method]>
    : never;
};

export type MockResource<R> = (variables: Readonly<Record<VariablesOf<R>, string>>) => BodyOf<R>;

export type MockResources<P> = P extends { readonly [facts]: { readonly resources: infer Resources } }
  ? { readonly [Name in keyof Resources]?: MockResource<Resources[Name]> }
  : never;

export interface MockOptions<P> extends ConnectionOptions {
  readonly resources?: MockResources<P>;
}

export type CreateMockClient = <P extends Pack>(
  pack: P,
  handlers: MockHandlers<P>,
  options?: MockOptions<P>,
) => Client<P>;

/** One entry of a contract's list of reasons. `message` and `hint` hold `{name}` where a detail belongs. */
export interface ReasonEntry {
  readonly code: number;
  readonly message: string;
  readonly hint: string;
  readonly retryable: boolean;
}

export interface ToolErrorDetail<Data> {
  readonly field?: string;
  readonly value?: unknown;
  readonly data?: Data;
}

/** Makes the error that the server would give for a reason. */
export type CreateToolError<ReasonData> = <Reason extends keyof ReasonData & string>(
  reason: Reason,
  detail?: ToolErrorDetail<Partial<ReasonData[Reason]>>,
) => ToolError<Reason>;

export type CreateToolErrors = <ReasonData extends object>(
  entries: Readonly<Record<keyof ReasonData & string, ReasonEntry>>,
) => CreateToolError<ReasonData>;
