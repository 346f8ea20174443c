/** The log: JSON lines on stderr, one for each call, with a fixed list of fields. Arguments and results are never logged. */
import { type DestinationStream, pino } from "pino";
import type { Severity } from "../contract/handler.js";
import { masked } from "./mask.js";

export type LogLevel = "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";

/** One finished call. There is no field for anything that the caller sent. */
export interface CallRecord {
  readonly correlationId: string;
  readonly operation: "tools/call" | "resources/read" | "prompts/get" | "completion/complete";
  /** The contract's name of the tool, resource or prompt; null where the caller named one that does not exist. */
  readonly target: string | null;
  readonly outcome: "ok" | "refused" | "error" | "cancelled";
  readonly reason: string | null;
  readonly durationMs: number;
  readonly transport: "stdio" | "http";
  readonly era: "legacy" | "modern";
}

export type LineFields = Readonly<Record<string, string | number | boolean | null>>;

export interface Log {
  /** Whether any line about a call is ever written. */
  readonly tellsOfCalls: boolean;
  readonly call: (record: CallRecord) => void;
  /** Whether a line of this severity is written. */
  readonly tellsOf: (severity: Severity) => boolean;
  /** Logs a line of a pack, with fields that are allowed in it. */
  readonly line: (severity: Severity, message: string, fields: LineFields) => void;
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
  /** An unexpected exception: its stack goes here and nowhere else. */
  readonly exception: (message: string, error: unknown, correlationId?: string) => void;
  readonly debug: (message: string) => void;
}

const redacted = [
  "arguments",
  "params",
  "email",
  "phone",
  "authorization",
  "*.arguments",
  "*.params",
  "*.email",
  "*.phone",
  "*.authorization",
];

const longestField = 300;

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** The fields that `names` allows and that hold no list or object; texts are masked and cut. */
export const allowedFields = (fields: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): LineFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      names.has(name) && isPlain(value)
        ? [[name, typeof value === "string" ? masked(value).slice(0, longestField) : value]]
        : [],
    ),
  );

const levelOfSeverity: Readonly<Record<Severity, "debug" | "info" | "warn" | "error" | "fatal">> = {
  debug: "debug",
  info: "info",
  notice: "info",
  warning: "warn",
  error: "error",
  critical: "fatal",
  alert: "fatal",
  emergency: "fatal",
};

const levelOf: Readonly<Record<CallRecord["outcome"], "info" | "error">> = {
  ok: "info",
  refused: "info",
  cancelled: "info",
  error: "error",
};

/** `pid` is in each line if several processes write to one stderr, `pack` if several packs do. */
export const createLog = (
  level: LogLevel,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
  pid?: number,
  pack?: string,
): Log => {
  const base = { ...(pid !== undefined && { pid }), ...(pack !== undefined && { pack }) };
  const logger = pino(
    {
      level,
      base: pid === undefined && pack === undefined ? null : base,
      redact: { paths: redacted, censor: "[redacted]" },
    },
    destination,
  );
  return {
    tellsOfCalls: logger.isLevelEnabled("error"),
    call: ({ correlationId, operation, target, outcome, reason, durationMs, transport, era }) =>
      logger[levelOf[outcome]](
        { correlationId, operation, target, outcome, reason, durationMs, transport, era },
        "call",
      ),
    tellsOf: (severity) => logger.isLevelEnabled(levelOfSeverity[severity]),
    line: (severity, message, fields) => logger[levelOfSeverity[severity]](fields, masked(message)),
    info: (message) => logger.info(masked(message)),
    warn: (message) => logger.warn(masked(message)),
    debug: (message) => logger.debug(masked(message)),
    exception: (message, error, correlationId) =>
      logger.error(
        { correlationId, stack: masked(error instanceof Error ? (error.stack ?? error.message) : String(error)) },
        message,
      ),
  };
};
