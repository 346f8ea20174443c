/** Remarks on a server over one transport or revision. Equal remarks from several become one finding. */
import type { Finding, Level } from "../../finding.js";

export interface Remark {
  readonly rule: string;
  readonly level?: Level;
  /** The request, and the place in its answer: `tools/list #/3/description`. */
  readonly subject: string;
  readonly what: string;
  /** The usual advice of the gate if absent. */
  readonly mend?: string | undefined;
}

export interface RemarksOfWay {
  /** `stdio`, `http`, `dist/main.js`, or the address of a server. */
  readonly way: string;
  /** The revision and the form of the schemas, if the way is used several times. */
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

/** Where a remark was made: only the way if it was made each time, otherwise with the details of those times. */
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

/** One finding for each different remark, naming all ways in which it was made. */
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
