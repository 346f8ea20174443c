/** Keeps the values that were stored or read last: a memo whose text has not changed need not be parsed again. */

const mostAtHand = 32;

export interface AtHand<Value> {
  readonly text: string;
  readonly atMs: number;
  readonly value: Value;
}

export const createHand = <Value>() => {
  const values = new Map<string, AtHand<Value>>();
  return {
    take: (name: string, text: string): AtHand<Value> | undefined => {
      const found = values.get(name);
      return found?.text === text ? found : undefined;
    },
    keep: (name: string, one: AtHand<Value>): AtHand<Value> => {
      values.delete(name);
      values.set(name, one);
      const [oldest] = values.keys();
      if (values.size > mostAtHand && oldest !== undefined) values.delete(oldest);
      return one;
    },
  };
};
