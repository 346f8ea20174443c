/** Names in mixed case: the service writes its places and airlines in capitals. Pure. */

/** Words that are lower-case within a name. */
const smallWords: ReadonlySet<string> = new Set(
  "a al and d da das de del dell della des di do dos du e el en la las le les los of the und y".split(" "),
);

const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/**
 * Writes `JOHN F KENNEDY INTL` as `John F Kennedy Intl`, `PARIS CHARLES DE GAULLE` as `Paris Charles de Gaulle`. A name
 * with lower-case letters is not changed.
 */
export const readableName = (name: string): string => {
  if (name !== name.toUpperCase()) return name;
  let isFirst = true;
  return name.replaceAll(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    const staysSmall = !isFirst && smallWords.has(lower) && word.length > 1;
    isFirst = false;
    return staysSmall ? lower : capitalised(word);
  });
};
