// @generated: the runtime of every client. It is written by npm run codegen.
/** The client of a contract: one method for each tool, one reader for each JSON resource. */
import type { CallOptions, CallParameters, ReadOptions, ToolMethod } from "./call.types.js";
import type { Connection, ConnectionOptions, OfficialClient } from "./connection.types.js";
import type { BodyOf, MethodOf, OutputOf, Pack, Resource, Tool, VariablesOf } from "./descriptor.types.js";
import type { facts } from "./facts.js";

/** The parameters of a resource's reader. A template takes the values of its variables first. */
export type ReadParameters<R> = [VariablesOf<R>] extends [never]
  ? [options?: ReadOptions]
  : [variables: Readonly<Record<VariablesOf<R>, string>>, options?: ReadOptions];

/** Reads a resource and returns its parsed body. Rejects with the same errors as a tool's method. */
export type ResourceReader<R> = (...parameters: ReadParameters<R>) => Promise<BodyOf<R>>;

export type ToolMethods<P> = {
  readonly [Method in keyof P as Method extends string ? Method : never]: P[Method] extends Tool
    ? ToolMethod<P[Method]>
    : never;
};

export type ResourceReaders<P> = P extends { readonly [facts]: { readonly resources: infer Resources } }
  ? { readonly [Name in keyof Resources]: ResourceReader<Resources[Name]> }
  : never;

/** The client of a contract. A tool named `readResource` or `connection` takes precedence over the property of that name. */
export type Client<P> = ToolMethods<P> &
  Omit<
    {
      /** A reader for each JSON resource of the contract, by name. */
      readonly readResource: ResourceReaders<P>;
      /** The client's connection. `connection.session()` returns the session handle, `connection.close()` closes the connection. */
      readonly connection: Connection;
    },
    MethodOf<P>
  >;

export interface CreateClient {
  <P extends Pack>(pack: P, connection: Connection): Client<P>;
  <P extends Pack>(pack: P, client: OfficialClient, options?: ConnectionOptions): Client<P>;
}

/** A function that calls one tool over the given connection. */
export interface ToolFunction<T extends Tool> {
  (connection: Connection, ...parameters: CallParameters<T>): Promise<OutputOf<T>>;
  readonly safe: (connection: Connection, ...parameters: CallParameters<T>) => ReturnType<ToolMethod<T>["safe"]>;
}

export type CreateToolFunction = <T extends Tool>(tool: T) => ToolFunction<T>;

/** A function that reads one resource over the given connection. */
export type ResourceFunction<R> = (connection: Connection, ...parameters: ReadParameters<R>) => Promise<BodyOf<R>>;
export type CreateResourceFunction = <R extends Resource>(resource: R) => ResourceFunction<R>;

/** Calls a tool by its name in the contract, for adapters that learn names at run time. */
export type ToolCaller = (
  name: string,
  input?: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => Promise<unknown>;
export type CreateToolCaller = (pack: Pack, connection: Connection) => ToolCaller;
