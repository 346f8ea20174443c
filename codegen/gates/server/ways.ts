/** The ways in which the gate asks the servers that it starts, and which packs share a server. Sends nothing itself. */
import { isDeepStrictEqual } from "node:util";
import type { PackModel } from "../../model.js";
import type { ExampleGroup } from "./examples.js";
import type { ListForm } from "./expected.js";
import type { Era } from "./wire/speaker.js";

/** A page size below the length of most lists, so that their cursors are followed. */
const smallPage = 4;

export interface Way {
  readonly transport: "stdio" | "http";
  readonly form: ListForm;
  readonly pageSize?: number;
  readonly eras: readonly { readonly era: Era; readonly asks: "all" | "lists" }[];
}

export const usualForm: ListForm = { profile: "portable", outputSchemas: "outline" };

export const ways: readonly Way[] = [
  {
    transport: "stdio",
    form: usualForm,
    eras: [
      { era: "legacy", asks: "all" },
      { era: "modern", asks: "lists" },
    ],
  },
  {
    transport: "http",
    form: { profile: "portable", outputSchemas: "full" },
    eras: [
      { era: "modern", asks: "all" },
      { era: "legacy", asks: "lists" },
    ],
  },
  {
    transport: "http",
    form: { profile: "verbatim", outputSchemas: "full" },
    eras: [{ era: "modern", asks: "lists" }],
  },
  {
    transport: "http",
    form: { profile: "verbatim", outputSchemas: "none" },
    pageSize: smallPage,
    eras: [
      { era: "legacy", asks: "lists" },
      { era: "modern", asks: "lists" },
    ],
  },
];

/** Ways for examples that assume another environment than the first: only the examples are called. */
export const exampleWays: readonly Way[] = ways
  .map((way) => ({ ...way, eras: way.eras.filter(({ asks }) => asks === "all") }))
  .filter(({ eras }) => eras.length > 0);

/** What is checked of a pack: the examples of one group, and its lists too if that is the first group. */
export interface Ask {
  readonly pack: PackModel;
  readonly group: ExampleGroup | undefined;
  readonly isFirst: boolean;
}

/** The environment that the examples assume. */
export const environmentOf = ({ group }: Ask): Readonly<Record<string, string>> => group?.environment ?? {};

const assumesNothing = (ask: Ask): boolean => Object.keys(environmentOf(ask)).length === 0;

/** The environment of packs that share a server: that of the first one that assumes any. */
export const sharedEnvironment = (asks: readonly Ask[]): Readonly<Record<string, string>> => {
  const ask = asks.find((other) => !assumesNothing(other));
  return ask === undefined ? {} : environmentOf(ask);
};

/** Groups packs by the environment that their examples assume. Packs that assume none are in the first group. */
export const byEnvironment = (asks: readonly Ask[]): readonly (readonly Ask[])[] => {
  const companies: Ask[][] = [];
  for (const ask of asks.filter((other) => !assumesNothing(other))) {
    const company = companies.find((others) => isDeepStrictEqual(sharedEnvironment(others), environmentOf(ask)));
    if (company === undefined) companies.push([ask]);
    else company.push(ask);
  }
  const [first = [], ...others] = companies;
  return [[...first, ...asks.filter(assumesNothing)], ...others];
};
