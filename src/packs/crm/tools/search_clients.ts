/** Search clients (contract: search_clients). */
import type { Handler } from "#contract";
import type { crm } from "../../../../generated/crm/contract.js";
import type { SearchClientsOutput } from "../../../../generated/crm/types.js";
import { nextNote } from "../../nextStep.js";
import type { BookRow } from "../book.js";
import { readBook } from "../reading.js";
import { isMeant, searchObjection } from "../rules/search.js";
import type { Services } from "../services.js";

export { searchClientsText } from "../texts/search.js";

const mostTold = 3;

/** Notes on rows that cannot be read. The search still returns the other clients. */
const leftOut = (book: readonly BookRow[]): readonly string[] => {
  const problems = book.flatMap(({ problem }) => (problem === undefined ? [] : [problem]));
  const more = problems.length - mostTold;
  return [
    ...problems.slice(0, mostTold).map(({ place, expected }) => `A row is left out: ${place} should hold ${expected}.`),
    ...(more > 0 ? [`${more} more rows are left out.`] : []),
  ];
};

const steps = (shown: number, total: number, limit: number): readonly string[] => {
  if (total === 0) return [nextNote("search_clients with a shorter query, or without filters.")];
  if (total <= shown) return [];
  return [nextNote(limit < 100 ? "search_clients with a higher limit, or a longer query." : "a longer query.")];
};

export const searchClients: Handler<(typeof crm)["search_clients"], Services> = async (
  input,
  context,
): Promise<SearchClientsOutput> => {
  const objection = searchObjection(input);
  if (objection !== undefined) return context.fail(objection.reason, objection.detail);
  const book = await readBook(context);
  const found = book.flatMap(({ client }) => (client === undefined ? [] : [client])).filter(isMeant(input));
  const clients = found.slice(0, input.limit);
  const notes = [...leftOut(book), ...steps(clients.length, found.length, input.limit)];
  return { clients, total: found.length, notes };
};
