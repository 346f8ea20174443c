/** The report for programs. Its shape is `contracts/_meta/report.schema.json`. */
import type { Report } from "./report.js";

export const jsonReport = (report: Report): string => `${JSON.stringify(report, undefined, 2)}\n`;
