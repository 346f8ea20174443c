/** Names as people write them: the service has its places and airlines in capitals. Pure. */

/** Words that stay small within a name. */
const smallWords: ReadonlySet<string> = new Set(
  "a al and d da das de del dell della des di do dos du e el en la las le les los of the und y".split(" "),
);

const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** `JOHN F KENNEDY INTL` is `John F Kennedy Intl`, `PARIS CHARLES DE GAULLE` `Paris Charles de Gaulle`. A name with small letters stays as it is. */
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
