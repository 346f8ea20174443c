/** Rules on texts that go into cells. Pure. */

/** Characters of a name, an address and the like. */
export const longestText = 500;

/** And halves of characters, which no service takes. */
const controls = /\p{Cc}|\p{Surrogate}/u;

/** One line that says something. */
export const isLine = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longestText && !controls.test(value);

export const lineWords = `a text on one line, of 1 to ${longestText} characters`;

/** As far as it can be judged without sending to it. */
export const isEmailAddress = (value: unknown): value is string =>
  isLine(value) && /^[^\s@,;<>]{1,64}@[^\s@,;<>]{1,190}\.[^\s@,;<>.]{2,63}$/.test(value.trim());
