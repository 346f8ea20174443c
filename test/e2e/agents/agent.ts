/** An agent: it calls tools through a host, and reads one half of each answer. */
import assert from "node:assert/strict";
import type { Answer, Fields, Host, Result } from "./host.js";
import type { Reader, RefusalSeen } from "./reader.js";

export interface Agent {
  readonly reader: Reader;
  /** Calls a tool for what is wanted, in one try or in several. */
  readonly ask: (tool: string, wanted: Fields) => Promise<Answer>;
}

/** Sends what is wanted as it is. */
export const carefulAgent = (host: Host, reader: Reader): Agent => ({ reader, ask: host.call });

/** What the agent reads of a result; fails the test where the call is refused. */
export const asked = async <Seen>(
  { ask, reader }: Agent,
  tool: string,
  wanted: Fields,
  read: (reader: Reader) => (result: Result) => Seen,
): Promise<Seen> => {
  const answer = await ask(tool, wanted);
  assert.equal(answer.kind, "result", `${tool} ${JSON.stringify(wanted)}: ${answer.text}`);
  assert.ok(answer.kind === "result");
  return read(reader)(answer);
};

/** What the agent reads of a refusal; fails the test where there is none. */
export const refused = async ({ ask, reader }: Agent, tool: string, wanted: Fields): Promise<RefusalSeen> => {
  const answer = await ask(tool, wanted);
  assert.ok(answer.kind === "refusal", `${tool} was not refused: ${answer.text}`);
  return reader.refusal(answer);
};
