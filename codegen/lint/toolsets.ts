/** The toolsets of a pack: each has a unique name, and every tool is in one. */
import { pointerTo } from "../pointer.js";
import { fixedRule, type LintRule, type ReportFault, warningRule } from "./lintRule.js";
import type { PackView } from "./packView.js";

const checkNames = ({ loaded: { pack } }: PackView, report: ReportFault): void => {
  const taken = new Set<string>();
  pack.content.toolsets?.forEach(({ name }, index) => {
    if (taken.has(name)) report(pack, pointerTo("toolsets", index, "name"), `the toolset ${name} is there twice`);
    taken.add(name);
  });
};

const checkCover = ({ loaded: { pack, tools } }: PackView, report: ReportFault): void => {
  const { toolsets } = pack.content;
  if (toolsets === undefined) return;
  const covered = new Set(toolsets.flatMap((toolset) => toolset.tools));
  for (const { stem } of tools) if (!covered.has(stem)) report(pack, "/toolsets", `${stem} is in no toolset`);
};

const finding = { name: "finding", description: "Find books.", tools: ["findBooks"] } as const;

const withToolsets = (...toolsets: readonly object[]): Readonly<Record<string, unknown>> => ({
  "pack.json": { toolsets },
});

export const toolsetRules: readonly LintRule[] = [
  fixedRule({
    id: "toolset-unique",
    stage: "structure",
    purpose: "No two toolsets of a pack share a name.",
    why: "Operators choose a toolset by its name: of two they would get one.",
    fix: "Rename one of the two, or make one of them.",
    bad: withToolsets(finding, { ...finding, description: "Find books again." }),
    good: withToolsets(finding, { ...finding, name: "reading" }),
    check: checkNames,
  }),
  warningRule({
    id: "toolset-complete",
    stage: "structure",
    purpose: "Where a pack has toolsets, each of its tools is in one.",
    why: "An operator who names every toolset would not serve every tool.",
    fix: "Add the tool to a toolset.",
    bad: withToolsets(),
    good: withToolsets(finding),
    check: checkCover,
  }),
];
