/**
 * Runs gate 4 on a server that is already running somewhere: reads its lists and resources, in each era that it supports. It
 * changes none of the server's bookings: examples that write are called only in a world of the check's own.
 */
import type { Finding } from "../../finding.js";
import type { PackModel } from "../../model.js";
import { placeNames } from "../../product.js";
import { shownAddress } from "../../shownAddress.js";
import { shownValue } from "../difference.js";
import type { GateContext, GateResult } from "../gate.js";
import { agedRemarks } from "./age.js";
import { askEntries } from "./askEntries.js";
import { type EntryAsk, entryName, entryNotes } from "./entries.js";
import {
  areReadOnly,
  callExamples,
  createAnswerCheck,
  type ExampleCall,
  exampleGroups,
  isInteractive,
  isReadOnly,
} from "./examples.js";
import { expectedServer, formInWords, listForms } from "./expected.js";
import { compareGreeting, compareLists, serverInfoOf } from "./lists.js";
import { checkWorld, type ServedWorld, suits, worldCommand, worldOf } from "./neighbourhood.js";
import { findingsOf, type Remark, type RemarksOfWay } from "./remark.js";
import { type BodyCheck, createBodyCheck, readResources } from "./resources.js";
import { openHttpSpeaker } from "./wire/http.js";
import { listAll, listMethods } from "./wire/lists.js";
import { type Era, revisions, type Speaker, WireFault, type WireLimits } from "./wire/speaker.js";

const eras: readonly Era[] = ["modern", "legacy"];

const finding = (rule: string, where: string, what: string, mend: string): Finding => ({
  gate: rule === "server-address" ? "contract" : "server",
  rule,
  level: "error",
  where,
  what,
  mend,
});

const faultFinding = (url: URL, { rule, message, mend }: WireFault): Finding => {
  if (rule === "server-slow") return finding(rule, shownAddress(url.href), message, askAgain(shownAddress(url.href)));
  const elsewhere = url.pathname === "/mcp" ? "" : `, for example ${url.origin}/mcp`;
  const usualMend = `look at what answers at this address, and give that of the MCP endpoint${elsewhere}`;
  return finding(rule, shownAddress(url.href), message, mend ?? usualMend);
};

/** The advice for a server that was too slow. Nothing is known of what it serves, so nothing of it should be changed. */
const askAgain = (shown: string): string =>
  `see what keeps the server at ${shown}; its machine or this one may be slow: give more time with npm run contracts -- check --gate server --url ${shown} --request-seconds 60`;

/** The parsed address, or what is wrong with it. A user name and a password in it are refused, because every report would show them. */
const readAddress = (given: string): URL | string => {
  if (!URL.canParse(given)) return "is no address";
  const url = new URL(given);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return `begins with ${url.protocol}, and only http: and https: are asked`;
  if (url.username !== "" || url.password !== "") return "has a user name or a password in it: use --header";
  url.hash = "";
  return url;
};

/** Why the given headers cannot be sent, without showing their values. */
const headerFault = (headers: Readonly<Record<string, string>> = {}): string | undefined => {
  const wrong = Object.entries(headers).find(([name, value]) => {
    try {
      new Headers([[name, value]]);
      return false;
    } catch {
      return true;
    }
  });
  return wrong && `cannot be asked with the header ${shownValue(wrong[0])}: its value holds what no header can`;
};

type Open = (era: Era, headers?: Readonly<Record<string, string>>) => Promise<Speaker>;

/** Opens a conversation in each era that the server supports. Rejects with the server's fault if it supports none. */
const openAll = async (open: Open): Promise<readonly Speaker[]> => {
  const speakers: Speaker[] = [];
  let fault: WireFault | undefined;
  for (const era of eras) {
    try {
      speakers.push(await open(era));
    } catch (error) {
      // A server of one era refuses the greeting of the other in many ways. A server that cannot be reached is not asked twice.
      if (!(error instanceof WireFault) || error.rule === "server-unreachable") throw error;
      fault = error;
    }
  }
  if (speakers.length === 0 && fault !== undefined) throw fault;
  return speakers;
};

/**
 * The pack that a server serves: the one with its title, or else the one with most of its tools. A string says that it serves none
 * of them.
 */
const packOf = async (speaker: Speaker, packs: readonly PackModel[]): Promise<PackModel | string> => {
  const { title } = serverInfoOf(speaker);
  const named = packs.find((pack) => pack.title === title);
  if (named !== undefined) return named;
  const [toolList] = listMethods;
  const names = new Set((toolList === undefined ? [] : await listAll(speaker, toolList)).map((entry) => entry["name"]));
  const [best] = packs
    .map((pack) => ({ pack, common: pack.tools.filter(({ name }) => names.has(name)).length }))
    .sort((left, right) => right.common - left.common);
  if (best !== undefined && best.common > 0) return best.pack;
  return `calls itself ${shownValue(title)} and has the tools ${shownValue([...names].map(String))}: that is none of the packs ${packs.map(({ name }) => name).join(", ")}`;
};

interface Examples {
  readonly remarks: readonly Remark[];
  readonly notes: readonly string[];
}

const countText = (calls: readonly ExampleCall[]): string =>
  `${calls.length} ${calls.length === 1 ? "example" : "examples"}`;

const worldText = ({ worldId, seed, now }: ServedWorld): string =>
  `world ${shownValue(worldId)} has seed ${shownValue(seed)} and clock ${shownValue(now)}`;

/** Calls the examples that do no harm and mean something in this world, and notes why the others were not called. */
const askExamples = async (open: Open, speaker: Speaker, pack: PackModel, bodyCheck: BodyCheck): Promise<Examples> => {
  const { era } = speaker;
  const check = createAnswerCheck();
  const remarks: Remark[] = [];
  const notes: string[] = [];
  const { worldHeader } = placeNames(pack.product);
  const own = { [worldHeader]: checkWorld };
  const shared = await worldOf(speaker, pack);
  const ownWorld = async (): Promise<ServedWorld | undefined> => {
    const visitor = await open(era, own);
    const world = await worldOf(visitor, pack);
    await visitor.close();
    return world?.worldId === checkWorld ? world : undefined;
  };
  let asked: Promise<ServedWorld | undefined> | undefined;

  for (const { environment, calls: all, entries } of exampleGroups(pack)) {
    const calls = all.filter((call) => !isInteractive(call));
    if (calls.length < all.length)
      notes.push(`${countText(all.filter(isInteractive))} not called: the tools ask their client for something`);
    const isNeutral = Object.keys(environment).length === 0;
    const fitsShared = isNeutral || (shared !== undefined && suits(shared, environment, pack.product));
    const reads = fitsShared ? calls.filter((call) => isReadOnly(pack, call)) : [];
    const others = calls.filter((call) => !reads.includes(call));
    const isPlainEntry = ({ environment: assumed, given }: EntryAsk): boolean =>
      assumed === undefined ||
      (fitsShared &&
        areReadOnly(
          pack,
          given.map(({ call }) => call),
        ));
    const otherEntries = entries.filter((entry) => !isPlainEntry(entry));
    remarks.push(...(await callExamples(pack, reads, check, () => open(era))));
    remarks.push(...(await askEntries(pack, entries.filter(isPlainEntry), bodyCheck, () => open(era))));
    if (reads.length > 0) notes.push(`${countText(reads)} that only read called`);
    if (others.length === 0 && otherEntries.length === 0) continue;
    const unasked = otherEntries.length === 0 ? "" : `; nor asked for: ${otherEntries.map(entryName).join(", ")}`;
    asked ??= ownWorld();
    const world = await asked;
    if (world === undefined) {
      notes.push(
        `${countText(others)} not called: they write, or need a seed and a clock of their own, and the server gives this check no world of its own (${worldHeader}: ${checkWorld})${unasked}`,
      );
    } else if (!isNeutral && !suits(world, environment, pack.product)) {
      notes.push(
        `${countText(others)} not called: ${worldText(world)}, and they assume another; with the server's own store: ${worldCommand(environment, pack.product)}${unasked}`,
      );
    } else {
      remarks.push(...(await callExamples(pack, others, check, () => open(era, own))));
      remarks.push(...(await askEntries(pack, otherEntries, bodyCheck, () => open(era, own))));
      notes.push(
        `${countText(others)} called in world ${checkWorld}, which keeps what they book; to empty it: ${pack.product.command} world reset --world ${checkWorld}`,
      );
    }
  }
  if (notes.length === 0) notes.push(`${pack.name} has no examples to call`);
  return { remarks, notes: [...notes, ...entryNotes(pack)] };
};

/** Runs every check on a server that was reached. */
const askServer = async (
  context: GateContext,
  url: URL,
  open: Open,
  packs: readonly PackModel[],
): Promise<GateResult> => {
  const { root, project } = context;
  const shown = shownAddress(url.href);
  const speakers = await openAll(open);
  const [first] = speakers;
  if (first === undefined) return { findings: [], notes: [] };
  const pack = packs.length === 1 && context.options.pack !== undefined ? packs[0] : await packOf(first, packs);
  if (pack === undefined || typeof pack === "string") {
    const mend = "give the address of a server of this project, or name the pack with --pack";
    return { findings: [finding("served-pack", shown, pack ?? "the project has no pack", mend)], notes: [] };
  }
  const expected = expectedServer(pack, project);
  const remarksByEra = new Map<Era, readonly Remark[]>();
  const keep = (era: Era, more: readonly Remark[]): unknown =>
    remarksByEra.set(era, [...(remarksByEra.get(era) ?? []), ...more]);
  const served = new Set<string>();
  const notes: string[] = [];
  let fault: WireFault | undefined;
  try {
    for (const speaker of speakers) {
      keep(speaker.era, compareGreeting(speaker, expected, { isOwn: false }));
      const lists = await compareLists(speaker, expected, listForms);
      served.add(formInWords(lists.form));
      keep(speaker.era, await agedRemarks(root, project, expected, lists));
    }
    const bodyCheck = createBodyCheck();
    keep(first.era, await readResources(first, pack, bodyCheck));
    const examples = await askExamples(open, first, pack, bodyCheck);
    keep(first.era, examples.remarks);
    notes.push(...examples.notes);
    await Promise.all(speakers.map((speaker) => speaker.close()));
  } catch (error) {
    // Keeps what was found before the fault.
    if (!(error instanceof WireFault)) throw error;
    fault = error;
  }
  const answers = speakers.map(({ era }): RemarksOfWay => {
    const remarks = remarksByEra.get(era) ?? [];
    return { way: shown, detail: revisions[era], pack: pack.name, remarks };
  });
  const silent = eras.filter((era) => speakers.every((speaker) => speaker.era !== era));
  const mend = `npm run codegen, then npm run build, then start the server at ${shown} from that build`;
  return {
    findings: [...findingsOf(answers, mend), ...(fault === undefined ? [] : [faultFinding(url, fault)])],
    notes: [
      `${shown} serves pack ${pack.name} in ${[...served].join(" and ") || "no"} form, asked in ${speakers.map(({ era }) => revisions[era]).join(" and ")}`,
      ...silent.map((era) => `${shown} does not speak revision ${revisions[era]}: not compared there`),
      ...notes,
      ...(fault === undefined ? [] : ["the server was not asked for the rest"]),
    ],
  };
};

/** Checks the server at an address. Whatever is there, the result is a list of findings. */
export const checkAddress = async (context: GateContext, given: string, limits: WireLimits): Promise<GateResult> => {
  const { options } = context;
  const url = readAddress(given);
  const refused = (what: string, mend: string): GateResult => ({
    findings: [finding("server-address", shownValue(shownAddress(given)), what, mend)],
    notes: [],
  });
  if (typeof url === "string")
    return refused(url, "give the whole address of the MCP endpoint, for example http://127.0.0.1:3001/mcp");
  const unsendable = headerFault(options.headers);
  if (unsendable !== undefined) return refused(unsendable, "give the header in printable characters, on one line");
  const packs = context.packs.filter(({ name }) => options.pack === undefined || name === options.pack);
  if (packs.length === 0)
    return refused(
      `is to be compared with pack ${shownValue(options.pack)}, which the project does not have`,
      `give one of ${context.packs.map(({ name }) => name).join(", ")}`,
    );
  const until = performance.now() + limits.totalMs;
  const open: Open = (era, headers) =>
    openHttpSpeaker(url, era, { limits, until, headers: { ...options.headers, ...headers } });
  try {
    return await askServer(context, url, open, packs);
  } catch (error) {
    if (!(error instanceof WireFault)) throw error;
    return { findings: [faultFinding(url, error)], notes: [] };
  }
};
