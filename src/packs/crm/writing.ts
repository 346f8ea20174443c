/** Writes a client while holding its turn, once per idempotency key. */
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

/** The scope of the idempotency keys, which all callers of a client book share. */
const scope = "crm";

export type Writing = Reading & Pick<CallContext, "clock" | "idempotencyKey"> & Pick<Services, "store" | "enterTurns">;

/**
 * Does a call while it holds the client's turn. The key is looked up after the turn is taken, so the second of two calls with one key finds
 * the result of the first. Reasons: CLIENT_BUSY, IDEMPOTENCY_CONFLICT, WORLD_FULL.
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

/** The client with this id. Reasons: CLIENT_NOT_FOUND, SHEET_LAYOUT, SHEET_NOT_FOUND, those of upstreams. */
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

/** Whether the flight's row exists. */
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

/**
 * Writes the last five columns of the client's row: the count, the date of the last flight and the time of the change. Two stay as they
 * are.
 */
const writeCount = async (counted: CountedFlight, row: number, context: Reading): Promise<void> => {
  const { sheets, upstreamCall } = context;
  const { totalFlights, lastFlightDate, recordedAt } = counted;
  const cells = [totalFlights, lastFlightDate, undefined, undefined, recordedAt];
  await sheets.write(`${clientsTab}!J${row}:${lastColumn}${row}`, [cells], upstreamCall(context));
};

/**
 * Completes a flight that an earlier turn left half written: if its row exists, counts it. Returns that flight; undefined if nothing was
 * left, or if its row was never written.
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

/** Whether the service has certainly not done the write. False for an aborted call, whose outcome is unknown. */
const isUndone = (error: unknown): boolean => error instanceof UpstreamFailure && !error.facts.mayHaveBeenDone;

/** The error to throw if the flight's row may exist but its count does not. Repeating the same call completes the flight. */
const unknownOutcome = (error: unknown, context: Reading): unknown =>
  error instanceof UpstreamFailure
    ? sheetsRefusal(new UpstreamFailure(error.kind, { ...error.facts, mayHaveBeenDone: true }), context)
    : error;

/** Writes the row of a flight, then the client's count. Reasons: OUTCOME_UNKNOWN, the others of upstreams, SHEET_LAYOUT. */
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
    // The answer was lost or incomplete: look for the row to learn whether it was written.
    const isThere =
      !isUndone(error) && error instanceof UpstreamFailure && (await isRecorded(counted, context).catch(() => false));
    if (!isThere) throw sheetsRefusal(error, context);
  }
  await writeCount(counted, row, context).catch((error: unknown) => {
    throw unknownOutcome(error, context);
  });
};
