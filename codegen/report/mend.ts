/** Merges the ways to mend many findings into one list of steps: each step once, edits before the commands that build on them. */

/** The order of the steps: the first pattern that matches decides. A step that matches none is an edit and comes first. */
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

/** The steps of all mends. A text with "or" is a choice and is not split. */
export const mendSteps = (mends: readonly string[]): readonly string[] => {
  const steps = [...new Set(mends.flatMap(stepsOf))];
  return steps
    .map((step, index) => ({ step, index, place: placeOf(step) }))
    .sort((left, right) => left.place - right.place || left.index - right.index)
    .map(({ step }) => step);
};
