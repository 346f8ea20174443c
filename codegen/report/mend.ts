/** Puts the ways to mend many findings into one list of steps: each once, edits before what is made from them. */

/** The first pattern that fits gives a step its place; what fits none is an edit. */
const places: readonly (readonly [RegExp, number])[] = [
  [/^(npm run codegen|\S+ contracts generate)$/, 3],
  [/^fill in /, 4],
  [/^(npm run contracts -- |\S+ contracts )relock /, 2],
  [/^(npm run contracts -- |\S+ contracts )/, 5],
  [/^(npm run|node) /, 4],
  [/^(rm|git) /, 1],
];

const placeOf = (step: string): number => places.find(([pattern]) => pattern.test(step))?.[1] ?? 0;

const stepsOf = (mend: string): readonly string[] => mend.split(/, then |; then /).map((step) => step.trim());

/** The steps of all of them. Texts that say "or" are choices, and stay whole. */
export const mendSteps = (mends: readonly string[]): readonly string[] => {
  const steps = [...new Set(mends.flatMap(stepsOf))];
  return steps
    .map((step, index) => ({ step, index, place: placeOf(step) }))
    .sort((left, right) => left.place - right.place || left.index - right.index)
    .map(({ step }) => step);
};
