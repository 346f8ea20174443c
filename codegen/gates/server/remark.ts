/** What was noticed over one transport or revision, before it becomes a finding: the same remark from several becomes one finding. */
import type { Finding, Level } from "../../finding.js";

export interface Remark {
  readonly rule: string;
  readonly level?: Level;
  /** What was asked and where in the answer: `tools/list #/3/description`. */
  readonly subject: string;
  readonly what: string;
  /** The usual one of the way where it is absent. */
  readonly mend?: string | undefined;
}

export interface RemarksOfWay {
  /** `stdio`, `http`, `dist/main.js`, or the address of a server. */
  readonly way: string;
  /** The revision and the form of the schemas, where a way is gone several times. */
  readonly detail?: string;
  readonly pack: string;
  readonly remarks: readonly Remark[];
}

interface Group {
  readonly finding: Omit<Finding, "where">;
  readonly pack: string;
  readonly subject: string;
  readonly shows: readonly RemarksOfWay[];
}

/** Where a thing shows: the bare way where it shows each time, else with the times in which it does. */
const placesOf = (ways: readonly RemarksOfWay[], { shows, pack }: Group): string => {
  const names = [...new Set(shows.map(({ way }) => way))];
  return names
    .map((name) => {
      const all = ways.filter((other) => other.way === name && other.pack === pack);
      const details = shows.filter(({ way }) => way === name).flatMap(({ detail }) => detail ?? []);
      return details.length === 0 || details.length === all.length ? name : `${name} (${details.join("; ")})`;
    })
    .join(", ");
};

/** One finding for each thing, naming all the ways in which it shows. */
export const findingsOf = (ways: readonly RemarksOfWay[], usualMend: string): readonly Finding[] => {
  const groups = new Map<string, Group>();
  for (const answer of ways) {
    for (const { rule, level = "error", subject, what, mend = usualMend } of answer.remarks) {
      const key = JSON.stringify([rule, answer.pack, subject, what, mend]);
      const finding = { gate: "server", rule, level, what, mend } as const;
      const shows = [...(groups.get(key)?.shows ?? []), answer];
      groups.set(key, { finding, pack: answer.pack, subject, shows });
    }
  }
  return [...groups.values()].map((group) => {
    const { gate, rule, level, what, mend } = group.finding;
    return { gate, rule, level, where: `${placesOf(ways, group)} ${group.pack} ${group.subject}`, what, mend };
  });
};
