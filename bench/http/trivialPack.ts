/** A pack of one tool that gives its argument back, to measure what stands around a handler. Worlds and sessions are kept in memory. */
import { type JsonObject, tool, type Validator } from "../../src/contract/contract.js";
import type { Pack } from "../../src/runtime/pack.js";

interface Message {
  readonly message: string;
}

const isMessage = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";

const validator: Validator = (value) => {
  const isValid = isMessage(value);
  validator.errors = isValid ? null : [{ instancePath: "", schemaPath: "#/required", keyword: "required", params: {} }];
  return isValid;
};

const messageSchema: JsonObject = {
  type: "object",
  required: ["message"],
  properties: { message: { type: "string" } },
};

const annotations = {
  title: "Echo",
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const echo = tool<Message, Message, Message, never>({
  name: "echo",
  title: "Echo",
  description: "Gives its argument back.",
  annotations,
  reasons: [],
  returns: "structure",
  takesNotes: false,
  interaction: [],
  requires: [],
  inputSchema: messageSchema,
  resolve: (input) => input,
  loadInputValidator: async () => validator,
  loadOutputValidator: async () => validator,
});

const { name, title, description, inputSchema } = echo;

export const createTrivialPack = (): Pack<{ readonly echo: typeof echo }, object> => ({
  contract: {
    name: "trivial",
    title: "Trivial",
    version: "1.0.0",
    instructions: "Echo.",
    tools: { echo },
    errors: {},
    resources: [],
    prompts: [],
    errorDocs: "trivial://errors#{reason}",
    loadManifest: async () => ({
      tools: [{ name, title, description, inputSchema, outputSchema: messageSchema, annotations: { ...annotations } }],
      resources: [],
      resourceTemplates: [],
      prompts: [],
      hash: "trivial",
    }),
  },
  handlers: { echo: ({ message }) => ({ message }) },
  texts: { echo: ({ message }) => message },
  resources: {},
  open: () => ({ servicesIn: () => ({}), banner: [] }),
});
