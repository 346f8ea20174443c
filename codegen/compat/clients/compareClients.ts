/** Compares the names in the clients of a pack: reports those that are gone, once for each part of the contract that they come from. */
import type { ClientName } from "./clientName.js";
import type { ClientSurface, NamingPart } from "./clientSurface.js";

export interface ClientChange {
  readonly rule: "client-package-renamed" | "client-name-removed" | "client-union-narrowed";
  /** The part of the contract; undefined for the pack itself. */
  readonly part: NamingPart | undefined;
  /** Distinguishes it from others of the same rule and part. */
  readonly detail: string;
  readonly what: string;
}

const languages = { typescript: "TypeScript", python: "Python" } as const;
const packageOf = { typescript: "npm", python: "python" } as const;
type Language = keyof typeof languages;

interface Lost {
  readonly language: Language;
  readonly name: ClientName;
  /** What the name stands for now, if it still exists. */
  readonly now: string | undefined;
}

/** The names that a client has lost. None if the whole client is new or gone: then the package is reported. */
const lostNames = (language: Language, base: ClientSurface, current: ClientSurface): readonly Lost[] => {
  if ([base, current].some(({ packages }) => packages[packageOf[language]] === undefined)) return [];
  const left = new Map(current[language].map((name) => [name.key, name]));
  const meanings = new Set(current[language].flatMap(({ meaning }) => meaning ?? []));
  return base[language].flatMap((name): readonly Lost[] => {
    const other = left.get(name.key);
    if (other === undefined) {
      // If a whole union is gone, its texts are not reported one by one.
      const isWithin = name.value !== undefined && !left.has(name.key.slice(0, name.key.indexOf(' "')));
      return isWithin ? [] : [{ language, name, now: undefined }];
    }
    const isTaken = name.meaning !== other.meaning && name.meaning !== undefined && meanings.has(name.meaning);
    return isTaken ? [{ language, name, now: other.meaning }] : [];
  });
};

/** The part whose word is the whole name, or else the one with the longest word that the name begins with. */
const partOf = ({ parts }: ClientSurface, { stem, value }: ClientName): NamingPart | undefined => {
  const [longest] = parts
    .flatMap((part) => part.beginnings.map((word) => ({ part, word })))
    .filter(({ word }) => stem.startsWith(word))
    .sort((left, right) => right.word.length - left.word.length);
  return (
    parts.find(({ names }) => names.includes(stem)) ??
    longest?.part ??
    parts.find(({ names }) => value !== undefined && names.includes(value))
  );
};

const listText = (lost: readonly Lost[]): string =>
  Object.entries(languages)
    .flatMap(([language, word]) => {
      const shown = lost
        .filter((one) => one.language === language)
        .map(({ name, now }) => {
          const text = name.value === undefined ? name.shown : `${JSON.stringify(name.value)} in ${name.shown}`;
          return now === undefined ? text : `${text} (it stands for the ${now} now)`;
        });
      return shown.length === 0 ? [] : [`${word} no longer has ${[...new Set(shown)].join(", ")}`];
    })
    .join("; ");

const packageChanges = (base: ClientSurface, current: ClientSurface): readonly ClientChange[] =>
  (
    [
      ["npm", "npm package"],
      ["python", "Python package"],
    ] as const
  ).flatMap(([kind, words]): readonly ClientChange[] => {
    const [before, after] = [base.packages[kind], current.packages[kind]];
    if (before === undefined || after === undefined || before === after) return [];
    const what = `the ${words} was ${before}, is ${after}`;
    return [{ rule: "client-package-renamed", part: undefined, detail: `${kind} ${before} ${after}`, what }];
  });

export const compareClients = (base: ClientSurface, current: ClientSurface): readonly ClientChange[] => {
  const groups = new Map<
    string,
    { readonly rule: ClientChange["rule"]; readonly part: NamingPart | undefined; lost: Lost[] }
  >();
  for (const lost of [...lostNames("typescript", base, current), ...lostNames("python", base, current)]) {
    const rule = lost.name.value === undefined ? "client-name-removed" : "client-union-narrowed";
    const part = partOf(base, lost.name);
    const key = `${rule} ${part?.subject ?? ""}`;
    const group = groups.get(key) ?? { rule, part, lost: [] };
    group.lost.push(lost);
    groups.set(key, group);
  }
  return [
    ...packageChanges(base, current),
    ...[...groups.values()].map(({ rule, part, lost }) => ({
      rule,
      part,
      detail: lost.map(({ language, name }) => `${language} ${name.key}`).join("\n"),
      what: listText(lost),
    })),
  ];
};
