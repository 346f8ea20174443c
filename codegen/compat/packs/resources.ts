/** Compares the resources of a pack. */
import type { ResourceSurface } from "../surface.js";
import { compareNodes, type Given, match, type PackComparison, quoted, tellOf, within } from "./packComparison.js";

const compareResource = (comparison: PackComparison, before: ResourceSurface, after: ResourceSurface): void => {
  const { base, current } = comparison;
  const subject = `resource ${after.name}`;
  const tell = tellOf(comparison, subject, [before.place, after.place]);
  const at = (pointer: string): Given => ({ current: within(after.place, pointer) });
  if (before.uri !== after.uri) {
    const pointer = after.isTemplate ? "/uriTemplate" : "/uri";
    tell("resource-uri-changed", `was ${before.uri}, is ${after.uri}`, {
      ...at(pointer),
      detail: `${before.uri} ${after.uri}`,
    });
  }
  if (before.mimeType !== after.mimeType) {
    const detail = `${before.mimeType ?? "none"} ${after.mimeType ?? "none"}`;
    const what = `its mimeType was ${before.mimeType ?? "none"}, is ${after.mimeType ?? "none"}`;
    tell("resource-mime-type-changed", what, { ...at("/mimeType"), detail });
  }
  for (const part of ["name", "title", "description"] as const) {
    if (before[part] === after[part]) continue;
    const what = `the ${part} was ${quoted(before[part])}, is ${quoted(after[part])}`;
    tell("resource-wording-changed", what, { ...at(`/${part}`), detail: `${part} ${after[part] ?? ""}` });
  }
  const [kept, keeps] = [before.cache, after.cache];
  if (kept !== undefined && keeps !== undefined && (kept.scope !== keeps.scope || kept.ttlMs !== keeps.ttlMs)) {
    const what = `may be kept ${keeps.ttlMs} ms (${keeps.scope}), before ${kept.ttlMs} ms (${kept.scope})`;
    tell("resource-cache-changed", what, { ...at("/cache"), detail: `${keeps.scope} ${keeps.ttlMs}` });
  }
  if (!base.tellsBodies || !current.tellsBodies) return;
  if (before.schema !== undefined && after.schema !== undefined) {
    compareNodes(comparison, subject, "body", before.schema, after.schema, "response");
  } else if (before.schema !== undefined) tell("resource-schema-removed", "no longer says what its body is");
  else if (after.schema !== undefined) tell("resource-schema-added", "now says what its body is", at("/schema"));
};

/** Compares resources by URI. A resource with a new URI is recognised by its name. */
export const compareResources = (comparison: PackComparison): void => {
  const { base, current } = comparison;
  const byUri = match(base.resources, current.resources, ({ uri }) => uri);
  const moved = match(byUri.removed, byUri.added, ({ name }) => name);
  for (const [before, after] of [...byUri.both, ...moved.both]) compareResource(comparison, before, after);
  for (const { name, uri, place } of moved.removed) {
    tellOf(comparison, `resource ${name}`, [place, undefined])("resource-removed", `${uri} is gone`);
  }
  for (const { name, uri, place } of moved.added) {
    tellOf(comparison, `resource ${name}`, [undefined, place])("resource-added", `${uri} is new`);
  }
};
