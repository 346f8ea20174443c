/** Get a client (contract: get_client). */
import type { Handler } from "#contract";
import type { crm } from "../../../../generated/crm/contract.js";
import type { GetClientOutput } from "../../../../generated/crm/types.js";
import { rowsOf } from "../book.js";
import { findClient, readBook } from "../reading.js";
import type { Services } from "../services.js";

export { getClientText } from "../texts/client.js";

const otherField = { email: "client_id", client_id: "email" } as const;

export const getClient: Handler<(typeof crm)["get_client"], Services> = async (
  { identifier, search_field: field },
  context,
): Promise<GetClientOutput> => {
  const book = await readBook(context);
  const found = findClient(book, field, identifier);
  if (found === undefined) {
    const other = otherField[field];
    const isOther = rowsOf(book, other, identifier).length > 0;
    const suggestion = `It is a ${other}: call get_client with search_field ${other}.`;
    return context.fail("CLIENT_NOT_FOUND", { field: "identifier", value: identifier, ...(isOther && { suggestion }) });
  }
  const { client, rows, row } = found;
  const note = `${rows} rows have this ${field}; this is the first, row ${row}.`;
  return { ...client, ...(rows > 1 && { notes: [note] }) };
};
