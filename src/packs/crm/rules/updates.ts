/** Which fields of a client can be changed, and to which values. Pure. */
import { nearest } from "../../../contract/validation/similar.js";
import { aircraftCategories } from "../../../travel/world/charter/index.js";
import { vipStatuses } from "../../../travel/world/clients/index.js";
import type { ClientColumn } from "../../../vendors/sheets/layout.js";
import { invalidValue, type Objection } from "./objection.js";
import { isEmailAddress, isLine, lineWords, longestText } from "./texts.js";

/** A field by its name in the profile, and its column. */
interface Field {
  readonly name: string;
  readonly column: ClientColumn;
  readonly expected: string;
  /** The cell's text; undefined for a value that the cell cannot hold. */
  readonly cellOf: (value: unknown) => string | undefined;
}

const line = (value: unknown): string | undefined => (isLine(value) ? value.trim() : undefined);

/** Wraps `cellOf` so that null and an empty text clear the cell. */
const clearable =
  (cellOf: (value: unknown) => string | undefined) =>
  (value: unknown): string | undefined =>
    value === null || value === "" ? "" : cellOf(value);

const oneOf =
  (choices: readonly string[]) =>
  (value: unknown): string | undefined =>
    choices.find((choice) => typeof value === "string" && choice === value.trim().toLowerCase());

const mostOperators = 20;

/** The cell for a list of operators, or for a text separated by commas. An entry of a list must not contain a comma. */
const operatorsOf = (value: unknown): string | undefined => {
  const list: unknown = typeof value === "string" ? value.split(",") : value;
  if (!Array.isArray(list) || list.length > mostOperators) return undefined;
  if (!list.every((entry) => isLine(entry) && (typeof value === "string" || !entry.includes(",")))) return undefined;
  const cell = list.map((entry: string) => entry.trim()).join(",");
  return cell.length <= longestText ? cell : undefined;
};

const optionalLine = `${lineWords}, or null`;
const categories = `one of ${aircraftCategories.join(", ")}`;

const fields: readonly Field[] = [
  { name: "name", column: "name", expected: lineWords, cellOf: line },
  {
    ...{ name: "email", column: "email", expected: "an e-mail address" },
    cellOf: (value) => (isEmailAddress(value) ? value.trim() : undefined),
  },
  { name: "phone", column: "phone", expected: optionalLine, cellOf: clearable(line) },
  { name: "company", column: "company", expected: optionalLine, cellOf: clearable(line) },
  {
    name: "vip_status",
    column: "vip_status",
    expected: `one of ${vipStatuses.join(", ")}`,
    cellOf: oneOf(vipStatuses),
  },
  {
    ...{ name: "preferences.aircraft_category", column: "aircraft_preference", expected: `${categories}, or null` },
    cellOf: clearable(oneOf(aircraftCategories)),
  },
  { name: "preferences.catering", column: "catering_preference", expected: optionalLine, cellOf: clearable(line) },
  { name: "preferences.special_needs", column: "special_needs", expected: optionalLine, cellOf: clearable(line) },
  {
    ...{ name: "preferred_operators", column: "preferred_operators" },
    expected: `a list of up to ${mostOperators} operator ids`,
    cellOf: clearable(operatorsOf),
  },
];

/** Fields that update_client cannot change: other calls write them, or nothing does. */
const fixed: ReadonlySet<string> = new Set([
  "client_id",
  "total_flights",
  "last_flight_date",
  "created_at",
  "updated_at",
  "history",
]);

const allowed = fields.map(({ name }) => name).join(", ");

const named = (name: string): Field | undefined => fields.find((field) => field.name === name || field.column === name);

/** One field of the updates by its dotted name. The members of `preferences` are separate fields. */
type Given = readonly [name: string, value: unknown];

const givenOf = (updates: Readonly<Record<string, unknown>>): readonly Given[] =>
  Object.entries(updates).flatMap(([name, value]): readonly Given[] =>
    name === "preferences" && typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([member, inner]): Given => [`preferences.${member}`, inner])
      : [[name, value]],
  );

const unknownField = (name: string, value: unknown): Objection<"UNKNOWN_FIELD" | "FIELD_FIXED" | "INVALID_VALUE"> => {
  const field = `updates.${name.slice(0, 60)}`;
  if (fixed.has(name)) return { reason: "FIELD_FIXED", detail: { field, value, allowed } };
  if (name === "preferences") return invalidValue(field, value, "an object with what is to be changed");
  const meant = nearest(name, [...fields.map((one) => one.name), ...fixed]);
  const hint = meant === undefined ? {} : { corrected: meant, suggestion: `Did you mean ${meant}?` };
  return { reason: "UNKNOWN_FIELD", detail: { field, value, allowed, ...hint } };
};

export interface Changes {
  /** Names of the changed fields, in the profile's order. */
  readonly fields: readonly string[];
  readonly cells: ReadonlyMap<ClientColumn, string>;
}

/** The cells to write, or the first objection. */
export const changesOf = (
  updates: Readonly<Record<string, unknown>>,
): Changes | Objection<"UNKNOWN_FIELD" | "FIELD_FIXED" | "INVALID_VALUE"> => {
  const cells = new Map<ClientColumn, string>();
  for (const [name, value] of givenOf(updates)) {
    const field = named(name);
    if (field === undefined) return unknownField(name, value);
    const cell = field.cellOf(value);
    if (cell === undefined) return invalidValue(`updates.${name}`, value, field.expected);
    const earlier = cells.get(field.column);
    if (earlier !== undefined && earlier !== cell)
      return invalidValue(`updates.${name}`, value, `the same as ${field.name}, or left out`);
    cells.set(field.column, cell);
  }
  if (cells.size === 0) return invalidValue("updates", updates, `an object with at least one of ${allowed}`);
  return { fields: fields.filter(({ column }) => cells.has(column)).map(({ name }) => name), cells };
};
