/** The part of an `initialize` that the store keeps, so that any process can build the session again. Pure. */
import { LATEST_PROTOCOL_VERSION, SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { RequestRefusal } from "../../../contract/refusal.js";
import { clientText } from "../../../runtime/calls/clientText.js";
import type { ClientFacts } from "../../../store/index.js";

export interface KeptInitialize {
  readonly client: ClientFacts;
  /** The parameters that the SDK uses, as JSON text. */
  readonly initialize: string;
}

/** The longest text that the store keeps of an `initialize`, in characters. */
const mostCharacters = 8192;

const tooLarge = (length: number): never => {
  throw new RequestRefusal({
    field: "params",
    value: null,
    message: `initialize is too long: its capabilities and client names have ${length} characters; ${mostCharacters} are kept`,
    hint: "Leave out what the server need not know of the client.",
  });
};

const usedParametersOf = (body: unknown) => {
  const { protocolVersion, capabilities, clientInfo } = { ...Object(Object(body).params) };
  const { name, version } = { ...Object(clientInfo) };
  return { protocolVersion, capabilities, clientInfo: { name: String(name), version: String(version) } };
};

/** The request with only the parameters that are used: the session's server holds them for as long as it lives. */
export const usedInitialize = <Message extends object>(message: Message): Message => ({
  ...message,
  params: usedParametersOf(message),
});

/** The part of an `initialize` request that is kept. Throws a refusal if it is too long. */
export const beginningOf = (body: unknown): KeptInitialize => {
  const used = usedParametersOf(body);
  const { protocolVersion } = used;
  const { name, version } = used.clientInfo;
  const initialize = JSON.stringify(used);
  if (initialize.length > mostCharacters) tooLarge(initialize.length);
  const negotiated = SUPPORTED_PROTOCOL_VERSIONS.includes(protocolVersion) ? protocolVersion : LATEST_PROTOCOL_VERSION;
  return {
    client: {
      transport: "http",
      clientName: clientText(name),
      clientVersion: clientText(version),
      protocolVersion: negotiated,
    },
    initialize,
  };
};
