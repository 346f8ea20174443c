/** Remembers what was made of the last texts: contracts are looked at again and again, and most of them are as they were. */

/**
 * The same function, which makes what it has made of an equal text lately no second time. What it gives is shared, and never changed.
 * What it throws is not remembered.
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
    // The one used last stands last.
    made.delete(text);
    made.set(text, known);
    const [oldest] = made.keys();
    if (made.size > most && oldest !== undefined) made.delete(oldest);
    return known.value;
  };
};
