/** Lets intended breaks through, and nothing else: a waiver that nothing needs, or that has expired, is a finding itself. */
import type { WaiversFile } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import type { ContractFile } from "../load.js";
import { pointerTo } from "../pointer.js";
import { locate } from "../position.js";
import { compatRule } from "./rules.js";

export const waiversPath = "contracts/compat-waivers.json";

type Waivers = Pick<ContractFile<WaiversFile>, "path" | "text" | "content">;

/** `today` is a day as `YYYY-MM-DD`: a waiver holds on its last day. */
export const applyWaivers = (
  findings: readonly Finding[],
  file: Waivers | undefined,
  today: string,
): readonly Finding[] => {
  if (file === undefined) return findings;
  const { waivers } = file.content;
  const breaks = new Set(findings.filter(({ level }) => level === "error").map(({ fingerprint }) => fingerprint));
  const holding = new Map(
    waivers.filter(({ expires }) => today <= expires).map((waiver) => [waiver.fingerprint, waiver]),
  );
  const about = waivers.flatMap((waiver, index): readonly Finding[] => {
    const { fingerprint, by, expires } = waiver;
    const { line, column } = locate(file.text, pointerTo("waivers", index));
    const finding = (rule: string, what: string): Finding => ({
      gate: "compatibility",
      rule,
      level: compatRule(rule).level,
      where: `${file.path}:${line}:${column}`,
      what,
      mend: compatRule(rule).fix,
    });
    const isTwin = waivers.findIndex((other) => other.fingerprint === fingerprint) < index;
    if (isTwin) return [finding("waiver-unused", `the waiver of ${fingerprint} is there twice`)];
    if (!breaks.has(fingerprint))
      return [finding("waiver-unused", `nothing needs the waiver of ${fingerprint} by ${by}`)];
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
