/**
 * Starts the project's server: over stdio for each pack, over HTTP for several packs at once, each time with another form of the
 * schemas. Checks in both eras everything that the contract promises.
 */
import { availableParallelism } from "node:os";
import type { PackModel } from "../../model.js";
import { hasOutput } from "../../outputs.js";
import { placeNames } from "../../product.js";
import { mendAt } from "../atFault.js";
import { createEnding, type Ending } from "../ending.js";
import type { GateContext, GateResult } from "../gate.js";
import { agedRemarks } from "./age.js";
import { askEntries } from "./askEntries.js";
import { buildFinding, keptBuild, placeOfFailure, programOf } from "./build.js";
import { entryNotes } from "./entries.js";
import { type AnswerCheck, callExamples, createAnswerCheck, exampleGroups, isInteractive } from "./examples.js";
import { type ExpectedServer, expectedServer, formInWords, type ListForm } from "./expected.js";
import { compareGreeting, compareLists } from "./lists.js";
import { checkWorld } from "./neighbourhood.js";
import { createServers, type Servers } from "./process.js";
import { findingsOf, type Remark, type RemarksOfWay } from "./remark.js";
import { type BodyCheck, createBodyCheck, readResources } from "./resources.js";
import { createSlots, type InSlot } from "./slots.js";
import {
  type Ask,
  byEnvironment,
  environmentOf,
  exampleWays,
  sharedEnvironment,
  usualForm,
  type Way,
  ways,
} from "./ways.js";
import { type Era, revisions, type Speaker, WireFault, type WireLimits } from "./wire/speaker.js";

type Open = (era: Era) => Promise<Speaker>;

interface Asking {
  readonly context: GateContext;
  readonly servers: Servers;
  /** Limits how many servers run at the same time. */
  readonly inSlot: InSlot;
  readonly main: string;
  readonly expected: (pack: PackModel) => ExpectedServer;
  readonly answerCheck: AnswerCheck;
  readonly bodyCheck: BodyCheck;
}

const askAgain =
  "this machine may be slow: end other work on it or give more time, then npm run contracts -- check --gate server --request-seconds 120";

/** The remark on a server that was too slow. Nothing is known of what it serves: that is no drift, and a new build does not mend it. */
const slowRemark = ({ message }: WireFault): Remark => ({
  rule: "server-slow",
  subject: "server",
  what: `the server was too slow to be asked: it ${message}`,
  mend: askAgain,
});

const hasRemarks = ({ remarks }: RemarksOfWay): boolean => remarks.length > 0;

/** Rules after which a server is not asked for anything else. */
const goneRules: ReadonlySet<string> = new Set(["server-start", "server-slow", "server-unreachable"]);

const isGone = ({ remarks }: RemarksOfWay): boolean => remarks.some(({ rule }) => goneRules.has(rule));

/** Turns the fault of a server into a remark. Any other error is a defect of the toolchain and is thrown. */
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
  open: Open,
  pack: PackModel,
  era: Era,
  form: ListForm,
): Promise<readonly Remark[]> => {
  const speaker = await open(era);
  const expectedOfPack = expected(pack);
  const lists = await compareLists(speaker, expectedOfPack, [form]);
  const remarks = await agedRemarks(context.root, context.project, expectedOfPack, lists);
  await speaker.close();
  return [...compareGreeting(speaker, expectedOfPack, { isOwn: true }), ...remarks];
};

const askAll = async (asking: Asking, open: Open, { pack, group }: Ask, era: Era): Promise<readonly Remark[]> => {
  const speaker = await open(era);
  const resources = await readResources(speaker, pack, asking.bodyCheck);
  await speaker.close();
  const calls = group?.calls.filter((call) => !isInteractive(call)) ?? [];
  const examples = await callExamples(pack, calls, asking.answerCheck, () => open(era));
  const entries = await askEntries(pack, group?.entries ?? [], asking.bodyCheck, () => open(era));
  return [...resources, ...examples, ...entries];
};

/** Runs every check of a pack in one era. */
const askEra = async (
  asking: Asking,
  { transport, form }: Way,
  ask: Ask,
  { era, asks }: Way["eras"][number],
  open: Open,
): Promise<RemarksOfWay> => {
  const { pack, isFirst } = ask;
  const remarks = await remarksOf(async () => [
    ...(isFirst ? await askLists(asking, open, pack, era, form) : []),
    ...(asks === "all" ? await askAll(asking, open, ask, era) : []),
  ]);
  return { way: transport, detail: `${revisions[era]}, ${formInWords(form)}`, pack: pack.name, remarks };
};

/** Checks a server that serves this pack alone. */
const askAlone = (asking: Asking, way: Way, ask: Ask): Promise<readonly RemarksOfWay[]> =>
  asking.inSlot(async () => {
    const { main, servers } = asking;
    const order = { main, packs: [ask.pack.name], ...way, environment: environmentOf(ask) };
    let server = servers.start(order);
    const answers: RemarksOfWay[] = [];
    /**
     * Over stdio the second era uses the same process, if nothing was wrong in the first. If something is wrong in the second, the
     * process may support only one era: the second is checked again on a new process.
     */
    const startAgain = async (): Promise<void> => {
      await server.stop();
      server = servers.start(order);
    };
    try {
      for (const asked of way.eras) {
        const isUsedPipe = way.transport === "stdio" && answers.length > 0;
        const isSame = isUsedPipe && !answers.some(hasRemarks);
        if (isUsedPipe && !isSame) await startAgain();
        let answer = await askEra(asking, way, ask, asked, server.open);
        if (isSame && hasRemarks(answer)) {
          await startAgain();
          answer = await askEra(asking, way, ask, asked, server.open);
        }
        answers.push(answer);
      }
      return answers;
    } finally {
      await server.stop();
    }
  });

/** Checks several packs on one server, each in a world of its own. The result has only the packs with which nothing is wrong. */
const askShared = async (
  asking: Asking,
  way: Way,
  asks: readonly Ask[],
): Promise<ReadonlyMap<Ask, readonly RemarksOfWay[]>> => {
  const environment = way.eras.some((asked) => asked.asks === "all") ? sharedEnvironment(asks) : {};
  const packs = asks.map(({ pack }) => pack.name);
  const server = asking.servers.start({ main: asking.main, packs, ...way, environment });
  const sound = new Map<Ask, readonly RemarksOfWay[]>();
  try {
    for (const ask of asks) {
      const { name, product } = ask.pack;
      const place = { pack: name, headers: { [placeNames(product).worldHeader]: `${checkWorld}-${name}` } };
      const answers: RemarksOfWay[] = [];
      for (const asked of way.eras)
        answers.push(await askEra(asking, way, ask, asked, (era) => server.open(era, place)));
      if (!answers.some(hasRemarks)) sound.set(ask, answers);
      else if (answers.some(isGone)) break;
    }
    return sound;
  } finally {
    await server.stop();
  }
};

/**
 * Checks several packs on one server, if it can. A project's server need not serve several packs: a pack with a fault is checked
 * again on a server of its own, and only that result counts.
 */
const askTogether = async (asking: Asking, way: Way, asks: readonly Ask[]): Promise<readonly RemarksOfWay[]> => {
  const sound = asks.length < 2 ? undefined : await asking.inSlot(() => askShared(asking, way, asks));
  const answers = await Promise.all(asks.map((ask) => sound?.get(ask) ?? askAlone(asking, way, ask)));
  return answers.flat();
};

const askPacks = async (asking: Asking, packs: readonly PackModel[]): Promise<readonly RemarksOfWay[]> => {
  const groups = packs.map((pack) => ({ pack, groups: exampleGroups(pack) }));
  const firsts = groups.map(({ pack, groups: [group] }): Ask => ({ pack, group, isFirst: true }));
  const rest = groups.flatMap(({ pack, groups: [, ...others] }) =>
    others.map((group): Ask => ({ pack, group, isFirst: false })),
  );
  const companies = (way: Way): readonly (readonly Ask[])[] => {
    if (way.transport === "stdio") return firsts.map((ask) => [ask]);
    return way.eras.some(({ asks }) => asks === "all") ? byEnvironment(firsts) : [firsts];
  };
  const asked = [
    ...ways.flatMap((way) => companies(way).map((asks) => askTogether(asking, way, asks))),
    ...rest.flatMap((ask) => exampleWays.map((way) => askAlone(asking, way, ask))),
  ];
  return (await Promise.all(asked)).flat();
};

/** Compares only the lists of the server in dist/, because somebody may start it. */
const askKept = async (asking: Asking, pack: PackModel): Promise<RemarksOfWay> => {
  const server = asking.servers.start({
    main: asking.main,
    packs: [pack.name],
    transport: "stdio",
    form: usualForm,
    environment: {},
  });
  try {
    const remarks = await remarksOf(() => askLists(asking, server.open, pack, "legacy", usualForm));
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

/**
 * Whether files on disk are older than the contracts, so that generating mends the findings. Call it only if there are findings,
 * because it generates everything.
 */
const isOlderThanContracts = async ({ project, files }: GateContext): Promise<boolean> =>
  (await files).some(({ path, text }) => project.read(path) !== text);

/** Builds the server, and checks it for every pack. */
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
    program.kind === "failed" ? [] : askPacks({ ...shared, main: program.main }, packs),
  ]);
  // If dist/ holds the same bytes, it serves the same. It is asked only if something is wrong, so that the findings name it too.
  const keptRemarks = isKept && bootedRemarks.some(hasRemarks) ? await askOfKept() : otherRemarks;
  const isFound = program.kind === "failed" || [...keptRemarks, ...bootedRemarks].some(hasRemarks);
  const isStale = isFound && (await isOlderThanContracts(context));
  const edit = isStale
    ? "npm run codegen"
    : "edit the code in src/ that serves the contract, until the server serves the manifest";
  const build = isStale ? "npm run codegen, then npm run build" : "npm run build";
  return {
    findings: [
      ...(program.kind === "failed"
        ? [buildFinding(program, isStale ? "npm run codegen" : mendAt(project, placeOfFailure(program), "server"))]
        : []),
      ...findingsOf(bootedRemarks, edit),
      ...findingsOf(keptRemarks, build),
    ],
    notes: [
      ...programNotes(program.kind, keptNote(kept, isKept), packs.length),
      ...unserved.map(({ name }) => `${name}: not booted: its outputs have no server`),
      ...skippedNotes(packs),
    ],
  };
};

/** Starts the project's server for every pack. However this ends, it leaves no process and no folder behind. */
export const checkBooted = async (context: GateContext, limits: WireLimits): Promise<GateResult> => {
  const ending = createEnding();
  try {
    return await askServers(context, limits, ending);
  } finally {
    ending.end();
  }
};
