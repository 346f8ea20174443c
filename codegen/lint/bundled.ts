/** The schemas of a pack as generators see them, each with everything that it refers to, and the place of each of their parts. */
import { bundle } from "../bundle.js";
import type { Definitions } from "../defaults.js";
import type { AnyFile, LoadedPack } from "../load.js";
import { definitionsOf, type Schema, visitSchema } from "../schema.js";

export interface FilePlace {
  readonly file: AnyFile;
  readonly pointer: string;
}

export interface BundledRoot {
  readonly schema: Schema;
  readonly definitions: Definitions;
  /** Every schema in it, top-down, with its place in the contract. */
  readonly places: ReadonlyMap<Schema, FilePlace>;
  /** Those that are in no root before it. */
  readonly ownPlaces: readonly (readonly [Schema, FilePlace])[];
}

/** What is bundled: the root schemas of a pack, and its shared schemas by name. */
interface Parts {
  readonly loaded: LoadedPack;
  readonly roots: readonly (FilePlace & { readonly schema: Schema; readonly isShared: boolean })[];
  readonly shared: ReadonlyMap<string, Schema>;
}

const definitionPath = /^\/\$defs\/([^/]+)(.*)$/s;

/** Each root of a pack that is not part of another root. A shared schema is one only if nothing refers to it. */
export const bundledRoots = ({ loaded, roots, shared }: Parts): readonly BundledRoot[] => {
  const files = new Map(loaded.schemas.map((file) => [file.stem, file]));
  const bundled = roots.map((root) => ({ root, schema: bundle(root.schema, shared) }));
  const reached = new Set(
    bundled.flatMap(({ root, schema }) => [...definitionsOf(schema).keys()].filter((name) => name !== root.file.stem)),
  );
  const seen = new Set<string>();
  return bundled
    .filter(({ root }) => !root.isShared || !reached.has(root.file.stem))
    .map(({ root, schema }) => {
      const places = new Map<Schema, FilePlace>();
      visitSchema(schema, (inner, path) => {
        const [, name = "", rest = ""] = definitionPath.exec(path) ?? [];
        const file = files.get(name);
        const place = file === undefined ? { file: root.file, pointer: root.pointer + path } : { file, pointer: rest };
        places.set(inner, place);
      });
      const ownPlaces = [...places].filter(([, { file, pointer }]) => {
        const key = `${file.path}#${pointer}`;
        const isOwn = !seen.has(key);
        seen.add(key);
        return isOwn;
      });
      return { schema, definitions: definitionsOf(schema), places, ownPlaces };
    });
};
