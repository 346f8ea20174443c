/** The methods that change the memory of a connection: its subscriptions and its log level. */
import { severities } from "../../contract/handler.js";
import { RequestRefusal } from "../../contract/refusal.js";
import { WireError } from "../../runtime/calls/rendering.js";
import { requestedUri } from "../../runtime/calls/resourceReads.js";
import type { Runtime } from "../../runtime/runtime.js";
import type { Connection } from "./connection.js";
import { severityFrom } from "./exchange.js";
import type { AnswerMethod } from "./methods.js";

const subscribe =
  (runtime: Runtime, connection: Connection): AnswerMethod =>
  async ({ uri }, caller) => {
    const wanted = requestedUri(uri);
    // From now on the connection gets changes of the session that it subscribes for.
    const { id } = runtime.placeOf(caller).scope;
    if (id !== undefined) caller.onScope(id);
    if (!runtime.hasResource(wanted)) {
      throw new WireError(-32602, `Resource not found: ${wanted.slice(0, 200)}`, { uri: wanted.slice(0, 200) });
    }
    await connection.subscribe(wanted);
    return {};
  };

const unsubscribe =
  (connection: Connection): AnswerMethod =>
  async ({ uri }) => {
    await connection.unsubscribe(requestedUri(uri));
    return {};
  };

const setLevel =
  (connection: Connection): AnswerMethod =>
  ({ level }) => {
    const severity = severityFrom(level);
    if (severity === undefined) {
      throw new RequestRefusal({
        field: "level",
        value: level ?? null,
        message: "Invalid level: expected a severity of RFC 5424",
        hint: `Send one of ${severities.join(", ")}.`,
      });
    }
    connection.setLeastSeverity(severity);
    return {};
  };

/** The methods of one connection, without those of capabilities that the pack lacks. */
export const createConnectionMethods = (runtime: Runtime, connection: Connection): ReadonlyMap<string, AnswerMethod> =>
  new Map([
    ...(runtime.hasResources
      ? ([
          ["resources/subscribe", subscribe(runtime, connection)],
          ["resources/unsubscribe", unsubscribe(connection)],
        ] as const)
      : []),
    ...(runtime.hasLogging ? ([["logging/setLevel", setLevel(connection)]] as const) : []),
  ]);
