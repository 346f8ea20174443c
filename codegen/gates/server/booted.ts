/**
 * Boots the project's server twice for each transport, with other forms of the schemas each time, and asks it everything that
 * the contract promises: over stdio one era each, because a pipe is one conversation; over HTTP both.
 */
import { availableParallelism } from "node:os";
import type { PackModel } from "../../model.js";
import { hasOutput } from "../../outputs.js";
import { mendAt } from "../atFault.js";
import { createEnding, type Ending } from "../ending.js";
import type { GateContext, GateResult } from "../gate.js";
import { agedRemarks } from "./age.js";
import { askEntries } from "./askEntries.js";
import { buildFinding, keptBuild, placeOfFailure, programOf } from "./build.js";
import { entryNotes } from "./entries.js";
import {
  type AnswerCheck,
  callExamples,
  createAnswerCheck,
  type ExampleGroup,
  exampleGroups,
  isInteractive,
} from "./examples.js";
import { type ExpectedServer, expectedServer, formInWords, type ListForm } from "./expected.js";
import { compareGreeting, compareLists } from "./lists.js";
import { createServers, type RunningServer, type Servers } from "./process.js";
import { findingsOf, type Remark, type RemarksOfWay } from "./remark.js";
import { type BodyCheck, createBodyCheck, readResources } from "./resources.js";
import { createSlots, type InSlot } from "./slots.js";
import { type Era, revisions, WireFault, type WireLimits } from "./wire/speaker.js";

/** Fewer than most lists have, so that their cursors are followed. */
const smallPage = 4;

interface Way {
  readonly transport: "stdio" | "http";
  readonly form: ListForm;
  readonly pageSize?: number;
  readonly eras: readonly { readonly era: Era; readonly asks: "all" | "lists" }[];
}

const usualForm: ListForm = { profile: "portable", outputSchemas: "outline" };

const ways: readonly Way[] = [
  { transport: "stdio", form: usualForm, eras: [{ era: "legacy", asks: "all" }] },
  {
    transport: "stdio",
    form: { profile: "verbatim", outputSchemas: "full" },
    eras: [{ era: "modern", asks: "lists" }],
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
    form: { profile: "verbatim", outputSchemas: "none" },
    pageSize: smallPage,
    eras: [
      { era: "legacy", asks: "lists" },
      { era: "modern", asks: "lists" },
    ],
  },
];

/** Ways in which examples alone are called, where those of some tools assume another environment. */
const exampleWays: readonly Way[] = ways
  .map((way) => ({ ...way, eras: way.eras.filter(({ asks }) => asks === "all") }))
  .filter(({ eras }) => eras.length > 0);

interface Asking {
  readonly context: GateContext;
  readonly servers: Servers;
  /** Room for a server and all that is asked of it. */
  readonly inSlot: InSlot;
  readonly main: string;
  readonly expected: (pack: PackModel) => ExpectedServer;
  readonly answerCheck: AnswerCheck;
  readonly bodyCheck: BodyCheck;
}

const askAgain =
  "this machine may be slow: end other work on it or give more time, then npm run contracts -- check --gate server --request-seconds 120";

/** Nothing is known of what such a server serves: that is no drift, and no build mends it. */
const slowRemark = ({ message }: WireFault): Remark => ({
  rule: "server-slow",
  subject: "server",
  what: `the server was too slow to be asked: it ${message}`,
  mend: askAgain,
});

/** Turns a server that cannot be asked into a remark; anything else is a fault of ours. */
const remarksOf = async (ask: () => Promise<readonly Remark[]>): Promise<readonly Remark[]> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof WireFault)) throw error;
    if (error.rule === "server-slow") return [slowRemark(error)];
    const what = error.rule === "server-start" ? error.message : `the server ${error.message}`;
    return [{ rule: error.rule, subject: "server", what, mend: error.mend }];
  }
};

const askLists = async (
  { context, expected }: Asking,
  server: RunningServer,
  pack: PackModel,
  era: Era,
  form: ListForm,
) => {
  const speaker = await server.open(era);
  const expectedOfPack = expected(pack);
  const lists = await compareLists(speaker, expectedOfPack, [form]);
  const remarks = await agedRemarks(context.root, context.project, expectedOfPack, lists);
  await speaker.close();
  return [...compareGreeting(speaker, expectedOfPack, { isOwn: true }), ...remarks];
};

const askAll = async (
  asking: Asking,
  server: RunningServer,
  pack: PackModel,
  era: Era,
  group: ExampleGroup | undefined,
) => {
  const speaker = await server.open(era);
  const resources = await readResources(speaker, pack, asking.bodyCheck);
  await speaker.close();
  const calls = group?.calls.filter((call) => !isInteractive(call)) ?? [];
  const examples = await callExamples(pack, calls, asking.answerCheck, () => server.open(era));
  const entries = await askEntries(pack, group?.entries ?? [], asking.bodyCheck, () => server.open(era));
  return [...resources, ...examples, ...entries];
};

/** Everything that is asked of one process. */
const askWay = async (
  asking: Asking,
  pack: PackModel,
  way: Way,
  group: ExampleGroup | undefined,
  isFirst: boolean,
): Promise<readonly RemarksOfWay[]> => {
  const { transport, form, pageSize, eras } = way;
  const environment = group?.environment ?? {};
  const server = asking.servers.start({
    main: asking.main,
    pack: pack.name,
    transport,
    form,
    environment,
    ...(pageSize !== undefined && { pageSize }),
  });
  try {
    const answers: RemarksOfWay[] = [];
    for (const { era, asks } of eras) {
      const remarks = await remarksOf(async () => [
        ...(isFirst ? await askLists(asking, server, pack, era, form) : []),
        ...(asks === "all" ? await askAll(asking, server, pack, era, group) : []),
      ]);
      answers.push({ way: transport, detail: `${revisions[era]}, ${formInWords(form)}`, pack: pack.name, remarks });
    }
    return answers;
  } finally {
    await server.stop();
  }
};

const askPack = async (asking: Asking, pack: PackModel): Promise<readonly RemarksOfWay[]> => {
  const [first, ...rest] = exampleGroups(pack);
  const asked = [
    ...ways.map((way) => asking.inSlot(() => askWay(asking, pack, way, first, true))),
    ...rest.flatMap((group) => exampleWays.map((way) => asking.inSlot(() => askWay(asking, pack, way, group, false)))),
  ];
  return (await Promise.all(asked)).flat();
};

/** What lies in dist/ may be started by somebody: its lists are compared, no more. */
const askKept = async (asking: Asking, pack: PackModel): Promise<RemarksOfWay> => {
  const server = asking.servers.start({
    main: asking.main,
    pack: pack.name,
    transport: "stdio",
    form: usualForm,
    environment: {},
  });
  try {
    const remarks = await remarksOf(() => askLists(asking, server, pack, "legacy", usualForm));
    const stale = remarks.map(
      (remark): Remark =>
        remark.rule === "server-slow" ? remark : { ...remark, rule: "stale-build", level: "error", mend: undefined },
    );
    return { way: "dist/main.js", pack: pack.name, remarks: stale };
  } finally {
    await server.stop();
  }
};

const skippedNotes = (packs: readonly PackModel[]): readonly string[] =>
  packs.flatMap((pack) => {
    const calls = exampleGroups(pack).flatMap((group) => group.calls);
    return [
      ...calls
        .filter(isInteractive)
        .map(
          ({ tool, example }) =>
            `${pack.name}: example ${example.name} of ${tool.name} was not called: the tool asks its client for ${tool.requires.join(", ")}`,
        ),
      ...(calls.length === 0 ? [`${pack.name}: has no examples to call`] : []),
      ...entryNotes(pack),
    ];
  });

const servedBy = {
  built: "from a build of src/ as it is now",
  installed: "by the installed product",
  failed: "",
} as const;

const keptNote = (kept: string | undefined, isKept: boolean): string => {
  if (kept === undefined) return "there is no dist/main.js to compare";
  return isKept ? "dist/main.js: the same build, byte for byte" : "dist/main.js: its lists compared too";
};

const programNotes = (kind: keyof typeof servedBy, build: string, packs: number): readonly string[] => {
  const served = `${packs} packs served ${servedBy[kind]} over stdio and HTTP, in both protocol eras, with every form of the schemas`;
  return [...(kind === "failed" ? [] : [served]), ...(kind === "installed" ? [] : [build])];
};

const hasRemarks = ({ remarks }: RemarksOfWay): boolean => remarks.length > 0;

/** Tells which command mends: it is asked only where there is something to mend, for everything has to be generated. */
const isOlderThanContracts = async ({ project, files }: GateContext): Promise<boolean> =>
  (await files).some(({ path, text }) => project.read(path) !== text);

/** Builds the server, and asks it for every pack. */
const askServers = async (context: GateContext, limits: WireLimits, { note }: Ending): Promise<GateResult> => {
  const { root, project, options } = context;
  const asked = context.packs.filter(({ name }) => options.pack === undefined || name === options.pack);
  const packs = asked.filter((pack) => hasOutput(pack, "server"));
  const unserved = asked.filter((pack) => !packs.includes(pack));
  const program = await programOf(root, note);
  if (program.kind === "none") {
    return { findings: [], notes: [`no server was booted: ${program.why}; check a running one with --url <address>`] };
  }
  const servers = createServers(limits, note);
  const expected = (pack: PackModel): ExpectedServer => expectedServer(pack, project);
  const shared = {
    context,
    servers,
    inSlot: createSlots(availableParallelism()),
    expected,
    answerCheck: createAnswerCheck(),
    bodyCheck: createBodyCheck(),
  };
  const kept = program.kind === "installed" ? undefined : keptBuild(root);
  const askOfKept = async (): Promise<readonly RemarksOfWay[]> =>
    kept === undefined
      ? []
      : Promise.all(packs.map((pack) => shared.inSlot(() => askKept({ ...shared, main: kept }, pack))));
  const isKept = program.kind === "built" && program.isKept;
  const [otherRemarks, bootedRemarks] = await Promise.all([
    isKept ? [] : askOfKept(),
    program.kind === "failed" ? [] : Promise.all(packs.map((pack) => askPack({ ...shared, main: program.main }, pack))),
  ]);
  // The same bytes serve the same: they are asked only where something is wrong, so that it is said of them too.
  const keptRemarks = isKept && bootedRemarks.flat().some(hasRemarks) ? await askOfKept() : otherRemarks;
  const isFound = program.kind === "failed" || [...keptRemarks, ...bootedRemarks.flat()].some(hasRemarks);
  const isStale = isFound && (await isOlderThanContracts(context));
  const edit = isStale
    ? "npm run codegen"
    : "edit what src/ does with the contract, until the server serves the manifest";
  const build = isStale ? "npm run codegen, then npm run build" : "npm run build";
  return {
    findings: [
      ...(program.kind === "failed"
        ? [buildFinding(program, isStale ? "npm run codegen" : mendAt(project, placeOfFailure(program), "server"))]
        : []),
      ...findingsOf(bootedRemarks.flat(), edit),
      ...findingsOf(keptRemarks, build),
    ],
    notes: [
      ...programNotes(program.kind, keptNote(kept, isKept), packs.length),
      ...unserved.map(({ name }) => `${name}: not booted: its outputs have no server`),
      ...skippedNotes(packs),
    ],
  };
};

/** Boots the project's server for every pack. However this ends, no process and no folder of it stays behind. */
export const checkBooted = async (context: GateContext, limits: WireLimits): Promise<GateResult> => {
  const ending = createEnding();
  try {
    return await askServers(context, limits, ending);
  } finally {
    ending.end();
  }
};
