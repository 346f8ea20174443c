/** The caller's ids reach the handler, whatever carries the call, so that a service outside is asked under the same ones. */
import assert from "node:assert/strict";
import test from "node:test";
import { startPack } from "../runtime/fixtures/server.js";
import { createTimedPack } from "../runtime/fixtures/timedPack.js";
import { legacyRequest, modernRequest, openSession, post, postModern, toolCall } from "./wireRequests.js";

const traceIn = (digit: string): string => `00-${digit.repeat(32)}-b7ad6b7169203331-01`;
const [header, meta] = [traceIn("a"), traceIn("b")];

const createPack = () =>
  createTimedPack(({ correlationId, traceparent = null }) => ({ correlationId, traceparent }), {}, []);

for (const usesFastPath of [true, false]) {
  const way = usesFastPath ? "on the fast path" : "through the SDK";

  test(`ids reach the handler of both eras ${way}`, async (context) => {
    const server = await startPack(context, createPack(), { usesFastPath, debugRest: true });
    const session = await openSession(server.mcp);
    const [name, parameters] = toolCall("timed");
    type Call = (headers: Record<string, string>, traceparent?: string) => Promise<unknown>;
    const calls: readonly Call[] = [
      async (headers, traceparent) =>
        (await postModern(server.mcp, modernRequest(name, parameters, { traceparent }), headers)).body,
      async (headers, traceparent) =>
        (await session.post(legacyRequest(name, { ...parameters, _meta: { traceparent } }), headers)).body,
      async (headers, traceparent) =>
        (await post(`${server.url}/tools/execute`, { ...parameters, _meta: { traceparent } }, headers)).body,
    ];
    for (const call of calls) {
      const told = async (...given: Parameters<Call>) => Object(await call(...given)).result.structuredContent;
      assert.deepEqual(await told({ "x-request-id": "my-id:1" }), { correlationId: "my-id:1", traceparent: null });
      assert.deepEqual(await told({ "x-request-id": "my-id:2" }, meta), {
        correlationId: "my-id:2",
        traceparent: meta,
      });
      assert.deepEqual(await told({ traceparent: header }, meta), {
        correlationId: "a".repeat(32),
        traceparent: header,
      });
      assert.equal((await told({ traceparent: "nonsense" }, "nonsense")).traceparent, null);
    }
  });
}
