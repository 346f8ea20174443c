/** The handler without any transport: what is left when all that this bench compares is taken away. */
import { createCases } from "../cases.js";
import { reportReady } from "../child.js";
import { openTools, packOfArguments } from "../tools.js";

const caseName = process.argv[3];
const asked = createCases().find(({ name }) => name === caseName);
if (asked === undefined) throw new Error(`no such case: ${caseName}`);
const tool = (await openTools(packOfArguments()))[asked.tool];
if (tool === undefined) throw new Error(`no such tool: ${asked.tool}`);

const callsBetweenLooks = 16;
const mostCalls = asked.isLimited ? 400 : Number.POSITIVE_INFINITY;
let index = 0;
/** Some cases take long to find their first arguments: not while they are measured. */
asked.argumentsOf(index);

reportReady(0, async (milliseconds) => {
  const until = performance.now() + milliseconds;
  let calls = 0;
  while (performance.now() < until && calls < mostCalls) {
    for (let call = 0; call < callsBetweenLooks; call++) await tool({ ...asked.argumentsOf(index++) });
    calls += callsBetweenLooks;
  }
  return calls;
});
