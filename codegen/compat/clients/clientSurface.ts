/**
 * The names in a pack's clients that users rely on, as today's emitters make them. A base may be older than today's rules: it may
 * lack texts that no name is made of, and they are then taken to be empty.
 */
import { viewOf } from "../../emit/python/view.js";
import type { ContractFile, LoadedPack } from "../../load.js";
import { buildModel, type PackModel } from "../../model.js";
import { hasOutput } from "../../outputs.js";
import { pointerTo } from "../../pointer.js";
import type { SchemaPlace } from "../schema/located.js";
import type { ClientName } from "./clientName.js";
import { pythonNames } from "./pythonNames.js";
import { typescriptNames } from "./typescriptNames.js";

/** A part of a contract, with the words from which names of the client are made. */
export interface NamingPart {
  /** `tool findBooks`, `schema Animal`. */
  readonly subject: string;
  readonly place: SchemaPlace;
  /** Words that are a whole name. */
  readonly names: readonly string[];
  /** Words with which names begin. */
  readonly beginnings: readonly string[];
}

export interface ClientSurface {
  /** Undefined where no client of that language is generated. */
  readonly packages: { readonly npm: string | undefined; readonly python: string | undefined };
  readonly typescript: readonly ClientName[];
  readonly python: readonly ClientName[];
  readonly parts: readonly NamingPart[];
}

/** Why the names of a pack's clients cannot be determined. */
export interface ClientFault {
  readonly fault: string;
}

/** `given`, with the properties of `standIn` where it has none. */
const over = <T extends object>(standIn: Partial<T>, given: T): T => ({ ...standIn, ...given });

const refilled = <Content>(
  file: ContractFile<Content>,
  refill: (content: Content) => Content,
): ContractFile<Content> => ({ ...file, content: refill(file.content) });

const words = { title: "", description: "" };
const unhinted = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true };

/** The pack with everything that a model is built from: empty or usual values stand for what its files lack. */
const filled = ({ folder, pack, tools, schemas, resources, errors }: LoadedPack): LoadedPack => ({
  folder,
  schemas,
  pack: refilled(pack, (content) => over({ ...words, version: "0.0.0", instructions: "", errorDocs: "" }, content)),
  tools: tools.map((file) => refilled(file, (tool) => over({ ...words, errors: [], annotations: unhinted }, tool))),
  errors:
    errors &&
    refilled(errors, ({ reasons }) => ({
      reasons: reasons.map((reason) => over({ message: "", hint: "", retryable: false }, reason)),
    })),
  resources:
    resources &&
    refilled(resources, (content) => ({ resources: content.resources.map((resource) => over(words, resource)) })),
  examples: [],
  prompts: undefined,
  webhooks: undefined,
  templates: undefined,
  templateTexts: [],
});

const partsOf = (model: PackModel, loaded: LoadedPack, placeOf: PlaceOf): readonly NamingPart[] => {
  const view = viewOf(model);
  const at = (path: string, pointer = ""): SchemaPlace => placeOf(path, pointer);
  const reasonsPath = loaded.errors?.path ?? "";
  const resourcesPath = loaded.resources?.path ?? "";
  return [
    ...model.schemas.map(({ name, source }) => ({
      subject: `schema ${name}`,
      place: at(source),
      names: [],
      beginnings: [name],
    })),
    ...view.tools.map(({ tool, method }) => ({
      subject: `tool ${tool.name}`,
      place: at(tool.source),
      names: [tool.valueName, method],
      beginnings: [tool.typeName],
    })),
    ...view.resources.map(({ resource, method }, index) => ({
      subject: `resource ${resource.name}`,
      place: at(resourcesPath, pointerTo("resources", index)),
      names: [resource.valueName, method],
      beginnings: [`${resource.typeName}Resource`],
    })),
    ...view.reasons.map(({ reason, className }, index) => ({
      subject: `reason ${reason.reason}`,
      place: at(reasonsPath, pointerTo("reasons", index)),
      names: [reason.reason],
      beginnings: [className],
    })),
  ];
};

/** The names of a pack's clients. They are read on demand, and once: most packs have not changed. */
export interface ClientSource {
  /** The whole contract as text. The same text gives the same names. */
  readonly text: string;
  readonly read: () => ClientSurface | ClientFault;
}

type PlaceOf = (path: string, pointer: string) => SchemaPlace;

/** The names of a pack's clients, or why no client can be generated from the contract. */
const surfaceOf = (loaded: LoadedPack, placeOf: PlaceOf): ClientSurface | ClientFault => {
  try {
    const model = buildModel(filled(loaded));
    return {
      packages: {
        npm: hasOutput(model, "typescript") ? model.clients.npm : undefined,
        python: hasOutput(model, "python") ? model.clients.python : undefined,
      },
      typescript: typescriptNames(model),
      python: pythonNames(model),
      parts: partsOf(model, loaded, placeOf),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { fault: error.message };
  }
};

export const clientSourceOf = (loaded: LoadedPack, placeOf: PlaceOf): ClientSource => {
  const { pack, tools, schemas, errors, resources } = loaded;
  let known: ClientSurface | ClientFault | undefined;
  return {
    text: JSON.stringify([pack, ...tools, ...schemas, errors, resources].map((file) => [file?.path, file?.text])),
    read: () => {
      known ??= surfaceOf(loaded, placeOf);
      return known;
    },
  };
};
