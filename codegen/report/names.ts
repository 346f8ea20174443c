/** The names of the reporters, in a module of their own, so that parsing a command line loads no reporter. */
export const reporterNames = ["terminal", "json", "junit", "github"] as const;
export type ReporterName = (typeof reporterNames)[number];
