/** Worlds in words and as JSON, as the command shows them. Pure. */
import { clockText, instantText } from "../runtime/worlds/ownWorld.js";
import { worldNameOf } from "../runtime/worlds/worlds.js";
import type { StoredWorld } from "../store/index.js";

const columns = ["NAME", "SEED", "CLOCK", "EPOCH", "CREATED", "LIMITS"] as const;

const limitsText = ({ bookings, sessions }: StoredWorld["limits"]): string =>
  `${bookings} bookings, ${sessions} sessions`;

const cellsOf = (world: StoredWorld): readonly string[] => [
  worldNameOf(world.key),
  world.seed,
  clockText(world.clock),
  String(world.epoch),
  instantText(world.createdAtMs),
  limitsText(world.limits),
];

/** The rows as text, in aligned columns. All rows have as many cells as the first one. */
export const columnsText = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_heading, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return rows.map((row) => `${lineOf(row)}\n`).join("");
};

/** One line for each world under a line of headings, in columns. */
export const listText = (worlds: readonly StoredWorld[]): string =>
  worlds.length === 0
    ? "no worlds: one is made when it is first used, or by mock-gds world create\n"
    : columnsText([columns, ...worlds.map(cellsOf)]);

/** One world, with one line for each fact. */
export const worldText = (world: StoredWorld): string => {
  const facts = {
    name: worldNameOf(world.key),
    seed: world.seed,
    clock: clockText(world.clock),
    epoch: `${world.epoch} (counts up at each reset)`,
    limits: limitsText(world.limits),
    contract: world.contractVersion,
    created: instantText(world.createdAtMs),
  };
  return Object.entries(facts)
    .map(([label, value]) => `${`${label}:`.padEnd(10)}${value}\n`)
    .join("");
};

/** One world as an object for programs. */
export const worldJson = ({ key, epoch, seed, clock, limits, contractVersion, createdAtMs }: StoredWorld): object => ({
  name: worldNameOf(key),
  key,
  seed,
  clock: clock.mode === "real" ? "real" : instantText(clock.atMs),
  epoch,
  limits,
  contractVersion,
  createdAt: instantText(createdAtMs),
});
