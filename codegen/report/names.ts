/** The names of the reporters, apart from them, so that words are read without loading any. */
export const reporterNames = ["terminal", "json", "junit", "github"] as const;
export type ReporterName = (typeof reporterNames)[number];
