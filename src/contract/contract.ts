/**
 * The vocabulary that generated code and hand-written handlers share: what a tool, a resource and a pack's
 * contract look like at run time. It knows no tool, no pack and no transport.
 */

/** Hints to a host about what a tool does. All four are always present. */
export interface ToolAnnotations {
  readonly title: string;
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** One failed keyword, in the form that a generated validator reports it (a subset of Ajv's error object). */
export interface SchemaFailure {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A generated, standalone validator: true if the value conforms, otherwise `errors` holds the first failure. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaFailure[] | null;
}

/**
 * What a tool or a prompt may send to its client, or ask of it, while it runs. One without any is *plain*: it sends
 * nothing but its answer.
 */
export type Interaction = "progress" | "logging" | "sampling" | "elicitation" | "roots";

export type ClientCapability = "sampling" | "elicitation" | "roots";

/** The attempts and delays of a tool's requests to its upstream. */
export interface UpstreamExecution {
  /** 1 or more; the first attempt counts. */
  readonly attempts: number;
  /** The delay before attempt n + 1, in milliseconds; the last one applies to all further attempts. */
  readonly delaysMs: readonly number[];
  readonly attemptTimeoutMs: number;
  /** HTTP statuses as text, or `timeout`, `reset`, `connect`. */
  readonly retryOn: readonly string[];
}

/** The timeout of a tool's calls, and the retries of their requests to an upstream. */
export interface ToolExecution {
  readonly timeoutMs: number;
  readonly upstream?: UpstreamExecution;
}

/**
 * A tool as its contract describes it. `Input` is what a client may send, `Resolved` the same with the contract's
 * defaults filled in, `Reason` the union of the error reasons that the contract lists for this tool, `Data` the data
 * that a refusal must have for each of them. The `types` property exists for the compiler alone; the input type is
 * carried by `resolve`.
 */
export interface ToolContract<
  Input = unknown,
  Resolved = unknown,
  Output = unknown,
  Reason extends string = string,
  Data = unknown,
> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly annotations: ToolAnnotations;
  readonly reasons: readonly Reason[];
  /**
   * `structure`: the handler returns what the output schema describes. `content`: it returns content blocks, and there
   * is no output schema.
   */
  readonly returns: "structure" | "content";
  /** Whether the output has an array of strings, `notes`, at its root, to which the runtime adds its own. */
  readonly takesNotes: boolean;
  readonly interaction: readonly Interaction[];
  /** What the client must have declared; a call of another client is refused before its handler runs. */
  readonly requires: readonly ClientCapability[];
  /** Absent: no timeout. */
  readonly execution?: ToolExecution;
  /** Why undeclared arguments are refused. If absent, they are ignored and named in the answer. */
  readonly refusesUndeclared?: string;
  /** The full contract's input schema, verbatim: used to describe failures, never to validate. */
  readonly inputSchema: JsonObject;
  /** Fills in the contract's defaults. Call it only with a value that the input validator has passed. */
  readonly resolve: (input: Input) => Resolved;
  readonly loadInputValidator: () => Promise<Validator>;
  /** Undefined for a tool that returns content. */
  readonly loadOutputValidator: (() => Promise<Validator>) | undefined;
  readonly types?: {
    readonly resolved: Resolved;
    readonly output: Output;
    readonly reason: Reason;
    readonly data: Data;
  };
}

/** Declares a tool contract with its five types (used by generated code). */
export const tool = <Input, Resolved, Output, Reason extends string, Data = Record<Reason, unknown>>(
  contract: Omit<ToolContract<Input, Resolved, Output, Reason, Data>, "types">,
): ToolContract<Input, Resolved, Output, Reason, Data> => contract;

type AnyTool = ToolContract<never, unknown, unknown, string>;
export type ToolContracts = Readonly<Record<string, AnyTool>>;
export type ResolvedOf<T> =
  T extends ToolContract<never, infer Resolved, infer _O, infer _E, infer _D> ? Resolved : never;
export type OutputOf<T> = T extends ToolContract<never, infer _R, infer Output, infer _E, infer _D> ? Output : never;
export type ReasonOf<T> = T extends ToolContract<never, infer _R, infer _O, infer Reason, infer _D> ? Reason : never;
/** The data that a refusal must have, by the tool's reasons. */
export type DataOf<T> = T extends ToolContract<never, infer _R, infer _O, infer _E, infer Data> ? Data : never;

/** The category of a reason, for clients that tell failures apart by kind and not by name. */
export type ErrorCategory =
  | "VALIDATION_ERROR"
  | "TOOL_NOT_FOUND"
  | "TIMEOUT_ERROR"
  | "TRANSPORT_ERROR"
  | "AUTHENTICATION_ERROR"
  | "RATE_LIMIT_ERROR"
  | "INTERNAL_ERROR"
  | "BUSINESS_ERROR";

/** How failures of a tool are answered: `auto` by the client's protocol version, `result` always as a result with `isError`. */
export type ErrorStyle = "auto" | "result";

/** One entry of a pack's error catalogue. `message` and `hint` are templates with `{name}` placeholders. */
export interface ReasonEntry {
  readonly reason: string;
  readonly code: number;
  readonly message: string;
  readonly hint: string;
  readonly retryable: boolean;
  /** The value of `data.code` in a refusal, in a pack that uses categories. */
  readonly category?: ErrorCategory;
  /** Whether the message is prescribed word for word, so that the hint is not added to it. */
  readonly verbatim?: boolean;
  /** Names of the details that every refusal with this reason must have. */
  readonly requires?: readonly string[];
}

/** A resource or resource template as its contract describes it. Exactly one of `uri` and `uriTemplate` is present. */
export interface ResourceContract {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly uri?: string;
  readonly uriTemplate?: string;
  /** How long, and by whom, an answer may be kept: reference data is public and long, bookings private and short. */
  readonly cache: { readonly scope: "public" | "private"; readonly ttlMs: number };
}

/** One argument of a prompt. Values of prompts are always text. */
export interface PromptArgument {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly required: boolean;
}

/** A prompt as its contract describes it. */
export interface PromptContract {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  readonly interaction: readonly Interaction[];
}

/** One type of event, inbound or outbound. `Data` is the body of an inbound event, or the member `data` of an outbound one. */
export interface WebhookEvent<Data = unknown> {
  /** For example `quote_received` or `booking.created`. */
  readonly type: string;
  readonly description: string;
  /** The schema of `Data`: used to describe failures, never to validate. */
  readonly schema: JsonObject;
  readonly loadValidator: () => Promise<Validator>;
  readonly types?: { readonly data: Data };
}

export type WebhookEvents = Readonly<Record<string, WebhookEvent>>;

/** Declares an event with the type of its data (used by generated code). */
export const webhookEvent = <Data>(event: Omit<WebhookEvent<Data>, "types">): WebhookEvent<Data> => event;

/** How inbound events are signed: over the bytes of the body. */
export interface WebhookSignature {
  /** As the service writes it; headers are compared in lower case. */
  readonly header: string;
  readonly algorithm: "hmac-sha256";
  readonly encoding: "hex";
  /** The pack's setting that holds the secret. */
  readonly secret: string;
}

/** A path at which a service sends its events to the pack. */
export interface InboundWebhook<Events extends WebhookEvents = WebhookEvents> {
  readonly name: string;
  /** For example `/api/webhooks/avinode`. */
  readonly path: string;
  readonly description: string;
  readonly signature: WebhookSignature;
  /** The member of the body that holds the event's type. */
  readonly typeMember: string;
  readonly events: Events;
}

export interface WebhookContracts {
  readonly inbound: Readonly<Record<string, InboundWebhook>>;
  /** By event type. */
  readonly outbound: WebhookEvents;
}

type DataOfEvent<Event> = Event extends WebhookEvent<infer Data> ? Data : never;

/** The data of any event that a path takes. */
export type InboundEventOf<Events extends WebhookEvents> = {
  readonly [Type in keyof Events]: DataOfEvent<Events[Type]>;
}[keyof Events];

/** Everything about a pack that is generated from its contract. */
export interface PackContract {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly instructions: string;
  /** The server's name and version as clients see them. Absent: the product's. */
  readonly server?: { readonly name: string; readonly version: string };
  /** Absent: `auto`. */
  readonly errorStyle?: ErrorStyle;
  readonly tools: ToolContracts;
  /** Names of tools by toolset. An operator may choose toolsets to serve only these tools. */
  readonly toolsets?: Readonly<Record<string, readonly string[]>>;
  readonly errors: Readonly<Record<string, ReasonEntry>>;
  readonly resources: readonly ResourceContract[];
  readonly prompts: readonly PromptContract[];
  /** Absent if the pack neither sends nor receives events. */
  readonly loadWebhooks?: () => Promise<WebhookContracts>;
  /** URI of the page of a reason, with `{reason}` to be filled in. */
  readonly errorDocs: string;
  /** The published forms of `tools/list`, loaded when first asked for. */
  readonly loadManifest: (profile: SchemaProfile, outputSchemas: OutputSchemas) => Promise<Manifest>;
}

export type SchemaProfile = "portable" | "verbatim";

/**
 * How much of a tool's output schema the list of tools shows: all of it, an outline with the type of each property at
 * the root, or nothing.
 */
export type OutputSchemas = "full" | "outline" | "none";

/** sha256 of each form of the list of tools. */
export type ToolListHashes = Readonly<Record<SchemaProfile, Readonly<Record<OutputSchemas, string>>>>;

/** The pre-built bodies of the list methods, byte for byte as committed under `generated/`. */
export interface Manifest {
  readonly tools: readonly JsonObject[];
  readonly resources: readonly JsonObject[];
  readonly resourceTemplates: readonly JsonObject[];
  readonly prompts: readonly JsonObject[];
  /** sha256 of the manifest file, to show which list is served, and for drift checks. */
  readonly hash: string;
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The entries of a manifest file. Throws if it holds anything but a list of objects. */
export const manifestEntries = (file: unknown): readonly JsonObject[] => {
  if (Array.isArray(file) && file.every(isJsonObject)) return file;
  throw new Error("a manifest is not a list of objects: run npm run codegen");
};

export type JsonValue = string | number | boolean | null | JsonObject | readonly JsonValue[];
export type JsonObject = { readonly [key: string]: JsonValue };
