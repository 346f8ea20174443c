/**
 * Loads the Lua scripts of the Valkey driver. Each is a file in `scripts/`, whose header describes its keys and arguments. The
 * table here has the parts that a script is put together from, and its number of keys.
 */
import { readFileSync } from "node:fs";

interface ScriptShape {
  readonly file: string;
  /**
   * Absent: it writes, and if it fails, its error tells whether it had written anything (see `scripts/outcome.lua`). `makesRoom`:
   * the same, and Valkey also runs it without memory left. `reads`: it leaves nothing behind.
   */
  readonly kind?: "reads" | "makesRoom";
  /** Files whose local functions it uses. */
  readonly parts: readonly string[];
  readonly numberOfKeys: number;
}

const bookingParts = ["whole", "epoch", "stock", "repetition", "outbox"];
const dossierParts = [...bookingParts, "dossiers"];
const sessionParts = ["whole", "world", "sessions"];

const shapes = {
  openBooking: { file: "open-booking", parts: bookingParts, numberOfKeys: 7 },
  changeBooking: { file: "change-booking", parts: bookingParts, numberOfKeys: 7 },
  takeLocatorNumbers: { file: "take-locator-numbers", parts: ["epoch"], numberOfKeys: 1 },
  listBookings: { file: "list-bookings", kind: "reads", parts: [], numberOfKeys: 3 },
  countBookings: { file: "count-bookings", kind: "reads", parts: [], numberOfKeys: 2 },
  registerWorld: { file: "register-world", parts: [], numberOfKeys: 4 },
  createWorld: { file: "create-world", parts: ["world"], numberOfKeys: 2 },
  readWorld: { file: "read-world", kind: "reads", parts: ["world"], numberOfKeys: 1 },
  changeWorld: { file: "change-world", parts: ["world"], numberOfKeys: 1 },
  resetWorld: { file: "reset-world", kind: "makesRoom", parts: ["world"], numberOfKeys: 3 },
  deleteWorld: { file: "delete-world", kind: "makesRoom", parts: ["whole"], numberOfKeys: 3 },
  noteDeleted: { file: "note-deleted", kind: "makesRoom", parts: [], numberOfKeys: 1 },
  dropDeleted: { file: "drop-deleted", kind: "makesRoom", parts: [], numberOfKeys: 1 },
  readRemains: { file: "read-remains", kind: "reads", parts: [], numberOfKeys: 1 },
  sweepEpoch: { file: "sweep-epoch", parts: ["whole", "dossiers"], numberOfKeys: 2 },
  findVisit: { file: "find-visit", kind: "reads", parts: sessionParts, numberOfKeys: 2 },
  enter: { file: "enter", parts: sessionParts, numberOfKeys: 3 },
  openSession: { file: "open-session", parts: ["epoch", ...sessionParts], numberOfKeys: 2 },
  findSession: { file: "find-session", parts: sessionParts, numberOfKeys: 2 },
  endSession: { file: "end-session", parts: sessionParts, numberOfKeys: 3 },
  changeSubscription: { file: "change-subscription", parts: sessionParts, numberOfKeys: 3 },
  takeStream: { file: "take-stream", parts: sessionParts, numberOfKeys: 3 },
  keepMemo: { file: "keep-memo", parts: ["memos"], numberOfKeys: 2 },
  readMemo: { file: "read-memo", kind: "reads", parts: ["memos"], numberOfKeys: 2 },
  dropMemo: { file: "drop-memo", parts: ["memos"], numberOfKeys: 3 },
  stageImport: { file: "stage-import", parts: ["whole", "dossiers"], numberOfKeys: 2 },
  commitDossiers: { file: "commit-dossiers", parts: [...dossierParts, "journal", "places"], numberOfKeys: 6 },
  claimDue: { file: "claim-due", parts: ["whole", "epoch", "dossiers", "journal"], numberOfKeys: 3 },
  readDossier: { file: "read-dossier", kind: "reads", parts: [], numberOfKeys: 2 },
  recallAnswer: { file: "recall-answer", kind: "reads", parts: [], numberOfKeys: 2 },
  listDossiers: { file: "list-dossiers", kind: "reads", parts: [], numberOfKeys: 3 },
  countDossiers: { file: "count-dossiers", kind: "reads", parts: [], numberOfKeys: 2 },
  nextDue: { file: "next-due", kind: "reads", parts: [], numberOfKeys: 3 },
  takeNumber: { file: "take-number", parts: ["epoch"], numberOfKeys: 2 },
  noteBusy: { file: "note-busy", parts: [], numberOfKeys: 1 },
  dropBusy: { file: "drop-busy", parts: [], numberOfKeys: 1 },
  listBusy: { file: "list-busy", kind: "reads", parts: [], numberOfKeys: 1 },
  finishImport: { file: "finish-import", parts: [], numberOfKeys: 2 },
  returnEpoch: { file: "return-epoch", parts: [], numberOfKeys: 3 },
  raiseSchema: { file: "raise-schema", parts: [], numberOfKeys: 1 },
  keepMark: { file: "keep-mark", parts: [], numberOfKeys: 1 },
  check: { file: "check", kind: "reads", parts: [], numberOfKeys: 1 },
} as const satisfies Record<string, ScriptShape>;

export type ScriptName = keyof typeof shapes;

export interface Script {
  readonly name: ScriptName;
  readonly lua: string;
  readonly numberOfKeys: number;
  readonly isWriting: boolean;
}

/** The folder is beside this module in the sources, and beside the bundle in a build. */
const folder = new URL("./scripts/", import.meta.url);

const isScriptName = (name: string): name is ScriptName => Object.hasOwn(shapes, name);

/** Reads files by name, each only once, because many scripts share parts. */
const createReading = (): ((file: string) => string) => {
  const texts = new Map<string, string>();
  return (file) => {
    const text = texts.get(file) ?? readFileSync(new URL(`${file}.lua`, folder), "utf8");
    texts.set(file, text);
    return text;
  };
};

const luaOf = ({ file, kind, parts }: ScriptShape, textOf: (file: string) => string): string => {
  const text = [...parts, file].map(textOf).join("\n");
  if (kind === "reads") return text;
  const whole = [textOf("outcome"), "local function script()", text, "end", "return tell(script)"].join("\n");
  return kind === "makesRoom" ? `#!lua flags=allow-oom\n${whole}` : whole;
};

/** Reads all scripts from their files. */
export const loadScripts = (): readonly Script[] => {
  const textOf = createReading();
  return Object.keys(shapes)
    .filter(isScriptName)
    .map((name) => {
      const shape: ScriptShape = shapes[name];
      return { name, lua: luaOf(shape, textOf), numberOfKeys: shape.numberOfKeys, isWriting: shape.kind !== "reads" };
    });
};
