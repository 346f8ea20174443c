/** Counts requests against the rules, and says what goes wrong with each. */
import type { Timers } from "../../timers.js";
import type { FacadeRequest } from "../port.js";
import { matchPath } from "../routes.js";
import type { FaultAction, FaultRule } from "./rules.js";

type Asked = Pick<FacadeRequest, "method" | "path">;

/** The faults of one process. Requests are counted over all worlds and connections. */
export interface Faults {
  /** Counts the request and gives its fault, if it has one. The first rule that is due decides. */
  readonly next: (vendor: string, asked: Asked) => FaultAction | undefined;
  /** The next `reads` GETs of a path are answered that the work is still under way. */
  readonly keepUnderWay: (vendor: string, path: string, reads: number) => void;
  readonly rules: () => readonly FaultRule[];
  /** Replaces the rules, and counts from zero. */
  readonly replace: (rules: readonly FaultRule[]) => void;
  readonly timers: Timers;
}

/** The most paths under way. With one more, the oldest counts as ready. */
const mostUnderWay = 1000;

const matches = (rule: FaultRule, vendor: string, { method, path }: Asked): boolean =>
  rule.vendor === vendor &&
  (rule.method === undefined || rule.method === method) &&
  (rule.path === undefined || matchPath(rule.path, path) !== undefined);

const isDue = ({ nth, every, times }: FaultRule, count: number): boolean => {
  if (nth !== undefined) return typeof nth === "number" ? nth === count : nth.includes(count);
  if (every !== undefined) return count % every === 0;
  return times === undefined || count <= times;
};

const createUnderWay = () => {
  const left = new Map<string, number>();
  const keep = (name: string, reads: number): void => {
    left.delete(name);
    if (reads > 0) left.set(name, reads);
    const [oldest] = left.keys();
    if (left.size > mostUnderWay && oldest !== undefined) left.delete(oldest);
  };
  return {
    keep,
    clear: () => left.clear(),
    takeOne: (name: string): boolean => {
      const reads = left.get(name) ?? 0;
      if (reads > 0) keep(name, reads - 1);
      return reads > 0;
    },
  };
};

export const createFaults = (first: readonly FaultRule[], timers: Timers): Faults => {
  const counting = (rules: readonly FaultRule[]) => rules.map((rule) => ({ rule, count: 0 }));
  const underWay = createUnderWay();
  let counted = counting(first);
  return {
    next: (vendor, asked) => {
      let chosen: FaultAction | undefined;
      for (const entry of counted) {
        if (!matches(entry.rule, vendor, asked)) continue;
        entry.count += 1;
        if (isDue(entry.rule, entry.count)) chosen ??= entry.rule.do;
      }
      if (chosen !== undefined || asked.method !== "GET") return chosen;
      return underWay.takeOne(`${vendor} ${asked.path}`) ? { accepted: 0 } : undefined;
    },
    keepUnderWay: (vendor, path, reads) => underWay.keep(`${vendor} ${path}`, reads),
    rules: () => counted.map(({ rule }) => rule),
    replace: (rules) => {
      counted = counting(rules);
      underWay.clear();
    },
    timers,
  };
};
