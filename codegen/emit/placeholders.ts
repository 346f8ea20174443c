/** Shows the template of a message or hint in documentation: each placeholder becomes the error's property with its value. */

/** A placeholder, with the quotes around it if there are any. */
const placeholder = /'\{(\w+)\}'|\{(\w+)\}/g;

/** Properties of the error itself. All others are properties of its data. */
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
