/** Applies waivers to breaks. A waiver that nothing needs, or that has expired, is reported as a finding. */
import type { Waiver, WaiversFile } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import type { ContractFile } from "../load.js";
import { pointerTo } from "../pointer.js";
import { locate } from "../position.js";
import { compatRule } from "./rules.js";

export const waiversPath = "contracts/compat-waivers.json";

type Waivers = Pick<ContractFile<WaiversFile>, "path" | "text" | "content">;

/** A finding, and the key of the edit that it comes from: findings of one cause can be waived together. */
export interface Caused {
  readonly finding: Finding;
  readonly cause: string;
}

/** The fingerprints of the breaks of each cause. */
const breaksByCause = (caused: readonly Caused[]): ReadonlyMap<string, readonly string[]> => {
  const breaks = new Map<string, readonly string[]>();
  for (const { finding, cause } of caused) {
    if (finding.level !== "error" || finding.fingerprint === undefined) continue;
    breaks.set(cause, [...(breaks.get(cause) ?? []), finding.fingerprint]);
  }
  return breaks;
};

const withPlaces = (finding: Finding, places: number): Finding =>
  places < 2
    ? finding
    : {
        ...finding,
        mend: `${finding.mend.replace(/\.$/, "")}; the same change is seen in ${places} places, and one waiver of any of them with "places": ${places} is enough for all.`,
      };

/**
 * `today` is a day as `YYYY-MM-DD`; a waiver holds through its last day. `isReleased` says whether the base has, or may have, a
 * release such as `gds 2.0.0`: a waiver for that release is no longer needed, and may stay until the next one.
 */
export const applyWaivers = (
  caused: readonly Caused[],
  file: Waivers | undefined,
  today: string,
  isReleased: (release: string) => boolean,
): readonly Finding[] => {
  const breaks = breaksByCause(caused);
  const findings = caused.map(({ finding, cause }) =>
    finding.level === "error" ? withPlaces(finding, breaks.get(cause)?.length ?? 0) : finding,
  );
  if (file === undefined) return findings;
  const { waivers } = file.content;
  const together = new Map([...breaks.values()].flatMap((group) => group.map((fingerprint) => [fingerprint, group])));
  /** The fingerprints that a waiver covers. None if its number of places is not the actual one. */
  const coveredBy = ({ fingerprint, places }: Waiver): readonly string[] => {
    const group = together.get(fingerprint) ?? [];
    if (places === undefined) return group.length === 0 ? [] : [fingerprint];
    return places === group.length ? group : [];
  };
  const holding = new Map(
    waivers
      .filter(({ expires }) => today <= expires)
      .flatMap((waiver) => coveredBy(waiver).map((fingerprint) => [fingerprint, waiver] as const)),
  );
  const about = waivers.flatMap((waiver, index): readonly Finding[] => {
    const { fingerprint, by, expires, places, release } = waiver;
    /** Locates the waiver only if there is something to report. */
    const finding = (rule: string, what: string): Finding => {
      const { line, column } = locate(file.text, pointerTo("waivers", index));
      return {
        gate: "compatibility",
        rule,
        level: compatRule(rule).level,
        where: `${file.path}:${line}:${column}`,
        what,
        mend: compatRule(rule).fix,
      };
    };
    const isTwin = waivers.findIndex((other) => other.fingerprint === fingerprint) < index;
    if (isTwin) return [finding("waiver-unused", `the waiver of ${fingerprint} is there twice`)];
    const wider = waivers.find(
      (other, at) =>
        other.places !== undefined &&
        (places === undefined || at < index) &&
        other.fingerprint !== fingerprint &&
        coveredBy(other).includes(fingerprint),
    );
    if (wider !== undefined)
      return [finding("waiver-unused", `the waiver of ${fingerprint} is in that of ${wider.fingerprint} already`)];
    const group = together.get(fingerprint);
    if (group === undefined && release !== undefined && isReleased(release)) return [];
    if (group === undefined) return [finding("waiver-unused", `nothing needs the waiver of ${fingerprint} by ${by}`)];
    if (places !== undefined && places !== group.length) {
      const what = `the waiver of ${fingerprint} by ${by} is for ${places} places, and the change is seen in ${group.length}`;
      return [finding("waiver-unused", what)];
    }
    return today <= expires
      ? []
      : [finding("waiver-expired", `the waiver of ${fingerprint} by ${by} ended on ${expires}`)];
  });
  return [
    ...findings.map((finding): Finding => {
      const waiver = holding.get(finding.fingerprint ?? "");
      if (waiver === undefined || finding.level !== "error") return finding;
      const { by, expires, reason } = waiver;
      return { ...finding, level: "info", what: `${finding.what} (waived until ${expires} by ${by}: ${reason})` };
    }),
    ...about,
  ];
};
