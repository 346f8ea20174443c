/** Node's reporter in a process that runs test files: writes what its `spec` does, and tells the runner what can be counted. */
import { spec, type TestEvent } from "node:test/reporters";
import { type Outcome, tell } from "./messages.js";

type Ended = Extract<TestEvent, { readonly type: "test:pass" | "test:fail" }>;

const cancelled: ReadonlySet<unknown> = new Set(["cancelledByParent", "testAborted", "testTimeoutFailure"]);

/** Node says in `failureType` who is to blame: the test, its time, its parent or the tests inside. */
const failureOf = ({ type, data }: Ended): unknown =>
  type === "test:fail" && "failureType" in data.details.error ? data.details.error.failureType : undefined;

const outcomeOf = (event: Ended): Outcome => {
  const { type, data } = event;
  if (data.todo !== undefined && data.todo !== false) return "todo";
  if (data.skip !== undefined && data.skip !== false) return "skipped";
  if (cancelled.has(failureOf(event))) return "cancelled";
  return type === "test:pass" ? "pass" : "fail";
};

/** The outermost suites are the files. One that fails by itself, not by a test, counts as a test. */
const count = (event: Ended): void => {
  const { nesting, name, details } = event.data;
  const isFile = nesting === 0;
  const isSuite = isFile || details.type === "suite";
  if (isSuite && !isFile) tell({ kind: "suite" });
  const hasFailedItself = event.type === "test:fail" && failureOf(event) !== "subtestsFailed";
  if (!isSuite || (isFile && hasFailedItself)) tell({ kind: "test", outcome: outcomeOf(event) });
  if (isFile)
    tell({ kind: "file", path: name, milliseconds: details.duration_ms, hasFailed: event.type === "test:fail" });
};

/** Node's own count is of one process: the runner has that of all. */
const isCount = ({ type, data }: TestEvent): boolean =>
  type === "test:diagnostic" &&
  data.nesting === 0 &&
  /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/.test(data.message);

export default async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const writer = new spec();
  const written = (): string => String(writer.read() ?? "");
  for await (const event of source) {
    if (isCount(event)) continue;
    writer.write(event);
    const text = written();
    if (text !== "") tell({ kind: "text", text });
    if (event.type === "test:start") tell({ kind: "progress", test: event.data.name });
    if (event.type === "test:pass" || event.type === "test:fail") count(event);
  }
  writer.end();
  const failures = written();
  if (failures !== "") tell({ kind: "failures", text: failures });
  yield "";
}
