/**
 * What a host passes on to its model, in each era. Of a result: its text and its structure. Of a refusal: in 2025 the message and the
 * data of the JSON-RPC error; in 2026 the text of the `isError` result, and the data in its `_meta`.
 */
import { product } from "../../../src/product.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { WireError } from "../../../src/runtime/calls/rendering.js";
import { anonymous, at, openServer, type Server, withHandle } from "../../packs/gds/inProcess.js";

export type Fields = Readonly<Record<string, unknown>>;
export type Result = { readonly kind: "result"; readonly text: string; readonly structured: Fields };
export type Refusal = { readonly kind: "refusal"; readonly text: string; readonly data: Fields };
export type Answer = Result | Refusal;

export const eras = ["2025", "2026"] as const;
export type Era = (typeof eras)[number];

export interface Host {
  readonly call: (tool: string, input: Fields) => Promise<Answer>;
  /** The same server, seen by somebody else who takes what our traveller wants. */
  readonly rival: (tool: string, input: Fields) => Promise<Answer>;
  readonly setNow: Server["setNow"];
  readonly close: () => Promise<void>;
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const fieldsAt = (value: unknown, name: string): Fields => {
  const found = isFields(value) ? value[name] : undefined;
  return isFields(found) ? found : {};
};

const answered = async (server: Server, tool: string, input: Fields, who: Partial<Caller>): Promise<Answer> => {
  try {
    const result = await server.answer(tool, input, who);
    const text = String(at(result, "content.0.text"));
    if (!("isError" in result)) return { kind: "result", text, structured: fieldsAt(result, "structuredContent") };
    return {
      kind: "refusal",
      text,
      data: fieldsAt(fieldsAt(fieldsAt(result, "_meta"), product.metaKeys.error), "data"),
    };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return { kind: "refusal", text: error.message, data: error.data };
  }
};

/** A server of its own, with the usual style of errors: as JSON-RPC errors in 2025, as results in 2026. */
export const openHost = async (era: Era): Promise<Host> => {
  const server = await openServer({ lists: { errorStyle: "auto" } });
  const who = era === "2026" ? anonymous : {};
  return {
    call: (tool, input) => answered(server, tool, input, who),
    rival: (tool, input) => answered(server, tool, input, withHandle("a-rival-of-the-traveller")),
    setNow: server.setNow,
    close: () => server.runtime.close(),
  };
};
