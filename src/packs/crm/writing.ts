/** Writes a client in turn, once for each key of the caller's. */
import type { CallContext } from "../../contract/handler.js";
import { ToolFailure } from "../../contract/refusal.js";
import { UpstreamFailure } from "../../upstream/index.js";
import { lettersOf } from "../../vendors/sheets/a1.js";
import { clientsTab, flightColumns, flightsTab } from "../../vendors/sheets/layout.js";
import { doOnce } from "../doOnce.js";
import { type CountedFlight, flightCells } from "./flights.js";
import { type FoundClient, findClient, lastColumn, type Reading, readBook } from "./reading.js";
import type { Services } from "./services.js";
import { sheetsRefusal } from "./sheetsRefusal.js";
import type { HeldTurn } from "./turns.js";

/** What is a caller's own in a book that all share. */
const scope = "crm";

export type Writing = Reading & Pick<CallContext, "clock" | "idempotencyKey"> & Pick<Services, "store" | "enterTurns">;

/**
 * Does a call while nobody else writes the client. Asks for the key after the turn was taken, so that of two calls with one key the
 * second finds what the first has done. Reasons: CLIENT_BUSY, IDEMPOTENCY_CONFLICT, WORLD_FULL.
 */
export const writeInTurn = async <Output extends object>(
  context: Writing,
  tool: string,
  input: { readonly client_id: string },
  act: (turn: HeldTurn) => Promise<Output>,
): Promise<Output> => {
  const { store, clock, idempotencyKey } = context;
  const { world, take } = await context.enterTurns();
  const turn = await take(input.client_id, context);
  let isWritten = false;
  try {
    const output = await doOnce({ store, world, clock, idempotencyKey, scope }, tool, input, async () => {
      const done = await act(turn);
      return {
        output: done,
        writes: async () => {
          isWritten = true;
          return [turn.end()];
        },
      };
    });
    if (!isWritten) await turn.leave();
    return output;
  } catch (error) {
    await turn.leave().catch(() => undefined);
    throw error;
  }
};

/** Reasons: CLIENT_NOT_FOUND, SHEET_LAYOUT, SHEET_NOT_FOUND, those of upstreams. */
export const readClientById = async (clientId: string, context: Reading): Promise<FoundClient> => {
  const found = findClient(await readBook(context), "client_id", clientId);
  if (found !== undefined) return found;
  throw new ToolFailure("CLIENT_NOT_FOUND", { field: "client_id", value: clientId });
};

const asRefusal =
  (context: Reading) =>
  (error: unknown): never => {
    throw sheetsRefusal(error, context);
  };

/** Whether the row of a flight is there. */
const isRecorded = async (counted: CountedFlight, context: Reading): Promise<boolean> => {
  const { sheets, upstreamCall } = context;
  const range = `${flightsTab}!A2:${lettersOf(flightColumns.length - 1)}`;
  const { values } = await sheets.read(range, upstreamCall(context)).catch(asRefusal(context));
  const [id, clientId] = flightCells(counted);
  return values.some((row) => row[0] === id && row[1] === clientId && row[7] === counted.recordedAt);
};

const appendRow = async (counted: CountedFlight, context: Reading): Promise<void> => {
  const { sheets, upstreamCall } = context;
  const range = `${flightsTab}!A1:${lettersOf(flightColumns.length - 1)}`;
  await sheets.append(range, [flightCells(counted)], upstreamCall(context));
};

/** The last five columns of the client's row: the count, the last date, and when it was changed. */
const writeCount = async (counted: CountedFlight, row: number, context: Reading): Promise<void> => {
  const { sheets, upstreamCall } = context;
  const { totalFlights, lastFlightDate, recordedAt } = counted;
  const cells = [totalFlights, lastFlightDate, undefined, undefined, recordedAt];
  await sheets.write(`${clientsTab}!J${row}:${lastColumn}${row}`, [cells], upstreamCall(context));
};

/**
 * Ends a flight that an earlier turn left half written: its row is there, so it is counted. Gives it; undefined where nothing was
 * left, or nothing of it had been written.
 */
export const endLeftFlight = async (turn: HeldTurn, context: Reading): Promise<CountedFlight | undefined> => {
  const { left } = turn;
  if (left === undefined) return undefined;
  const isThere = await isRecorded(left, context);
  if (isThere) {
    const { row } = await readClientById(left.clientId, context);
    await writeCount(left, row, context).catch(asRefusal(context));
  }
  await turn.intend(undefined);
  return isThere ? left : undefined;
};

/** Whether the service has certainly not done it. A caller that went away knows nothing. */
const isUndone = (error: unknown): boolean => error instanceof UpstreamFailure && !error.facts.mayHaveBeenDone;

/** To be thrown where a flight's row is there, or may be, and its count is not: the same call ends it. */
const unknownOutcome = (error: unknown, context: Reading): unknown =>
  error instanceof UpstreamFailure
    ? sheetsRefusal(new UpstreamFailure(error.kind, { ...error.facts, mayHaveBeenDone: true }), context)
    : error;

/** Writes the row of a flight, then its count. Reasons: OUTCOME_UNKNOWN, the others of upstreams, SHEET_LAYOUT. */
export const recordFlight = async (
  counted: CountedFlight,
  row: number,
  turn: HeldTurn,
  context: Reading,
): Promise<void> => {
  await turn.intend(counted);
  try {
    await appendRow(counted, context);
  } catch (error) {
    if (isUndone(error)) await turn.intend(undefined);
    // No whole answer came: the row itself says whether it was written.
    const isThere =
      !isUndone(error) && error instanceof UpstreamFailure && (await isRecorded(counted, context).catch(() => false));
    if (!isThere) throw sheetsRefusal(error, context);
  }
  await writeCount(counted, row, context).catch((error: unknown) => {
    throw unknownOutcome(error, context);
  });
};
