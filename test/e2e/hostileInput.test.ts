/** Thousands of arguments, good and spoilt, for every tool: nothing crashes, nothing leaks, and a refusal changes nothing. */
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import errors from "../../contracts/gds/errors.json" with { type: "json" };
import manifest from "../../generated/gds/manifest/tools.verbatim.json" with { type: "json" };
import { type Answer, type Fields, fieldsOf, isFields, type ToolName } from "./support/answers.js";
import { hostileArguments } from "./support/hostile.js";
import { type Material, openHostileWorld, prepareMaterial } from "./support/hostileWorld.js";
import { answerOfLine, startRawStdio } from "./support/rawStdio.js";

const runsOfFixedSeed = 1000;
const runsOfFreshSeed = 400;
const runsOverStdio = 100;
const fixedSeed = 20260516;
const freshSeed = Math.floor(Math.random() * 2 ** 31);

const tools: readonly Fields[] = manifest.map(fieldsOf);
const reasons = new Set(errors.reasons.map(({ reason }) => reason));

/** Reasons whose message is prescribed word for word. */
const prescribed = new Set(errors.reasons.flatMap((entry) => ("verbatim" in entry ? [entry.reason] : [])));

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const outputValidators = new Map(tools.map((tool) => [tool["name"], ajv.compile(fieldsOf(tool["outputSchema"]))]));

/** Stacks, paths of this machine or of the build, and values that were printed by mistake. */
const leaks = /\n\s+at |node_modules|file:\/\/|\.[jt]s:\d+|\[object |dist\/|src\//;
const unfilled = /\{[a-z][A-Za-z]*\}|\bundefined\b|\bNaN\b/;

const checkAnswer = (tool: string, input: unknown, answer: Answer<unknown>): void => {
  const sent = JSON.stringify(input);
  const text = JSON.stringify(answer);
  assert.ok(!leaks.test(text) || leaks.test(sent), `${tool} leaks: ${leaks.exec(text)?.[0]} in ${text.slice(0, 2000)}`);
  if (answer.kind === "accepted") {
    const validate = outputValidators.get(tool);
    assert.ok(validate?.(answer.output), `output of ${tool}: ${ajv.errorsText(validate?.errors)}`);
    assert.ok(answer.text.length > 0, `${tool} says nothing`);
    return;
  }
  const { data, message, code } = answer;
  assert.ok(reasons.has(String(data["reason"])), `${tool}: reason ${data["reason"]} is not in the catalogue: ${text}`);
  assert.ok([-32602, -32001, -32002].includes(code), `${tool}: code ${code}: ${text}`);
  assert.equal(typeof data["field"], "string", text);
  assert.ok("value" in data, `${tool}: no value: ${text}`);
  assert.ok(String(data["hint"]).length > 10, `${tool}: no hint: ${text}`);
  assert.ok(message.length > 10 && message.length <= 2000, `${tool}: message of ${message.length} characters`);
  if (!prescribed.has(String(data["reason"]))) {
    assert.ok(message.endsWith(String(data["hint"])), `${tool}: the message does not lead on: ${message}`);
  }
  const words = `${message} ${data["hint"]}`;
  assert.ok(!unfilled.test(words) || unfilled.test(sent), `${tool}: unfilled words: ${words}`);
  assert.ok(text.length < 20_000, `${tool}: a refusal of ${text.length} characters`);
};

const nameOf = (tool: Fields): ToolName => String(tool["name"]) as ToolName;

const argumentsOf = (tool: Fields, { samples, templates }: Material): fc.Arbitrary<unknown> =>
  hostileArguments(fieldsOf(tool["inputSchema"]), samples, templates[nameOf(tool)]);

const isWrite = (tool: Fields): boolean => fieldsOf(tool["annotations"])["readOnlyHint"] === false;

/** Enough to cancel, and few where each is shown in every answer. */
const bookingsFor = (name: ToolName): number => (name === "cancelBooking" ? 300 : 20);

const openWorld = async (name: ToolName) => {
  const world = await openHostileWorld();
  return { world, material: await prepareMaterial(world, bookingsFor(name)) };
};

/** What is only looked at is looked at in one world. */
let readWorld: ReturnType<typeof openWorld> | undefined;
after(async () => (await readWorld)?.world.runtime.close());

const worldFor = (tool: Fields): ReturnType<typeof openWorld> => {
  if (isWrite(tool)) return openWorld(nameOf(tool));
  readWorld ??= openWorld(nameOf(tool));
  return readWorld;
};

for (const tool of tools) {
  const name = nameOf(tool);

  test(`${name} survives what is thrown at it, and what it refuses changes nothing`, async (context) => {
    const { world, material } = await worldFor(tool);
    const counts = { accepted: 0, refused: 0, changes: 0 };
    let state = await world.state();
    const check = async (input: unknown): Promise<void> => {
      const answer = await world.call(name, input);
      counts[answer.kind]++;
      checkAnswer(name, input, answer);
      const now = await world.quickState();
      if (answer.kind === "refused" || !isWrite(tool)) assert.equal(now, state, "it changed something");
      if (now !== state) counts.changes++;
      state = now;
    };
    const property = fc.asyncProperty(argumentsOf(tool, material), check);
    await fc.assert(property, { seed: fixedSeed, numRuns: runsOfFixedSeed });
    await fc.assert(property, { seed: freshSeed, numRuns: runsOfFreshSeed });
    context.diagnostic(`${counts.accepted} accepted, ${counts.refused} refused; fresh seed ${freshSeed}`);
    assert.ok(counts.accepted > 50, `only ${counts.accepted} were accepted: the generator is too wild to prove much`);
    assert.ok(counts.refused > 50 || name === "listBookings", `only ${counts.refused} were refused`);
    assert.equal(
      counts.changes,
      isWrite(tool) ? counts.accepted : 0,
      "each sale and each end of one, and nothing else",
    );
    assert.equal(await world.state(), state, "a booking has changed without a word");
    assert.equal(Reflect.get({}, "polluted"), undefined, "a prototype was polluted");
    if (isWrite(tool)) await world.runtime.close();
  });
}

test("the same over stdio: every line is answered, and the process lives on", async (context) => {
  const server = await startRawStdio(context);
  const real = await prepareMaterial(server, 40);
  for (const tool of tools) {
    const name = nameOf(tool);
    const inputs = fc.sample(argumentsOf(tool, real), {
      seed: fixedSeed,
      numRuns: runsOverStdio,
    });
    const lines = await server.lines(inputs.map((input) => ({ name, arguments: input })));
    for (const [index, line] of lines.entries()) {
      assert.ok(line !== undefined, `${name}: no answer to ${JSON.stringify(inputs[index]).slice(0, 500)}`);
      const answer = answerOfLine(line);
      if (isFields(inputs[index])) checkAnswer(name, inputs[index], answer);
      // Arguments that are no object are no `tools/call` request at all: the protocol layer refuses them, in its words.
      else assert.equal(answer.kind === "refused" && answer.code, -32602);
    }
  }
  server.process.stdin?.end();
  assert.equal(await server.exit, 0, server.stderr());
  assert.doesNotMatch(server.stderr(), /unexpected exception/);
});
