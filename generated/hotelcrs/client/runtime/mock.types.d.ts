// @generated: the runtime of every client. It is written by npm run codegen.
/** The types of the mock client, whose handlers are typed by the contract. */
import type { Progress } from "./call.types.js";
import type { Client } from "./client.types.js";
import type { ConnectionOptions } from "./connection.types.js";
import type { BodyOf, InputOf, OutputOf, Pack, Tool, VariablesOf } from "./descriptor.types.js";
import type { ToolError } from "./error.types.js";
import type { facts } from "./facts.js";

/** What a handler gets besides the input of a call. */
export interface MockCall {
  readonly signal: AbortSignal;
  /** Reports progress to the caller's `onProgress`, if there is one. */
  readonly progress: (progress: Progress) => void;
  readonly idempotencyKey: string | undefined;
}

/** Answers calls of a tool. A thrown `toolError` reaches the caller as a refusal of the server, any other error unchanged. */
export type MockHandler<T> = (input: InputOf<T>, call: MockCall) => OutputOf<T> | Promise<OutputOf<T>>;

/** A handler for each tool that the test calls. A call of any other tool rejects with an `AnswerError`. */
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

/** One reason of a contract. `message` and `hint` are templates, with `{name}` where the detail of that name is filled in. */
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

/** Makes the error that the server would send for a reason. */
export type CreateToolError<ReasonData> = <Reason extends keyof ReasonData & string>(
  reason: Reason,
  detail?: ToolErrorDetail<Partial<ReasonData[Reason]>>,
) => ToolError<Reason>;

export type CreateToolErrors = <ReasonData extends object>(
  entries: Readonly<Record<keyof ReasonData & string, ReasonEntry>>,
) => CreateToolError<ReasonData>;
