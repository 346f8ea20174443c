/** Update a client (contract: update_client). */
import type { Handler } from "#contract";
import type { crm } from "../../../../generated/crm/contract.js";
import type { UpdateClientOutput } from "../../../../generated/crm/types.js";
import { utcIso } from "../../../travel/world/index.js";
import { clientColumns, clientsTab } from "../../../vendors/sheets/layout.js";
import { clientOf, rowsOf } from "../book.js";
import { type FoundClient, findClient, lastColumn, readBook } from "../reading.js";
import { invalidValue } from "../rules/objection.js";
import { type Changes, changesOf } from "../rules/updates.js";
import type { Services } from "../services.js";
import { sheetsRefusal } from "../sheetsRefusal.js";
import { endLeftFlight, writeInTurn } from "../writing.js";

export { updateClientText } from "../texts/client.js";

/** Columns B to N of the client's row. Undefined leaves a cell unchanged. */
const cellsOf = ({ cells }: Changes, updatedAt: string): readonly (string | undefined)[] =>
  clientColumns.slice(1).map((column) => (column === "updated_at" ? updatedAt : cells.get(column)));

const changedClient = ({ cells }: FoundClient, changes: Changes): UpdateClientOutput["client"] =>
  clientOf(clientColumns.map((column, at) => changes.cells.get(column) ?? cells[at] ?? ""));

export const updateClient: Handler<(typeof crm)["update_client"], Services> = async (
  input,
  context,
): Promise<UpdateClientOutput> => {
  const { fail, sheets, clock, upstreamCall } = context;
  const { client_id: clientId, updates } = input;
  const changes = changesOf(updates);
  if ("reason" in changes) return fail(changes.reason, changes.detail);
  return writeInTurn(context, "update_client", input, async (turn) => {
    await endLeftFlight(turn, context);
    const book = await readBook(context);
    const found = findClient(book, "client_id", clientId);
    if (found === undefined) return fail("CLIENT_NOT_FOUND", { field: "client_id", value: clientId });
    const email = changes.cells.get("email");
    if (email !== undefined && rowsOf(book, "email", email).some(({ row }) => row !== found.row)) {
      const objection = invalidValue("updates.email", email, "an e-mail address that no other client has");
      return fail(objection.reason, objection.detail);
    }
    const updatedAt = utcIso(clock.now());
    const range = `${clientsTab}!B${found.row}:${lastColumn}${found.row}`;
    await sheets.write(range, [cellsOf(changes, updatedAt)], upstreamCall(context)).catch((error: unknown) => {
      throw sheetsRefusal(error, context);
    });
    return {
      client: changedClient(found, changes),
      updated_fields: changes.fields,
      updated_at: updatedAt,
      notes: [],
    };
  });
};
