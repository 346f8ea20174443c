/** The offsets that the platform's own time-zone data gives, and where older data may differ from the frozen table. */

/** The release of the platform's data, `2025c` for example. */
export const platformRelease = process.versions["tz"] ?? "";

/** Minutes that a zone is ahead of UTC at an instant, as the platform has it. */
export const platformOffsetMinutes = (zone: string): ((utcMs: number) => number) => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  return (utcMs) => {
    const text = format.format(utcMs);
    const parts = / GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(text);
    if (parts === null) throw new Error(`${zone} has an offset that is not in whole minutes: ${text}`);
    return (parts[1] === "-" ? -1 : 1) * (Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0));
  };
};

/** What recent releases have changed for the zones of airports: a platform of an older release knows the rule before it. */
export const recentChanges: readonly {
  readonly release: string;
  readonly zone: string;
  readonly fromUtc: string;
  /** Absent: until the end of the table. */
  readonly untilUtc?: string;
  readonly offsetMinutes: number;
}[] = [
  { release: "2026b", zone: "America/Vancouver", fromUtc: "2026-11-01T09:00:00Z", offsetMinutes: -420 },
  { release: "2026c", zone: "America/Edmonton", fromUtc: "2026-11-01T08:00:00Z", offsetMinutes: -360 },
  { release: "2026c", zone: "Africa/Casablanca", fromUtc: "2026-09-20T01:00:00Z", offsetMinutes: 0 },
  { release: "2026e", zone: "America/Winnipeg", fromUtc: "2026-11-01T07:00:00Z", offsetMinutes: -300 },
  {
    release: "2026f",
    zone: "America/Havana",
    fromUtc: "2026-11-01T05:00:00Z",
    untilUtc: "2027-11-07T05:00:00Z",
    offsetMinutes: -240,
  },
];

/** Whether a platform of a release that is older than a change may have another offset then. */
export const mayNotKnow = (release: string, zone: string, utcMs: number): boolean =>
  recentChanges.some(
    (change) =>
      change.zone === zone &&
      release < change.release &&
      utcMs >= Date.parse(change.fromUtc) &&
      (change.untilUtc === undefined || utcMs < Date.parse(change.untilUtc)),
  );
