/** What callers see of a pack's templates: the data of each, and the e-mail that is made from it. */
import type { TemplatesFile } from "../contractFiles.js";
import type { ContractFile, LoadedPack } from "../load.js";
import { pointerTo } from "../pointer.js";
import { type Node, rootOf, type SchemaPlace, type SchemaScope } from "./schema/located.js";

export interface TemplateSurface {
  readonly name: string;
  readonly place: SchemaPlace;
  readonly description: string;
  readonly subject: string;
  /** Undefined if there is no such file. */
  readonly html: string | undefined;
  readonly data: Node;
}

/** `located` resolves references to the pack's shared schemas. A pack without the file has no templates. */
export const templateSurfaces = (
  file: ContractFile<TemplatesFile> | undefined,
  texts: LoadedPack["templateTexts"],
  placeAt: (pointer: string) => SchemaPlace,
  located: (schema: SchemaScope["root"], place: SchemaPlace) => SchemaScope,
): readonly TemplateSurface[] =>
  (file?.content.templates ?? []).map(({ name, description, subject, data }, index) => ({
    name,
    place: placeAt(pointerTo("templates", index)),
    description,
    subject,
    html: texts.find(({ stem }) => stem === name)?.text,
    data: rootOf(located(data, placeAt(pointerTo("templates", index, "data")))),
  }));
