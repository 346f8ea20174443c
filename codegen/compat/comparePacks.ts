/** Compares what callers see of two states of the packs. Knows neither where they were read nor what a change is worth. */
import { estimateTokens } from "../estimateTokens.js";
import type { OutputName } from "../outputs.js";
import type { Change } from "./change.js";
import { compareClients } from "./clients/compareClients.js";
import { type CompareSchemas, createComparison, type Direction } from "./schema/compare.js";
import type { Node, Place } from "./schema/located.js";
import type { PackSurface, PromptSurface, ReasonSurface, ResourceSurface, ToolSurface } from "./surface.js";

/** More than this share dearer is worth a look. */
const dearer = 1.1;

type Given = Partial<Pick<Change, "subject" | "path" | "detail" | "base" | "current">>;
type Tell = (rule: string, what: string, given?: Given) => void;

interface Matched<T> {
  readonly both: readonly (readonly [T, T])[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

const match = <T>(base: readonly T[], current: readonly T[], keyOf: (item: T) => string): Matched<T> => {
  const latter = new Map(current.map((item) => [keyOf(item), item]));
  const former = new Set(base.map(keyOf));
  return {
    both: base.flatMap((item) => {
      const other = latter.get(keyOf(item));
      return other === undefined ? [] : [[item, other] as const];
    }),
    removed: base.filter((item) => !latter.has(keyOf(item))),
    added: current.filter((item) => !former.has(keyOf(item))),
  };
};

const quoted = (text: string | undefined): string => (text === undefined ? "none" : JSON.stringify(text));

const within = (place: Place, pointer: string): Place => ({ ...place, pointer: place.pointer + pointer });

/** What each output is, and the rule that tells that it is gone: entry points of models are told by their names. */
const removedOutputs: Readonly<Record<OutputName, { readonly what: string; readonly rule: string | undefined }>> = {
  server: { what: "the server", rule: "server-output-removed" },
  typescript: { what: "the TypeScript client", rule: "client-package-removed" },
  models: { what: "the list of tools for model vendors", rule: undefined },
  python: { what: "the Python client", rule: "client-package-removed" },
  docs: { what: "the reference", rule: "docs-output-removed" },
};

/** The changes of one pack. */
const comparePack = (base: PackSurface, current: PackSurface, compareSchemas: CompareSchemas): readonly Change[] => {
  const changes: Change[] = [];

  const tellOf =
    (subject: string, places: readonly [Place | undefined, Place | undefined]): Tell =>
    (rule, what, given = {}) => {
      const [before, after] = places;
      changes.push({
        rule,
        pack: current.name,
        subject,
        path: "",
        detail: "",
        what,
        base: before,
        current: after,
        ...given,
      });
    };

  const compareNodes = (subject: string, part: string, before: Node, after: Node, direction: Direction): void => {
    for (const change of compareSchemas(before, after, direction)) {
      const { family, path, detail, what, base: former, current: latter } = change;
      const at = path === "" ? part : `${part} ${path}`;
      tellOf(subject, [former, latter])(`${direction}-${family}`, what, { path: at, detail });
    }
  };

  const compareLists = (
    before: readonly string[] | undefined,
    after: readonly string[] | undefined,
    tell: { readonly removed: (name: string) => void; readonly added: (name: string) => void },
  ): void => {
    if (before === undefined || after === undefined) return;
    const { removed, added } = match(before, after, (name) => name);
    removed.forEach(tell.removed);
    added.forEach(tell.added);
  };

  const hintRules: Readonly<Record<string, { readonly promise: boolean; readonly rule: string }>> = {
    readOnlyHint: { promise: true, rule: "read-only-hint-withdrawn" },
    destructiveHint: { promise: false, rule: "destructive-hint-added" },
    idempotentHint: { promise: true, rule: "idempotent-hint-withdrawn" },
    openWorldHint: { promise: false, rule: "open-world-hint-added" },
  };
  /** What the protocol takes for granted where a tool does not say. */
  const assumed: Readonly<Record<string, boolean>> = {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
  };

  const compareHints = (before: ToolSurface, after: ToolSurface, tell: Tell): void => {
    for (const [hint, { promise, rule }] of Object.entries(hintRules)) {
      const [was, is] = [before, after].map(({ hints }) => hints[hint] ?? assumed[hint]);
      if (was === is) continue;
      const what = `${hint} was ${String(was)}, is ${String(is)}`;
      const at = { detail: hint, current: within(after.place, `/annotations/${hint}`) };
      tell(was === promise ? rule : "hint-promised", what, at);
    }
  };

  const compareToolOutputs = (subject: string, before: ToolSurface, after: ToolSurface, tell: Tell): void => {
    const areTold = before.returns !== undefined && after.returns !== undefined;
    if (areTold && before.returns !== after.returns) {
      tell("returns-changed", `gave ${before.returns ?? ""}, gives ${after.returns ?? ""}`);
    } else if (before.output !== undefined && after.output !== undefined) {
      compareNodes(subject, "output", before.output, after.output, "response");
    } else if (before.output !== undefined) tell("output-schema-removed", "no longer has an outputSchema");
    else if (after.output !== undefined) {
      tell("output-schema-added", "now has an outputSchema", { current: within(after.place, "/outputSchema") });
    }
  };

  const compareTool = (before: ToolSurface, after: ToolSurface): void => {
    const subject = `tool ${after.name}`;
    const tell = tellOf(subject, [before.place, after.place]);
    const at = (pointer: string): Given => ({ current: within(after.place, pointer) });
    if (before.description !== after.description) {
      const what = `prompt change: the description was ${quoted(before.description)}, is ${quoted(after.description)}`;
      tell("tool-description-changed", what, { ...at("/description"), detail: after.description });
    }
    const [former, latter] = [before, after].map(
      ({ titles }) => [...new Set(titles)].map(quoted).join(" and ") || "none",
    );
    if (former !== latter) {
      tell("tool-title-changed", `the title was ${former}, is ${latter}`, { ...at("/title"), detail: latter ?? "" });
    }
    compareHints(before, after, tell);
    compareNodes(subject, "input", before.input, after.input, "request");
    compareToolOutputs(subject, before, after, tell);
    compareLists(before.reasons, after.reasons, {
      removed: (reason) =>
        tell("error-reason-removed", `no longer gives ${reason}`, { ...at("/errors"), detail: reason }),
      added: (reason) => tell("error-reason-added", `now gives ${reason}`, { ...at("/errors"), detail: reason }),
    });
    compareLists(before.requires, after.requires, {
      removed: (name) =>
        tell("tool-requirement-removed", `no longer requires ${name}`, { ...at("/requires"), detail: name }),
      added: (name) =>
        tell("tool-requirement-added", `now requires ${name} of its client`, { ...at("/requires"), detail: name }),
    });
    compareLists(before.interaction, after.interaction, {
      removed: (name) =>
        tell("tool-interaction-changed", `no longer uses ${name}`, { ...at("/interaction"), detail: name }),
      added: (name) => tell("tool-interaction-changed", `now uses ${name}`, { ...at("/interaction"), detail: name }),
    });
  };

  const areTwins = (left: ToolSurface, right: ToolSurface): boolean => {
    const isSame = (former: Node | undefined, latter: Node | undefined): boolean =>
      former === undefined || latter === undefined
        ? former === latter
        : compareSchemas(former, latter, "request").length === 0;
    return isSame(left.input, right.input) && isSame(left.output, right.output);
  };

  const compareTools = (): void => {
    const { both, removed, added } = match(base.tools, current.tools, ({ name }) => name);
    for (const [before, after] of both) compareTool(before, after);
    for (const tool of removed) {
      const successor = added.find((candidate) => areTwins(tool, candidate));
      const hint = successor === undefined ? "" : `; it looks renamed to ${successor.name}, whose schemas are the same`;
      tellOf(`tool ${tool.name}`, [tool.place, undefined])("tool-removed", `is gone${hint}`);
    }
    for (const tool of added) tellOf(`tool ${tool.name}`, [undefined, tool.place])("tool-added", "is new");
    const costOf = ({ tools }: PackSurface): number =>
      tools.reduce((total, { listed }) => total + estimateTokens(listed), 0);
    const [was, is] = [costOf(base), costOf(current)];
    if (base.tools.length > 0 && is > was * dearer) {
      const what = `the list of tools was worth ${was} tokens, is worth ${is}: ${Math.round((is / was - 1) * 100)} % more`;
      tellOf("", [base.place, current.place])("token-cost-grown", what);
    }
  };

  const compareReason = (before: ReasonSurface, after: ReasonSurface): void => {
    const subject = `reason ${after.reason}`;
    const tell = tellOf(subject, [before.place, after.place]);
    const at = (pointer: string): Given => ({ current: within(after.place, pointer) });
    if (before.code !== after.code) {
      tell("reason-code-changed", `its code was ${before.code}, is ${after.code}`, {
        ...at("/code"),
        detail: `${before.code} ${after.code}`,
      });
    }
    if (before.retryable !== after.retryable) {
      const what = after.retryable
        ? "is now said to be worth another try"
        : "is no longer said to be worth another try";
      tell("reason-retryable-changed", what, { ...at("/retryable"), detail: String(after.retryable) });
    }
    for (const part of ["message", "hint"] as const) {
      if (before[part] === after[part]) continue;
      const what = `prompt change: the ${part} was ${quoted(before[part])}, is ${quoted(after[part])}`;
      tell("reason-wording-changed", what, { ...at(`/${part}`), detail: `${part} ${after[part]}` });
    }
    // Data that is not described may hold anything.
    compareNodes(subject, "data", before.data ?? [], after.data ?? [], "response");
  };

  const compareReasons = (): void => {
    if (base.reasons === undefined || current.reasons === undefined) return;
    const { both, removed, added } = match(base.reasons, current.reasons, ({ reason }) => reason);
    for (const [before, after] of both) compareReason(before, after);
    for (const { reason, place } of removed)
      tellOf(`reason ${reason}`, [place, undefined])("reason-removed", "is gone");
    for (const { reason, place } of added) tellOf(`reason ${reason}`, [undefined, place])("reason-added", "is new");
  };

  const compareResource = (before: ResourceSurface, after: ResourceSurface): void => {
    const subject = `resource ${after.name}`;
    const tell = tellOf(subject, [before.place, after.place]);
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
      compareNodes(subject, "body", before.schema, after.schema, "response");
    } else if (before.schema !== undefined) tell("resource-schema-removed", "no longer says what its body is");
    else if (after.schema !== undefined) tell("resource-schema-added", "now says what its body is", at("/schema"));
  };

  const compareResources = (): void => {
    const byUri = match(base.resources, current.resources, ({ uri }) => uri);
    const moved = match(byUri.removed, byUri.added, ({ name }) => name);
    for (const [before, after] of [...byUri.both, ...moved.both]) compareResource(before, after);
    for (const { name, uri, place } of moved.removed) {
      tellOf(`resource ${name}`, [place, undefined])("resource-removed", `${uri} is gone`);
    }
    for (const { name, uri, place } of moved.added) {
      tellOf(`resource ${name}`, [undefined, place])("resource-added", `${uri} is new`);
    }
  };

  const comparePrompt = (before: PromptSurface, after: PromptSurface): void => {
    const tell = tellOf(`prompt ${after.name}`, [before.place, after.place]);
    const compareWords = (
      former: Pick<PromptSurface, "title" | "description">,
      latter: Pick<PromptSurface, "title" | "description">,
      of: { readonly path: string; readonly place: Place },
    ): void => {
      for (const part of ["title", "description"] as const) {
        if (former[part] === latter[part]) continue;
        const what = `the ${part} was ${quoted(former[part])}, is ${quoted(latter[part])}`;
        const detail = `${part} ${latter[part] ?? ""}`;
        tell("prompt-wording-changed", what, { path: of.path, current: within(of.place, `/${part}`), detail });
      }
    };
    compareWords(before, after, { path: "", place: after.place });
    const { both, removed, added } = match(before.arguments, after.arguments, ({ name }) => name);
    for (const { name, place } of removed) {
      tell("prompt-argument-removed", "is gone", { path: `argument ${name}`, base: place });
    }
    for (const { name, required, place } of added) {
      const rule = required ? "prompt-required-argument-added" : "prompt-argument-added";
      tell(rule, required ? "is new and required" : "is new", { path: `argument ${name}`, current: place });
    }
    for (const [former, latter] of both) {
      const path = `argument ${latter.name}`;
      const current = within(latter.place, "/required");
      if (!former.required && latter.required)
        tell("prompt-argument-became-required", "became required", { path, current });
      if (former.required && !latter.required)
        tell("prompt-argument-became-optional", "became optional", { path, current });
      compareWords(former, latter, { path, place: latter.place });
    }
  };

  const comparePrompts = (): void => {
    const { both, removed, added } = match(base.prompts, current.prompts, ({ name }) => name);
    for (const [before, after] of both) comparePrompt(before, after);
    for (const { name, place } of removed) tellOf(`prompt ${name}`, [place, undefined])("prompt-removed", "is gone");
    for (const { name, place } of added) tellOf(`prompt ${name}`, [undefined, place])("prompt-added", "is new");
  };

  const compareWording = (): void => {
    for (const [part, text] of Object.entries(current.wording)) {
      const former = base.wording[part];
      if (former === undefined || former === text) continue;
      const what = `prompt change: ${part} was ${quoted(former)}, is ${quoted(text)}`;
      tellOf("", [base.place, within(current.place, `/${part}`)])("pack-wording-changed", what, {
        detail: `${part} ${text}`,
      });
    }
  };

  const compareOutputs = (): void => {
    if (base.outputs === undefined || current.outputs === undefined) return;
    const { removed, added } = match(base.outputs, current.outputs, (name) => name);
    const tell = tellOf("", [base.place, within(current.place, "/outputs")]);
    for (const name of removed) {
      const { rule, what } = removedOutputs[name];
      if (rule !== undefined) tell(rule, `${what} is no longer generated`, { detail: name });
    }
    for (const name of added)
      tell("pack-output-added", `${removedOutputs[name].what} is generated now`, { detail: name });
  };

  /** Names of programs that use a client are no part of the wire. */
  const compareNames = (): void => {
    if (base.clients === undefined || current.clients === undefined) return;
    if (base.clients.text === current.clients.text) return;
    const [before, after] = [base.clients.read(), current.clients.read()];
    if ("fault" in before || "fault" in after) return;
    const left = new Map(after.parts.map(({ subject, place }) => [subject, place]));
    for (const { rule, part, detail, what } of compareClients(before, after)) {
      const places =
        part === undefined
          ? ([base.place, within(current.place, rule === "client-package-renamed" ? "/clients" : "")] as const)
          : ([part.place, left.get(part.subject)] as const);
      tellOf(part?.subject ?? "", places)(rule, what, { detail });
    }
  };

  compareWording();
  compareTools();
  compareReasons();
  compareResources();
  comparePrompts();
  compareOutputs();
  compareNames();
  return changes;
};

/** All changes between two states of the packs, those of a pack together. */
export const comparePacks = (base: readonly PackSurface[], current: readonly PackSurface[]): readonly Change[] => {
  const compareSchemas = createComparison();
  const { both, removed, added } = match(base, current, ({ name }) => name);
  const whole = (pack: PackSurface, rule: string, what: string, places: Pick<Change, "base" | "current">): Change => ({
    rule,
    pack: pack.name,
    subject: "",
    path: "",
    detail: "",
    what,
    ...places,
  });
  return [
    ...both.flatMap(([before, after]) => comparePack(before, after, compareSchemas)),
    ...removed.map((pack) => whole(pack, "pack-removed", "is gone", { base: pack.place, current: undefined })),
    ...added.map((pack) => whole(pack, "pack-added", "is new", { base: undefined, current: pack.place })),
  ];
};
