/** Functions that cache their results: contracts are read again and again, and most of them are unchanged. */

/**
 * The same function, with its results for the last `most` texts cached. Results are shared: callers must not change them. Errors
 * are not cached.
 */
export const remembering = <Given, Made>(
  most: number,
  textOf: (given: Given) => string,
  make: (given: Given) => Made,
): ((given: Given) => Made) => {
  const made = new Map<string, { readonly value: Made }>();
  return (given) => {
    const text = textOf(given);
    const known = made.get(text) ?? { value: make(given) };
    // Moves the one used last to the end.
    made.delete(text);
    made.set(text, known);
    const [oldest] = made.keys();
    if (made.size > most && oldest !== undefined) made.delete(oldest);
    return known.value;
  };
};

/** The same function, called only once for each object. Its result is shared, and kept as long as the object. */
export const oncePerObject = <Given extends object, Made>(make: (given: Given) => Made): ((given: Given) => Made) => {
  const known = new WeakMap<Given, { readonly made: Made }>();
  return (given) => {
    const kept = known.get(given) ?? { made: make(given) };
    known.set(given, kept);
    return kept.made;
  };
};
