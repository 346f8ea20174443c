/** The reporters by name. Each turns the same report into text, and is loaded only where it is asked for. */
import type { ReporterName } from "./names.js";
import type { Reporter } from "./report.js";

export const reporters: Readonly<Record<ReporterName, () => Promise<Reporter>>> = {
  terminal: async () => (await import("./terminal.js")).terminalReport,
  json: async () => (await import("./json.js")).jsonReport,
  github: async () => (await import("./github.js")).githubReport,
  junit: async () => {
    const [{ junitReport }, { rules }] = await Promise.all([import("./junit.js"), import("../catalogue.js")]);
    return (report) => junitReport(report, rules);
  },
};
