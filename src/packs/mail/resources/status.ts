/** Whom this process asks, how often it did, and how many messages of the world are on their way. */
import type { StatusResource } from "../../../../generated/mail/types.js";
import type { CallContext } from "../../../contract/handler.js";
import { sendingName } from "../sending.js";
import type { Services } from "../services.js";

export const status = async (
  _parameters: object,
  { figures, store, stored }: CallContext & Services,
): Promise<StatusResource> => ({ ...figures(), sending: await store.countDossiers(stored, sendingName) });
