/**
 * The process that supervises the workers: starts them, replaces those that end, and ends with them. It owns the port,
 * but reads nothing from it, and opens no store.
 */
import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Configuration, effectiveLogLevel, type Given } from "../../config/settings.js";
import type { Product } from "../../contract/product.js";
import { createLog } from "../../observability/log.js";
import { exposureWarning } from "../exposure.js";
import { endProcess, processControl } from "../lifecycle.js";
import { type Ending, type Member, startMember } from "./member.js";
import type { Started, WorkerTask } from "./messages.js";
import { createPace } from "./pace.js";
import { makeTemporaryFolder, removeTemporaryFolder } from "./temporaryFolder.js";

/** Failed starts in a row after which the primary gives up, if no worker serves. */
const mostFailedStarts = 5;
/** How long the primary waits beyond the longest shutdown of a worker before it kills the workers. */
const patienceMs = 10_000;

const endingInWords = ({ code, signal }: Pick<Ending, "code" | "signal">): string => signal ?? `code ${code}`;

/** A worker ended before it served, without being told to. */
class StartFailure extends Error {
  override readonly name = "StartFailure";
  readonly ending: Ending;
  constructor(ending: Ending) {
    super(`a worker ended (${endingInWords(ending)}) before it served`);
    this.ending = ending;
  }
}

const startOf = (member: Member): Promise<Started> =>
  Promise.race([
    member.started,
    member.ended.then((ending) => {
      throw new StartFailure(ending);
    }),
  ]);

const sharedFolderFor = ({ dataDir, valkeyUrl }: Configuration, product: Product): string | undefined => {
  if (dataDir !== null || valkeyUrl !== null) return undefined;
  const folder = makeTemporaryFolder(product);
  process.once("exit", () => removeTemporaryFolder(folder));
  return folder;
};

/**
 * Serves with several workers until a signal comes, then exits the process, with 0 if all have ended in order. If a
 * worker cannot start at first, exits with that worker's code.
 */
export const supervise = async (configuration: Configuration, given: Given, product: Product): Promise<void> => {
  const { port, shutdownGraceMs, shutdownTimeoutMs } = configuration;
  const log = createLog(effectiveLogLevel(configuration), undefined, process.pid);
  const requestStateKey = configuration.requestStateKey ?? randomBytes(32).toString("base64url");
  const temporaryFolder = sharedFolderFor(configuration, product);
  const pace = createPace();
  const members = new Set<Member>();
  let known: Started | undefined;
  let sharedPort = port;
  let exitCode = 0;
  const stopping = new AbortController();

  const isAnyServing = (): boolean => [...members].some((member) => member.isServing());

  /**
   * The task of a worker. While another worker serves, a new one shares its socket by naming the same port, even 0. If
   * none serves, the task has to name the actual port.
   */
  const taskNow = (isReplacement: boolean): WorkerTask => {
    if (known !== undefined && !isAnyServing()) sharedPort = Number(new URL(known.where).port) || port;
    return {
      configuration: {
        ...configuration,
        port: sharedPort,
        requestStateKey,
        dataDir: temporaryFolder ?? configuration.dataDir,
        waitForStore: configuration.waitForStore || isReplacement,
      },
      given: [...given],
      temporaryFolder,
    };
  };

  const start = (isReplacement: boolean): Member => {
    const member = startMember(() => taskNow(isReplacement));
    members.add(member);
    void member.ended.then((ending) => {
      members.delete(member);
      if (!stopping.signal.aborted || !ending.hasServed || ending.code === 0) return;
      log.warn(`worker ${member.pid} ended (${endingInWords(ending)}) before it had finished`);
      exitCode = 1;
    });
    return member;
  };

  const end = async (signal: string): Promise<void> => {
    stopping.abort();
    const last = [...members];
    for (const member of last) member.stop(signal);
    const killing = setTimeout(
      () => {
        for (const member of members) member.kill();
      },
      shutdownGraceMs + 2 * shutdownTimeoutMs + patienceMs,
    );
    await Promise.all(last.map(({ ended }) => ended));
    clearTimeout(killing);
    endProcess(exitCode);
  };

  const endAtOnce = (signal: string): void => {
    log.info(`${signal} again: exiting at once`);
    for (const member of members) member.kill();
    endProcess(1);
  };

  const giveUp = async (line: string | undefined, code: number): Promise<void> => {
    if (line !== undefined) process.stderr.write(`${product.name}: ${line}\n`);
    exitCode = code;
    await end("SIGTERM");
  };

  const replaceAtItsEnd = async (member: Member): Promise<void> => {
    const ending = await member.ended;
    if (stopping.signal.aborted) return;
    const pauseMs = pace.pauseAfterMs(ending);
    log.warn(`worker ${member.pid} ended (${endingInWords(ending)}): another starts in ${pauseMs} ms`);
    if (!isAnyServing() && pace.failedStarts() >= mostFailedStarts) {
      await giveUp(`giving up: ${mostFailedStarts} workers in a row ended before they served`, 1);
      return;
    }
    await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return;
    const next = start(true);
    void next.started.then(({ where }) => {
      if (where === known?.where) log.info(`worker ${next.pid} serves`);
      else next.kill();
    });
    await replaceAtItsEnd(next);
  };

  let signals = 0;
  processControl.onSignal((signal) => {
    signals++;
    if (signals === 1) void end(signal);
    else endAtOnce(signal);
  });
  cluster.schedulingPolicy = cluster.SCHED_RR;
  try {
    const first = start(false);
    known = await startOf(first);
    const others = Array.from({ length: configuration.workers - 1 }, () => start(false));
    await Promise.all(others.map(startOf));
    const pids = [first, ...others].map(({ pid }) => pid);
    process.stderr.write(`${known.banner}${pids.length} workers on one port: processes ${pids.join(", ")}\n`);
    const exposure = exposureWarning(configuration.host);
    if (exposure !== undefined) log.warn(exposure);
    await Promise.all([first, ...others].map(replaceAtItsEnd));
  } catch (error) {
    if (stopping.signal.aborted) return;
    if (!(error instanceof StartFailure)) throw error;
    const { code, hasSaidWhy } = error.ending;
    if (hasSaidWhy) await giveUp(undefined, code ?? 1);
    else await giveUp(`cannot start: ${error.message}`, 1);
  }
};
