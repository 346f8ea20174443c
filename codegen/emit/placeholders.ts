/** Shows the template of a message or hint as words: each placeholder as the property of the error that holds its value. */

/** A placeholder, with the quotes that a template puts around a value. */
const placeholder = /'\{(\w+)\}'|\{(\w+)\}/g;

/** Properties that an error has itself; all others stand in its data. */
const own: ReadonlySet<string> = new Set(["field", "value"]);

/** For readers of an error's data: `{lastDate}` is shown as its property `lastDate`. */
export const withPropertyNames = (template: string): string =>
  template.replaceAll(placeholder, (_text, quoted?: string, plain?: string) => `\`${quoted ?? plain ?? ""}\``);

/** For readers who hold the error: `{field}` is shown as `field`, and `{lastDate}` as `data.lastDate`. */
export const withErrorProperties = (template: string): string =>
  template.replaceAll(placeholder, (_text, quoted?: string, plain?: string) => {
    const name = quoted ?? plain ?? "";
    return own.has(name) ? `\`${name}\`` : `\`data.${name}\``;
  });
