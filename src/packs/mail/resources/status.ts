/** The service that this process calls, counts of calls, and the number of messages that are being sent in this world. */
import type { StatusResource } from "../../../../generated/mail/types.js";
import type { CallContext } from "../../../contract/handler.js";
import { sendingName } from "../sending.js";
import type { Services } from "../services.js";

export const status = async (
  _parameters: object,
  { figures, store, stored }: CallContext & Services,
): Promise<StatusResource> => ({ ...figures(), sending: await store.countDossiers(stored, sendingName) });
