/** Which scenarios of which suite are run against which pack, and how many of them have to pass. Data alone. */

export type SuiteName = "conformance" | "conformance-2025";

export interface Run {
  readonly name: string;
  readonly suite: SuiteName;
  readonly pack: "conformance" | "gds";
  /** What the suite is told besides the address. */
  readonly options: readonly string[];
  /** What is known not to apply, in the suite's own format: scenarios that need fixtures, or single checks of others. */
  readonly baseline?: string;
  /** Scenarios that the suite scores and that have to pass; with fewer, somebody else has answered, or nobody. */
  readonly scored: number;
  /** Scenarios that it only reports, and that have to pass here all the same. */
  readonly unscored: readonly string[];
  /** Scored scenarios that look and find nothing to check. */
  readonly untested?: readonly string[];
}

/** The suites in the order in which they are reported. The packs of the product's own are judged by what needs no fixture. */
export const runs: readonly Run[] = [
  {
    name: "revision 2025-11-25",
    suite: "conformance",
    pack: "conformance",
    options: ["--requirements", "2025-11-25"],
    scored: 30,
    unscored: ["json-schema-2020-12", "server-session-lifecycle", "server-sse-polling"],
  },
  {
    name: "revision 2026-07-28",
    suite: "conformance",
    pack: "conformance",
    options: ["--requirements", "2026-07-28"],
    baseline: "conformance.yaml",
    scored: 37,
    unscored: ["json-schema-2020-12", "http-header-validation", "http-custom-header-server-validation"],
  },
  {
    name: "revision 2025-06-18",
    suite: "conformance",
    pack: "conformance",
    options: ["--suite", "all", "--spec-version", "2025-06-18"],
    scored: 27,
    unscored: [],
  },
  {
    name: "suite of 2025",
    suite: "conformance-2025",
    pack: "conformance",
    options: ["--suite", "all"],
    scored: 32,
    unscored: [],
    // It calls with revision 2025-03-26 in a session of 2025-11-25, and that revision knows no stream to come back to.
    untested: ["server-sse-polling"],
  },
  {
    name: "revision 2025-11-25",
    suite: "conformance",
    pack: "gds",
    options: ["--requirements", "2025-11-25"],
    baseline: "gds.yaml",
    scored: 7,
    unscored: ["server-session-lifecycle"],
  },
  {
    name: "revision 2026-07-28",
    suite: "conformance",
    pack: "gds",
    options: ["--requirements", "2026-07-28"],
    baseline: "gds.yaml",
    scored: 10,
    unscored: ["http-header-validation"],
  },
];
